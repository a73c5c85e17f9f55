package org.hexproof.certificate;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Goal;
import org.hexproof.board.GoalText;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.certificate.statement.Beside;
import org.hexproof.certificate.statement.Outline;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.statement.Tester;

/** The lines that certificates, bundles and manifests begin with. */
record Head(String about, Position position, Goal goal) {
  static final int MOST_TERMINALS = 1000;

  private static final Splitter WORDS = Splitter.on(' ');

  /** Reads up to the goal. */
  static Head read(Text text, ProofFormat format) throws IOException {
    line(text, format.firstLine(), rest -> check(rest.isEmpty(), rest, "nothing more"));
    String about = line(text, "about", rest -> rest);
    Board board = line(text, "board", Head::board);
    Set<Cell> taken = new HashSet<>();
    ImmutableSet<Cell> black = line(text, "black", rest -> stones(rest, board, taken));
    ImmutableSet<Cell> white = line(text, "white", rest -> stones(rest, board, taken));
    Goal goal = line(text, "goal", rest -> goal(rest, board));
    return new Head(about, Position.of(board, black, white), goal);
  }

  /** Goes on to read who moves and wins; where there are lemmas of one side, the other moves. */
  Statement statement(Text text, ProofFormat format) throws IOException {
    Optional<Color> toMove =
        format == ProofFormat.LEMMAS
            ? Optional.empty()
            : Optional.of(line(text, "to-move", Head::color));
    Color winner = line(text, "winner", Head::color);
    return new Statement(position, goal, toMove.orElse(winner.opposite()), winner);
  }

  /** Goes on to read a line with a move of White's, behind this word. */
  Cell move(Text text, String word) throws IOException {
    return line(text, word, rest -> empty(cell(rest, position.board())));
  }

  /** Goes on to read the carrier of a template, and what a pivoting one is beside. */
  Outline outline(Text text) throws IOException {
    Outline outline =
        line(
            text,
            "carrier",
            rest -> new Outline(position, stones(rest, position.board(), new HashSet<>()), goal));
    return text.peek() == 'b'
        ? line(text, "beside", rest -> outline.beside(tester(rest)))
        : outline;
  }

  private static Tester tester(String name) {
    Optional<Tester> tester = Tester.parse(name);
    check(tester.isPresent(), name, "tester or tester-sente");
    return tester.get();
  }

  /** Goes on to read a board on which the template stands beside a tester. */
  Beside beside(Text text, Tester tester) throws IOException {
    Board board = line(text, "board", Head::board);
    Set<Cell> taken = new HashSet<>();
    ImmutableSet<Cell> black = line(text, "black", rest -> stones(rest, board, taken));
    ImmutableList<Cell> cells =
        line(
            text,
            "tester",
            rest -> {
              ImmutableList<Cell> found = stones(rest, board, taken).asList();
              check(found.size() == tester.cells().size(), rest, tester.cells().size() + " cells");
              return found;
            });
    return line(
        text,
        "placed",
        rest -> {
          ImmutableMap<Cell, Cell> placed = placed(rest, board, taken);
          return Beside.of(tester, board, black, cells, placed);
        });
  }

  private ImmutableMap<Cell, Cell> placed(String text, Board board, Set<Cell> taken) {
    Map<Cell, Cell> placed = new LinkedHashMap<>();
    for (String item : text.isEmpty() ? List.<String>of() : WORDS.split(text)) {
      int colon = item.indexOf(':');
      check(colon > 0, item, "pairs of cells like a1:c3");
      Cell cell = cell(item.substring(0, colon), position.board());
      Cell place = cell(item.substring(colon + 1), board);
      check(placed.putIfAbsent(cell, place) == null, item, "each cell once");
      check(taken.add(place), item, "each cell once");
    }
    return ImmutableMap.copyOf(placed);
  }

  /** Goes on to read a line, of which this word is the first; returns what follows. */
  static String word(Text text, String word) throws IOException {
    return line(text, word, rest -> rest);
  }

  /** Goes on to read the last line. */
  static void end(Text text) throws IOException {
    if (!word(text, "end").isEmpty()) {
      throw text.refuseLast("expected nothing more behind 'end'");
    }
  }

  /** A cell of the line that was read last. */
  Cell cell(Text text, String name) throws CertificateException {
    try {
      return cell(name, position.board());
    } catch (IllegalArgumentException e) {
      throw text.refuseLast(e.getMessage());
    }
  }

  private Cell empty(Cell cell) {
    check(position.at(cell) == Content.EMPTY, cell.toString(), "an empty cell");
    return cell;
  }

  /** Reads a line and interprets what follows its first word, or refuses what makes no sense. */
  private static <T> T line(Text text, String word, Function<String, T> reading)
      throws IOException {
    String rest = text.after(word);
    try {
      T read = reading.apply(rest);
      text.expect('\n');
      return read;
    } catch (IllegalArgumentException e) {
      throw text.refuse(e.getMessage());
    }
  }

  private static String check(boolean fine, String text, String expected) {
    if (!fine) {
      throw new IllegalArgumentException("expected " + expected + ", not '" + text + "'");
    }
    return text;
  }

  private static Board board(String text) {
    List<String> sides = WORDS.splitToList(text);
    String side = "(0|[1-9][0-9]?)";
    check(text.matches(side + " " + side), text, "the numbers of columns and rows");
    return new Board(Integer.parseInt(sides.get(0)), Integer.parseInt(sides.get(1)));
  }

  private static ImmutableSet<Cell> stones(String text, Board board, Set<Cell> taken) {
    ImmutableSet.Builder<Cell> stones = ImmutableSet.builder();
    for (String name : text.isEmpty() ? List.<String>of() : WORDS.split(text)) {
      check(!name.isEmpty(), text, "one space between cells");
      Cell cell = cell(name, board);
      check(taken.add(cell), name, "one stone on a cell");
      stones.add(cell);
    }
    return stones.build();
  }

  private static Cell cell(String name, Board board) {
    Cell cell = onBoard(Cell.parse(name), board);
    check(name.equals(cell.toString()), name, cell.toString());
    return cell;
  }

  private static Cell onBoard(Cell cell, Board board) {
    check(board.contains(cell), cell.toString(), "a cell of the board");
    return cell;
  }

  private static Goal goal(String text, Board board) {
    Goal goal = GoalText.parse(text);
    check(text.equals(GoalText.format(goal)), text, "'" + GoalText.format(goal) + "'");
    List<Terminal> terminals = goal.alternatives().stream().flatMap(List::stream).toList();
    check(
        terminals.size() <= MOST_TERMINALS,
        "" + terminals.size(),
        "at most " + MOST_TERMINALS + " terminals");
    for (Terminal terminal : terminals) {
      terminal.cells().forEach(cell -> onBoard(cell, board));
    }
    return goal;
  }

  private static Color color(String word) {
    check(word.equals("black") || word.equals("white"), word, "black or white");
    return word.equals("black") ? Color.BLACK : Color.WHITE;
  }
}
