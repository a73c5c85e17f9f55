package org.hexproof.verify;

import java.util.Optional;
import java.util.stream.Stream;
import org.hexproof.board.Position;
import org.hexproof.region.RegionLimit;
import org.hexproof.search.PivotSearch;
import org.hexproof.solving.Question;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.hexproof.value.GameTooLargeException;

/** A way to decide whether a promise is kept, with White to move. */
public interface Method {
  /** The name of the way on the command line and in reports. */
  String name();

  /**
   * Why a template can't be decided this way, as far as that is seen at first sight; what takes
   * work to find out is left to the rulings.
   */
  Optional<String> objection(Template template);

  /**
   * What is to be asked, which Black wins if the promise is kept.
   *
   * @param position a template without objection on which White has all other cells, or one of its
   *     {@link Weakening weakenings}
   */
  Question question(Position position, Promise promise);

  /** The way to take instead where the solver can't be asked this. */
  default Optional<Method> otherwise() {
    return Optional.empty();
  }

  /**
   * A solver plays for the promise itself: in one question where it is a goal, and else in the many
   * questions of a search. One that knows nothing but the game on whole boards is asked in the
   * {@link Context}.
   *
   * @param certified whether only verdicts with a certificate count; a search has none, so that the
   *     question is then the one of {@link Context}
   * @param depth of the towers, where those are asked instead
   */
  record Direct(boolean certified, int depth) implements Method {
    public static final String NAME = "direct";

    /** With towers of the usual depth. */
    public Direct(boolean certified) {
      this(certified, Context.DEPTH);
    }

    @Override
    public String name() {
      return NAME;
    }

    @Override
    public Optional<String> objection(Template template) {
      if (certified || !(template.promise() instanceof Promise.Pivoting)) {
        return Optional.empty();
      }
      return Stream.concat(
                  Stream.of(template.surrounded()),
                  Weakening.of(template).stream().map(Weakening::position))
              .anyMatch(position -> position.empty().size() > PivotSearch.MOST_CELLS)
          ? Optional.of(
              "the method '%s' cannot decide pivoting templates of more than %s cells"
                  .formatted(name(), PivotSearch.MOST_CELLS))
          : Optional.empty();
    }

    @Override
    public Question question(Position position, Promise promise) {
      return certified && promise instanceof Promise.Pivoting
          ? new Question.InContext(position, promise, 0)
          : Question.direct(position, promise);
    }

    @Override
    public Optional<Method> otherwise() {
      return Optional.of(new Context(depth, certified));
    }
  }

  /**
   * A solver plays on a whole board, where the template stands in the context that tests the
   * promise ([H3T], sections 4.6 and 6).
   *
   * @param depth of the tower of connects-both templates, at least 1
   * @param certified whether only verdicts with a certificate count; of boards those of pivoting
   *     templates have one that says something of the template
   */
  record Context(int depth, boolean certified) implements Method {
    public static final String NAME = "context";

    /** The usual depth of a tower. */
    public static final int DEPTH = 2;

    @Override
    public String name() {
      return NAME;
    }

    @Override
    public Optional<String> objection(Template template) {
      if (certified && !(template.promise() instanceof Promise.Pivoting)) {
        return Optional.of(
            "the method '" + NAME + "' writes certificates of pivoting templates only");
      }
      if (template.promise() instanceof Promise.ConnectsBoth
          && template.carrier().size() >= PivotSearch.MOST_CELLS) {
        return Optional.of(
            "the method '%s' cannot decide connects-both templates of %s cells or more"
                .formatted(NAME, PivotSearch.MOST_CELLS));
      }
      return Optional.empty();
    }

    @Override
    public Question question(Position position, Promise promise) {
      return new Question.InContext(
          position, promise, promise instanceof Promise.ConnectsBoth ? depth : 0);
    }
  }

  /**
   * The value of the template is computed and compared; small templates only, but of every kind.
   *
   * @param maxCells templates with more empty cells are not decided
   */
  record Value(int maxCells) implements Method {
    public static final String NAME = "value";

    @Override
    public String name() {
      return NAME;
    }

    @Override
    public Optional<String> objection(Template template) {
      try {
        RegionLimit.check(template.carrier().size(), maxCells);
        return Optional.empty();
      } catch (GameTooLargeException e) {
        return Optional.of("the method '" + NAME + "': " + e.getMessage());
      }
    }

    @Override
    public Question question(Position position, Promise promise) {
      return new Question.Value(position, promise);
    }
  }
}
