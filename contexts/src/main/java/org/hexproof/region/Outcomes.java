package org.hexproof.region;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Posets;
import org.hexproof.value.SubsetPoset;

/**
 * The outcomes of a region. Filled with stones, it joins some pairs of ports; one filling is at
 * least as good for Black as another iff it joins all pairs that the other joins. Pairs that are
 * joined in every filling or in none carry no information and are left out, among them ports that
 * touch each other outside.
 */
public final class Outcomes {
  private record Pair(int first, int second) {}

  private final Region region;

  private Outcomes(Region region) {
    if (region.cells().size() > Coloring.MAX_CELLS) {
      throw new RegionTooLargeException(
          region.cells().size()
              + " empty cells of the region hang together; exact values are computed for at most "
              + Coloring.MAX_CELLS);
    }
    this.region = region;
  }

  /**
   * The region as a game over the poset of its outcomes, which is found from its ports.
   *
   * @throws RegionTooLargeException if it has too many cells
   */
  public static Coloring found(Region region) {
    Outcomes outcomes = new Outcomes(region);
    List<Pair> pairs = outcomes.pairs();
    ImmutableList<String> names =
        pairs.stream()
            .map(pair -> outcomes.name(pair.first()) + "-" + outcomes.name(pair.second()))
            .collect(ImmutableList.toImmutableList());
    Map<BitSet, Integer> numbers = new HashMap<>();
    int[] number = new int[1 << region.cells().size()];
    for (int coloring = 0; coloring < number.length; coloring++) {
      BitSet joined = outcomes.joined(coloring, pairs);
      number[coloring] = numbers.computeIfAbsent(joined, key -> numbers.size());
    }
    SubsetPoset poset = SubsetPoset.of(names, numbers.keySet());
    int[] atoms = new int[poset.size()];
    for (int atom = 0; atom < atoms.length; atom++) {
      atoms[numbers.get(poset.set(atom))] = atom;
    }
    ImmutableIntArray.Builder result = ImmutableIntArray.builder(number.length);
    for (int each : number) {
      result.add(atoms[each]);
    }
    return new Coloring(poset, region.cells().size(), result.build());
  }

  /**
   * A region with two terminals as a game over {@link Posets#BOOLEAN}, one with three as a game
   * over {@link Posets#P3}, its quotients {@link Posets#CORNER}, or {@link Posets#FORK}, where c is
   * worth ⊥.
   *
   * @throws RegionTooLargeException if it has too many cells
   * @throws IllegalArgumentException if the region has ports that are not terminals, or the poset
   *     is not one for that number of terminals
   */
  public static Coloring of(Region region, FinitePoset poset) {
    int terminals = region.ports().size();
    boolean fits =
        poset.equals(Posets.BOOLEAN)
            ? terminals == 2
            : terminals == 3
                && (poset.equals(Posets.P3)
                    || poset.equals(Posets.CORNER)
                    || poset.equals(Posets.FORK));
    checkArgument(fits, "a region with %s terminals has no outcomes %s", terminals, poset);
    checkArgument(region.ports().stream().allMatch(Port::black), "the region is open");
    return new Outcomes(region).byTerminals(poset);
  }

  /**
   * A region as a game over the poset of what its terminals can be joined to, {@link
   * Posets#terminals}.
   *
   * @return nothing if a filling joins terminals across each other, as 1 with 3 and 2 with 4
   * @throws RegionTooLargeException if it has too many cells
   * @throws IllegalArgumentException if the region has ports that are not terminals, or not 2 to
   *     {@link Posets#MAX_TERMINALS}
   */
  public static Optional<Coloring> partitions(Region region) {
    checkArgument(region.ports().stream().allMatch(Port::black), "the region is open");
    FinitePoset poset = Posets.terminals(region.ports().size());
    Outcomes outcomes = new Outcomes(region);
    List<Pair> pairs = outcomes.allPairs();
    ImmutableIntArray.Builder result = ImmutableIntArray.builder();
    for (int coloring = 0; coloring < 1 << region.cells().size(); coloring++) {
      int atom = poset.find(outcomes.partition(outcomes.joined(coloring, pairs), pairs));
      if (atom < 0) {
        return Optional.empty();
      }
      result.add(atom);
    }
    return Optional.of(new Coloring(poset, region.cells().size(), result.build()));
  }

  /** The name of the partition in which these pairs are joined. */
  private String partition(BitSet joined, List<Pair> pairs) {
    int[] block = new int[region.ports().size()];
    int blocks = 0;
    for (int port = 0; port < block.length; port++) {
      block[port] = blocks;
      for (int i = 0; i < pairs.size() && block[port] == blocks; i++) {
        if (joined.get(i) && pairs.get(i).second() == port) {
          block[port] = block[pairs.get(i).first()];
        }
      }
      blocks += block[port] == blocks ? 1 : 0;
    }
    return Posets.partitionName(block);
  }

  /**
   * All ports joined is ⊤, anything else ⊥.
   *
   * @throws RegionTooLargeException if it has too many cells
   */
  public static Coloring allJoined(Region region) {
    Outcomes outcomes = new Outcomes(region);
    ImmutableIntArray.Builder result = ImmutableIntArray.builder();
    List<Pair> pairs = new ArrayList<>();
    for (int port = 1; port < region.ports().size(); port++) {
      pairs.add(new Pair(0, port));
    }
    for (int coloring = 0; coloring < 1 << region.cells().size(); coloring++) {
      boolean all = outcomes.joined(coloring, pairs).cardinality() == pairs.size();
      result.add(all ? Posets.BOOLEAN.top() : Posets.BOOLEAN.bottom());
    }
    return new Coloring(Posets.BOOLEAN, region.cells().size(), result.build());
  }

  private Coloring byTerminals(FinitePoset poset) {
    boolean three = region.ports().size() == 3;
    List<Pair> pairs =
        three ? List.of(new Pair(1, 2), new Pair(0, 2), new Pair(0, 1)) : List.of(new Pair(0, 1));
    ImmutableIntArray.Builder result = ImmutableIntArray.builder();
    for (int coloring = 0; coloring < 1 << region.cells().size(); coloring++) {
      BitSet joined = joined(coloring, pairs);
      String name = joined.isEmpty() ? Posets.BOTTOM : Posets.TOP;
      if (three && joined.cardinality() == 1) {
        name = List.of("a", "b", "c").get(joined.nextSetBit(0));
      }
      int atom = poset.find(name);
      result.add(atom >= 0 ? atom : poset.bottom());
    }
    return new Coloring(poset, region.cells().size(), result.build());
  }

  private String name(int port) {
    return region.ports().get(port).name();
  }

  private List<Pair> allPairs() {
    List<Pair> all = new ArrayList<>();
    for (int second = 0; second < region.ports().size(); second++) {
      for (int first = 0; first < second; first++) {
        all.add(new Pair(first, second));
      }
    }
    return all;
  }

  /** The pairs that some fillings join and others don't. */
  private List<Pair> pairs() {
    List<Pair> all = allPairs();
    BitSet always = joined(0, all);
    BitSet sometimes = joined((1 << region.cells().size()) - 1, all);
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      if (sometimes.get(i) && !always.get(i)) {
        pairs.add(all.get(i));
      }
    }
    return pairs;
  }

  /** The places of the pairs that are joined when these cells are black and the others white. */
  private BitSet joined(int coloring, List<Pair> pairs) {
    int nodes = region.touches().length();
    long groups = (1L << nodes) - (1L << region.cells().size());
    long left = coloring | groups;
    long[] portsOf = new long[nodes];
    int chains = 0;
    while (left != 0) {
      long chain = chain(Long.lowestOneBit(left), left);
      left &= ~chain;
      for (int port = 0; port < region.ports().size(); port++) {
        portsOf[chains] |= (region.portNodes().get(port) & chain) != 0 ? 1L << port : 0;
      }
      chains++;
    }
    BitSet joined = new BitSet();
    for (int i = 0; i < pairs.size(); i++) {
      Pair pair = pairs.get(i);
      long both = (1L << pair.first()) | (1L << pair.second());
      boolean isJoined = ((region.portContacts().get(pair.second()) >> pair.first()) & 1) != 0;
      for (int chain = 0; chain < chains && !isJoined; chain++) {
        isJoined = (portsOf[chain] & both) == both;
      }
      joined.set(i, isJoined);
    }
    return joined;
  }

  /** All nodes among the black ones that a chain leads to. */
  private long chain(long start, long black) {
    long chain = start;
    long open = start;
    while (open != 0) {
      long touched = region.touches().get(Long.numberOfTrailingZeros(open)) & black & ~chain;
      open = (open & (open - 1)) | touched;
      chain |= touched;
    }
    return chain;
  }
}
