package org.hexproof.certificate.statement;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;

/**
 * A template as it is drawn, and what there is to prove of it, with White to move. Black wins by
 * reaching the goal. All cells that are neither carrier nor stones lie outside, and are White's.
 *
 * @param stones the stones of the drawing
 * @param carrier the empty cells of the template
 * @param goal of a pivoting template its {@link Fork}
 * @param tester what a pivoting template is proved {@link Beside}; none of any other
 */
public record Outline(
    Position stones, ImmutableSet<Cell> carrier, Goal goal, Optional<Tester> tester) {
  /** The carrier has cells, all empty; with a tester there are the stone A and the cell b. */
  public Outline {
    checkArgument(!carrier.isEmpty(), "there is no carrier");
    for (Cell cell : carrier) {
      checkArgument(stones.at(cell) == Content.EMPTY, "there is a stone on %s", cell);
    }
    if (tester.isPresent()) {
      Fork fork = Fork.of(goal);
      checkArgument(stones.at(fork.a()) == Content.BLACK, "%s is no black stone", fork.a());
      checkArgument(carrier.contains(fork.b()), "%s is no cell of the carrier", fork.b());
    }
  }

  /** A template that promises a goal. */
  public Outline(Position stones, ImmutableSet<Cell> carrier, Goal goal) {
    this(stones, carrier, goal, Optional.empty());
  }

  /** The same, to be proved beside a tester. */
  public Outline beside(Tester found) {
    return new Outline(stones, carrier, goal, Optional.of(found));
  }

  /** The carrier and the black stones that the goal does not name, in reading order. */
  public ImmutableSet<Cell> parts() {
    Set<Cell> parts = Sets.union(carrier, Sets.difference(stones.black(), goal.named()));
    return stones.board().cells().stream()
        .filter(parts::contains)
        .collect(ImmutableSet.toImmutableSet());
  }

  /**
   * That Black keeps the promise, or that White breaks it. Of a pivoting template that is no
   * statement about a goal: {@link Beside#statement} makes it one.
   */
  public Statement whole(Color winner) {
    return new Statement(surrounded(), goal, Color.WHITE, winner);
  }

  /**
   * The same without a part: an empty cell is White's, and a stone is lifted.
   *
   * @throws IllegalArgumentException if the cell is no part
   */
  public Statement without(Cell part, Color winner) {
    checkArgument(parts().contains(part), "%s is no part of the template", part);
    Content weaker = stones.at(part) == Content.BLACK ? Content.EMPTY : Content.WHITE;
    return new Statement(surrounded().with(part, weaker), goal, Color.WHITE, winner);
  }

  private Position surrounded() {
    return Position.amidWhite(stones.board(), stones.black(), carrier);
  }
}
