package org.hexproof.annotate;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.hexproof.board.Cell;
import org.hexproof.board.Naming;
import org.hexproof.estimate.Estimate;
import org.hexproof.local.FactText;

/** What is said of moves and positions, in words. */
public record Remarks(Analysis analysis, Naming naming) {
  /** More cells than a reader of the words takes in; they are marked on the board as well. */
  private static final int MOST_NAMED = 12;

  /** Sentences on a step; none if nothing is known. */
  public List<String> sentences(int number) {
    List<String> sentences = new ArrayList<>();
    boolean isNew = !analysis.game().isSameAsBefore(number);
    if (isNew && analysis.verdict(number) instanceof PositionVerdict.Won won) {
      sentences.add(position(number, won));
    }
    if (isNew) {
      analysis.estimate(number).ifPresent(estimate -> sentences.add(position(number, estimate)));
    }
    analysis.doubt(number).ifPresent(doubt -> sentences.add(sentence(doubt)));
    analysis.blunder(number).ifPresent(blunder -> sentences.add(sentence(blunder)));
    if (analysis.resignsWon(number)) {
      sentences.add(
          naming.name(analysis.winner(number).orElseThrow()) + " resigns a won position.");
    }
    return sentences;
  }

  private String position(int number, PositionVerdict.Won won) {
    String winner = naming.name(won.winner());
    if (won.way() == PositionVerdict.Way.OVER) {
      return winner + " has won.";
    }
    if (!analysis.game().step(number).toMove().equals(Optional.of(won.winner()))) {
      return naming.name(won.winner().opposite()) + " to move, " + winner + " wins.";
    }
    String start = winner + " to move wins";
    if (won.complete()) {
      return start + all(won.winning());
    }
    return won.winning().isEmpty()
        ? start + "; which moves win is not decided."
        : start + " with " + cells(won.winning()) + "; whether other moves win is not decided.";
  }

  private String position(int number, Estimate estimate) {
    String toMove = naming.name(analysis.game().step(number).toMove().orElseThrow());
    return toMove + " to move, not decided; " + estimate.words(naming) + ".";
  }

  private String sentence(Doubt doubt) {
    String start = "Doubtful: the estimate for " + naming.name(doubt.player());
    return start + drop(doubt) + ".";
  }

  private static String drop(Doubt doubt) {
    String before = doubt.before().text(doubt.player());
    return doubt
        .after()
        .map(
            after ->
                " falls from "
                    + before
                    + " to "
                    + after.text(doubt.player())
                    + doubt.preferred().map(cell -> "; it preferred " + cell).orElse(""))
        .orElse(
            " was "
                + before
                + doubt.preferred().map(cell -> ", preferring " + cell + ",").orElse("")
                + " before this move, after which the other side wins");
  }

  private static String all(Collection<Cell> winning) {
    if (winning.size() > MOST_NAMED) {
      return " with " + winning.size() + " moves.";
    }
    return " with " + cells(winning) + (winning.size() == 1 ? " alone." : " and no other move.");
  }

  private String sentence(Blunder blunder) {
    String loser = naming.name(blunder.before().winner());
    String refutation = refutation(blunder).map(words -> " " + words + ".").orElse("");
    return "This move throws " + loser + "'s win away: " + kept(blunder) + "." + refutation;
  }

  private static Optional<String> refutation(Blunder blunder) {
    return blunder.refutation().line().stream().findFirst().map(move -> move + " refutes it");
  }

  /** What is proved of a move by itself; empty if nothing is. */
  public static Optional<String> facts(Analysis analysis, int number) {
    return analysis.facts(number).isEmpty()
        ? Optional.empty()
        : Optional.of(
            analysis.facts(number).stream()
                .map(fact -> new FactText(fact).words())
                .collect(joining("; ", "Proved of this move: ", ".")));
  }

  /** In a few words that name no player; maybe empty. */
  static String brief(Analysis analysis, int number) {
    String judgement = judgement(analysis, number);
    boolean isBad = analysis.blunder(number).isPresent() || analysis.doubt(number).isPresent();
    return Stream.concat(
            Stream.of(judgement).filter(words -> !words.isEmpty()),
            analysis.facts(number).stream()
                .filter(fact -> fact.isFlaw() || !isBad)
                .limit(1)
                .map(fact -> new FactText(fact).words()))
        .collect(joining("; "));
  }

  /** Whether the move was good or bad; maybe empty. */
  private static String judgement(Analysis analysis, int number) {
    if (analysis.blunder(number).isPresent()) {
      Blunder blunder = analysis.blunder(number).get();
      String refutation = refutation(blunder).map(words -> "; " + words).orElse("");
      return "threw the win away; " + kept(blunder) + refutation;
    }
    if (analysis.resignsWon(number)) {
      return "resigned a won position";
    }
    if (analysis.doubt(number).isPresent()) {
      return "doubtful: the estimate" + drop(analysis.doubt(number).get());
    }
    return analysis.isOnlyMove(number) ? "the only winning move" : "";
  }

  private static String kept(Blunder blunder) {
    PositionVerdict.Won before = blunder.before();
    if (before.winning().isEmpty()) {
      return "which moves kept it is not decided";
    }
    return cells(before.winning()) + " kept it" + (before.complete() ? "" : " for one");
  }

  private static String cells(Collection<Cell> cells) {
    String named = cells.stream().limit(MOST_NAMED).map(Cell::toString).collect(joining(" "));
    int more = cells.size() - MOST_NAMED;
    return more > 0 ? named + " and " + more + " more" : named;
  }
}
