package org.hexproof.prove;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Color;
import org.hexproof.solver.Learned;
import org.hexproof.solver.Problem;

/**
 * The first moves of a long proof, as a graph whose leaves others decide. What a leaf comes to
 * decides its parents: one lost move of the opponent's is enough to win, and a position is lost if
 * all moves are that it leaves. A move that is refuted leaves only those inside the refutation's
 * carrier. Positions that are come to in several ways are one.
 *
 * <p>Not safe for use by several threads.
 */
public final class Frontier {
  private final Problem problem;
  private final BitSet empty = new BitSet();
  private final Map<Spot, Learned> decided = new HashMap<>();
  private final Set<Spot> opened = new HashSet<>();

  /** What is seen of the graph at one time; a position once. */
  private Map<Spot, View> views = new HashMap<>();

  private List<Learned> followed = new ArrayList<>();

  /** What decides a position, or else the leaves below that are worth deciding. */
  private record View(Optional<Learned> verdict, Set<Spot> leaves) {}

  /** A graph of one leaf, the position itself. */
  public Frontier(Problem problem) {
    this.problem = problem;
    problem.position().empty().forEach(cell -> empty.set(problem.position().board().index(cell)));
  }

  /** Takes a position that was decided, whether it is a leaf or not. */
  public void learn(Learned position) {
    decided.putIfAbsent(Spot.of(position), position);
  }

  /** Lets the positions after each move of a leaf be leaves in its place. */
  public void open(Spot leaf) {
    opened.add(leaf);
  }

  /** The verdict, once it follows. */
  public Optional<Learned> verdict() {
    return look().verdict();
  }

  /** The leaves that the verdict may depend on, those of the first moves first. */
  public ImmutableList<Spot> leaves() {
    return ImmutableList.sortedCopyOf(
        (one, other) -> Integer.compare(one.stones(), other.stones()), look().leaves());
  }

  /** What followed of positions above leaves since this was asked last. */
  public ImmutableList<Learned> followed() {
    look();
    ImmutableList<Learned> all = ImmutableList.copyOf(followed);
    followed = new ArrayList<>();
    return all;
  }

  private View look() {
    views = new HashMap<>();
    return view(Spot.first(problem));
  }

  private View view(Spot spot) {
    View known = views.get(spot);
    if (known == null) {
      known = decide(spot);
      views.put(spot, known);
    }
    return known;
  }

  private View decide(Spot spot) {
    Learned known = decided.get(spot);
    if (known != null) {
      return new View(Optional.of(known), Set.of());
    }
    boolean full = spot.stones() == empty.cardinality();
    if (full || !opened.contains(spot)) {
      return new View(Optional.empty(), Set.of(spot));
    }
    BitSet moves = (BitSet) empty.clone();
    spot.black().forEach(moves::clear);
    spot.white().forEach(moves::clear);
    BitSet carrier = new BitSet();
    Map<Integer, Set<Spot>> open = new LinkedHashMap<>();
    long work = 1;
    for (int move = moves.nextSetBit(0); move >= 0; move = moves.nextSetBit(move + 1)) {
      View after = view(spot.after(move));
      if (after.verdict().isEmpty()) {
        open.put(move, after.leaves());
        continue;
      }
      Learned verdict = after.verdict().get();
      work += verdict.work();
      BitSet needed = set(verdict.carrier());
      if (verdict.winner() == spot.toMove()) {
        needed.set(move);
        return follows(spot, verdict.winner(), move, work, needed);
      }
      carrier.or(needed);
      moves.and(needed);
      moves.clear(move);
    }
    open.keySet().removeIf(move -> !moves.get(move));
    if (open.isEmpty()) {
      return follows(spot, spot.toMove().opposite(), -1, work, carrier);
    }
    Set<Spot> leaves = new LinkedHashSet<>();
    open.values().forEach(leaves::addAll);
    return new View(Optional.empty(), leaves);
  }

  private View follows(Spot spot, Color winner, int move, long work, BitSet carrier) {
    Learned verdict =
        new Learned(
            spot.toMove(),
            winner,
            move,
            (int) Math.min(work, Proving.MOST_WORK),
            spot.black(),
            spot.white(),
            ImmutableIntArray.copyOf(carrier.stream()));
    decided.put(spot, verdict);
    followed.add(verdict);
    return new View(Optional.of(verdict), Set.of());
  }

  private static BitSet set(ImmutableIntArray cells) {
    BitSet set = new BitSet();
    cells.forEach(set::set);
    return set;
  }
}
