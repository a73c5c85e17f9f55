package org.hexproof.format.text;

import static java.util.stream.Collectors.joining;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.format.FormatException;
import org.hexproof.format.Lattice;
import org.hexproof.format.Shading;
import org.hexproof.format.TextLine;

/**
 * A whole board without edge lines, as engines, forums and exercises draw it: rows of as many cells
 * each, every row shifted to the right by as much against the row above, or none. Around them there
 * may be names of columns and rows, a border of {@code #} or {@code *}, the players' letters as a
 * border, and marks of who has which edge; around a stone the brackets of the last move.
 */
final class PlainBoard {
  static final String WHOLE = "no edge is drawn, so this is read as a whole board: ";

  private static final String WHO_JOINS =
      "%s joins top and bottom, %s left and"
          + " right; a line 'edges: none' above it or the label A on stones makes it a template";

  private static final Pattern PROMPT = Pattern.compile("=[0-9]*(?= |$)");
  private static final Pattern HASH = Pattern.compile(" *(0x)?[0-9a-f]{8,}");
  private static final Pattern RECENT = Pattern.compile("(?<=[A-Za-z@])[0-9](?= *[A-Za-z@.]| *$)");
  private static final Pattern BRACKET = Pattern.compile("[()\\[\\]<>]");
  private static final CharMatcher BLANKS = CharMatcher.is(' ');
  private static final CharMatcher CORNERS = CharMatcher.anyOf("-+");

  private final List<TextLine> lines;
  private final List<List<DrawnSign>> rows = new ArrayList<>();
  private final List<String> remarks = new ArrayList<>();
  private OptionalInt cols = OptionalInt.empty();
  private boolean namedByNumbers;
  private boolean namedRows;
  private boolean engine;
  private boolean sidesOnly;
  private Optional<Character> aboveAndBelow = Optional.empty();
  private Optional<Character> beside = Optional.empty();

  private PlainBoard(ImmutableList<TextLine> lines) {
    this.lines = new ArrayList<>(lines);
  }

  /**
   * The board that these lines draw, if they draw one; fails if they do and its letters are not
   * clear.
   */
  static Optional<SlantedDrawing> read(ImmutableList<TextLine> lines) throws FormatException {
    return lines.stream().anyMatch(TextLine::isEdge)
        ? Optional.empty()
        : new PlainBoard(lines).read();
  }

  private Optional<SlantedDrawing> read() throws FormatException {
    takePrefix();
    takePrompt();
    takeColumnNames();
    lines.replaceAll(PlainBoard::withoutMarks);
    if (lines.isEmpty() || lines.stream().anyMatch(TextLine::isBlank)) {
      return Optional.empty();
    }
    takeBorders();
    lines.forEach(line -> rows.add(DrawnSign.of(line)));
    if (!takeRowNames() || !takeSides()) {
      return Optional.empty();
    }
    if (!isRhombus()) {
      Doubts.requireTemplate(rows);
      return Optional.empty();
    }
    if (cols.isPresent() && !namedRows && (namedByNumbers || cols.getAsInt() < 3)) {
      return Optional.empty();
    }
    return draw();
  }

  /** Logs have {@code #} before each line, where no cell of a slanted drawing can stand. */
  private void takePrefix() {
    if (lines.size() > 1 && lines.stream().allMatch(line -> line.text().startsWith("#"))) {
      List<TextLine> bare = lines.stream().map(line -> line.blanked(1)).toList();
      if (bare.stream().mapToInt(TextLine::indent).distinct().count() == bare.size()) {
        lines.clear();
        lines.addAll(bare);
      }
    }
  }

  /** An answer of an engine begins with {@code =}, and maybe with a hash of the position. */
  private void takePrompt() {
    TextLine first = lines.get(0);
    String text = PROMPT.matcher(first.text()).replaceFirst("");
    if (first.text().startsWith("=")) {
      lines.set(0, first.blanked(first.text().length() - text.length()));
    }
    if (lines.size() > 1 && lines.get(0).isBlank()) {
      lines.remove(0);
    }
    if (lines.size() > 1 && HASH.matcher(lines.get(0).text()).matches()) {
      lines.remove(0);
    }
  }

  private void takeColumnNames() {
    if (lines.size() > 1) {
      takeColumnNames(0);
    }
    int last = lines.size() - 1;
    if (last > 1 && lines.get(last).text().strip().length() == 1 && takeColumnNames(last - 1)) {
      lines.remove(last - 1);
    } else if (last > 0) {
      takeColumnNames(last);
    }
  }

  private boolean takeColumnNames(int index) {
    Optional<ColumnNames> names =
        ColumnNames.of(lines.get(index).text())
            .filter(counted -> cols.orElse(counted.count()) == counted.count());
    names.ifPresent(
        counted -> {
          cols = OptionalInt.of(counted.count());
          namedByNumbers = counted.byNumbers();
          lines.remove(index);
        });
    return names.isPresent();
  }

  private static TextLine withoutMarks(TextLine line) {
    String bare = RECENT.matcher(line.text()).replaceAll(" ");
    return new TextLine(line.start(), BRACKET.matcher(bare).replaceAll(" "));
  }

  /** A border above or below is of one sign, which is no cell's or stands where no row can. */
  private void takeBorders() {
    if (lines.size() > 1 && isBorder(0)) {
      lines.remove(0);
    }
    if (lines.size() > 1 && isBorder(lines.size() - 1)) {
      lines.remove(lines.size() - 1);
    }
  }

  private boolean isBorder(int index) {
    String signs = BLANKS.removeFrom(lines.get(index).text());
    String inner = CORNERS.trimFrom(signs);
    if (inner.isEmpty() || inner.chars().anyMatch(sign -> sign != inner.charAt(0))) {
      return false;
    }
    char sign = inner.charAt(0);
    boolean beyondRowNames =
        Character.isLetter(sign)
            && IntStream.range(0, lines.size())
                .filter(other -> other != index)
                .allMatch(other -> Character.isDigit(lines.get(other).text().strip().charAt(0)));
    if ((!isBorder(sign) && !beyondRowNames) || aboveAndBelow.orElse(sign) != sign) {
      return false;
    }
    aboveAndBelow = Optional.of(sign);
    return true;
  }

  /** Whether the sign is none of a player's. */
  private static boolean isBorder(char sign) {
    return sign == '#' || sign == '*';
  }

  /** Takes the names of rows, at the left, and again at the right; false if they don't count on. */
  private boolean takeRowNames() {
    int count = rows.size();
    List<String> names = rows.stream().map(row -> row.get(0).text()).toList();
    boolean upwards = counts(names, 1) || counts(names, 0);
    boolean downwards = counts(Lists.reverse(names), 1);
    boolean letters =
        namedByNumbers
            && IntStream.range(0, count)
                .allMatch(i -> names.get(i).equalsIgnoreCase(Cell.columnName(i)));
    namedRows = upwards || downwards || letters;
    if (namedRows) {
      boolean ours = counts(names, 1) && !namedByNumbers;
      if (!ours) {
        remarks.add("cells are named by columns a, b, c and rows 1, 2, 3 here, from the top left");
      }
      boolean atBothEnds = true;
      for (int i = 0; i < count; i++) {
        rows.get(i).remove(0);
        atBothEnds &= takeRightName(rows.get(i), names.get(i));
      }
      engine = atBothEnds && takeSlashes();
    } else {
      sidesOnly = takeSlashes();
    }
    return rows.stream()
        .allMatch(
            row -> !row.isEmpty() && row.stream().allMatch(sign -> sign.text().length() == 1));
  }

  private static boolean counts(List<String> names, int start) {
    return IntStream.range(0, names.size())
        .allMatch(i -> names.get(i).equals(Integer.toString(i + start)));
  }

  /** Takes the row's name at its right end, and a sign behind it of who has that edge. */
  private static boolean takeRightName(List<DrawnSign> row, String name) {
    for (int i = row.size() - 1; i > 0 && i >= row.size() - 2; i--) {
      if (row.get(i).text().equals(name)) {
        row.subList(i, row.size()).clear();
        return true;
      }
    }
    return false;
  }

  /** Takes White's edges at both sides. */
  private boolean takeSlashes() {
    boolean slashes =
        rows.stream()
            .allMatch(
                row -> row.size() > 2 && row.get(0).is('\\') && row.get(row.size() - 1).is('\\'));
    if (slashes) {
      rows.forEach(
          row -> {
            row.remove(0);
            row.remove(row.size() - 1);
          });
    }
    return slashes;
  }

  /** Takes the border at the sides; false if the rows don't have as many cells each. */
  private boolean takeSides() {
    int size = rows.get(0).size();
    if (rows.stream().anyMatch(row -> row.size() != size)) {
      return false;
    }
    boolean ofOtherSign = aboveAndBelow.map(sign -> sign == '*').orElse(false);
    int extra = cols.isPresent() ? size - cols.getAsInt() : ofOtherSign ? 2 : 0;
    if (extra < 0 || extra > 2) {
      return false;
    }
    boolean both = extra == 2 || (cols.isEmpty() && size > 2 && isBorder(0, false));
    if (both && !isBorder(0, extra > 0)) {
      return false;
    }
    if (both || extra == 1) {
      if (size == 1 || !isBorder(size - 1, extra > 0)) {
        return false;
      }
      beside = Optional.of(rows.get(0).get(size - 1).text().charAt(0));
      rows.forEach(row -> row.remove(size - 1));
    }
    if (both) {
      rows.forEach(row -> row.remove(0));
    }
    return !rows.get(0).isEmpty();
  }

  /** Whether the column with this index has one sign, which may be a border's. */
  private boolean isBorder(int index, boolean anySign) {
    String sign = rows.get(0).get(index).text();
    return (isBorder(sign.charAt(0)) || (anySign && !sign.equals(".")))
        && rows.stream().allMatch(row -> row.get(index).text().equals(sign));
  }

  /** Whether cells are as far from each other in all rows, and rows are shifted by as much. */
  private boolean isRhombus() {
    List<List<DrawnSign>> cells = rows;
    int size = cells.get(0).size();
    if (size > Board.MAX_SIDE || cells.size() > Board.MAX_SIDE) {
      return false;
    }
    int x = cells.get(0).get(0).x();
    int pitch = size > 1 ? cells.get(0).get(1).x() - x : 2;
    int shift = cells.size() > 1 ? cells.get(1).get(0).x() - x : 1;
    if (shift < 0 || shift > pitch || (pitch == 1 && cells.size() == 1)) {
      return false;
    }
    for (int row = 0; row < cells.size(); row++) {
      for (int col = 0; col < size; col++) {
        if (cells.get(row).get(col).x() != x + row * shift + col * pitch) {
          return false;
        }
      }
    }
    if (shift == 0) {
      remarks.add("the rows are not slanted, and read as if they were");
    }
    return true;
  }

  /** How stones are drawn; none if there is more than stones. */
  private Optional<StoneSigns> signs() throws FormatException {
    Set<Character> drawn = new TreeSet<>();
    rows.forEach(row -> row.forEach(sign -> drawn.add(sign.text().charAt(0))));
    Optional<Character> above = aboveAndBelow.filter(sign -> !isBorder(sign));
    Optional<Character> side = beside.filter(sign -> !isBorder(sign));
    if (aboveAndBelow.equals(Optional.of('*')) && side.isPresent()) {
      StoneSigns signs = StoneSigns.ofBorder('*', side.get());
      if (signs.covers(drawn.stream().map(String::valueOf).collect(joining()))) {
        return Optional.of(signs);
      }
    }
    above.ifPresent(drawn::add);
    side.ifPresent(drawn::add);
    Optional<StoneSigns> signs = StoneSigns.of(drawn, /* isBlack= */ engine);
    Doubts.requireClear(rows, drawn, signs, engine);
    boolean turned =
        signs.isPresent()
            && (above.map(signs.get()::at).equals(Optional.of(Content.WHITE))
                || side.map(signs.get()::at).equals(Optional.of(Content.BLACK)));
    if (turned) {
      throw new FormatException(
          rows.get(0).get(0).place(),
          "the border gives top and bottom to White, and left and right to Black",
          "top and bottom are Black's here: exchange the signs of the stones");
    }
    return signs;
  }

  private Optional<SlantedDrawing> draw() throws FormatException {
    Optional<StoneSigns> found = signs();
    // A template may lie between the sides, but has no stones of both players that nobody names.
    if (found.isEmpty() || (sidesOnly && !Doubts.areOfBoth(rows, found.get()))) {
      return Optional.empty();
    }
    StoneSigns signs = found.get();
    ImmutableSet.Builder<Cell> black = ImmutableSet.builder();
    ImmutableSet.Builder<Cell> white = ImmutableSet.builder();
    ImmutableMap.Builder<Cell, String> labels = ImmutableMap.builder();
    ImmutableMap.Builder<Cell, Lattice.Symbol> symbols = ImmutableMap.builder();
    for (int row = 0; row < rows.size(); row++) {
      for (int col = 0; col < rows.get(row).size(); col++) {
        Cell cell = new Cell(col, row);
        Lattice.Symbol symbol = rows.get(row).get(col).symbol();
        symbols.put(cell, symbol);
        switch (signs.at(symbol.character())) {
          case BLACK -> black.add(cell);
          case WHITE -> white.add(cell);
          case EMPTY -> {
            if (StoneSigns.isMark(symbol.character())) {
              labels.put(cell, String.valueOf(symbol.character()));
            }
          }
        }
      }
    }
    Board board = new Board(rows.get(0).size(), rows.size());
    return Optional.of(
        new SlantedDrawing(
            Position.of(board, black.build(), white.build()),
            ImmutableSet.copyOf(board.cells()),
            ImmutableSet.of(),
            Shading.OUTSIDE,
            ImmutableSet.copyOf(Edge.values()),
            labels.buildOrThrow(),
            symbols.buildOrThrow(),
            signs.naming(),
            ImmutableList.<String>builder()
                .add(WHOLE + WHO_JOINS.formatted(signs.black().charAt(0), signs.white().charAt(0)))
                .addAll(signs.remark().isEmpty() ? List.of() : List.of(signs.remark()))
                .addAll(remarks)
                .build()));
  }
}
