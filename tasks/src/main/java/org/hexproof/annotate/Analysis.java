package org.hexproof.annotate;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.estimate.Estimate;
import org.hexproof.format.GameMove;
import org.hexproof.local.Fact;
import org.hexproof.solver.Basis;
import org.hexproof.solver.Grounds;

/**
 * What is known of the positions of a record.
 *
 * @param verdicts by the numbers of the steps
 * @param blunders by the numbers of the steps that threw a win away
 * @param estimates by the numbers of the steps, of positions that are not decided
 * @param doubts the doubtful moves of the main line by the numbers of their steps
 * @param facts by the numbers of the steps of the main line, the most telling first
 * @param failure what happened when the solver failed first, if it did
 * @param basis what all that rests on, but for edges that are joined on the board
 */
public record Analysis(
    GameRecord game,
    ImmutableList<PositionVerdict> verdicts,
    ImmutableMap<Integer, Blunder> blunders,
    ImmutableMap<Integer, Estimate> estimates,
    ImmutableMap<Integer, Doubt> doubts,
    ImmutableListMultimap<Integer, Fact> facts,
    Optional<String> failure,
    Basis basis) {
  /** Whether the solver failed before it decided anything. */
  boolean isVain() {
    return failure.isPresent() && basis.equals(Basis.NOTHING);
  }

  /** The same with these estimates. */
  Analysis with(ImmutableMap<Integer, Estimate> supposed) {
    return with(supposed, Doubt.of(with(supposed, ImmutableMap.of())));
  }

  private Analysis with(
      ImmutableMap<Integer, Estimate> supposed, ImmutableMap<Integer, Doubt> doubtful) {
    return new Analysis(game, verdicts, blunders, supposed, doubtful, facts, failure, basis);
  }

  /** The same with these facts, and what they rest on. */
  Analysis with(ImmutableListMultimap<Integer, Fact> proved, Grounds grounds) {
    return new Analysis(
        game,
        verdicts,
        blunders,
        estimates,
        doubts,
        proved,
        failure.or(grounds::failure),
        basis.and(grounds.basis()));
  }

  public PositionVerdict verdict(int number) {
    return verdicts.get(number);
  }

  public Optional<Color> winner(int number) {
    return verdict(number) instanceof PositionVerdict.Won won
        ? Optional.of(won.winner())
        : Optional.empty();
  }

  /** What is supposed where no winner is known. */
  public Optional<Estimate> estimate(int number) {
    return Optional.ofNullable(estimates.get(number));
  }

  /** What is proved of a move by itself, the most telling first. */
  public ImmutableList<Fact> facts(int number) {
    return facts.get(number);
  }

  public Optional<Blunder> blunder(int number) {
    return Optional.ofNullable(blunders.get(number));
  }

  public Optional<Doubt> doubt(int number) {
    return Optional.ofNullable(doubts.get(number));
  }

  /** Whether a player gives up who would win. */
  public boolean resignsWon(int number) {
    return game.step(number)
        .move()
        .filter(move -> move.kind() == GameMove.Kind.RESIGN)
        .map(GameMove::player)
        .flatMap(player -> winner(number).map(player::equals))
        .orElse(false);
  }

  /** Whether no other move would have won. */
  public boolean isOnlyMove(int number) {
    return game.turn(number)
        .flatMap(GameMove::cell)
        .map(cell -> isOnlyMove(cell, verdict(game.step(number).parent().orElseThrow())))
        .orElse(false);
  }

  private static boolean isOnlyMove(Cell cell, PositionVerdict before) {
    return before instanceof PositionVerdict.Won won
        && won.complete()
        && won.winning().equals(ImmutableSet.of(cell));
  }
}
