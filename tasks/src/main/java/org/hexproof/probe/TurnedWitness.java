package org.hexproof.probe;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.GridSymmetry;
import org.hexproof.board.Offset;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.compose.FramedProblem;
import org.hexproof.solver.Problem;

/**
 * A witness mirrored or turned, on a whole board again. Most symmetries make of a board a
 * parallelogram that leans another way; then stones fill what lies around it, white beyond White's
 * sides and black beyond Black's, so that the empty cells and the winner stay the same.
 */
final class TurnedWitness {
  private static final ImmutableSet<Edge> BLACKS = ImmutableSet.of(Edge.TOP, Edge.BOTTOM);

  private final Witness witness;
  private final GridSymmetry symmetry;
  private final Map<Offset, Content> images = new HashMap<>();

  private TurnedWitness(Witness witness, GridSymmetry symmetry) {
    this.witness = witness;
    this.symmetry = symmetry;
    Position position = witness.position();
    for (Cell cell : position.board().cells()) {
      images.put(image(cell), position.at(cell));
    }
  }

  private Offset image(Cell cell) {
    return symmetry.apply(Offset.of(cell));
  }

  /** The witness after a symmetry; nothing if the board would become too large. */
  static Optional<Witness> of(Witness witness, GridSymmetry symmetry) {
    if (symmetry.equals(GridSymmetry.ALL.get(0))) {
      return Optional.of(witness);
    }
    TurnedWitness turned = new TurnedWitness(witness, symmetry);
    boolean keepsBlacks =
        BLACKS.stream().allMatch(edge -> symmetry.apply(edge).filter(BLACKS::contains).isPresent());
    return keepsBlacks ? turned.leaning() : turned.framed();
  }

  /** Black's sides are at the top and bottom still. */
  private Optional<Witness> leaning() {
    return Room.around(images.keySet())
        .map(room -> witness(room.position(images), room, new Cell(0, 0)));
  }

  /** Black's sides are rows of stones, from which others lead to the top and bottom. */
  private Optional<Witness> framed() {
    ImmutableList<ImmutableSet<Offset>> sides =
        Stream.of(Edge.TOP, Edge.BOTTOM).map(this::beyond).collect(ImmutableList.toImmutableList());
    sides.forEach(side -> side.forEach(place -> images.put(place, Content.BLACK)));
    Optional<Room> around = Room.around(images.keySet());
    if (around.isEmpty()) {
      return Optional.empty();
    }
    Room room = around.get();
    Goal goal =
        Goal.join(
            sides.stream()
                .map(side -> Terminal.of(side.stream().map(room::cell).collect(toImmutableSet())))
                .collect(ImmutableList.toImmutableList()));
    return FramedProblem.of(new Problem(room.position(images), Color.WHITE, goal))
        .map(framed -> witness(framed.problem().position(), room, framed.shift()));
  }

  /** The images of the places just beyond an edge. */
  private ImmutableSet<Offset> beyond(Edge edge) {
    Board board = witness.position().board();
    Set<Offset> beyond = new HashSet<>();
    for (Cell cell : board.along(edge)) {
      GridSymmetry.beyond(edge).forEach(step -> beyond.add(Offset.of(cell).plus(step)));
    }
    return beyond.stream().map(symmetry::apply).collect(toImmutableSet());
  }

  private Witness witness(Position position, Room room, Cell shift) {
    return new Witness(
        position,
        place(witness.move(), room, shift),
        witness.region().stream()
            .map(cell -> place(cell, room, shift))
            .sorted()
            .collect(toImmutableSet()),
        witness.source());
  }

  private Cell place(Cell cell, Room room, Cell shift) {
    return room.cell(image(cell)).moved(shift.col(), shift.row());
  }

  /** The board around some places, and the place of its a1. */
  private record Room(Offset corner, Board board) {
    /** Nothing if there is no board so large. */
    static Optional<Room> around(Collection<Offset> places) {
      int left = places.stream().mapToInt(Offset::col).min().orElseThrow();
      int top = places.stream().mapToInt(Offset::row).min().orElseThrow();
      int cols = places.stream().mapToInt(Offset::col).max().orElseThrow() - left + 1;
      int rows = places.stream().mapToInt(Offset::row).max().orElseThrow() - top + 1;
      return Math.max(cols, rows) <= Board.MAX_SIDE
          ? Optional.of(new Room(new Offset(left, top), new Board(cols, rows)))
          : Optional.empty();
    }

    Cell cell(Offset place) {
      Offset step = place.minus(corner);
      return new Cell(step.col(), step.row());
    }

    /** White wherever nothing else is said. */
    Position position(Map<Offset, Content> contents) {
      Position position = Position.of(board, ImmutableSet.of(), board.cells());
      for (Map.Entry<Offset, Content> each : contents.entrySet()) {
        position = position.with(cell(each.getKey()), each.getValue());
      }
      return position;
    }
  }
}
