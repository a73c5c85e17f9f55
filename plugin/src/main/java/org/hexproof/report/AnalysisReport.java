package org.hexproof.report;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Multiset;
import java.util.Locale;
import java.util.Optional;
import org.hexproof.annotate.Analysis;
import org.hexproof.annotate.AnalysisTotals;
import org.hexproof.annotate.Blunder;
import org.hexproof.annotate.Doubt;
import org.hexproof.annotate.MoveTable;
import org.hexproof.annotate.PositionVerdict;
import org.hexproof.board.Color;
import org.hexproof.board.Naming;
import org.hexproof.estimate.Estimate;
import org.hexproof.local.Fact;
import org.hexproof.local.FactText;

/** The moves of a record's main line, with totals of the whole record. */
public record AnalysisReport(Analysis analysis, Naming naming) implements Account {
  private static final ImmutableMap<PositionVerdict.Way, String> WAYS =
      ImmutableMap.of(
          PositionVerdict.Way.OVER, "by joined edges",
          PositionVerdict.Way.PLAYED, "by the move that follows",
          PositionVerdict.Way.KNOWN, "by the win of another position",
          PositionVerdict.Way.SOLVED, "by the solver");
  private static final ImmutableMap<PositionVerdict.Reason, String> REASONS =
      ImmutableMap.of(
          PositionVerdict.Reason.LIMIT, "not decided in time",
          PositionVerdict.Reason.FAILED, "at which the solver failed",
          PositionVerdict.Reason.GIVEN_UP, "not asked, since those after them were not decided",
          PositionVerdict.Reason.NO_TURN, "where the record does not say whose turn it is");

  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    ImmutableList<MoveTable.Row> rows = MoveTable.of(analysis);
    boolean isEstimated = !analysis.estimates().isEmpty();
    if (!rows.isEmpty()) {
      String estimate = isEstimated ? "estimate    " : "";
      lines.add("move  player  cell    winner  " + estimate + "remark");
    }
    rows.forEach(row -> lines.add(line(row, isEstimated)));
    AnalysisTotals totals = AnalysisTotals.of(analysis);
    lines.add(
        Counted.of(totals.positions(), "position") + ", " + totals.ways().size() + " decided");
    list(totals.ways(), WAYS, lines);
    list(totals.reasons(), REASONS, lines);
    if (totals.toWin() > 0) {
      lines.add(
          "the side to move wins %s; all winning moves are known at %s"
              .formatted(totals.toWin(), totals.complete()));
    }
    if (isEstimated) {
      lines.add(estimates(totals.estimated()));
    }
    lines.add(blunders());
    analysis.basis().remark().ifPresent(lines::add);
    return lines.build();
  }

  private String line(MoveTable.Row row, boolean isEstimated) {
    String estimate =
        String.format(Locale.ROOT, "%-10s  ", row.estimate().map(this::favorite).orElse("-"));
    return String.format(
            Locale.ROOT,
            "%4d  %-6s  %-6s  %-6s  %s%s",
            row.number(),
            naming.word(row.move().player()),
            row.text(),
            row.winner().map(naming::word).orElse("-"),
            isEstimated ? estimate : "",
            row.remark())
        .stripTrailing();
  }

  private String favorite(Estimate estimate) {
    Color favorite = estimate.favorite();
    return naming.word(favorite) + " " + estimate.text(favorite);
  }

  private String estimates(int estimated) {
    return "%s estimated, which proves nothing (%s); doubtful by that: %s"
        .formatted(
            Counted.of(estimated, "position"),
            analysis.estimates().values().stream()
                .map(Estimate::source)
                .distinct()
                .collect(joining("; ")),
            Counted.of(analysis.doubts().size(), "move"));
  }

  private String blunders() {
    if (analysis.game().size() == 1) {
      return "the record has no moves";
    }
    int all = analysis.blunders().size();
    long main =
        analysis.game().mainLine().stream()
            .filter(step -> analysis.blunder(step).isPresent())
            .count();
    if (all == 0) {
      return "no move is known to have thrown a win away";
    }
    String variations = all == main ? "" : ", " + (all - main) + " of them in variations";
    return Counted.of(all, "move") + " threw a win away" + variations;
  }

  private static <T> void list(
      Multiset<T> counted, ImmutableMap<T, String> words, ImmutableList.Builder<String> lines) {
    words.forEach(
        (kind, text) -> {
          if (counted.contains(kind)) {
            lines.add("  " + counted.count(kind) + " " + text);
          }
        });
  }

  @Override
  public Document members() {
    AnalysisTotals totals = AnalysisTotals.of(analysis);
    return new Document()
        .addEach("moves", MoveTable.of(analysis), this::document)
        .add("positions", totals.positions())
        .add("decided", totals.ways().size())
        .add("over", totals.ways().count(PositionVerdict.Way.OVER))
        .add("byMove", totals.ways().count(PositionVerdict.Way.PLAYED))
        .add("byWin", totals.ways().count(PositionVerdict.Way.KNOWN))
        .add("solved", totals.ways().count(PositionVerdict.Way.SOLVED))
        .add(
            "undecided",
            totals.reasons().count(PositionVerdict.Reason.LIMIT)
                + totals.reasons().count(PositionVerdict.Reason.FAILED))
        .add("notAsked", totals.reasons().count(PositionVerdict.Reason.GIVEN_UP))
        .add("noTurn", totals.reasons().count(PositionVerdict.Reason.NO_TURN))
        .add("toWin", totals.toWin())
        .add("complete", totals.complete())
        .add("blunders", analysis.blunders().size())
        .add("estimated", totals.estimated())
        .add("doubtful", analysis.doubts().size())
        .add(analysis.basis());
  }

  private static Document document(Estimate estimate) {
    return new Document().add("black", estimate.of(Color.BLACK)).add("source", estimate.source());
  }

  private static Document document(Fact fact) {
    return new Document()
        .add("kind", fact.label())
        .add("text", new FactText(fact).words())
        .add("cells", fact.cells())
        .addEach("templates", fact.templates(), match -> new MatchText(match).document());
  }

  private Document document(MoveTable.Row row) {
    Optional<Blunder> blunder = analysis.blunder(row.step());
    Document document =
        new Document()
            .add("number", row.number())
            .add("player", row.move().player())
            .add("move", row.text())
            .add("winner", row.winner())
            .add("threwAway", blunder.isPresent())
            .add("onlyMove", analysis.isOnlyMove(row.step()))
            .add("estimate", row.estimate().map(AnalysisReport::document))
            .add("doubtful", analysis.doubt(row.step()).isPresent())
            .add("preferred", analysis.doubt(row.step()).flatMap(Doubt::preferred))
            .addEach("facts", analysis.facts(row.step()), AnalysisReport::document);
    blunder.ifPresent(
        thrown ->
            document
                .add("kept", thrown.before().winning())
                .add("complete", thrown.before().complete())
                .add("refutation", thrown.refutation().line()));
    return document;
  }
}
