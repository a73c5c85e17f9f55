package org.hexproof.annotate;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.estimate.Estimate;
import org.hexproof.format.GameMove;

/** The moves of the main line with what is known of them. */
public final class MoveTable {
  /**
   * A move.
   *
   * @param number counted from 1
   * @param step the number of its step
   * @param winner after it, if that is known
   * @param estimate of the position after it, if the winner is not known
   * @param remark maybe empty
   */
  public record Row(
      int number,
      int step,
      GameMove move,
      Optional<Color> winner,
      Optional<Estimate> estimate,
      String remark) {
    public String text() {
      return MoveTable.text(move);
    }
  }

  private MoveTable() {}

  /** The cell, or what was done instead of a move. */
  public static String text(GameMove move) {
    return move.cell()
        .map(Cell::toString)
        .orElseGet(
            () ->
                switch (move.kind()) {
                  case PASS -> "pass";
                  case RESIGN -> "resign";
                  case FORFEIT -> "forfeit";
                  case STONE, SWAP_PIECES, SWAP_SIDES -> "swap";
                });
  }

  public static ImmutableList<Row> of(Analysis analysis) {
    ImmutableList.Builder<Row> rows = ImmutableList.builder();
    int number = 0;
    for (int step : analysis.game().mainLine()) {
      Optional<GameMove> move = analysis.game().step(step).move();
      if (move.isPresent()) {
        number++;
        rows.add(
            new Row(
                number,
                step,
                move.get(),
                analysis.winner(step),
                analysis.estimate(step),
                Remarks.brief(analysis, step)));
      }
    }
    return rows.build();
  }
}
