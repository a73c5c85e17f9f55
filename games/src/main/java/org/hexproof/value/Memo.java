package org.hexproof.value;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** Remembers what was computed; to compute it may take other results. One thread at a time. */
public final class Memo<K, V> {
  private final Map<K, V> known = new HashMap<>();
  private final Function<K, V> compute;

  public Memo(Function<K, V> compute) {
    this.compute = compute;
  }

  public V of(K key) {
    V value = known.get(key);
    if (value == null) {
      value = compute.apply(key);
      known.put(key, value);
    }
    return value;
  }
}
