package org.hexproof.solving;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.primitives.Ints;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.GoalText;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.solver.Problem;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;

/** Questions in one line of text. */
final class QuestionText {
  private static final String GOAL = "goal";
  private static final String PIVOT = "pivot";
  private static final String CONTEXT = "context";
  private static final String VALUE = "value";
  private static final String TO_MOVE = " to move";
  private static final String DEPTH = "depth ";
  private static final String PARTS = "; ";

  private static final Pattern POSITION =
      Pattern.compile("([0-9]{1,2})x([0-9]{1,2}) black ([^-]+|-) white ([^-]+|-)");

  private QuestionText() {}

  static String of(Question question) {
    if (question instanceof Question.Goal goal) {
      Problem problem = goal.problem();
      return line(GOAL, problem.position(), problem.toMove().label() + TO_MOVE, of(problem.goal()));
    }
    if (question instanceof Question.Pivot pivot) {
      return line(PIVOT, pivot.position(), of(pivot.promise()));
    }
    if (question instanceof Question.InContext context) {
      String promise = of(context.promise());
      return context.depth() == 0
          ? line(CONTEXT, context.position(), promise)
          : line(CONTEXT, context.position(), promise, DEPTH + context.depth());
    }
    Question.Value value = (Question.Value) question;
    return line(VALUE, value.position(), of(value.promise()));
  }

  private static String line(String kind, Position position, String... rest) {
    return kind + PARTS + position + PARTS + String.join(PARTS, rest);
  }

  /** The goal as {@link GoalText} has it, with the members of each terminal in order. */
  static String of(Goal goal) {
    ImmutableList.Builder<ImmutableList<Terminal>> sorted = ImmutableList.builder();
    for (ImmutableList<Terminal> terminals : goal.alternatives()) {
      sorted.add(
          terminals.stream()
              .map(
                  terminal ->
                      new Terminal(
                          ImmutableSortedSet.copyOf(terminal.cells()),
                          ImmutableSortedSet.copyOf(terminal.edges())))
              .collect(ImmutableList.toImmutableList()));
    }
    return GoalText.format(new Goal(sorted.build()));
  }

  /** The kind, the cells in the kind's order, and the edge if there is one. */
  private static String of(Promise promise) {
    Collection<Cell> cells =
        promise instanceof Promise.OfPair pair
            ? ImmutableList.of(pair.a(), pair.b())
            : ImmutableSortedSet.copyOf(promise.named());
    return Stream.of(
            Stream.of(promise.kind().label()),
            cells.stream().map(Cell::toString),
            promise.edges().stream().map(Edge::label))
        .flatMap(words -> words)
        .collect(joining(" "));
  }

  static Question parse(String text) {
    try {
      Question question = read(Splitter.on(PARTS).splitToList(text));
      checkArgument(question.text().equals(text), "it is written '%s'", question.text());
      return question;
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("not a question: '" + text + "': " + e.getMessage(), e);
    }
  }

  private static Question read(List<String> parts) {
    checkArgument(parts.size() >= 3, "expected three or four parts with semicolons between them");
    Position position = position(parts.get(1));
    if (parts.get(0).equals(GOAL)) {
      checkArgument(parts.size() == 4, "expected the side to move and a goal");
      return new Question.Goal(
          new Problem(position, toMove(parts.get(2)), GoalText.parse(parts.get(3))));
    }
    Promise promise = promise(Splitter.on(' ').splitToList(parts.get(2)));
    if (parts.get(0).equals(CONTEXT)) {
      return new Question.InContext(position, promise, parts.size() == 3 ? 0 : depth(parts.get(3)));
    }
    checkArgument(parts.size() == 3, "expected nothing after the promise");
    return switch (parts.get(0)) {
      case PIVOT -> {
        checkArgument(promise instanceof Promise.Pivoting, "expected a promise to pivot");
        yield new Question.Pivot(position, (Promise.Pivoting) promise);
      }
      case VALUE -> new Question.Value(position, promise);
      default ->
          throw new IllegalArgumentException(
              "expected goal, pivot, context or value, not '" + parts.get(0) + "'");
    };
  }

  private static Position position(String text) {
    Matcher parts = POSITION.matcher(text);
    checkArgument(
        parts.matches(), "not a position: '%s' (expected one like 2x2 black b1 white -)", text);
    return Position.of(
        new Board(Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2))),
        cells(parts.group(3)),
        cells(parts.group(4)));
  }

  private static ImmutableSet<Cell> cells(String text) {
    return text.equals("-")
        ? ImmutableSet.of()
        : Splitter.on(' ')
            .splitToStream(text)
            .map(Cell::parse)
            .collect(ImmutableSet.toImmutableSet());
  }

  private static Color toMove(String text) {
    for (Color color : Color.values()) {
      if (text.equals(color.label() + TO_MOVE)) {
        return color;
      }
    }
    throw new IllegalArgumentException(
        "expected 'black to move' or 'white to move', not '" + text + "'");
  }

  private static Promise promise(List<String> words) {
    Kind kind = Kind.parse(words.get(0));
    if (kind == Kind.INTERIOR) {
      return new Promise.Interior(cells(words.subList(1, words.size())));
    }
    checkArgument(words.size() >= 3, "expected cells and an edge after '%s'", kind.label());
    Edge edge = edge(words.get(words.size() - 1));
    ImmutableList<Cell> cells = cells(words.subList(1, words.size() - 1)).asList();
    if (kind == Kind.EDGE) {
      return new Promise.ToEdge(ImmutableSet.copyOf(cells), edge);
    }
    checkArgument(cells.size() == 2, "a promise of kind %s names two cells", kind.label());
    return kind == Kind.CONNECTS_BOTH
        ? new Promise.ConnectsBoth(cells.get(0), cells.get(1), edge)
        : new Promise.Pivoting(cells.get(0), cells.get(1), edge, kind == Kind.PIVOTING_SENTE);
  }

  private static ImmutableSet<Cell> cells(List<String> words) {
    return words.stream().map(Cell::parse).collect(ImmutableSet.toImmutableSet());
  }

  private static Edge edge(String label) {
    return Edge.find(label)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "expected top, bottom, left or right, not '" + label + "'"));
  }

  private static int depth(String text) {
    Integer depth = text.startsWith(DEPTH) ? Ints.tryParse(text.substring(DEPTH.length())) : null;
    checkArgument(depth != null, "expected a depth like '%s2', not '%s'", DEPTH, text);
    return depth;
  }
}
