package org.hexproof.circuit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.hexproof.primary.PrimaryList;
import org.hexproof.primary.PrimaryPosition;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.Posets;
import org.hexproof.value.ValueSyntaxException;

/**
 * Positions by name. The standard ones are our own list, {@link PrimaryList}, and those of the 122
 * of [H3T], section 5.2, whose values follow from the lines of its Figure 15; the others' drawings
 * are lost.
 */
public final class Primaries {
  /**
   * {@code P1}, {@code P2}, {@code P3}, {@code P5}, {@code P9}, {@code P15} and {@code P25},
   * numbered as in [H3T], Figure 14, and {@code Q1}, {@code Q2}, … as in our own list.
   */
  public static final Primaries STANDARD = standard();

  private final ImmutableMap<String, Primary> byName;

  private Primaries(ImmutableMap<String, Primary> byName) {
    this.byName = byName;
  }

  private static Primaries standard() {
    ImmutableMap.Builder<String, Primary> all =
        ImmutableMap.<String, Primary>builder()
            .put("P1", primary("P1", 2, 1, "{c|⊥}"))
            .put("P2", primary("P2", 3, 1, "{⊤|⊥}"))
            .put("P3", primary("P3", 3, 2, "{⊤|{a|⊥}}"))
            .put("P5", primary("P5", 3, 3, "{a,{⊤|b}|⊥}"))
            .put(
                "P9",
                primary(
                    "P9",
                    3,
                    4,
                    "{{⊤|b},{⊤|{{⊤|a},{⊤|c}|{a|⊥},{c|⊥}}}|{b|⊥},{{{⊤|a},{⊤|c}|{a|⊥},{c|⊥}}|⊥}}"))
            .put("P15", primary("P15", 3, 5, "{{{⊤|a}|a,{c|⊥}}|⊥}"))
            .put("P25", primary("P25", 3, 6, "{b|b,{a|⊥}}"));
    for (PrimaryPosition position : PrimaryList.shipped()) {
      int terminals = position.drawing().terminals().size();
      OptionalInt cells = OptionalInt.of(position.cells());
      all.put(position.name(), new Primary(position.name(), terminals, cells, position.value()));
    }
    return new Primaries(all.buildOrThrow());
  }

  private static Primary primary(String name, int terminals, int cells, String value) {
    try {
      Game game = GameReader.read(name, value, Posets.P3);
      return new Primary(name, terminals, OptionalInt.of(cells), game);
    } catch (ValueSyntaxException e) {
      throw new AssertionError(e);
    }
  }

  /** These and one more, which replaces another of its name. */
  public Primaries with(Primary primary) {
    ImmutableMap.Builder<String, Primary> more = ImmutableMap.builder();
    more.putAll(byName);
    more.put(primary.name(), primary);
    return new Primaries(more.buildKeepingLast());
  }

  ImmutableSet<String> known() {
    return byName.keySet();
  }

  public Optional<Primary> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /** The names, separated by commas; of the long row of our own list only the ends. */
  public String names() {
    ImmutableList<String> names = byName.keySet().asList();
    List<String> shown = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      boolean inner =
          i > 0
              && i + 1 < names.size()
              && isOwn(names.get(i - 1))
              && isOwn(names.get(i))
              && isOwn(names.get(i + 1));
      if (!inner) {
        shown.add(names.get(i));
      } else if (!shown.get(shown.size() - 1).equals("…")) {
        shown.add("…");
      }
    }
    return String.join(", ", shown);
  }

  private static boolean isOwn(String name) {
    return name.matches("Q[0-9]+");
  }
}
