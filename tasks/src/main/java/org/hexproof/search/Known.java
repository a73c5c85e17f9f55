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
  private final Map<Stones, Verdict> exact = new HashMap<>();
  private final Proofs black = new Proofs();
  private final Proofs white = new Proofs();

  int size() {
    return exact.size();
  }

  Optional<Verdict> find(Stones position) {
    Verdict same = exact.get(position);
    if (same != null) {
      return Optional.of(same);
    }
    return black
        .find(position.black(), position.white())
        .or(() -> white.find(position.white(), position.black()));
  }

  void add(Stones position, Verdict verdict) {
    exact.put(position, verdict);
    if (verdict.black()) {
      black.add(position.black(), verdict);
    } else {
      white.add(position.white(), verdict);
    }
  }
}
