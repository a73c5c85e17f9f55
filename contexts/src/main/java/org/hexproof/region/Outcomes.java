package org.hexproof.region;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.Posets;
import org.hexproof.value.SubsetPoset;

/**
 * The outcomes of a region. Filled with stones, it joins some pairs of ports; one filling is at
 * least as good for Black as another if it joins all pairs that the other joins. Pairs that are
 * joined in every filling or in none carry no information and are left out, among them ports that
 * touch each other outside.
 *
 * <p>Where an open region meets at most one edge of the board, each pair that one filling joins and
 * another doesn't is told apart by some surroundings: Black's sides come to these two ports, or to
 * the edge and one of them, and all else is White's. Where it meets two edges, what can lie around
 * it is asked instead ({@link RegionSurroundings}). Only where a walk around it meets a cell or an
 * edge twice, or stones that touch each other or another edge outside, more may be told apart than
 * surroundings can.
 */
public final class Outcomes {
  /** A region with more is told by its pairs. */
  private static final int MAX_CHAINS = 100_000;

  private record Pair(int first, int second) {}

  private final Region region;

  private Outcomes(Region region) {
    check(region.cells().size());
    this.region = region;
  }

  /** Refuses a region of so many cells if not all fillings can be held. */
  public static void check(int cells) {
    if (cells > Coloring.MAX_CELLS) {
      throw new GameTooLargeException(
          "%s empty cells of the region hang together; exact values are computed for at most %s",
          cells, Coloring.MAX_CELLS);
    }
  }

  /** The region as a game over the poset of its outcomes, which is found from its ports. */
  public static Coloring found(Region region) {
    Outcomes outcomes = new Outcomes(region);
    List<Pair> pairs = outcomes.pairs();
    Map<BitSet, Integer> numbers = new LinkedHashMap<>();
    int[] number = new int[1 << region.cells().size()];
    for (int coloring = 0; coloring < number.length; coloring++) {
      BitSet joined = outcomes.joined(coloring, pairs);
      number[coloring] = numbers.computeIfAbsent(joined, key -> numbers.size());
    }
    ImmutableList<BitSet> byPairs = ImmutableList.copyOf(numbers.keySet());
    ImmutableList<String> names =
        pairs.stream()
            .map(pair -> outcomes.name(pair.first()) + "-" + outcomes.name(pair.second()))
            .collect(ImmutableList.toImmutableList());
    return outcomes
        .surroundings(pairs, byPairs)
        .map(told -> game(number, bySurroundings(told, byPairs.size()), told.values().asList()))
        .orElseGet(() -> game(number, byPairs, names));
  }

  /**
   * The game over the poset of some sets, by the number of the set that is each coloring's outcome.
   */
  static Coloring game(int[] number, List<BitSet> sets, ImmutableList<String> names) {
    SubsetPoset poset = SubsetPoset.of(names, sets);
    ImmutableMap<BitSet, Integer> atoms = poset.atoms();
    int[] atomOf = sets.stream().mapToInt(atoms::get).toArray();
    return Coloring.of(
        poset, Integer.numberOfTrailingZeros(number.length), coloring -> atomOf[number[coloring]]);
  }

  /** What tells outcomes apart, if the ring is to be looked at and not too long. */
  private Optional<ImmutableMap<BitSet, String>> surroundings(
      List<Pair> pairs, ImmutableList<BitSet> byPairs) {
    if (region.ring().isEmpty()) {
      return Optional.empty();
    }
    int ports = region.ports().size();
    BitSet[][] joining = new BitSet[ports][ports];
    for (int port = 0; port < ports; port++) {
      joining[port][port] = new BitSet();
      joining[port][port].set(0, byPairs.size());
    }
    List<Pair> all = allPairs();
    BitSet always = joined(0, all);
    for (int i = 0; i < all.size(); i++) {
      Pair pair = all.get(i);
      int place = pairs.indexOf(pair);
      BitSet rows = new BitSet();
      for (int row = 0; row < byPairs.size(); row++) {
        rows.set(row, always.get(i) || (place >= 0 && byPairs.get(row).get(place)));
      }
      joining[pair.first()][pair.second()] = rows;
      joining[pair.second()][pair.first()] = rows;
    }
    ImmutableList<String> names =
        region.ports().stream().map(Port::name).collect(ImmutableList.toImmutableList());
    return RegionSurroundings.of(region.ring().get(), names, joining, byPairs.size(), MAX_CHAINS);
  }

  private static List<BitSet> bySurroundings(ImmutableMap<BitSet, String> told, int outcomes) {
    List<BitSet> sets = new ArrayList<>();
    for (int outcome = 0; outcome < outcomes; outcome++) {
      BitSet set = new BitSet();
      int place = 0;
      for (BitSet won : told.keySet()) {
        set.set(place, won.get(outcome));
        place++;
      }
      sets.add(set);
    }
    return sets;
  }

  /**
   * A region with two terminals as a game over {@link Posets#BOOLEAN}, one with three as a game
   * over {@link Posets#P3}, its quotients {@link Posets#CORNER}, or {@link Posets#FORK}, where c is
   * worth ⊥.
   *
   * @throws GameTooLargeException if it has too many cells
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
   * @throws GameTooLargeException if it has too many cells
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

  /** All ports joined is ⊤, anything else ⊥. */
  public static Coloring allJoined(Region region) {
    Outcomes outcomes = new Outcomes(region);
    List<Pair> pairs =
        IntStream.range(1, region.ports().size()).mapToObj(port -> new Pair(0, port)).toList();
    return Coloring.of(
        Posets.BOOLEAN,
        region.cells().size(),
        coloring ->
            outcomes.joined(coloring, pairs).cardinality() == pairs.size()
                ? Posets.BOOLEAN.top()
                : Posets.BOOLEAN.bottom());
  }

  private Coloring byTerminals(FinitePoset poset) {
    boolean three = region.ports().size() == 3;
    List<Pair> pairs =
        three ? List.of(new Pair(1, 2), new Pair(0, 2), new Pair(0, 1)) : List.of(new Pair(0, 1));
    return Coloring.of(
        poset,
        region.cells().size(),
        coloring -> {
          BitSet joined = joined(coloring, pairs);
          String name = joined.isEmpty() ? Posets.BOTTOM : Posets.TOP;
          if (three && joined.cardinality() == 1) {
            name = List.of("a", "b", "c").get(joined.nextSetBit(0));
          }
          int atom = poset.find(name);
          return atom >= 0 ? atom : poset.bottom();
        });
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
    sometimes.andNot(always);
    return sometimes.stream().mapToObj(all::get).toList();
  }

  /** The places of the pairs that are joined when these cells are black and the others white. */
  private BitSet joined(int coloring, List<Pair> pairs) {
    int nodes = region.touches().length();
    long groups = (1L << nodes) - (1L << region.cells().size());
    long left = coloring | groups;
    long[] portsOf = new long[nodes];
    int chains = 0;
    while (left != 0) {
      long chain = region.chain(Long.lowestOneBit(left), left);
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
}
