package org.hexproof.witness;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.hexproof.shannon.Coloring;
import org.hexproof.shannon.NodeClasses;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Posets;
import org.hexproof.value.SubsetPoset;
import org.hexproof.value.SumTable;

/**
 * What matters of a region, and of it with the first pieces around it, when the other pieces of a
 * subdivision are still to come: with which of their outcomes Black joins bottom and top. Stage i
 * is that of i pieces.
 *
 * <p>The outcomes of a stage are sets of ways in which the other pieces may come out, ordered by
 * inclusion. That is the coarsest order that respects every filling of the subdivision, so that a
 * probe that isn't viable here isn't so in any of them.
 */
final class Stages {
  private static final Splitter BLOCKS = Splitter.on('.');

  private final Subdivision subdivision;
  private final ImmutableList<Joinings> pieces;

  /** For each stage the sets, and their atoms. */
  private final List<Map<BitSet, Integer>> atoms = new ArrayList<>();

  private final List<SubsetPoset> posets = new ArrayList<>();
  private final ImmutableIntArray first;

  /**
   * The stages of a subdivision for a region over {@link Posets#terminals}, its first terminal the
   * bottom.
   */
  Stages(Coloring region, Subdivision subdivision) {
    this.subdivision = subdivision;
    this.pieces =
        subdivision.pieces().stream().map(Joinings::of).collect(ImmutableList.toImmutableList());
    int ways = ways(0);
    Map<Integer, BitSet> won = new HashMap<>();
    for (int outcome : region.outcomes().asList()) {
      won.computeIfAbsent(outcome, key -> won(region.poset().name(key), ways));
    }
    Set<BitSet> sets = new LinkedHashSet<>(won.values());
    for (int stage = 0; stage <= pieces.size(); stage++) {
      addStage(sets, ways(stage));
      sets = stage < pieces.size() ? restricted(sets, stage) : Set.of();
    }
    first =
        ImmutableIntArray.copyOf(
            IntStream.range(0, region.poset().size())
                .map(
                    outcome -> won.containsKey(outcome) ? atoms.get(0).get(won.get(outcome)) : -1));
  }

  private int ways(int stage) {
    return pieces.stream().skip(stage).mapToInt(Joinings::size).reduce(1, Math::multiplyExact);
  }

  /** The ways of all pieces with which Black wins. */
  private BitSet won(String outcome, int ways) {
    BitSet won = new BitSet(ways);
    for (int way = 0; way < ways; way++) {
      NodeClasses nodes = new NodeClasses(subdivision.nodes());
      nodes.join(0, subdivision.right());
      joinRegion(nodes, outcome);
      int left = way;
      for (Joinings piece : pieces) {
        piece.join(nodes, left % piece.size());
        left /= piece.size();
      }
      won.set(way, nodes.least(0) == nodes.least(subdivision.top()));
    }
    return won;
  }

  /** Terminals are called 1, 2, … in the outcome's name. */
  private void joinRegion(NodeClasses nodes, String outcome) {
    if (outcome.equals(Posets.TOP)) {
      for (int terminal = 1; terminal <= subdivision.terminals(); terminal++) {
        nodes.join(0, terminal);
      }
    } else if (!outcome.equals(Posets.BOTTOM)) {
      for (String block : BLOCKS.split(outcome)) {
        block.chars().forEach(name -> nodes.join(block.charAt(0) - '1', name - '1'));
      }
    }
  }

  private Set<BitSet> restricted(Set<BitSet> sets, int stage) {
    Set<BitSet> next = new LinkedHashSet<>();
    for (BitSet set : sets) {
      for (int outcome = 0; outcome < pieces.get(stage).size(); outcome++) {
        next.add(restricted(set, stage, outcome));
      }
    }
    return next;
  }

  /** The ways of the later pieces when the one that comes next has this outcome. */
  private BitSet restricted(BitSet set, int stage, int outcome) {
    int ways = ways(stage + 1);
    int outcomes = pieces.get(stage).size();
    BitSet restricted = new BitSet(ways);
    for (int way = 0; way < ways; way++) {
      restricted.set(way, set.get(way * outcomes + outcome));
    }
    return restricted;
  }

  /** Ways that no two sets differ in, or that differ as others do, are left out. */
  private void addStage(Set<BitSet> sets, int ways) {
    List<BitSet> all = ImmutableList.copyOf(sets);
    Set<BitSet> columns = new LinkedHashSet<>();
    for (int way = 0; way < ways; way++) {
      BitSet column = new BitSet();
      for (int i = 0; i < all.size(); i++) {
        column.set(i, all.get(i).get(way));
      }
      if (!column.isEmpty() && column.cardinality() < all.size()) {
        columns.add(column);
      }
    }
    List<BitSet> told = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      BitSet set = new BitSet();
      int place = 0;
      for (BitSet column : columns) {
        set.set(place, column.get(i));
        place++;
      }
      told.add(set);
    }
    BitSet every = new BitSet();
    every.set(0, columns.size());
    List<BitSet> bounded = new ArrayList<>(told);
    bounded.add(new BitSet());
    bounded.add(every);
    SubsetPoset poset =
        SubsetPoset.of(
            IntStream.range(0, columns.size())
                .mapToObj(Integer::toString)
                .collect(ImmutableList.toImmutableList()),
            bounded);
    Map<BitSet, Integer> number = poset.atoms();
    Map<BitSet, Integer> atomOf = new HashMap<>();
    for (int i = 0; i < all.size(); i++) {
      atomOf.put(all.get(i), number.get(told.get(i)));
    }
    posets.add(poset);
    atoms.add(atomOf);
  }

  /** What each of the region's outcomes is in the first stage; -1 if no filling of it has it. */
  ImmutableIntArray first() {
    return first;
  }

  /** The poset of the last stage is that of who wins. */
  SubsetPoset poset(int stage) {
    return posets.get(stage);
  }

  /** The outcomes of the piece of three terminals that comes next, as far as they matter then. */
  PieceOutcomes outcomes(int stage) {
    int outcomes = Posets.P3.size();
    boolean[][] leq = new boolean[outcomes][outcomes];
    for (int x = 0; x < outcomes; x++) {
      for (int y = 0; y < outcomes; y++) {
        leq[x][y] = true;
        for (BitSet set : atoms.get(stage).keySet()) {
          leq[x][y] &= posets.get(stage + 1).leq(after(stage, set, x), after(stage, set, y));
        }
      }
    }
    return PieceOutcomes.of(leq);
  }

  private int after(int stage, BitSet set, int outcome) {
    return atoms.get(stage + 1).get(restricted(set, stage, outcome));
  }

  /** What becomes of a stage's outcome with one of the next piece. */
  SumTable table(int stage, PieceOutcomes outcomes) {
    SubsetPoset next = posets.get(stage + 1);
    FinitePoset piece = outcomes.poset();
    BitSet[] sets = new BitSet[posets.get(stage).size()];
    atoms.get(stage).forEach((set, atom) -> sets[atom] = set);
    return new SumTable(
        posets.get(stage),
        piece,
        next,
        (atom, outcome) ->
            // Bounds that were added are no outcomes.
            sets[atom] == null
                ? atom == 0 ? next.bottom() : next.top()
                : after(stage, sets[atom], outcomes.representative(outcome)));
  }
}
