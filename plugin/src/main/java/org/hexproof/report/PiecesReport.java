package org.hexproof.report;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.hexproof.board.Naming;
import org.hexproof.probe.PiecesAnswer;
import org.hexproof.probe.ProbeFinding;
import org.hexproof.probe.TextPicture;
import org.hexproof.solver.Basis;
import org.hexproof.value.Game;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;

/**
 * What pieces around a region do for a White move into it.
 *
 * @param ascii whether values have T and F for ⊤ and ⊥
 */
public record PiecesReport(PiecesAnswer answer, Naming naming, boolean ascii) implements Account {
  private static final double PERCENT = 100;
  private static final int CELLS = "cells".length();

  @Override
  public Optional<Boolean> holds() {
    return answer.isViable();
  }

  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(verdict());
    ProbeFinding move =
        new ProbeFinding(
            answer.move(), name(), Optional.empty(), Optional.empty(), Optional.empty());
    TextPicture.of(answer.region(), ImmutableList.of(move)).forEach(row -> lines.add("  " + row));
    answer.counts().forEach(count -> lines.add(text(count)));
    if (!answer.ways().isEmpty()) {
      String names = String.join("  ", Lists.transform(answer.counts(), PiecesAnswer.Count::piece));
      lines.add("cells  " + names);
    }
    for (PiecesAnswer.Way way : answer.ways()) {
      lines.add(
          Strings.padStart(Integer.toString(way.cells()), CELLS, ' ')
              + "  "
              + String.join("  ", values(way)));
    }
    answer.witness().ifPresent(witness -> lines.addAll(WitnessLines.of(witness, naming)));
    return lines.build();
  }

  private String name() {
    return answer.region().name(answer.move());
  }

  private String verdict() {
    String pieces = String.join(" ", answer.given());
    if (answer.lostBy().isPresent()) {
      String piece = answer.lostBy().get();
      return piece.isEmpty()
          ? "no: with these stones around and this division %s is not viable".formatted(name())
          : "no: with piece %s %s is no longer viable".formatted(piece, name());
    }
    String viable = name() + " is viable" + (pieces.isEmpty() ? "" : " with " + pieces);
    if (holds().isEmpty()) {
      return "undecided: %s, but %s"
          .formatted(
              viable,
              answer.isBoard()
                  ? "no board came of it; another --seed may draw one"
                  : "not all values were tried, and none of the others keeps it so");
    }
    return holds().get()
        ? "yes: " + viable
        : "no: %s, but none of the values listed keeps it so".formatted(viable);
  }

  private static String text(PiecesAnswer.Count count) {
    double share = count.tried() == 0 ? 0 : PERCENT * count.viable() / count.tried();
    return String.format(
        Locale.ROOT,
        "%s: %s of %s viable (%.1f %%), %s that differ%s",
        count.piece(),
        count.viable(),
        count.tried(),
        share,
        count.kept(),
        count.isCut() ? ", and more that were left out" : "");
  }

  private List<String> values(PiecesAnswer.Way way) {
    return way.values().stream().map(this::text).toList();
  }

  private String text(Game value) {
    return GameWriter.write(value, Posets.P3, ascii);
  }

  @Override
  public Document members() {
    return new Document()
        .add("cell", name())
        .add("viable", answer.lostBy().isEmpty())
        .add(answer.witness().isPresent() ? Basis.SOLVER : Basis.VALUE)
        .add("given", answer.given())
        .add("lostBy", answer.lostBy().filter(piece -> !piece.isEmpty()))
        .addEach(
            "listed",
            answer.counts(),
            count ->
                new Document()
                    .add("piece", count.piece())
                    .add("tried", count.tried())
                    .add("viable", count.viable())
                    .add("kept", count.kept())
                    .add("cut", count.isCut()))
        .addEach(
            "ways",
            answer.ways(),
            way -> new Document().add("cells", way.cells()).add("values", values(way)))
        .add("witness", answer.witness().map(WitnessLines::document));
  }
}
