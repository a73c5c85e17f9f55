package org.hexproof.probe;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.file.AtomicFile;
import org.hexproof.format.Diagram;
import org.hexproof.format.DiagramEntry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.file.Format;
import org.hexproof.format.file.Formats;

/**
 * Keeps witnesses in files: {@code NAME-CELL.sgf}, by what region and move are called; {@code
 * NAME-CELL-with-white-b1.sgf} if they are of the region with a stone more.
 *
 * @param folder where to put them
 * @param name what the region is called
 * @param addition what the region has more than its drawing, as in {@code with white b1}, or an
 *     empty text
 */
public record WitnessFolder(Path folder, String name, String addition) {
  private static final CharMatcher PLAIN =
      CharMatcher.inRange('a', 'z').or(CharMatcher.inRange('0', '9'));

  /** The same for the region with a stone more. */
  public WitnessFolder with(String stone) {
    return new WitnessFolder(folder, name, "with " + stone);
  }

  /** How the names of the files begin that keep witnesses of a move. */
  private String start(String cell) {
    String plain = PLAIN.negate().trimAndCollapseFrom(name.toLowerCase(Locale.ROOT), '-');
    return (plain.isEmpty() ? "region" : plain) + "-" + cell;
  }

  /** Where the witness of a move is kept, or its proof. */
  Path file(String cell, String extension) {
    String added = addition.isEmpty() ? "" : "-" + addition.replace(' ', '-');
    return folder.resolve(start(cell) + added + extension);
  }

  /**
   * Keeps a witness; the file appears when all of it is written.
   *
   * @param cell what the region's drawing calls the move
   */
  public void keep(String cell, Witness witness) throws IOException {
    Path path = file(cell, ".sgf");
    String title =
        (name.isEmpty() ? "" : name + ", ") + cell + (addition.isEmpty() ? "" : " " + addition);
    try {
      String text =
          Formats.write(
              Format.SGF,
              new DiagramEntry(new Place(path.toString(), 1, 1), witness.diagram(title)));
      AtomicFile.write(path, text.getBytes(StandardCharsets.UTF_8));
    } catch (FormatException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * The witnesses that were kept for a move, whatever stones they have more than its region, as far
   * as they are still of this region; that of the fewest first. The move may not be the only one
   * there; that is for a solver to say.
   *
   * @param move a cell of the region
   */
  public ImmutableList<Witness> kept(ProbedRegion region, Cell move) throws IOException {
    String start = start(region.name(move));
    if (!Files.isDirectory(folder)) {
      return ImmutableList.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> isNamed(file.getFileName().toString(), start))
          .sorted(
              Comparator.comparingInt((Path file) -> file.toString().length())
                  .thenComparing(Comparator.naturalOrder()))
          .flatMap(file -> read(file, region, move).stream())
          .collect(ImmutableList.toImmutableList());
    }
  }

  private static boolean isNamed(String file, String start) {
    return file.equals(start + ".sgf")
        || (file.startsWith(start + "-with-") && file.endsWith(".sgf"));
  }

  private static Optional<Witness> read(Path file, ProbedRegion region, Cell move) {
    try {
      Diagram board = Formats.entries(file).get(0).diagram();
      return board.labels().keySet().stream()
          .findFirst()
          .filter(place -> isAround(region, move, board, place))
          .map(
              place ->
                  new Witness(
                      board.position(), place, board.shaded(), file.getFileName().toString()));
    } catch (IOException e) {
      // It is searched for again, and then replaced.
      return Optional.empty();
    }
  }

  /** Whether the region with its stones lies on the board, with the move at this place. */
  private static boolean isAround(ProbedRegion region, Cell move, Diagram board, Cell place) {
    int cols = place.col() - move.col();
    int rows = place.row() - move.row();
    Position stones = region.stones();
    boolean atEdge = region.edges().contains(Edge.BOTTOM);
    return lies(region.cells(), cols, rows, board.shaded())
        && board.shaded().size() == region.cells().size()
        && lies(stones.black(), cols, rows, board.position().black())
        && lies(stones.white(), cols, rows, board.position().white())
        && (!atEdge || board.position().board().rows() == stones.board().rows() + rows);
  }

  private static boolean lies(Iterable<Cell> cells, int cols, int rows, Set<Cell> among) {
    for (Cell cell : cells) {
      int col = cell.col() + cols;
      int row = cell.row() + rows;
      if (col < 0 || row < 0 || !among.contains(new Cell(col, row))) {
        return false;
      }
    }
    return true;
  }
}
