package org.hexproof.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Verdicts on one question about many positions. More black stones never harm Black and more white
 * ones never harm White, so a verdict for Black holds wherever Black has at least these stones and
 * White none in the carrier; likewise for White.
 */
final class Known {
  private record Entry(long stones, Verdict verdict) {}

  private final Map<Stones, Verdict> exact = new HashMap<>();
  private final List<Entry> black = new ArrayList<>();
  private final List<Entry> white = new ArrayList<>();

  int size() {
    return exact.size();
  }

  Optional<Verdict> find(Stones position) {
    Verdict same = exact.get(position);
    if (same != null) {
      return Optional.of(same);
    }
    return find(black, position.black(), position.white())
        .or(() -> find(white, position.white(), position.black()));
  }

  private static Optional<Verdict> find(List<Entry> entries, long own, long other) {
    for (int i = entries.size() - 1; i >= 0; i--) {
      Entry entry = entries.get(i);
      if ((entry.stones & ~own) == 0 && (entry.verdict.carrier() & other) == 0) {
        return Optional.of(new Verdict(entry.verdict.black(), entry.verdict.carrier() & ~own));
      }
    }
    return Optional.empty();
  }

  void add(Stones position, Verdict verdict) {
    exact.put(position, verdict);
    if (verdict.black()) {
      black.add(new Entry(position.black(), verdict));
    } else {
      white.add(new Entry(position.white(), verdict));
    }
  }
}
