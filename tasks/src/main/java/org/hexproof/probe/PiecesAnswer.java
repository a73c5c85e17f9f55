package org.hexproof.probe;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.value.Game;

/**
 * What pieces around a region do for a White move into it.
 *
 * @param region the region with the stones around it
 * @param move the move
 * @param given the names of the pieces that have values
 * @param lostBy the first of these with which the move is no longer viable; an empty text if it is
 *     not even without them; nothing if it stays viable
 * @param counts what came of listing pieces, one after another
 * @param ways to fill these, simple ones first; perhaps not all
 * @param isBoard whether all pieces are given, so that a board was looked for
 * @param witness the board on which the move is the only one to win
 * @param failure what went wrong with the solver, as in {@code failed: it died}
 */
public record PiecesAnswer(
    ProbedRegion region,
    Cell move,
    ImmutableList<String> given,
    Optional<String> lostBy,
    ImmutableList<Count> counts,
    ImmutableList<Way> ways,
    boolean isBoard,
    Optional<Witness> witness,
    Optional<String> failure) {
  /**
   * How many values of a piece keep the move viable.
   *
   * @param piece its name
   * @param tried how many there are, times the ways to fill the pieces before
   * @param viable how many of these keep it viable
   * @param kept how many of those are told apart by what they make of the move
   * @param isCut whether some were left out, since there are too many or the time was up
   */
  public record Count(String piece, long tried, long viable, int kept, boolean isCut) {}

  /** A way to fill the pieces that are listed, over {@link org.hexproof.value.Posets#P3}. */
  public record Way(int cells, ImmutableList<Game> values) {}

  PiecesAnswer(ProbedRegion region, Cell move, ImmutableList<String> given) {
    this(
        region,
        move,
        given,
        Optional.empty(),
        ImmutableList.of(),
        ImmutableList.of(),
        /* isBoard= */ false,
        Optional.empty(),
        Optional.empty());
  }

  PiecesAnswer lostBy(String piece) {
    return new PiecesAnswer(
        region, move, given, Optional.of(piece), counts, ways, isBoard, witness, failure);
  }

  PiecesAnswer with(ImmutableList<Count> listed, ImmutableList<Way> shown) {
    return new PiecesAnswer(region, move, given, lostBy, listed, shown, isBoard, witness, failure);
  }

  PiecesAnswer with(Optional<Witness> found, Optional<String> trouble) {
    return new PiecesAnswer(
        region, move, given, lostBy, counts, ways, /* isBoard= */ true, found, trouble);
  }

  /**
   * Whether the move stays viable, and with some value of each piece that is listed; nothing if no
   * board came of pieces with which it does, or not all values were tried.
   */
  public Optional<Boolean> isViable() {
    boolean isLeft = counts.stream().allMatch(count -> count.viable() > 0);
    boolean isOpen = isBoard && witness.isEmpty();
    if (isOpen || (!isLeft && counts.stream().anyMatch(Count::isCut))) {
      return Optional.empty();
    }
    return Optional.of(lostBy.isEmpty() && isLeft);
  }
}
