package org.hexproof.certificate;

import java.util.ArrayList;
import java.util.List;

/** The claims that a proof has made, and the numbers of a certificate that say so. */
final class NaiveClaims {
  /** A claim that was proved; sets are bits. */
  record Claim(int target, int need, int room) {}

  /** The certificate as far as it is written. */
  final List<Integer> numbers = new ArrayList<>();

  private final NaiveGame game;
  private final List<Claim> all = new ArrayList<>();

  NaiveClaims(NaiveGame game) {
    this.game = game;
  }

  Claim get(int claim) {
    return all.get(claim);
  }

  int size() {
    return all.size();
  }

  /** The number of a claim that is written. */
  int add(int target, int need, int room) {
    all.add(new Claim(target, need, room));
    return all.size() - 1;
  }

  /** Writes stones and the claims that are built upon. */
  void addSteps(int stones, List<Integer> chosen) {
    int there = stones & ((1 << game.empties.length) - 1);
    numbers.add(Integer.bitCount(there));
    for (int i : game.shuffled()) {
      if ((there >>> i & 1) != 0) {
        numbers.add(game.empties[i]);
      }
    }
    numbers.add(chosen.size());
    numbers.addAll(chosen);
  }

  /** Joins what stones and these claims join. */
  void joinAll(List<Integer> chosen, int has) {
    game.join(has);
    for (int claim : chosen) {
      int[] ends = game.ends(all.get(claim).target());
      game.links.join(ends[0], ends[1]);
    }
  }

  boolean isJoinedBy(List<Integer> chosen, int has, int u, int v) {
    joinAll(chosen, has);
    return game.links.find(u) == game.links.find(v);
  }
}
