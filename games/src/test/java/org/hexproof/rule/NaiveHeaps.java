package org.hexproof.rule;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** Heaps beside a heap of Nim, played out move by move. */
final class NaiveHeaps {
  /**
   * A position.
   *
   * @param bound the heap to move in, besides the others, or -1
   */
  private record Position(List<Integer> heaps, int bound, int nimber) {}

  private final IntFunction<List<HeapPosition>> moves;
  private final Map<Position, Boolean> known = new HashMap<>();

  NaiveHeaps(IntFunction<List<HeapPosition>> moves) {
    this.moves = moves;
  }

  /** The moves of Top Entails, by its rules. */
  static List<HeapPosition> topEntails(int heap) {
    List<HeapPosition> moves = new ArrayList<>();
    if (heap > 0) {
      moves.add(HeapPosition.bound(heap - 1));
    }
    for (int one = 1; one < heap; one++) {
      moves.add(HeapPosition.free(one, heap - one));
    }
    return moves;
  }

  /** The moves of Goldbach's Nim, by its rules. */
  static List<HeapPosition> goldbachsNim(int heap) {
    List<HeapPosition> moves = new ArrayList<>();
    for (int taken = 1; taken <= heap; taken++) {
      boolean entails = isPrime(taken) || isPrime(heap - taken);
      moves.add(entails ? HeapPosition.bound(heap - taken) : HeapPosition.free(heap - taken));
    }
    return moves;
  }

  private static boolean isPrime(int n) {
    for (int d = 2; d < n; d++) {
      if (n % d == 0) {
        return false;
      }
    }
    return n > 1;
  }

  /**
   * Whether the player to move wins.
   *
   * @param bound a heap more, where the move has to be made, or -1
   */
  boolean wins(List<Integer> heaps, int bound, int nimber) {
    List<Integer> sorted = new ArrayList<>(heaps);
    Collections.sort(sorted);
    Position position = new Position(sorted, bound, nimber);
    Boolean answer = known.get(position);
    if (answer == null) {
      answer = bound >= 0 ? winsIn(sorted, bound, nimber) : winsSomewhere(sorted, nimber);
      known.put(position, answer);
    }
    return answer;
  }

  private boolean winsSomewhere(List<Integer> heaps, int nimber) {
    for (int less = 0; less < nimber; less++) {
      if (!wins(heaps, -1, less)) {
        return true;
      }
    }
    for (int i = 0; i < heaps.size(); i++) {
      List<Integer> others = new ArrayList<>(heaps);
      int heap = others.remove(i);
      if (winsIn(others, heap, nimber)) {
        return true;
      }
    }
    return false;
  }

  private boolean winsIn(List<Integer> others, int heap, int nimber) {
    for (HeapPosition move : moves.apply(heap)) {
      if (move.bound().isPresent()) {
        if (!wins(others, move.heaps().get(0), nimber)) {
          return true;
        }
      } else {
        List<Integer> after = new ArrayList<>(others);
        after.addAll(move.heaps().asList());
        if (!wins(after, -1, nimber)) {
          return true;
        }
      }
    }
    return false;
  }
}
