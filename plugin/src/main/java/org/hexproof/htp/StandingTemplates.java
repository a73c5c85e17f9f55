package org.hexproof.htp;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.library.Library;
import org.hexproof.spot.Foremost;
import org.hexproof.spot.Match;
import org.hexproof.spot.Spotter;
import org.hexproof.template.Kind;
import org.hexproof.word.Labelled;

/**
 * {@code hexproof-spot}: the templates that stand, each as a connection, which HexGui lists, and
 * paints where it is chosen.
 */
final class StandingTemplates {
  private final Supplier<Position> position;
  private final Supplier<Spotter> spotter = Suppliers.memoize(() -> Spotter.of(Library.read()));

  StandingTemplates(Supplier<Position> position) {
    this.position = position;
  }

  String answer(HtpArguments arguments) throws HtpError {
    Position now = position.get();
    Set<Kind> kinds = EnumSet.noneOf(Kind.class);
    Optional<Cell> at = Optional.empty();
    for (int i = 0; i < arguments.size(); i++) {
      Optional<Kind> kind = Labelled.find(Kind.values(), arguments.word(i));
      if (kind.isPresent()) {
        kinds.add(kind.get());
      } else if (at.isEmpty()) {
        at = arguments.cells(i, i + 1, now.board()).stream().findFirst();
      } else {
        throw new HtpError(
            "expected at most one cell, got " + at.get() + " and " + arguments.word(i));
      }
    }
    Optional<Cell> only = at;
    return Foremost.of(now, spotter.get().spot(now)).stream()
        .filter(match -> kinds.isEmpty() || kinds.contains(match.kind()))
        .filter(match -> only.isEmpty() || isOn(only.get(), match))
        .map(StandingTemplates::connection)
        .collect(joining("\n"));
  }

  private static boolean isOn(Cell cell, Match match) {
    return match.stones().contains(cell) || match.carrier().contains(cell);
  }

  /**
   * As {@code black a2 c2 connects-both:bottom III-2-g [ carrier ] [ other stones ]}: HexGui knows
   * connections between two cells, be they the same, and none to an edge. A pivot counts as a
   * stone, since HexGui paints those over the carrier.
   */
  private static String connection(Match match) {
    ImmutableList<Cell> ends =
        match.promise().named().stream().sorted().limit(2).collect(toImmutableList());
    String edge =
        match.promise().edges().stream().map(each -> ":" + each.label()).collect(joining());
    ImmutableList<Cell> others =
        Stream.concat(match.stones().stream(), match.promise().pivot().stream())
            .filter(cell -> !ends.contains(cell))
            .collect(toImmutableList());
    return String.join(
        " ",
        match.side().label(),
        ends.get(0).toString(),
        Iterables.getLast(ends).toString(),
        match.kind().label() + edge,
        match.template().name().replaceAll("\\s", "_"),
        list(match.carrier()),
        list(others));
  }

  private static String list(Collection<Cell> cells) {
    return cells.stream().map(cell -> cell + " ").collect(joining("", "[ ", "]"));
  }
}
