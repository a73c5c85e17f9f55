package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.Source;
import org.hexproof.format.file.Formats;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.RegionCut;
import org.hexproof.shannon.ShannonGame;
import org.hexproof.shannon.file.ShannonFile;
import org.hexproof.solving.EntryProblem;

/**
 * The game of a file, which is a Shannon game or a drawing of Hex.
 *
 * @param name what the file calls it, or an empty text
 * @param place where it begins
 * @param places where vertices are first named, in a Shannon game
 * @param contracted without coloured vertices
 * @param coloured with those that the file has; of a region there is none
 */
record ShannonSubject(
    String name,
    Place place,
    ImmutableMap<String, Place> places,
    ShannonGame contracted,
    Optional<ShannonGame> coloured) {
  private static final String TERMINALS_HINT = "name them, as in --terminals 'b1;c3;bottom'";

  /** Reads a file, of a drawing what the options choose. */
  static ShannonSubject read(String operand, Line line, Surroundings surroundings)
      throws FormatException {
    Operand named = Operand.of(operand);
    byte[] bytes = new Inputs(surroundings.in()).bytes(named);
    Source source = Formats.decode(named.file(), bytes);
    if (ShannonFile.isOne(source.text())) {
      // With --same they may be meant for the other file.
      if (!line.has(ShannonCommand.SAME)) {
        Rule.refuse(
            line,
            "%s is for boards, and a file has a Shannon game already",
            RegionChoices.CELLS,
            RegionChoices.TERMINALS);
      }
      ShannonFile file = ShannonFile.read(source);
      return new ShannonSubject(
          "",
          new Place(named.file(), 1, 1),
          file.places(),
          file.game().contracted(),
          Optional.of(file.game()));
    }
    Entry entry = Selection.of(line).one(operand, named.read(bytes));
    RegionCut cut = RegionChoices.of(line);
    return cut.cells().isEmpty()
            && cut.terminals().isEmpty()
            && EntryProblem.isWholeBoard(entry.diagram())
        ? board(entry, surroundings)
        : region(entry.asRegion(), cut, surroundings);
  }

  private static ShannonSubject board(Entry entry, Surroundings surroundings) {
    Inputs.tell(entry, surroundings.err());
    Position position = entry.diagram().position();
    ShannonGame contracted =
        ShannonGame.of(
            position,
            position.empty(),
            ImmutableList.of(Terminal.of(Edge.TOP), Terminal.of(Edge.BOTTOM)));
    return of(entry, contracted, Optional.of(ShannonGame.coloured(position)));
  }

  private static ShannonSubject region(Entry entry, RegionCut cut, Surroundings surroundings)
      throws FormatException {
    RegionCut named = cut.orEdges(entry);
    if (named.terminals().isEmpty()) {
      throw new FormatException(
          entry.place(),
          "the top and bottom edges are not both drawn, so there are no terminals",
          TERMINALS_HINT);
    }
    Inputs.tell(entry, named.remarks(entry), surroundings.err());
    ClosedRegion region;
    try {
      region = named.closed(entry);
    } catch (IllegalArgumentException e) {
      throw CommandException.usage(e.getMessage() + "\n  hint: " + TERMINALS_HINT);
    }
    check(entry, region);
    ShannonGame contracted = ShannonGame.of(region.stones(), region.cells(), region.terminals());
    return of(entry, contracted, Optional.empty());
  }

  private static void check(Entry entry, ClosedRegion region) throws FormatException {
    ImmutableList<Cell> ends =
        region.terminals().stream()
            .flatMap(terminal -> terminal.cells().stream())
            .collect(ImmutableList.toImmutableList());
    Set<Cell> seen = new HashSet<>();
    for (Cell cell : ends) {
      if (!seen.add(cell)) {
        throw new FormatException(
            entry.place(), "cell " + cell + " is of two terminals", TERMINALS_HINT);
      }
    }
    for (Cell cell : region.cells()) {
      if (region.stones().at(cell) != Content.EMPTY) {
        throw new FormatException(entry.place(), "cell " + cell + " is not empty");
      }
    }
    for (Cell cell : ends) {
      if (!region.stones().black().contains(cell) && !region.cells().contains(cell)) {
        throw new FormatException(
            entry.place(), "terminal " + cell + " is neither a black stone nor a cell");
      }
    }
  }

  private static ShannonSubject of(
      Entry entry, ShannonGame contracted, Optional<ShannonGame> coloured) {
    return new ShannonSubject(
        entry.diagram().name(), entry.place(), ImmutableMap.of(), contracted, coloured);
  }

  /** Where a vertex is first named, or where all begins. */
  Place place(String vertex) {
    return places.getOrDefault(vertex, place);
  }
}
