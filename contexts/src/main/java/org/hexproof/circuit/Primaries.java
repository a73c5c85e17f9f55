package org.hexproof.circuit;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import java.util.OptionalInt;
import org.hexproof.format.FormatException;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.Posets;

/**
 * Positions by name. The standard ones are those of the paper's 122 whose values follow from the
 * lines of its Figure 15; the others' drawings are lost.
 */
public final class Primaries {
  /** {@code P1}, {@code P2}, {@code P3}, {@code P5} and {@code P25}, numbered as in the paper. */
  public static final Primaries STANDARD =
      new Primaries(
          ImmutableMap.<String, Primary>builder()
              .put("P1", primary("P1", 2, 1, "{c|⊥}"))
              .put("P2", primary("P2", 3, 1, "{⊤|⊥}"))
              .put("P3", primary("P3", 3, 2, "{⊤|{a|⊥}}"))
              .put("P5", primary("P5", 3, 3, "{a,{⊤|b}|⊥}"))
              .put("P25", primary("P25", 3, 6, "{b|b,{a|⊥}}"))
              .buildOrThrow());

  private final ImmutableMap<String, Primary> byName;

  private Primaries(ImmutableMap<String, Primary> byName) {
    this.byName = byName;
  }

  private static Primary primary(String name, int terminals, int cells, String value) {
    try {
      Game game = GameReader.read(name, value, Posets.P3);
      return new Primary(name, terminals, OptionalInt.of(cells), game);
    } catch (FormatException e) {
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

  public Optional<Primary> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /** The names, separated by commas. */
  public String names() {
    return String.join(", ", byName.keySet());
  }
}
