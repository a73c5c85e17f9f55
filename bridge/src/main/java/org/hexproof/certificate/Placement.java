package org.hexproof.certificate;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Terminal;
import org.hexproof.certificate.Sheet.Site;

/**
 * Where the places of a file of lemmas lie on another sheet: moved, turned or mirrored, so that
 * what touched touches. It brings a1, b1 and a2 to three places, on that sheet or not.
 */
public record Placement(Start from, Start to, Site a, Site b, Site c) {
  /** A claim does not hold where it is put. */
  public static final class Misfit extends Exception {
    private static final long serialVersionUID = 1;

    Misfit(String reason) {
      super(reason);
    }
  }

  /**
   * What the claim says about the other position.
   *
   * @throws Misfit if that does not follow
   */
  public Claim of(Claim claim) throws Misfit {
    require(
        a.touches(b) && b.touches(c) && c.touches(a), "the three places don't touch each other");
    require(claim.target() != Claim.GOAL, "a claim of the goal can't be put in another place");
    require(from.statement.winner() == Color.BLACK, "only claims of Black's can be put in a place");
    for (List<Terminal> terminals : from.statement.goal().alternatives()) {
      for (Terminal terminal : terminals) {
        require(
            terminal.cells().size() + terminal.edges().size() == 1,
            "its goal has a terminal of more than one cell or edge");
      }
    }
    checkEdges();
    BitSet need = new BitSet();
    for (Cell stone : from.statement.position().black()) {
      place(from.sheet.place(stone), need);
    }
    place(claim.need(), need);
    BitSet room = new BitSet();
    place(claim.room(), room);
    int u = of(Claim.first(claim.target()));
    int v = of(Claim.second(claim.target()));
    require(u >= 0 && v >= 0, "an end of it lies outside the sheet");
    return new Claim(Claim.joined(u, v), need, room);
  }

  private void require(boolean condition, String otherwise) throws Misfit {
    if (!condition) {
      throw new Misfit(otherwise);
    }
  }

  private void checkEdges() throws Misfit {
    Map<Edge, Integer> groups = new HashMap<>();
    for (Map.Entry<Integer, Edge> place : from.sheet.edges.entrySet()) {
      int there = of(place.getKey());
      require(there >= 0 && to.own[there], "its edge lies on what is not the winner's");
      int group = to.joined.find(there);
      Integer known = groups.putIfAbsent(place.getValue(), group);
      require(known == null || known == group, "its edge lies on what is not joined");
    }
  }

  private void place(BitSet cells, BitSet into) throws Misfit {
    for (int cell : from.places(cells).toArray()) {
      place(cell, into);
    }
  }

  /** Adds where a cell lies, if that is empty; otherwise it must be the winner's. */
  private void place(int cell, BitSet into) throws Misfit {
    int there = of(cell);
    boolean empty = there >= 0 && to.bit[there] >= 0;
    require(
        empty || (there >= 0 && to.sheet.isCell(there) && to.own[there]),
        "its " + from.sheet.name(cell) + " lies outside, or on what is the opponent's");
    if (empty) {
      into.set(to.bit[there]);
    }
  }

  /** Where a place lies, or -1 if that is outside the sheet. */
  public int of(int place) {
    int cols = from.sheet.col(place) - 1;
    int rows = from.sheet.row(place) - 1;
    int col = a.col() + cols * (b.col() - a.col()) + rows * (c.col() - a.col());
    int row = a.row() + cols * (b.row() - a.row()) + rows * (c.row() - a.row());
    return to.sheet.contains(col, row) ? to.sheet.place(col, row) : -1;
  }
}
