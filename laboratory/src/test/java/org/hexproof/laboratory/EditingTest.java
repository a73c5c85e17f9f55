package org.hexproof.laboratory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.laboratory.Answers.cells;
import static org.hexproof.laboratory.Answers.text;

import com.google.common.collect.ImmutableList;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.hexproof.format.Member;
import org.hexproof.template.Kind;
import org.junit.jupiter.api.Test;

final class EditingTest {
  private static final int ROUNDS = 60 * Integer.getInteger("hexproof.rounds", 1);
  private static final int EDITS = 40;
  private static final ImmutableList<String> KINDS =
      ImmutableList.of("board", "edge", "interior", "connects-both", "pivoting", "pivoting-sente");

  private final Answers answers = Answers.ofDesk();

  @Test
  void aTemplateIsDrawn() {
    JsonObject scene = answers.get("new", "kind", "edge", "cols", "3", "rows", "2");
    assertThat(cells(scene, "carrier")).containsExactly("a1", "b1", "c1", "a2", "b2", "c2");
    assertThat(cells(scene, "edges")).containsExactly("bottom");
    assertThat(scene.get("ready").getAsBoolean()).isFalse();
    assertThat(cells(scene, "notes")).contains("there is no black stone as yet");
    scene = answers.get("set", "text", text(scene), "cell", "b1", "to", "goal");
    for (String outside : List.of("a1", "c1", "c2")) {
      scene = answers.get("set", "text", text(scene), "cell", outside, "to", "outside");
    }
    assertThat(text(scene))
        .isEqualTo(
            """
            name: ''
            kind: edge
            board: |
              # A #
               . . #
                -----
            """);
    assertThat(scene.get("ready").getAsBoolean()).isTrue();
    assertThat(scene.get("goal").getAsString()).isEqualTo("Black joins b1 and bottom");
    assertThat(cells(scene, "visible")).containsExactly("b1", "a2", "b2");
    assertThat(cells(scene.getAsJsonObject("named"), "A")).containsExactly("b1");
  }

  @Test
  void theSecondNamedCellOfAPairIsB() {
    JsonObject scene = answers.get("new", "kind", "pivoting", "cols", "3", "rows", "3");
    scene = answers.get("set", "text", text(scene), "cell", "a1", "to", "goal");
    scene = answers.get("set", "text", text(scene), "cell", "c1", "to", "goal");
    assertThat(cells(scene, "black")).containsExactly("a1");
    assertThat(scene.get("goal").getAsString())
        .isEqualTo("Black joins a1 and bottom, or gets c1 joined to it with a threat that goes on");
    scene = answers.get("kind", "text", text(scene), "kind", "connects-both");
    scene = answers.get("set", "text", text(scene), "cell", "b1", "to", "goal");
    assertThat(cells(scene.getAsJsonObject("named"), "B")).containsExactly("b1");
    assertThat(cells(scene, "black")).containsExactly("a1", "b1");
    scene = answers.get("set", "text", text(scene), "cell", "c2", "to", "goal");
    assertThat(cells(scene.getAsJsonObject("named"), "B")).containsExactly("c2");
    assertThat(cells(scene, "black")).containsExactly("a1", "b1", "c2");
  }

  @Test
  void rowsAndColumnsAreAddedAndTaken() {
    JsonObject scene = answers.get("new", "kind", "board", "cols", "3", "rows", "3");
    scene = answers.get("set", "text", text(scene), "cell", "b2", "to", "black");
    scene = answers.get("grow", "text", text(scene), "side", "top", "by", "1");
    scene = answers.get("grow", "text", text(scene), "side", "left", "by", "1");
    assertThat(cells(scene, "black")).containsExactly("c3");
    assertThat(scene.get("rows").getAsInt()).isEqualTo(4);
    assertThat(cells(scene, "carrier")).hasSize(15);
    scene = answers.get("grow", "text", text(scene), "side", "bottom", "by", "-1");
    scene = answers.get("grow", "text", text(scene), "side", "bottom", "by", "-1");
    assertThat(cells(scene, "black")).isEmpty();
    assertThat(scene.get("rows").getAsInt()).isEqualTo(2);
    scene = answers.get("new", "kind", "board", "cols", "40", "rows", "1");
    assertThat(answers.fault("grow", "text", text(scene), "side", "right", "by", "1"))
        .contains("1 to 40");
    assertThat(answers.fault("grow", "text", text(scene), "side", "top", "by", "-1"))
        .contains("1 to 40");
  }

  @Test
  void aTemplateIsMirroredWithItsEdgeWhereItWas() {
    String drawn =
        """
        name: n
        kind: edge
        board: |
          # # A .
           # . . .
            . . . .
             -------
        """;
    JsonObject mirrored = answers.get("turn", "text", drawn, "how", "mirrored");
    assertThat(text(mirrored))
        .isEqualTo(
            """
            name: n
            kind: edge
            board: |
              # # . A
               # . . .
                . . . .
                 -------
            """);
    assertThat(text(answers.get("turn", "text", text(mirrored), "how", "mirrored")))
        .isEqualTo(drawn);
    JsonObject turned = answers.get("turn", "text", drawn, "how", "turned");
    assertThat(cells(turned, "edges")).containsExactly("top");
    assertThat(text(answers.get("turn", "text", text(turned), "how", "turned"))).isEqualTo(drawn);
  }

  @Test
  void aMirroredBoardIsTheOthers() {
    JsonObject scene = answers.get("new", "kind", "board", "cols", "3", "rows", "2");
    scene = answers.get("set", "text", text(scene), "cell", "c1", "to", "black");
    scene = answers.get("side", "text", text(scene), "toMove", "white");
    JsonObject mirrored = answers.get("turn", "text", text(scene), "how", "mirrored");
    assertThat(cells(mirrored, "white")).containsExactly("a3");
    assertThat(cells(mirrored, "black")).isEmpty();
    assertThat(mirrored.get("toMove").getAsString()).isEqualTo("black");
    assertThat(text(answers.get("turn", "text", text(mirrored), "how", "mirrored")))
        .isEqualTo(text(scene));
  }

  @Test
  void whatCannotBeIsRefused() {
    String board = text(answers.get("new", "kind", "board", "cols", "3", "rows", "3"));
    String edge = text(answers.get("new", "kind", "edge", "cols", "3", "rows", "3"));
    String interior = text(answers.get("new", "kind", "interior", "cols", "3", "rows", "3"));
    assertThat(answers.fault("set", "text", board, "cell", "d1", "to", "black"))
        .isEqualTo("d1 is not on the board");
    assertThat(answers.fault("set", "text", board, "cell", "a1", "to", "goal"))
        .contains("whole board");
    assertThat(answers.fault("set", "text", board, "cell", "a1", "to", "red"))
        .isEqualTo("'to' can't be 'red'");
    assertThat(answers.fault("set", "text", board, "cell", "a1")).contains("needs 'to'");
    assertThat(answers.fault("edge", "text", edge, "edge", "left", "on", "true"))
        .contains("White's");
    assertThat(answers.fault("edge", "text", interior, "edge", "top", "on", "true"))
        .contains("no edge");
    assertThat(answers.fault("side", "text", edge, "toMove", "black")).contains("White moves");
    assertThat(answers.fault("kind", "text", edge, "kind", "egde")).contains("did you mean edge?");
    assertThat(answers.fault("raed", "text", edge)).contains("did you mean read?");
  }

  /** Whatever is done, what is drawn is in the text, which our formats read if it is a template. */
  @Test
  void editedDrawingsAreReadBackTheSame() throws Exception {
    Random random = new Random(Long.getLong("hexproof.seed", 1));
    int templates = 0;
    for (int round = 0; round < ROUNDS; round++) {
      JsonObject scene =
          answers.get(
              "new",
              "kind",
              KINDS.get(random.nextInt(KINDS.size())),
              "cols",
              "" + (1 + random.nextInt(7)),
              "rows",
              "" + (1 + random.nextInt(7)));
      for (int edit = 0; edit < EDITS; edit++) {
        JsonObject edited = edit(random, scene);
        if (edited.has("fault")) {
          continue;
        }
        scene = edited;
        JsonObject again = answers.get("read", "text", text(scene));
        assertThat(again).isEqualTo(scene);
        if (scene.get("ready").getAsBoolean() && !scene.get("kind").getAsString().equals("board")) {
          templates++;
          ImmutableList<Member> members = Pasted.members(text(scene));
          assertThat(members).hasSize(1);
          Kind kind = members.get(0).entry().template(Optional.empty()).kind();
          assertThat(kind.label()).isEqualTo(scene.get("kind").getAsString());
        }
      }
    }
    assertThat(templates).isGreaterThan(ROUNDS);
  }

  private JsonObject edit(Random random, JsonObject scene) {
    String text = text(scene);
    String side = List.of("top", "bottom", "left", "right").get(random.nextInt(4));
    return switch (random.nextInt(16)) {
      case 0 -> answers.ask("edge", "text", text, "edge", side, "on", "" + random.nextBoolean());
      case 1 -> answers.ask("kind", "text", text, "kind", KINDS.get(random.nextInt(6)));
      case 2 ->
          answers.ask("grow", "text", text, "side", side, "by", random.nextBoolean() ? "1" : "-1");
      case 3 ->
          answers.ask("turn", "text", text, "how", random.nextBoolean() ? "turned" : "mirrored");
      case 4 ->
          answers.ask("side", "text", text, "toMove", random.nextBoolean() ? "black" : "white");
      default -> {
        int col = random.nextInt(scene.get("cols").getAsInt());
        int row = random.nextInt(scene.get("rows").getAsInt());
        String to =
            List.of("black", "white", "empty", "outside", "goal", "goal").get(random.nextInt(6));
        yield answers.ask(
            "set", "text", text, "cell", (char) ('a' + col) + "" + (row + 1), "to", to);
      }
    };
  }
}
