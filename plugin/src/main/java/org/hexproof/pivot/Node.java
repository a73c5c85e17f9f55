package org.hexproof.pivot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A position of the search, until it is decided. The side to move is the mover; the other waits.
 *
 * <p>The proof number is a guess at how much is still to be decided until Black is seen to win, the
 * refutation number the same for White.
 */
final class Node {
  /** More than any guess. */
  static final int NEVER = 1 << 30;

  /** A move and where it leads. */
  record Child(long move, Node node) {}

  private final Stones stones;
  private final boolean blackMoves;
  private final List<Child> children = new ArrayList<>();

  /**
   * The moves that may still help the mover, and what the waiting side needs against all others.
   */
  private long open;

  private long carrier;
  private Verdict verdict;
  private int proof = 1;
  private int refutation = 1;

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

  List<Child> children() {
    return children;
  }

  Optional<Verdict> verdict() {
    return Optional.ofNullable(verdict);
  }

  boolean isDecided() {
    return verdict != null;
  }

  int proof() {
    return proof;
  }

  int refutation() {
    return refutation;
  }

  /** The mover's and the waiting side's number. */
  int own() {
    return blackMoves ? proof : refutation;
  }

  int other() {
    return blackMoves ? refutation : proof;
  }

  long open() {
    return open;
  }

  void decide(Verdict found) {
    verdict = found;
    proof = found.black() ? 0 : NEVER;
    refutation = found.black() ? NEVER : 0;
  }

  /**
   * Says which moves may help the mover.
   *
   * @param needed what the waiting side needs against all others; contains the moves
   */
  void begin(long moves, long needed) {
    open = moves;
    carrier = needed;
    numbers(1, Long.bitCount(moves));
    close();
  }

  /** Takes to heart that a move leads to a decided position. */
  void absorb(long move, Verdict next) {
    if (next.black() == blackMoves) {
      decide(new Verdict(blackMoves, move | next.carrier()));
    } else {
      carrier |= next.carrier();
      open &= next.carrier() & ~move;
      close();
    }
  }

  private void close() {
    if (open == 0) {
      decide(new Verdict(!blackMoves, carrier));
    }
  }

  void numbers(int own, int other) {
    proof = blackMoves ? own : other;
    refutation = blackMoves ? other : own;
  }
}
