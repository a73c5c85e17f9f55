package org.hexproof.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One side's proofs. A proof is kept with one of the stones that it rests on, and looked at only
 * where the side has that.
 */
final class SideProofs {
  private record Proof(long stones, Reach verdict) {}

  /** By the number of the stone's bit; the last ones rest on no stone. */
  private final List<List<Proof>> byStone = new ArrayList<>();

  SideProofs() {
    for (int i = 0; i <= Long.SIZE; i++) {
      byStone.add(new ArrayList<>());
    }
  }

  /** Keeps a proof with the stone that has the fewest. */
  void add(long stones, Reach verdict) {
    List<Proof> best = byStone.get(Long.SIZE);
    for (long left = stones; left != 0; left &= left - 1) {
      List<Proof> proofs = byStone.get(Long.numberOfTrailingZeros(left));
      if (best == byStone.get(Long.SIZE) || proofs.size() < best.size()) {
        best = proofs;
      }
    }
    best.add(new Proof(stones, verdict));
  }

  /** What one of the proofs says where the side has these stones and the opponent those. */
  Optional<Reach> find(long own, long other) {
    Optional<Reach> found = find(byStone.get(Long.SIZE), own, other);
    for (long left = own; left != 0 && found.isEmpty(); left &= left - 1) {
      found = find(byStone.get(Long.numberOfTrailingZeros(left)), own, other);
    }
    return found;
  }

  private static Optional<Reach> find(List<Proof> proofs, long own, long other) {
    for (int i = proofs.size() - 1; i >= 0; i--) {
      Proof proof = proofs.get(i);
      if ((proof.stones & ~own) == 0 && (proof.verdict.carrier() & other) == 0) {
        return Optional.of(new Reach(proof.verdict.black(), proof.verdict.carrier() & ~own));
      }
    }
    return Optional.empty();
  }
}
