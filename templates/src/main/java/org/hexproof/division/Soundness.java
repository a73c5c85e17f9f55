package org.hexproof.division;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Terminal;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;

/** What a division must be for a sum of its parts to say anything of the whole. */
public final class Soundness {
  private final Division division;
  private final Board board;
  private final Map<Cell, DividedRegion> owners = new HashMap<>();

  private Soundness(Division division) {
    this.division = division;
    this.board = division.position().board();
  }

  /**
   * Refuses a division, at the place of a part, whose parts don't hold every empty cell just once,
   * or whose terminals don't mean the same to each of them.
   */
  public static void check(Division division) throws FormatException {
    Soundness soundness = new Soundness(division);
    soundness.checkNames();
    soundness.checkCells();
    for (DividedRegion part : division.parts()) {
      soundness.checkTerminals(part);
    }
    for (Cell lent : soundness.lent().keySet()) {
      soundness.checkLent(lent);
    }
  }

  private void checkNames() throws FormatException {
    Map<String, Place> names = new HashMap<>();
    for (DividedRegion part : division.parts()) {
      Place first = names.putIfAbsent(part.name(), part.place());
      if (first != null) {
        throw fault(part, "another part has the same name, in " + first);
      }
    }
  }

  private void checkCells() throws FormatException {
    for (DividedRegion part : division.parts()) {
      for (Cell cell : part.cells()) {
        checkOnBoard(part, cell);
        if (division.position().at(cell) != Content.EMPTY) {
          throw fault(part, "there is a stone on " + cell + ", and the cells of a part are empty");
        }
        DividedRegion other = owners.put(cell, part);
        if (other != null) {
          throw fault(part, cell + " is in '" + other.name() + "' too, and parts must not overlap");
        }
      }
    }
    for (Cell cell : board.cells()) {
      if (division.position().at(cell) == Content.EMPTY && !owners.containsKey(cell)) {
        throw new FormatException(
            division.place(),
            "the parts leave a gap: " + cell + " is in none",
            "give it to a part, or put a white stone there if Black does not need it");
      }
    }
  }

  private void checkOnBoard(DividedRegion part, Cell cell) throws FormatException {
    if (!board.contains(cell)) {
      throw fault(part, cell + " is not on the board (" + board.cols() + "x" + board.rows() + ")");
    }
  }

  private void checkTerminals(DividedRegion part) throws FormatException {
    int count = part.terminals().size();
    if (count != 2 && count != 3) {
      throw fault(part, "a part has two or three terminals, not " + count);
    }
    Set<Terminal> known = new LinkedHashSet<>();
    for (Terminal terminal : part.terminals()) {
      if (terminal.cells().size() + terminal.edges().size() != 1) {
        throw fault(part, "a terminal is one cell, one stone or one edge");
      }
      for (Edge edge : terminal.edges()) {
        if (edge == Edge.LEFT || edge == Edge.RIGHT) {
          throw fault(part, "the " + edge.label() + " edge is White's, so it is no terminal");
        }
      }
      for (Cell cell : terminal.cells()) {
        checkTerminal(part, cell);
      }
      if (!known.add(division.canonical(terminal))) {
        throw fault(part, "two terminals are the same, or stones that hang together");
      }
    }
  }

  private void checkTerminal(DividedRegion part, Cell cell) throws FormatException {
    checkOnBoard(part, cell);
    switch (division.position().at(cell)) {
      case WHITE -> throw fault(part, "there is a white stone on the terminal " + cell);
      case BLACK -> {
        for (Edge edge : division.edges(division.position().group(cell))) {
          throw fault(
              part,
              cell + " hangs together with the " + edge.label() + " edge; name that as terminal");
        }
      }
      case EMPTY -> {
        DividedRegion owner = owners.get(cell);
        if (!owner.terminals().contains(Terminal.of(cell))) {
          throw fault(
              part,
              "the terminal %s is a cell of '%s', which does not name it as terminal"
                  .formatted(cell, owner.name()));
        }
      }
    }
  }

  /** The cells that are terminals of parts that don't own them, with these parts. */
  private Map<Cell, List<DividedRegion>> lent() {
    Map<Cell, List<DividedRegion>> lent = new LinkedHashMap<>();
    for (DividedRegion part : division.parts()) {
      for (Cell cell : Division.lent(part, division.position())) {
        lent.computeIfAbsent(cell, key -> new ArrayList<>()).add(part);
      }
    }
    return lent;
  }

  /** That a stone on the cell joins nothing that is not joined without it. */
  private void checkLent(Cell lent) throws FormatException {
    ImmutableSet<Cell> near = ImmutableSet.copyOf(board.neighbors(lent));
    Set<Cell> users = new LinkedHashSet<>();
    for (DividedRegion part : lent().get(lent)) {
      for (Edge edge : Edge.values()) {
        if (board.touches(lent, edge) && part.terminals().contains(Terminal.of(edge))) {
          throw unsound(part, lent, "it touches the " + edge.label() + " edge");
        }
      }
      for (Cell stone : Sets.intersection(near, division.drawn(part).black())) {
        throw unsound(part, lent, "it touches " + stone);
      }
      users.addAll(Sets.intersection(near, part.cells()));
      for (Cell one : users) {
        for (Cell other : users) {
          if (!one.equals(other) && !board.neighbors(one).contains(other)) {
            throw unsound(
                part, lent, "it touches " + one + " and " + other + ", which don't touch");
          }
        }
      }
    }
  }

  private static FormatException unsound(DividedRegion part, Cell lent, String why) {
    return new FormatException(
        part.place(),
        "'%s' can't use the terminal %s, a cell of another part: %s, so that a path through it may be one that White can cut"
            .formatted(part.name(), lent, why),
        "give one of these cells to the part that holds " + lent + ", or to White");
  }

  private static FormatException fault(DividedRegion part, String message) {
    return new FormatException(part.place(), "'" + part.name() + "': " + message);
  }
}
