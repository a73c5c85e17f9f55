package org.hexproof.report;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.hexproof.induction.EscapeFinding;
import org.hexproof.induction.RowFinding;
import org.hexproof.solver.Basis;

/**
 * Which ladder escapes are proved, for all distances.
 *
 * @param certified whether there are certificates of all positions that a proof rests on
 */
public record EscapeReport(ImmutableList<EscapeFinding> escapes, boolean certified)
    implements Account {
  @Override
  public Optional<Boolean> holds() {
    List<Optional<Boolean>> all = rows().map(RowFinding::holds).toList();
    if (all.contains(Optional.of(false))) {
      return Optional.of(false);
    }
    return all.contains(Optional.<Boolean>empty()) ? Optional.empty() : Optional.of(true);
  }

  private Stream<RowFinding> rows() {
    return escapes.stream().flatMap(escape -> escape.rows().stream());
  }

  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    for (EscapeFinding escape : escapes) {
      lines.add(escape.escape().name());
      escape.rows().forEach(row -> add(row, lines));
    }
    if (rows().anyMatch(row -> row.holds().equals(Optional.of(true)))) {
      lines.add(
          "by induction: a step leads nearer, or to a row that holds, or to the edge, until the"
              + " base decides");
      lines.add(
          "rests on  the replies of each step, which were read again, and its positions and the"
              + " base, "
              + (certified
                  ? "by checked certificates"
                  : "by the word of the solver (--certify writes certificates)"));
    }
    return lines.build();
  }

  private static void add(RowFinding row, ImmutableList.Builder<String> lines) {
    int from = row.claim().from();
    lines.add(
        "%-9s row %s: %s"
            .formatted(
                row.holds().map(holds -> holds ? "holds" : "fails").orElse("undecided"),
                row.claim().ladder().row(),
                row.refuted()
                    .map(distance -> "White stops a ladder at a distance of " + distance)
                    .orElse("ladders at all distances from " + from + " on reach the edge")));
    row.trouble().ifPresent(trouble -> lines.add("          " + trouble));
    if (row.refuted().isPresent()) {
      return;
    }
    if (!row.bases().isEmpty()) {
      lines.add(
          "          base: at %s from %s on the ladder is joined to the edge as it stands"
              .formatted(Counted.of(row.bases().size(), "distance"), from));
    }
    lines.add("          step: " + row.step().map(EscapeReport::words).orElse("none was found"));
  }

  private static String words(RowFinding.Going step) {
    List<String> ends =
        Stream.of(
                Optional.of("to the edge"),
                listed(step.ahead(), "to a ladder %s farther"),
                listed(step.lower(), "to one along row %s"))
            .flatMap(Optional::stream)
            .toList();
    return "from a distance of %s on, within %s: %s; %s"
        .formatted(
            step.least(),
            Counted.of(step.width(), "column"),
            String.join(", or ", ends),
            Counted.of(step.answers().size(), "position"));
  }

  private static Optional<String> listed(ImmutableSortedSet<Integer> numbers, String words) {
    return numbers.isEmpty()
        ? Optional.empty()
        : Optional.of(
            words.formatted(numbers.stream().map(String::valueOf).collect(joining(" or "))));
  }

  @Override
  public Document members() {
    return new Document()
        .add("proved", holds())
        .add(rows().map(RowFinding::basis).reduce(Basis.NOTHING, Basis::and))
        .addEach("escapes", escapes, EscapeReport::document);
  }

  private static Document document(EscapeFinding escape) {
    return new Document()
        .add("name", escape.escape().name())
        .addEach("rows", escape.rows(), EscapeReport::document);
  }

  private static Document document(RowFinding row) {
    return new Document()
        .add("row", row.claim().ladder().row())
        .add("from", row.claim().from())
        .add("holds", row.holds())
        .add("refuted", row.refuted())
        .add("bases", row.bases().size())
        .add("step", row.step().map(EscapeReport::document))
        .add("trouble", row.trouble());
  }

  private static Document document(RowFinding.Going step) {
    return new Document()
        .add("from", step.least())
        .add("columns", step.width())
        .add("ahead", step.ahead())
        .add("lower", step.lower())
        .add("positions", step.answers().size())
        .add("solves", step.solves())
        .add("nodes", step.nodes());
  }
}
