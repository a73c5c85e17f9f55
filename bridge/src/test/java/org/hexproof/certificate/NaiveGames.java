package org.hexproof.certificate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The games that a proof has described, and which of them a position keeps: straight from the
 * definition on the certificates' page. Targets of claims of games are negative.
 */
final class NaiveGames {
  /** Pairs of places if it is an outcome, or else the numbers of games from 1. */
  record Described(List<int[]> pairs, List<Integer> own, List<Integer> other) {
    boolean isOutcome() {
      return own.isEmpty();
    }
  }

  private record Keeping(int number, int has, int taken) {}

  private final NaiveGame game;
  private final List<Described> all = new ArrayList<>();
  private final Map<Keeping, Boolean> known = new HashMap<>();

  NaiveGames(NaiveGame game) {
    this.game = game;
  }

  void add(Described described) {
    all.add(described);
  }

  int size() {
    return all.size();
  }

  Described get(int number) {
    return all.get(number - 1);
  }

  /** Whether the winner, having this and the opponent having that, keeps the game. */
  boolean keeps(int number, int has, int taken) {
    Keeping asked = new Keeping(number, has, taken);
    Boolean kept = known.get(asked);
    if (kept == null) {
      kept = decide(number, has, taken);
      known.put(asked, kept);
    }
    return kept;
  }

  private boolean decide(int number, int has, int taken) {
    int open = (1 << game.empties.length) - 1 & ~(has | taken);
    for (int i = 0; i < game.empties.length; i++) {
      if ((open >>> i & 1) != 0 && !comesTo(number, has, taken | 1 << i)) {
        return false;
      }
    }
    for (int option : get(number).own()) {
      if (!comesTo(option, has, taken)) {
        return false;
      }
    }
    if (open != 0 || !get(number).isOutcome()) {
      return true;
    }
    game.join(has);
    return get(number).pairs().stream()
        .allMatch(
            pair ->
                game.isThere(pair[0], has)
                    && game.isThere(pair[1], has)
                    && game.links.find(pair[0]) == game.links.find(pair[1]));
  }

  private boolean comesTo(int number, int has, int taken) {
    if (keeps(number, has, taken)
        || get(number).other().stream().anyMatch(option -> keeps(option, has, taken))) {
      return true;
    }
    for (int i = 0; i < game.empties.length; i++) {
      if (((has | taken) >>> i & 1) == 0 && keeps(number, has | 1 << i, taken)) {
        return true;
      }
    }
    return false;
  }
}
