package org.hexproof.switching;

import com.google.common.collect.ImmutableSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The definition: play until all edges are taken, then look. */
final class NaiveSwitching {
  private record Question(SwitchingPosition position, SwitchingPlayer toMove) {}

  private final Map<Question, SwitchingPlayer> known = new HashMap<>();

  SwitchingPlayer winner(SwitchingPosition position, SwitchingPlayer toMove) {
    Question question = new Question(position, toMove);
    SwitchingPlayer winner = known.get(question);
    if (winner == null) {
      winner =
          position.free().isEmpty()
              ? joined(position) ? SwitchingPlayer.SHORT : SwitchingPlayer.CUT
              : winningMoves(position, toMove).isEmpty() ? toMove.opposite() : toMove;
      known.put(question, winner);
    }
    return winner;
  }

  ImmutableSet<Integer> winningMoves(SwitchingPosition position, SwitchingPlayer toMove) {
    ImmutableSet.Builder<Integer> winning = ImmutableSet.builder();
    for (int edge : position.free()) {
      if (winner(position.with(edge, toMove), toMove.opposite()) == toMove) {
        winning.add(edge);
      }
    }
    return winning.build();
  }

  private static boolean joined(SwitchingPosition position) {
    SwitchingEdge terminals = position.game().terminals();
    Set<Integer> reached = new HashSet<>(Set.of(terminals.first()));
    boolean grows = true;
    while (grows) {
      grows = false;
      for (int edge : position.taken()) {
        SwitchingEdge link = position.game().edges().get(edge);
        if (reached.contains(link.first()) || reached.contains(link.second())) {
          grows |= reached.add(link.first());
          grows |= reached.add(link.second());
        }
      }
    }
    return reached.contains(terminals.second());
  }
}
