package org.hexproof.sum;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hexproof.board.Cell;

/**
 * Proves that positions of a part are at least as good as games. What will do is known beforehand
 * from the values, also of positions in which White has more: what is not needed is given to him
 * before a claim is proved, so that few claims serve many positions.
 */
final class PartProof {
  /**
   * What was proved.
   *
   * @param node its number
   * @param need the cells that Black holds
   * @param room the cells that White must not hold
   */
  record Claim(int node, int need, int room) {}

  /** A claim and the move before it, if any, as a set; 0 if there is none. */
  private record Way(int move, Claim claim) {
    int room() {
      return claim.room() | move;
    }

    int need() {
      return claim.need() & ~move;
    }
  }

  private final SumPart part;
  private final Lines lines;
  private final Map<Integer, List<Claim>> proved = new HashMap<>();

  PartProof(SumPart part, Lines lines) {
    this.part = part;
    this.lines = lines;
  }

  /** Proves that a position is at least as good as a game, which it must be. */
  Claim prove(int black, int white, int game) {
    Stopping.check();
    List<Claim> known = proved.computeIfAbsent(game, key -> new ArrayList<>());
    for (Claim claim : known) {
      if ((claim.need() & ~black) == 0 && (claim.room() & white) == 0) {
        return claim;
      }
    }
    int needed = black;
    int lost = white;
    for (int cells = part.all() & ~white; cells != 0; cells &= cells - 1) {
      int cell = Integer.lowestOneBit(cells);
      if (part.keeps(needed & ~cell, lost | cell, game)) {
        needed &= ~cell;
        lost |= cell;
      }
    }
    Claim claim =
        part.worth().isOutcome(game) ? outcome(needed, lost, game) : value(needed, lost, game);
    known.add(claim);
    return claim;
  }

  private Claim outcome(int black, int white, int game) {
    if ((black | white) == part.all()) {
      return new Claim(
          lines.node("s " + lines.number(part.worth(), game) + " ;" + cells(black) + " ;"),
          black,
          0);
    }
    List<Way> ways = answers(black, white, game, new ArrayList<>());
    StringBuilder line = new StringBuilder("c");
    ways.forEach(way -> line.append(text(way)));
    return claim(line.toString(), ways);
  }

  private Claim value(int black, int white, int game) {
    List<Way> ways = new ArrayList<>();
    for (int option : part.worth().other(game)) {
      if (ways.isEmpty() && part.keeps(black, white, option)) {
        ways.add(new Way(0, prove(black, white, option)));
      }
    }
    answers(black, white, game, ways);
    List<Way> all = new ArrayList<>(ways);
    for (int option : part.worth().own(game)) {
      all.add(way(black, white, option));
    }
    StringBuilder line = new StringBuilder("v " + lines.number(part.worth(), game) + " ;");
    for (int i = 0; i < all.size(); i++) {
      line.append(i == ways.size() ? " ;" : "").append(text(all.get(i)));
    }
    return claim(line.toString(), all);
  }

  private Claim claim(String line, List<Way> ways) {
    int need = ways.stream().mapToInt(Way::need).reduce(0, (x, y) -> x | y);
    int room = ways.stream().mapToInt(Way::room).reduce(0, (x, y) -> x | y);
    return new Claim(lines.node(line), need, room & ~need);
  }

  /** Finds ways until there is one wherever White plays. */
  private List<Way> answers(int black, int white, int game, List<Way> ways) {
    int open = part.all() & ~black & ~white;
    int left = ways.stream().mapToInt(Way::room).reduce(open, (x, y) -> x & y);
    while (left != 0 || ways.isEmpty()) {
      Way way = way(black, white | Integer.lowestOneBit(left), game);
      ways.add(way);
      left &= way.room();
    }
    return ways;
  }

  /** How Black, to move, comes to a game. */
  private Way way(int black, int white, int game) {
    if (part.keeps(black, white, game)) {
      return new Way(0, prove(black, white, game));
    }
    for (int option : part.worth().other(game)) {
      if (part.keeps(black, white, option)) {
        return new Way(0, prove(black, white, option));
      }
    }
    for (int left = part.all() & ~black & ~white; left != 0; left &= left - 1) {
      int move = Integer.lowestOneBit(left);
      if (part.keeps(black | move, white, game)) {
        return new Way(move, prove(black | move, white, game));
      }
    }
    throw new IllegalStateException("no way to keep a game that the position is worth");
  }

  private String text(Way way) {
    String move = way.move() == 0 ? "" : cells(way.move()).substring(1) + ":";
    return " " + move + lines.back(way.claim().node());
  }

  private String cells(int set) {
    StringBuilder text = new StringBuilder();
    for (int left = set; left != 0; left &= left - 1) {
      Cell cell = part.cells().get(Integer.numberOfTrailingZeros(left));
      text.append(' ').append(cell);
    }
    return text.toString();
  }
}
