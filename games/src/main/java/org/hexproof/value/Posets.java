package org.hexproof.value;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;

/**
 * The posets that have names.
 *
 * <p>[H3T] and [PASS] use the same short names for different posets. Here a name means:
 *
 * <ul>
 *   <li>{@code bool} (also {@code P2}): ⊥ &lt; ⊤, the outcomes of a 2-terminal region;
 *   <li>{@code P3} (also {@code P5}): ⊥ &lt; a, b, c &lt; ⊤, the outcomes of a 3-terminal region.
 *       [H3T] says P3, [PASS] says P5;
 *   <li>{@code corner}: P3 with c &lt;= a added;
 *   <li>{@code fork} (also {@code P4}): ⊥ &lt; a, b &lt; ⊤. [H3T] says P2, [PASS] says P4;
 *   <li>{@code terminals:N}: the outcomes of an N-terminal region, which are the non-crossing
 *       partitions of 1, …, N, for N from 2 to 5: {@code 12.34} joins 1 with 2 and 3 with 4.
 * </ul>
 */
public final class Posets {
  public static final String TOP = "⊤";

  public static final String BOTTOM = "⊥";

  public static final FinitePoset BOOLEAN = between();
  public static final FinitePoset P3 = between("a", "b", "c");
  public static final FinitePoset FORK = between("a", "b");

  /** A duality of corners exchanges a and c, since c &lt;= a turns round. */
  public static final FinitePoset CORNER =
      FinitePoset.of(
              ImmutableList.of(BOTTOM, "c", "a", "b", TOP),
              List.of(
                  new int[] {0, 1},
                  new int[] {1, 2},
                  new int[] {2, 4},
                  new int[] {0, 3},
                  new int[] {3, 4}))
          .withDuality(4, 2, 1, 3, 0);

  /** Regions of more terminals have more outcomes than a poset has atoms. */
  public static final int MAX_TERMINALS = 5;

  private Posets() {}

  /** The named atoms, incomparable to each other, between ⊥ and ⊤. */
  private static FinitePoset between(String... atoms) {
    List<String> names = new ArrayList<>(List.of(BOTTOM));
    names.addAll(List.of(atoms));
    names.add(TOP);
    List<int[]> less = new ArrayList<>();
    less.add(new int[] {0, names.size() - 1});
    for (int i = 1; i < names.size() - 1; i++) {
      less.add(new int[] {0, i});
      less.add(new int[] {i, names.size() - 1});
    }
    return FinitePoset.of(ImmutableList.copyOf(names), less);
  }

  /** The poset with this name, or an {@link IllegalArgumentException}. */
  public static FinitePoset named(String name) {
    return switch (name) {
      case "bool", "P2" -> BOOLEAN;
      case "P3", "P5" -> P3;
      case "corner" -> CORNER;
      case "fork", "P4" -> FORK;
      default -> {
        checkArgument(
            name.matches("terminals:[2-" + MAX_TERMINALS + "]"),
            "unknown poset '%s' (expected bool, P3, corner, fork, terminals:2 to terminals:%s or a"
                + " list of chains like '⊥<a<⊤, ⊥<b<⊤')",
            name,
            MAX_TERMINALS);
        yield terminals(name.charAt(name.length() - 1) - '0');
      }
    };
  }

  /** The outcomes of a region with 2 to {@link #MAX_TERMINALS} terminals. */
  public static FinitePoset terminals(int count) {
    checkArgument(count >= 2 && count <= MAX_TERMINALS, "2 to %s terminals", MAX_TERMINALS);
    List<int[]> partitions = nonCrossing(count);
    List<String> names = partitions.stream().map(Posets::partitionName).toList();
    return FinitePoset.ofRelation(names, (i, j) -> refines(partitions.get(i), partitions.get(j)));
  }

  /**
   * The non-crossing partitions of so many terminals, in the order of their places around: for each
   * the number of each terminal's block, from 0.
   */
  public static List<int[]> nonCrossing(int count) {
    List<int[]> partitions = new ArrayList<>();
    partitions(new int[count], 0, 0, partitions);
    return partitions;
  }

  private static void partitions(int[] block, int next, int blocks, List<int[]> found) {
    if (next == block.length) {
      if (!crosses(block)) {
        found.add(block.clone());
      }
      return;
    }
    for (int b = 0; b <= blocks; b++) {
      block[next] = b;
      partitions(block, next + 1, Math.max(blocks, b + 1), found);
    }
  }

  private static boolean crosses(int[] block) {
    for (int i = 0; i < block.length; i++) {
      for (int j = i + 1; j < block.length; j++) {
        for (int k = j + 1; k < block.length; k++) {
          for (int l = k + 1; l < block.length; l++) {
            if (block[i] == block[k] && block[j] == block[l] && block[i] != block[j]) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }

  private static boolean refines(int[] fine, int[] coarse) {
    for (int i = 0; i < fine.length; i++) {
      for (int j = 0; j < i; j++) {
        if (fine[i] == fine[j] && coarse[i] != coarse[j]) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * What the atom of {@link #terminals} is called that joins terminals of the same block, by the
   * number of each terminal's block, from 0.
   */
  public static String partitionName(int[] block) {
    List<String> blocks = new ArrayList<>();
    for (int b = 0; b < block.length; b++) {
      StringBuilder members = new StringBuilder();
      for (int i = 0; i < block.length; i++) {
        if (block[i] == b) {
          members.append((char) ('1' + i));
        }
      }
      if (members.length() > 1) {
        blocks.add(members.toString());
      }
    }
    if (blocks.isEmpty()) {
      return BOTTOM;
    }
    return blocks.get(0).length() == block.length ? TOP : String.join(".", blocks);
  }
}
