package org.hexproof.certificate;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.hexproof.board.Content;
import org.hexproof.certificate.statement.Statement;

/** Finds cuts by trying: ways of White's from Black's terminals to the rim. */
final class NaiveCuts {
  private NaiveCuts() {}

  /** Cuts that the checker takes, found by trying. */
  static Optional<List<Integer>> find(Statement statement, Random random) {
    for (int attempt = 0; attempt < 8; attempt++) {
      List<Integer> cuts = new ArrayList<>();
      try {
        Ground ground = new NaiveGame(statement, List.of(), random).ground;
        Sheet sheet = new Sheet(statement.position().board(), statement.goal());
        Set<Integer> rim = new HashSet<>();
        Arrays.stream(sheet.rim()).forEach(rim::add);
        for (int terminal : sheet.alternatives.get(0)) {
          for (int member : sheet.touching[terminal]) {
            if (ground.contents[member] != Content.WHITE) {
              cuts.addAll(path(sheet, ground, member, rim, cuts, random));
            }
          }
        }
        List<Integer> different = ImmutableList.copyOf(new HashSet<>(cuts));
        new NaiveGame(statement, different, random);
        return Optional.of(different);
      } catch (IOException e) {
        // another attempt
      }
    }
    return Optional.empty();
  }

  /** A way over white places and stones to the rim. */
  private static List<Integer> path(
      Sheet sheet, Ground ground, int from, Set<Integer> rim, List<Integer> cuts, Random random) {
    Map<Integer, Integer> before = new HashMap<>();
    Deque<Integer> queue = new ArrayDeque<>(List.of(from));
    before.put(from, from);
    while (!queue.isEmpty()) {
      int place = queue.remove();
      if (rim.contains(place)) {
        List<Integer> path = new ArrayList<>();
        for (int at = place; at != from; at = before.get(at)) {
          if (ground.contents[at] == Content.WHITE && !cuts.contains(at)) {
            path.add(at);
          }
        }
        return path;
      }
      List<Integer> near = new ArrayList<>();
      Arrays.stream(sheet.touching[place]).filter(next -> next < sheet.places).forEach(near::add);
      Collections.shuffle(near, random);
      for (int next : near) {
        if (ground.contents[next] != Content.EMPTY && before.putIfAbsent(next, place) == null) {
          queue.add(next);
        }
      }
    }
    return List.of();
  }
}
