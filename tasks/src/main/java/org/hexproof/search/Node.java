package org.hexproof.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A position of the search. The side to move is the mover; the other waits. A side's number is a
 * guess at how much is still to be decided until that side is seen to win.
 */
final class Node {
  /** More than any guess. */
  static final int NEVER = 1 << 30;

  record Child(long move, Node node) {}

  private final Stones stones;
  private final boolean blackMoves;
  private final List<Child> children = new ArrayList<>();

  /** The moves that may still help the mover. */
  private long moves;

  /** What the waiting side needs against all other moves. */
  private long carrier;

  private int own = 1;
  private int other = 1;
  private Optional<Reach> verdict = Optional.empty();
  private boolean expanded;

  Node(Stones stones, boolean blackMoves) {
    this.stones = stones;
    this.blackMoves = blackMoves;
  }

  Stones stones() {
    return stones;
  }

  boolean blackMoves() {
    return blackMoves;
  }

  long moves() {
    return moves;
  }

  Optional<Reach> verdict() {
    return verdict;
  }

  boolean isDecided() {
    return verdict.isPresent();
  }

  /** The mover's number. */
  int own() {
    return own;
  }

  /** The waiting side's number. */
  int other() {
    return other;
  }

  /** Whether all moves that may help have their children. */
  boolean isExpanded() {
    return expanded;
  }

  void setExpanded() {
    expanded = true;
  }

  boolean has(long move) {
    return children.stream().anyMatch(child -> child.move == move);
  }

  /** The children that may still help the mover. */
  Stream<Child> open() {
    return children.stream().filter(child -> (child.move & moves) != 0);
  }

  void decide(Reach found) {
    verdict = Optional.of(found);
    own = found.black() == blackMoves ? 0 : NEVER;
    other = found.black() == blackMoves ? NEVER : 0;
  }

  /**
   * Says which moves may help the mover.
   *
   * @param needed what the waiting side needs against all others; contains the moves
   */
  void begin(long helpful, long needed) {
    moves = helpful;
    carrier = needed;
    other = Long.bitCount(helpful);
    decideIfHopeless();
  }

  void add(long move, Node child) {
    children.add(new Child(move, child));
    child.verdict.ifPresent(next -> absorb(move, next));
  }

  void absorbDecided() {
    for (Child child : children) {
      if ((child.move & moves) != 0 && !isDecided()) {
        child.node.verdict.ifPresent(next -> absorb(child.move, next));
      }
    }
  }

  private void absorb(long move, Reach next) {
    if (next.black() == blackMoves) {
      decide(new Reach(blackMoves, move | next.carrier()));
    } else {
      carrier |= next.carrier();
      moves &= next.carrier() & ~move;
      decideIfHopeless();
    }
  }

  private void decideIfHopeless() {
    if (moves == 0) {
      decide(new Reach(!blackMoves, carrier));
    }
  }

  /**
   * Takes the numbers from the open children. The waiting side has to answer all moves, but what
   * answers one often answers others, so only the hardest counts in full.
   */
  void count() {
    int best = NEVER;
    int most = 0;
    int open = 0;
    for (Child child : children) {
      if ((child.move & moves) != 0) {
        best = Math.min(best, child.node.other);
        most = Math.max(most, child.node.own);
        open++;
      }
    }
    own = best;
    other = most + open - 1;
  }
}
