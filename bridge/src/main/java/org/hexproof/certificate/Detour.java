package org.hexproof.certificate;

import com.google.common.primitives.Ints;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Whether cells are dead: all that could ever touch them is joined without them.
 *
 * @param need cells that the winner holds, as numbers of empty cells; and so is room, which it may
 *     come to hold
 * @param joined what is joined besides
 */
record Detour(Start start, BitSet need, BitSet room, Links joined) {
  /** What only the cells join, in words; nothing if they are dead. */
  Optional<String> missing(Set<Integer> cells) {
    boolean[] held = start.own.clone();
    start.places(need).forEach(place -> held[place] = true);
    cells.forEach(cell -> held[cell] = false);
    Links parts = start.ground.joined(held);
    IntStream.range(0, start.sheet.elements).forEach(i -> parts.join(i, joined.find(i)));
    Map<Integer, Set<Integer>> around = new HashMap<>();
    for (int cell : cells) {
      for (int x : start.sheet.touching[cell]) {
        boolean open = start.bit[x] >= 0 && room.get(start.bit[x]) && !cells.contains(x);
        if (held[x] || open) {
          around.put(x, beside(x, held, parts));
        }
      }
    }
    for (int x : around.keySet()) {
      for (int y : around.keySet()) {
        if (x < y
            && !Ints.contains(start.sheet.touching[x], y)
            && Collections.disjoint(around.get(x), around.get(y))) {
          String part = cells.stream().map(start.sheet::name).collect(Collectors.joining("+"));
          return Optional.of(
              part + " joins " + start.sheet.name(x) + " and " + start.sheet.name(y));
        }
      }
    }
    return Optional.empty();
  }

  /** The parts of what is held that a place touches or belongs to. */
  private Set<Integer> beside(int place, boolean[] held, Links parts) {
    return IntStream.concat(IntStream.of(place), Arrays.stream(start.sheet.touching[place]))
        .filter(next -> held[next])
        .mapToObj(parts::find)
        .collect(Collectors.toSet());
  }
}
