package org.hexproof.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.certificate.statement.Tester;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.Question;
import org.junit.jupiter.api.Test;

/** Units of templates that pivot, whose boards may be wrong although all else fits them. */
final class BoardUnitTest {
  private static final String BOARD = "board";

  private final Random random = new Random(4);

  /** A line with a right hash and the question that its board comes to, if that is one. */
  private static String line(JsonObject json) {
    question(json).ifPresent(text -> json.addProperty("question", text));
    return hashed(json);
  }

  /** With the hash of all but the build. */
  private static String hashed(JsonObject json) {
    JsonObject hashed = json.deepCopy();
    hashed.remove("hash");
    JsonElement build = hashed.remove("build");
    String text = hashed.toString();
    String content = text.substring(0, text.length() - 1);
    return content + ",\"build\":" + build + ",\"hash\":\"" + Unit.hash(content) + "\"}";
  }

  /** By the words of the page on certificates: what is not named is White's. */
  private static Optional<String> question(JsonObject json) {
    JsonObject board = json.getAsJsonObject(BOARD);
    Set<Cell> empty = new HashSet<>(cells(board.getAsJsonArray("tester")));
    JsonObject placed = board.getAsJsonObject("placed");
    placed.keySet().forEach(cell -> empty.add(Cell.parse(placed.get(cell).getAsString())));
    if (json.has("part") && placed.has(json.get("part").getAsString())) {
      String part = json.get("part").getAsString();
      if (cells(json.getAsJsonObject("drawing").getAsJsonArray("carrier"))
          .contains(Cell.parse(part))) {
        empty.remove(Cell.parse(placed.get(part).getAsString()));
      }
    }
    List<Cell> black = cells(board.getAsJsonArray("black"));
    Board whole = new Board(board.get("cols").getAsInt(), board.get("rows").getAsInt());
    Set<Cell> white = new HashSet<>(whole.cells());
    white.removeAll(empty);
    white.removeAll(black);
    if (black.stream().anyMatch(empty::contains)
        || !whole.cells().containsAll(empty)
        || !whole.cells().containsAll(black)) {
      return Optional.empty();
    }
    Position position = Position.of(whole, black, white);
    return Optional.of(
        new Question.Goal(new Problem(position, Color.WHITE, Goal.TOP_TO_BOTTOM)).text());
  }

  private static List<Cell> cells(JsonArray names) {
    return names.asList().stream().map(name -> Cell.parse(name.getAsString())).toList();
  }

  private static JsonArray names(List<Cell> cells) {
    JsonArray names = new JsonArray();
    cells.forEach(cell -> names.add(cell.toString()));
    return names;
  }

  private static JsonObject json(Unit unit) {
    return JsonParser.parseString(unit.line()).getAsJsonObject();
  }

  private void alter(JsonObject board) {
    JsonObject placed = board.getAsJsonObject("placed");
    List<String> drawn = new ArrayList<>(placed.keySet());
    String one = drawn.get(random.nextInt(drawn.size()));
    JsonArray tester = board.getAsJsonArray("tester");
    int number = random.nextInt(tester.size());
    Cell any =
        new Cell(
            random.nextInt(board.get("cols").getAsInt()),
            random.nextInt(board.get("rows").getAsInt()));
    switch (random.nextInt(8)) {
      case 0 -> blacken(board, Optional.empty(), true);
      case 1, 2 -> blacken(board, Optional.of(any), false);
      case 3 -> blacken(board, Optional.of(any), true);
      case 4 -> {
        String other = drawn.get(random.nextInt(drawn.size()));
        JsonPrimitive place = placed.getAsJsonPrimitive(one);
        placed.add(one, placed.get(other));
        placed.add(other, place);
      }
      case 5 -> tester.set(number, tester.set((number + 1) % tester.size(), tester.get(number)));
      case 6 -> {
        JsonPrimitive place = placed.getAsJsonPrimitive(one);
        placed.add(one, tester.set(number, place));
      }
      default -> {
        String side = random.nextBoolean() ? "cols" : "rows";
        board.addProperty(side, board.get(side).getAsInt() + 1);
      }
    }
  }

  private void blacken(JsonObject board, Optional<Cell> more, boolean less) {
    List<Cell> black = new ArrayList<>(cells(board.getAsJsonArray("black")));
    if (less) {
      black.remove(random.nextInt(black.size()));
    }
    more.filter(cell -> !black.contains(cell)).ifPresent(black::add);
    black.sort(null);
    board.add("black", names(black));
  }

  private static Color winner(HexSolver solver, Unit unit) {
    return ((Answer.Decided) solver.solve(unit.problem(), Limits.DEFAULT)).winner();
  }

  @Test
  void anAlteredBoardIsRefusedOrComesToTheSame() throws IOException {
    ImmutableList<Unit> units = WorkSamples.units("pivoting-sente/row-3");
    int accepted = 0;
    int others = 0;
    int same = 0;
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      for (int i = 0; i < 500; i++) {
        Unit unit = units.get(random.nextInt(units.size()));
        JsonObject json = json(unit);
        assertThat(line(json)).isEqualTo(unit.line());
        alter(json.getAsJsonObject(BOARD));
        String line = line(json);
        same += line.equals(unit.line()) ? 1 : 0;
        try {
          Unit altered = Unit.parse(line);
          assertThat(winner(solver, altered)).as(line).isEqualTo(winner(solver, unit));
          accepted++;
        } catch (IllegalArgumentException e) {
          others += e.getMessage().startsWith("the template beside the tester-sente is ") ? 1 : 0;
        }
      }
    }
    assertThat(accepted - same).isGreaterThan(50);
    assertThat(others).isGreaterThan(150);
  }

  @Test
  void whatIsWrongWithABoardIsTold() throws IOException {
    Unit unit = WorkSamples.units("pivoting/row-3").get(0);
    Unit other = WorkSamples.units("edge/row-2").get(0);
    JsonObject sente = json(unit);
    sente.getAsJsonObject("drawing").addProperty("beside", Tester.SENTE.label());
    assertRefused(sente, "the tester-sente has 9 cells, not 14");
    JsonObject unknown = json(unit);
    unknown.getAsJsonObject("drawing").addProperty("beside", "a fence");
    assertRefused(unknown, "there is no tester 'a fence'");
    JsonObject plain = json(unit);
    plain.getAsJsonObject("drawing").remove("beside");
    assertRefused(plain, "there is a board, but no tester to be on it");
    JsonObject newer = json(unit);
    newer.addProperty("version", 3);
    assertRefused(newer, "not a work unit that this program knows: its version is 3");
    JsonObject older = json(unit);
    older.addProperty("version", 1);
    assertRefused(older, "not a work unit that this program knows: its version is 1");
    JsonObject twice = json(unit);
    JsonArray tester = twice.getAsJsonObject(BOARD).getAsJsonArray("tester");
    tester.set(0, tester.get(1));
    assertRefused(twice, "the empty cells are not those of the template and the tester");
    JsonObject cell = json(unit);
    cell.getAsJsonObject(BOARD).addProperty("placed", "b1");
    assertRefusedAsItIs(cell, "not a work unit");
    JsonObject bare = json(unit);
    bare.remove(BOARD);
    bare.addProperty("version", 1);
    assertRefusedAsItIs(bare, "a template that pivots, and no other, has a board with its tester");
    JsonObject edge = json(other);
    edge.addProperty("version", 2);
    edge.add(BOARD, json(unit).get(BOARD));
    assertRefusedAsItIs(edge, "there is a board, but no tester to be on it");
  }

  private static void assertRefused(JsonObject json, String reason) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Unit.parse(line(json)))
        .withMessage(reason);
  }

  /** With the question that it has. */
  private static void assertRefusedAsItIs(JsonObject json, String reason) {
    String line = hashed(json);
    assertThatIllegalArgumentException().isThrownBy(() -> Unit.parse(line)).withMessage(reason);
  }

  /** The part is White's where it is a cell, and there is no stone where it is one. */
  @Test
  void eachQuestionIsThatOfItsBoard() throws IOException {
    int lifted = 0;
    for (Unit unit : WorkSamples.units("pivoting/row-6", "pivoting-sente/row-4")) {
      assertThat(question(json(unit))).contains(new Question.Goal(unit.problem()).text());
      if (unit.part().isPresent()
          && unit.outline().stones().at(unit.part().get()) == Content.BLACK) {
        lifted++;
        assertThat(
                unit.problem()
                    .position()
                    .at(unit.beside().orElseThrow().placed().get(unit.part().get())))
            .isEqualTo(Content.EMPTY);
      }
    }
    assertThat(lifted).isPositive();
  }
}
