package org.hexproof.report;

import com.google.common.collect.ContiguousSet;
import com.google.common.collect.ImmutableList;
import java.util.Map;
import java.util.Optional;
import org.hexproof.coloring.Construction;
import org.hexproof.coloring.KnownGames.Smallest;
import org.hexproof.coloring.Notation;
import org.hexproof.coloring.Realization;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Values;

/**
 * A set coloring game and its value.
 *
 * @param built what it is made of, if it was made for the value
 * @param game its outcomes, if it is small enough
 * @param again its value computed from the outcomes, if it was
 */
public record RealizeReport(
    Values values,
    int value,
    Optional<Built> built,
    Optional<Coloring> game,
    Optional<Integer> again,
    Style style)
    implements Account {
  /** What was built, and the smallest game beside it. */
  public record Built(Realization realization, Smallest smallest) {}

  /** Whether to list all colorings, and whether to print only signs of ASCII. */
  public record Style(boolean table, boolean ascii) {}

  private static final String NOT_LISTED =
      "left out, since it has more than " + Construction.MAX_LISTED + " cells";

  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(written(value));
    if (built.isPresent()) {
      lines.add("cells       " + built.get().realization().game().cells());
      lines.add("bound       " + built.get().realization().bound());
      lines.add("smallest    " + words(built.get().smallest()));
      lines.add("recomputed  " + again.map(this::written).orElse(NOT_LISTED));
    } else {
      lines.add("cells       " + game.orElseThrow().cells());
    }
    lines.add(
        "game        " + game.map(each -> Notation.write(each, style.ascii())).orElse(NOT_LISTED));
    if (built.isPresent()) {
      lines.add("gadgets");
      lines.addAll(gadgets().lines(built.get().realization().game()));
    }
    if (style.table() && game.isEmpty()) {
      lines.add("table       " + NOT_LISTED);
    }
    if (style.table() && game.isPresent()) {
      lines.add("table");
      for (int black : colorings(game.get())) {
        lines.add("  " + pattern(game.get(), black) + "  " + outcome(game.get(), black));
      }
    }
    return lines.build();
  }

  private String written(int handle) {
    return GameWriter.write(values.form(handle), values.poset(), style.ascii());
  }

  private String words(Smallest smallest) {
    if (smallest instanceof Smallest.Found found) {
      return found.game().cells() + "  " + Notation.write(found.game(), style.ascii());
    }
    return smallest instanceof Smallest.MoreThan more
        ? "more than " + more.cells()
        : "not searched for such outcomes";
  }

  @Override
  public Document members() {
    Document members = new Document().add("value", written(value));
    if (built.isPresent()) {
      members
          .add("cells", built.get().realization().game().cells())
          .add("bound", built.get().realization().bound())
          .add("smallest", document(built.get().smallest()))
          .add("recomputed", again.map(this::written));
    } else {
      members.add("cells", game.orElseThrow().cells());
    }
    members.add("game", game.map(this::patterns));
    if (built.isPresent()) {
      members.add("gadgets", gadgets().list(built.get().realization().game()));
    }
    if (style.table() && game.isPresent()) {
      members.addEach(
          "table",
          colorings(game.get()),
          black ->
              new Document()
                  .add("cells", pattern(game.get(), black))
                  .add("outcome", outcome(game.get(), black)));
    }
    return members;
  }

  private Optional<Document> document(Smallest smallest) {
    if (smallest instanceof Smallest.Found found) {
      return Optional.of(
          new Document().add("cells", found.game().cells()).add("game", patterns(found.game())));
    }
    return smallest instanceof Smallest.MoreThan more
        ? Optional.of(new Document().add("moreThan", more.cells()))
        : Optional.empty();
  }

  private Map<String, ImmutableList<String>> patterns(Coloring coloring) {
    return Notation.patterns(coloring, style.ascii());
  }

  /** All colorings of the cells, each by the set of those that are black. */
  private static ContiguousSet<Integer> colorings(Coloring coloring) {
    return ContiguousSet.closedOpen(0, 1 << coloring.cells());
  }

  private String pattern(Coloring coloring, int black) {
    return Notation.pattern(coloring.cells(), black, style.ascii());
  }

  private String outcome(Coloring coloring, int black) {
    return written(coloring.outcomes().get(black));
  }

  private GadgetText gadgets() {
    return new GadgetText(values.poset(), style.ascii());
  }
}
