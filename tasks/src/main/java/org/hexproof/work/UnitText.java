package org.hexproof.work;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.Strictness;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.GoalText;
import org.hexproof.board.Position;
import org.hexproof.certificate.statement.Beside;
import org.hexproof.certificate.statement.Outline;
import org.hexproof.certificate.statement.Tester;
import org.hexproof.solving.Question;

/**
 * Units in lines of JSON. The last member is the hash of all that stands before it, byte for byte,
 * but for the build of the program.
 */
final class UnitText {
  static final Gson GSON =
      new GsonBuilder().disableHtmlEscaping().setStrictness(Strictness.STRICT).create();

  private static final Pattern LINE =
      Pattern.compile(
          "(.*?)(?:,\"build\":\"([^\"]*)\")?,\"hash\":\"([0-9a-f]{64})\"}", Pattern.DOTALL);

  /** The version of units with a board; those without are as they were before there were any. */
  private static final int WITH_BOARD = 2;

  private static final int WITHOUT_BOARD = 1;

  /** The members before the hash, in their order. */
  private record Members(
      String hexproof,
      int version,
      String solver,
      String template,
      String place,
      String part,
      Drawing drawing,
      Setting board,
      String question,
      String stem,
      String certificate) {}

  private record Drawing(
      int cols,
      int rows,
      List<String> black,
      List<String> white,
      List<String> carrier,
      String goal,
      String beside) {
    static Drawing of(Outline outline) {
      Board board = outline.stones().board();
      return new Drawing(
          board.cols(),
          board.rows(),
          names(outline.stones().black()),
          names(outline.stones().white()),
          names(outline.carrier()),
          GoalText.format(outline.goal()),
          outline.tester().map(Tester::label).orElse(null));
    }

    Outline outline() {
      Position stones = Position.of(new Board(cols, rows), cells(black), cells(white));
      return new Outline(stones, cells(carrier), GoalText.parse(goal), tester());
    }

    private Optional<Tester> tester() {
      Optional<Tester> tester = Optional.ofNullable(beside).flatMap(Tester::parse);
      checkArgument(beside == null || tester.isPresent(), "there is no tester '%s'", beside);
      return tester;
    }
  }

  /** A board on which a template stands beside its tester. */
  private record Setting(
      int cols, int rows, List<String> black, List<String> tester, Map<String, String> placed) {
    static Setting of(Beside beside) {
      Map<String, String> placed = new LinkedHashMap<>();
      beside.placed().forEach((cell, place) -> placed.put(cell.toString(), place.toString()));
      Board board = beside.board().board();
      return new Setting(
          board.cols(), board.rows(), names(beside.board().black()), names(beside.cells()), placed);
    }

    Beside beside(Outline outline) {
      checkArgument(outline.tester().isPresent(), "there is a board, but no tester to be on it");
      ImmutableMap.Builder<Cell, Cell> cells = ImmutableMap.builder();
      placed.forEach((cell, place) -> cells.put(Cell.parse(cell), Cell.parse(place)));
      return Beside.of(
          outline.tester().get(),
          new Board(cols, rows),
          cells(black),
          tester.stream().map(Cell::parse).collect(toImmutableList()),
          cells.buildOrThrow());
    }
  }

  private UnitText() {}

  static String of(Unit unit) {
    String content = content(unit);
    String build = unit.build().map(hash -> ",\"build\":\"" + hash + "\"").orElse("");
    return content + build + ",\"hash\":\"" + Unit.hash(content) + "\"}";
  }

  /** What is hashed. */
  static String content(Unit unit) {
    String json =
        GSON.toJson(
            new Members(
                "unit",
                version(unit.beside()),
                unit.solver(),
                unit.template(),
                unit.place(),
                unit.part().map(Cell::toString).orElse(null),
                Drawing.of(unit.outline()),
                unit.beside().map(Setting::of).orElse(null),
                new Question.Goal(unit.problem()).text(),
                unit.stem(),
                unit.certificate()));
    return json.substring(0, json.length() - 1);
  }

  private static int version(Optional<?> board) {
    return board.isPresent() ? WITH_BOARD : WITHOUT_BOARD;
  }

  static Unit parse(String line) {
    Matcher parts = LINE.matcher(line);
    checkArgument(parts.matches(), "not a work unit: it does not end with a hash");
    checkArgument(
        parts.group(3).equals(Unit.hash(parts.group(1))),
        "the hash is not that of the unit, which was altered");
    Unit unit = read(parts.group(1) + "}", Optional.ofNullable(parts.group(2)));
    checkArgument(unit.line().equals(line), "not a work unit as 'hexproof split' writes it");
    return unit;
  }

  private static Unit read(String json, Optional<String> build) {
    try {
      Members members = GSON.fromJson(json, Members.class);
      Optional<Setting> board = Optional.ofNullable(members.board);
      checkArgument(
          members.version == version(board),
          "not a work unit that this program knows: its version is %s",
          members.version);
      Outline outline = members.drawing.outline();
      return new Unit(
          members.solver,
          members.template,
          members.place,
          outline,
          Optional.ofNullable(members.part).map(Cell::parse),
          board.map(setting -> setting.beside(outline)),
          members.stem,
          build);
    } catch (JsonParseException | NullPointerException e) {
      throw new IllegalArgumentException("not a work unit", e);
    }
  }

  private static List<String> names(Collection<Cell> cells) {
    return cells.stream().map(Cell::toString).collect(toImmutableList());
  }

  private static ImmutableSet<Cell> cells(List<String> names) {
    return names.stream().map(Cell::parse).collect(toImmutableSet());
  }
}
