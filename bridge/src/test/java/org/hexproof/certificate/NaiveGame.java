package org.hexproof.certificate;

import static java.util.stream.Collectors.joining;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.certificate.statement.Statement;

/**
 * A small position, played by brute force: who reaches a target, having some of the empty cells.
 */
final class NaiveGame {
  /** The number of the statement's own goal among the targets; the others join two places. */
  static final int GOAL = 0;

  private record State(int target, int need, int taken) {}

  final Sheet sheet;
  final Ground ground;

  /** The empty cells; sets of them are bits. */
  final int[] empties;

  /** Whether the goal is reached by joining; otherwise by cutting Black off. */
  final boolean byLinks;

  /** What {@link #join} has joined. */
  Links links;

  private final Statement statement;
  private final Random random;
  private final boolean[] own;
  private final Links start;
  private final List<int[]> targets = new ArrayList<>();
  private final Map<State, Boolean> wins = new HashMap<>();

  NaiveGame(Statement statement, List<Integer> cuts, Random random) throws IOException {
    this.statement = statement;
    this.random = random;
    sheet = new Sheet(statement.position().board(), statement.goal());
    StringBuilder text = new StringBuilder("cuts");
    cuts.forEach(cut -> text.append(' ').append(sheet.name(cut)));
    byte[] bytes = text.append('\n').toString().getBytes(StandardCharsets.UTF_8);
    ground = new Ground(new Text(new ByteArrayInputStream(bytes)), sheet, statement);
    own = ground.held(statement.winner());
    start = ground.joined(own);
    links = new Links(start);
    empties =
        IntStream.range(0, sheet.places)
            .filter(place -> ground.contents[place] == Content.EMPTY)
            .toArray();
    byLinks = statement.winner() == Color.BLACK || !ground.arcs.isEmpty();
    targets.add(new int[0]);
  }

  /** The two places that a target joins; none for the goal. */
  int[] ends(int target) {
    return targets.get(target);
  }

  /** The names of some empty cells, each behind a space. */
  String cells(int set) {
    return IntStream.range(0, empties.length)
        .filter(i -> (set >>> i & 1) != 0)
        .mapToObj(i -> " " + sheet.name(empties[i]))
        .collect(joining());
  }

  List<Integer> shuffled() {
    List<Integer> cells = new ArrayList<>();
    IntStream.range(0, empties.length).forEach(cells::add);
    Collections.shuffle(cells, random);
    return cells;
  }

  /** Whether the winner reaches the target, having this and the opponent having that. */
  boolean wins(int target, int has, int taken, boolean moves) {
    if (isDone(target, has)) {
      return true;
    }
    int left = (1 << empties.length) - 1 & ~(has | taken);
    if (!isDone(target, has | left)) {
      return false;
    }
    State state = new State(2 * target + (moves ? 1 : 0), has, taken);
    Boolean known = wins.get(state);
    if (known != null) {
      return known;
    }
    boolean found = !moves;
    for (int i = 0; i < empties.length && found != moves; i++) {
      if ((left >>> i & 1) != 0) {
        found =
            moves
                ? wins(target, has | 1 << i, taken, false)
                : wins(target, has, taken | 1 << i, true);
      }
    }
    wins.put(state, found);
    return found;
  }

  boolean isDone(int target, int stones) {
    join(stones);
    return (target == GOAL && !byLinks) ? isCutOff(stones) : isJoined(target, stones);
  }

  void join(int stones) {
    links = new Links(start);
    for (int i = 0; i < empties.length; i++) {
      if ((stones >>> i & 1) != 0) {
        for (int next : sheet.touching[empties[i]]) {
          if (isThere(next, stones)) {
            links.join(empties[i], next);
          }
        }
      }
    }
  }

  boolean isThere(int element, int stones) {
    int i = Arrays.binarySearch(empties, element);
    return own[element] || (i >= 0 && (stones >>> i & 1) != 0);
  }

  boolean isJoined(int target, int stones) {
    if (target != GOAL) {
      int[] ends = targets.get(target);
      return isThere(ends[0], stones)
          && isThere(ends[1], stones)
          && links.find(ends[0]) == links.find(ends[1]);
    }
    if (statement.winner() == Color.BLACK) {
      return ground.isReached(links);
    }
    if (ground.arcs.isEmpty()) {
      return false;
    }
    Links runs = new Links(ground.gaps.orElseThrow());
    for (int one : ground.runs) {
      for (int two : ground.runs) {
        if (one < two && !isApart(one, two)) {
          runs.join(one, two);
        }
      }
    }
    return ground.runs.stream().map(runs::find).distinct().count() > 1;
  }

  /** Whether a part of White's comes between two gaps of the rim. */
  private boolean isApart(int one, int two) {
    for (int i = one; i < two; i++) {
      for (int j = two; j < one + ground.arcs.size(); j++) {
        int other = ground.arcs.get(j % ground.arcs.size());
        if (links.find(ground.arcs.get(i)) == links.find(other)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isCutOff(int stones) {
    boolean[] held = ground.held(Color.BLACK);
    for (int i = 0; i < empties.length; i++) {
      held[empties[i]] = (stones >>> i & 1) == 0;
    }
    return !ground.isReached(ground.joined(held));
  }

  /** A place of each group that the winner has with these. */
  List<Integer> groups(int has) {
    join(has);
    Set<Integer> seen = new HashSet<>();
    List<Integer> ends = new ArrayList<>();
    for (int i : shuffled()) {
      List<Integer> near = new ArrayList<>(List.of(empties[i]));
      Arrays.stream(sheet.touching[empties[i]]).forEach(near::add);
      for (int place : near) {
        if (place < sheet.places && isThere(place, has) && seen.add(links.find(place))) {
          ends.add(place);
        }
      }
    }
    Collections.shuffle(ends, random);
    return ends;
  }

  /** The number of the target that joins two places. */
  int target(int u, int v) {
    for (int i = 1; i < targets.size(); i++) {
      if (targets.get(i)[0] == u && targets.get(i)[1] == v) {
        return i;
      }
    }
    targets.add(new int[] {u, v});
    return targets.size() - 1;
  }
}
