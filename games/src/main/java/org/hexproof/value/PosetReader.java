package org.hexproof.value;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads posets: a name of {@link Posets}, or chains separated by commas, as in {@code ⊥<a<⊤,
 * ⊥<b<⊤}. {@code T} and {@code F} stand for ⊤ and ⊥.
 */
public final class PosetReader {
  private static final String HINT =
      "write chains from the least atom to the greatest, like F<a<T, F<b<T";

  private PosetReader() {}

  /** The poset that the text describes, with least atom ⊥ and greatest atom ⊤. */
  public static FinitePoset read(String file, String text) throws ValueSyntaxException {
    if (text.indexOf('<') < 0) {
      try {
        return Posets.named(text.trim());
      } catch (IllegalArgumentException e) {
        throw new ValueSyntaxException(file, 1, 1, e.getMessage());
      }
    }
    Map<String, Integer> names = new LinkedHashMap<>();
    List<int[]> less = new ArrayList<>();
    int start = 0;
    for (String chain : text.split(",", -1)) {
      readChain(file, chain, start, names, less);
      start += chain.length() + 1;
    }
    return build(file, ImmutableList.copyOf(names.keySet()), less);
  }

  private static void readChain(
      String file, String chain, int start, Map<String, Integer> names, List<int[]> less)
      throws ValueSyntaxException {
    int column = start + 1;
    int previous = -1;
    for (String part : chain.split("<", -1)) {
      String name = part.trim();
      if (!name.matches("[\\p{L}\\p{N}_.'⊤⊥]+")) {
        throw new ValueSyntaxException(file, 1, column, "expected an atom's name", HINT);
      }
      String known = name.equals("T") ? Posets.TOP : name.equals("F") ? Posets.BOTTOM : name;
      int atom = names.computeIfAbsent(known, key -> names.size());
      if (previous >= 0) {
        less.add(new int[] {previous, atom});
      }
      previous = atom;
      column += part.length() + 1;
    }
  }

  private static FinitePoset build(String file, ImmutableList<String> names, List<int[]> less)
      throws ValueSyntaxException {
    FinitePoset poset;
    try {
      poset = FinitePoset.of(names, less);
    } catch (IllegalArgumentException e) {
      throw new ValueSyntaxException(file, 1, 1, "not a poset: " + e.getMessage(), HINT);
    }
    if (!poset.name(poset.bottom()).equals(Posets.BOTTOM)
        || !poset.name(poset.top()).equals(Posets.TOP)) {
      throw new ValueSyntaxException(
          file,
          1,
          1,
          "the least atom must be called ⊥ (or F) and the greatest ⊤ (or T), not %s and %s"
              .formatted(poset.name(poset.bottom()), poset.name(poset.top())),
          HINT);
    }
    return poset;
  }
}
