package org.hexproof.circuit;

import com.google.common.base.Joiner;
import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.hexproof.value.Image;
import org.hexproof.value.OrbitTable;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;

/**
 * A change of a 3-terminal position: perhaps the players are exchanged, then terminal i becomes
 * terminal {@code numbers(i - 1)}.
 */
public record TerminalSymmetry(boolean dual, ImmutableIntArray numbers) {
  /** All twelve, the renumberings 123, 132, 213, … and then their duals. */
  public static final ImmutableList<TerminalSymmetry> ALL =
      Stream.of(false, true)
          .flatMap(
              dual ->
                  Collections2.orderedPermutations(List.of(1, 2, 3)).stream()
                      .map(each -> new TerminalSymmetry(dual, ImmutableIntArray.copyOf(each))))
          .collect(ImmutableList.toImmutableList());

  /** All of them as symmetries of {@link Posets#P3}. */
  public static ImmutableList<OrbitTable.GroupMember> members() {
    return ALL.stream()
        .map(symmetry -> new OrbitTable.GroupMember(symmetry.atoms(), symmetry.dual()))
        .collect(ImmutableList.toImmutableList());
  }

  /** What it does to values over {@link Posets#P3}. */
  public Image image(Values values) {
    ImmutableIntArray map = atoms();
    return dual ? Image.dual(values.store(), values, map) : Image.of(values.store(), values, map);
  }

  /** What each atom of {@link Posets#P3} becomes. */
  public ImmutableIntArray atoms() {
    int[] atoms = new int[Posets.P3.size()];
    atoms[Posets.P3.bottom()] = dual ? Posets.P3.top() : Posets.P3.bottom();
    atoms[Posets.P3.top()] = dual ? Posets.P3.bottom() : Posets.P3.top();
    for (int terminal = 1; terminal <= 3; terminal++) {
      atoms[facing(terminal)] = facing(numbers.get(terminal - 1));
    }
    return ImmutableIntArray.copyOf(atoms);
  }

  /** The atom that joins all terminals but one. */
  private static int facing(int terminal) {
    return Posets.P3.find(List.of("a", "b", "c").get(terminal - 1));
  }

  public TerminalSymmetry inverse() {
    return new TerminalSymmetry(
        dual,
        ImmutableIntArray.of(
            numbers.indexOf(1) + 1, numbers.indexOf(2) + 1, numbers.indexOf(3) + 1));
  }

  /** What it changes, to be put behind the name of a position; nothing if it changes nothing. */
  public String words() {
    List<String> changes = new ArrayList<>();
    if (!numbers.equals(ALL.get(0).numbers)) {
      changes.add("terminals 1, 2, 3 renumbered " + Joiner.on(", ").join(numbers.asList()));
    }
    if (dual) {
      changes.add("the players exchanged");
    }
    return changes.isEmpty() ? "" : " with " + String.join(" and ", changes);
  }

  /** The nodes of the position's own terminals, from those of the changed position's. */
  public int[] before(int[] nodes) {
    return numbers.stream().map(number -> nodes[number - 1]).toArray();
  }

  /** Whether terminals that went round clockwise go round counterclockwise. */
  public boolean mirrors() {
    int place = numbers.indexOf(1);
    return numbers.get((place + 1) % 3) != 2;
  }
}
