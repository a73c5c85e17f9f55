package org.hexproof.switching;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkElementIndex;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A position of the Shannon switching game. Short wins moving second exactly if there are two trees
 * on the same vertices, both terminals among them, without a common edge; he wins moving first
 * exactly if there are such trees once an edge between the terminals is added ([LEHMAN]).
 *
 * @param taken the edges that Short has taken
 * @param cut the edges that Cut has taken
 */
public record SwitchingPosition(
    SwitchingGame game, ImmutableSet<Integer> taken, ImmutableSet<Integer> cut) {
  /** No edge is taken by both. */
  public SwitchingPosition {
    for (int edge : Sets.union(taken, cut)) {
      checkElementIndex(edge, game.edges().size());
    }
    checkArgument(Sets.intersection(taken, cut).isEmpty(), "an edge is taken twice");
  }

  /** The position after a move of either player. */
  public SwitchingPosition with(int edge, SwitchingPlayer player) {
    ImmutableSet<Integer> more =
        ImmutableSet.<Integer>builder()
            .addAll(player == SwitchingPlayer.SHORT ? taken : cut)
            .add(edge)
            .build();
    return player == SwitchingPlayer.SHORT
        ? new SwitchingPosition(game, more, cut)
        : new SwitchingPosition(game, taken, more);
  }

  /** The edges that nobody has taken, in increasing order. */
  public ImmutableSet<Integer> free() {
    return IntStream.range(0, game.edges().size())
        .filter(edge -> !taken.contains(edge) && !cut.contains(edge))
        .boxed()
        .collect(ImmutableSet.toImmutableSet());
  }

  /** Who wins if this player is to move. */
  public SwitchingPlayer winner(SwitchingPlayer toMove) {
    Packing packing = new Packing();
    if (toMove == SwitchingPlayer.SHORT) {
      packing.forests.add(packing.terminals);
    }
    return packing.joinsTerminals() ? SwitchingPlayer.SHORT : SwitchingPlayer.CUT;
  }

  /** All moves by which the player to move wins; none if the other one wins. */
  public ImmutableSet<Integer> winningMoves(SwitchingPlayer toMove) {
    if (winner(toMove) != toMove) {
      return ImmutableSet.of();
    }
    Packing packing = new Packing();
    if (toMove == SwitchingPlayer.CUT) {
      packing.forests.add(packing.terminals);
    }
    ImmutableSet.Builder<Integer> winning = ImmutableSet.builder();
    for (int i = 0; i < packing.free.size(); i++) {
      Packing after = new Packing(packing);
      if (toMove == SwitchingPlayer.CUT) {
        after.forests.remove(i);
      } else {
        // A second edge beside it always makes two trees, and so counts as much as contracting it.
        after.forests.add(packing.links.get(i));
      }
      if (after.joinsTerminals() == (toMove == SwitchingPlayer.SHORT)) {
        winning.add(packing.free.get(i));
      }
    }
    return winning.build();
  }

  /** What Short plays by when Cut is to move, if he wins then. */
  public Optional<Trees> trees() {
    Packing packing = new Packing();
    int helper = packing.links.size();
    if (packing.forests.add(packing.terminals)) {
      return Optional.empty();
    }
    ImmutableSet<Integer> around =
        packing.forests.place(helper).stream()
            .filter(edge -> edge != helper)
            .collect(ImmutableSet.toImmutableSet());
    return Optional.of(
        new Trees(
            packing.named(packing.forests.among(around, 0)),
            packing.named(packing.forests.among(around, 1))));
  }

  /** The free edges in two forests, once what Short has taken is contracted. */
  private final class Packing {
    private final List<Integer> free;
    private final List<SwitchingEdge> links;
    private final SwitchingEdge terminals;
    private final TwoForests forests;

    Packing() {
      int[] classes = IntStream.range(0, game.vertices()).toArray();
      for (int edge : taken) {
        int from = classes[game.edges().get(edge).first()];
        int to = classes[game.edges().get(edge).second()];
        for (int vertex = 0; vertex < classes.length; vertex++) {
          if (classes[vertex] == from) {
            classes[vertex] = to;
          }
        }
      }
      terminals = contracted(game.terminals(), classes);
      free = free().asList();
      links = new ArrayList<>();
      forests = new TwoForests(game.vertices());
      for (int edge : free) {
        SwitchingEdge link = contracted(game.edges().get(edge), classes);
        links.add(link);
        forests.add(link);
      }
    }

    Packing(Packing other) {
      free = other.free;
      links = other.links;
      terminals = other.terminals;
      forests = other.forests.copy();
    }

    private static SwitchingEdge contracted(SwitchingEdge edge, int[] classes) {
      return new SwitchingEdge(classes[edge.first()], classes[edge.second()]);
    }

    /** Whether two trees join the terminals; may be asked once. */
    boolean joinsTerminals() {
      return !forests.add(terminals);
    }

    ImmutableSet<Integer> named(ImmutableSet<Integer> numbers) {
      return numbers.stream().map(free::get).collect(ImmutableSet.toImmutableSet());
    }
  }
}
