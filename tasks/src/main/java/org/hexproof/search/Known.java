package org.hexproof.search;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Verdicts on one question about many positions. More black stones never harm Black and more white
 * ones never harm White, so a verdict for Black holds wherever Black has at least these stones and
 * White none in the carrier; likewise for White.
 */
final class Known {
  private final Map<Stones, Reach> exact = new HashMap<>();
  private final SideProofs black = new SideProofs();
  private final SideProofs white = new SideProofs();

  int size() {
    return exact.size();
  }

  Optional<Reach> find(Stones position) {
    Reach same = exact.get(position);
    if (same != null) {
      return Optional.of(same);
    }
    return black
        .find(position.black(), position.white())
        .or(() -> white.find(position.white(), position.black()));
  }

  void add(Stones position, Reach verdict) {
    exact.put(position, verdict);
    if (verdict.black()) {
      black.add(position.black(), verdict);
    } else {
      white.add(position.white(), verdict);
    }
  }
}
