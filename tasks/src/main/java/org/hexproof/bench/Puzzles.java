package org.hexproof.bench;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.file.Formats;
import org.hexproof.solving.EntryProblem;

/**
 * A list of puzzles: comma-separated, with a first line of column names, among them {@code file},
 * {@code to_move} (black or white), {@code question} (winner, or winning for all winning moves) and
 * {@code answer}. Files are looked for beside the list and in its folder {@code puzzles}.
 */
public final class Puzzles {
  private static final Splitter COMMAS = Splitter.on(',').trimResults();
  private static final Splitter BLANKS = Splitter.on(CharMatcher.whitespace()).omitEmptyStrings();

  private static final String LIST = "puzzles.csv";
  private static final String FOLDER = "puzzles";

  private final Path list;
  private final List<String> columns;

  private Puzzles(Path list, List<String> columns) {
    this.list = list;
    this.columns = columns;
  }

  /** The list of puzzles that a path stands for, if it does. */
  public static Optional<Path> list(Path path) {
    if (path.toString().endsWith(".csv")) {
      return Optional.of(path);
    }
    Path folder = path.toAbsolutePath();
    if (!Files.isDirectory(folder)) {
      return Optional.empty();
    }
    Path inside = folder.resolve(LIST);
    if (Files.isRegularFile(inside)) {
      return Optional.of(inside);
    }
    return folder.endsWith(FOLDER)
        ? Optional.of(folder.resolveSibling(LIST)).filter(Files::isRegularFile)
        : Optional.empty();
  }

  /**
   * Reads a list and the files it names.
   *
   * @throws FormatException if a line or a file is not as it should be
   * @throws IOException if a file can't be read
   */
  public static ImmutableList<BenchQuestion> read(Path list) throws IOException {
    List<String> lines = Files.readAllLines(list);
    if (lines.isEmpty()) {
      throw new FormatException(new Place(list.toString(), 1, 1), "the list of puzzles is empty");
    }
    Puzzles puzzles = new Puzzles(list, COMMAS.splitToList(lines.get(0)));
    ImmutableList.Builder<BenchQuestion> questions = ImmutableList.builder();
    for (int i = 1; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        questions.add(
            puzzles.question(
                COMMAS.splitToList(lines.get(i)), new Place(list.toString(), i + 1, 1)));
      }
    }
    return questions.build();
  }

  private BenchQuestion question(List<String> values, Place place) throws IOException {
    String file = value("file", values, place);
    Color toMove =
        oneOf(value("to_move", values, place), "black", "white", place) ? Color.BLACK : Color.WHITE;
    boolean allMoves = oneOf(value("question", values, place), "winning", "winner", place);
    ImmutableList<Entry> entries = Formats.entries(find(file, place));
    if (entries.size() != 1) {
      throw new FormatException(place, file + " has " + entries.size() + " boards, not one");
    }
    String answer = value("answer", values, place);
    return new BenchQuestion(
        file,
        EntryProblem.of(Iterables.getOnlyElement(entries), Optional.of(toMove)),
        allMoves,
        Optional.of(allMoves ? moves(answer, place) : answer));
  }

  private String value(String column, List<String> values, Place place) throws FormatException {
    int index = columns.indexOf(column);
    if (index < 0) {
      throw new FormatException(
          new Place(place.file(), 1, 1), "the list of puzzles has no column '" + column + "'");
    }
    if (index >= values.size()) {
      throw new FormatException(place, "no value in column '" + column + "'");
    }
    return values.get(index);
  }

  private static boolean oneOf(String value, String yes, String no, Place place)
      throws FormatException {
    if (value.equals(yes) || value.equals(no)) {
      return value.equals(yes);
    }
    throw new FormatException(place, "expected " + yes + " or " + no + ", not '" + value + "'");
  }

  private Path find(String file, Place place) throws FormatException {
    for (Path path :
        List.of(list.resolveSibling(file), list.resolveSibling("puzzles").resolve(file))) {
      if (Files.isRegularFile(path)) {
        return path;
      }
    }
    throw new FormatException(place, "there is no file " + file + " beside the list of puzzles");
  }

  private static String moves(String answer, Place place) throws FormatException {
    return place.read(
        () -> TimedAnswer.text(BLANKS.splitToStream(answer).map(Cell::parse).toList()));
  }
}
