package org.hexproof.laboratory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.laboratory.Answers.cells;
import static org.hexproof.laboratory.Answers.text;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Random;
import org.hexproof.format.FormatException;
import org.hexproof.format.yaml.YamlWriter;
import org.hexproof.library.Library;
import org.hexproof.template.Template;
import org.hexproof.template.TemplateClaim;
import org.junit.jupiter.api.Test;

final class PastingTest {
  private static final int ROUNDS = 400 * Integer.getInteger("hexproof.rounds", 1);

  private static final String ZIGGURAT =
      """
      <hexboard size="3x4" edges="bottom" coords="none" visible="area(c1,d1,d3,a3,b2)" contents="R c1"/>
      """;

  private final Answers answers = Answers.ofDesk();

  @Test
  void aWikiBoard() {
    JsonObject scene = answers.get("read", "text", ZIGGURAT);
    assertThat(text(scene))
        .isEqualTo(
            """
            name: ''
            kind: edge
            board: |
              # # A .
               # . . .
                . . . .
                 -------
            """);
    assertThat(scene.get("ready").getAsBoolean()).isTrue();
    assertThat(scene.has("members")).isFalse();
  }

  @Test
  void aLinkToAGame() {
    JsonObject scene = answers.get("read", "text", "https://hexworld.org/board/#5c1,a1b2c3");
    assertThat(scene.get("kind").getAsString()).isEqualTo("board");
    assertThat(cells(scene, "black")).containsExactly("a1", "c3");
    assertThat(cells(scene, "white")).containsExactly("b2");
    assertThat(scene.get("toMove").getAsString()).isEqualTo("white");
  }

  @Test
  void aGameRecord() {
    JsonObject scene = answers.get("read", "text", "(;GM[11]SZ[4:3];B[a1];W[b2];B[c3])");
    assertThat(scene.get("cols").getAsInt()).isEqualTo(4);
    assertThat(scene.get("toMove").getAsString()).isEqualTo("white");
    assertThat(cells(scene, "edges")).containsExactly("top", "bottom", "left", "right");
  }

  @Test
  void whatIsPastedInPartsIsListed() {
    JsonObject scene =
        answers.get(
            "read", "text", "name: one\nX .\n . .\n\nname: two\n. O\n . .\n\nX Q\n . Z\n? .\n");
    JsonArray members = scene.getAsJsonArray("members");
    assertThat(members).hasSize(3);
    assertThat(members.get(1).getAsJsonObject().get("name").getAsString()).isEqualTo("two");
    assertThat(answers.get("read", "text", text(members.get(1).getAsJsonObject())).get("name"))
        .isEqualTo(members.get(1).getAsJsonObject().get("name"));
    assertThat(members.get(2).getAsJsonObject().has("fault")).isTrue();
  }

  @Test
  void aDrawingThatPromisesNothingIsDrawnAllTheSame() {
    JsonObject scene =
        answers.get(
            "read", "text", "<hexboard size=\"3x3\" edges=\"bottom\" contents=\"R a1 c1 B b1\"/>");
    assertThat(scene.get("ready").getAsBoolean()).isFalse();
    assertThat(cells(scene, "black")).containsExactly("a1", "c1");
    assertThat(cells(scene, "notes")).isNotEmpty();
    assertThat(answers.get("read", "text", text(scene)).get("text")).isEqualTo(scene.get("text"));
  }

  @Test
  void whatCannotBeReadHasItsPlace() {
    JsonObject fault = answers.ask("read", "text", "").getAsJsonObject("fault");
    assertThat(fault.get("line").getAsInt()).isEqualTo(1);
    fault =
        answers
            .ask("read", "text", "name: n\nkind: edge\nboard: |\n  # A\n   . q\n    ---\n")
            .getAsJsonObject("fault");
    assertThat(fault.get("line").getAsInt()).isEqualTo(5);
    assertThat(fault.get("column").getAsInt()).isEqualTo(6);
    assertThat(fault.get("hint").getAsString()).isNotEmpty();
  }

  @Test
  void aNameIsNoMarkup() {
    for (String name : List.of("<hexboard size=\"2x2\"/>", "#5,a1", "a: |\n b", "'x", "(;GM[11]")) {
      JsonObject scene = answers.get("read", "text", ZIGGURAT);
      Template named = template(text(scene)).called(name);
      String text = new YamlWriter().write(named);
      JsonObject again = answers.get("read", "text", text);
      assertThat(again.get("name").getAsString()).isEqualTo(name);
      assertThat(answers.get("read", "text", text(again))).isEqualTo(again);
      JsonObject board = answers.get("kind", "text", text, "kind", "board");
      assertThat(answers.get("read", "text", text(board))).isEqualTo(board);
    }
  }

  private static Template template(String text) {
    try {
      return Pasted.read(text).draft().template();
    } catch (FormatException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void everyTemplateOfTheLibraryIsWrittenAsItIs() {
    for (Template template : Library.read()) {
      Template unclaimed =
          new Template(
              template.name(),
              template.aliases(),
              template.stones(),
              template.carrier(),
              template.promise(),
              TemplateClaim.UNSTATED,
              "");
      String text = new YamlWriter().write(template);
      JsonObject scene = answers.get("read", "text", text);
      assertThat(scene.get("ready").getAsBoolean()).as(text).isTrue();
      assertThat(text(scene)).isEqualTo(new YamlWriter().write(unclaimed));
    }
  }

  /** Letters that are left out, doubled or exchanged: a scene that is read back, or a fault. */
  @Test
  void spoiltTextsGiveScenesOrFaults() {
    Random random = new Random(Long.getLong("hexproof.seed", 1));
    List<String> texts =
        List.of(
            ZIGGURAT,
            "(;GM[11]SZ[4:3];B[a1];W[b2];B[c3])",
            "https://hexworld.org/board/#5c1,a1b2c3",
            "name: n\nkind: pivoting\nboard: |\n  A . b\n   . . .\n    -----\n",
            "name: x\nto-move: white\nlabel: a1 ab\n    a b c\n    -----\n 1 \\ . X . \\\n  2 \\ O . . \\\n       -----\n",
            "X . .\n . O .\n  . . 1\n",
            "1. a1 2. b2 3. c3");
    int scenes = 0;
    for (int round = 0; round < ROUNDS; round++) {
      StringBuilder text = new StringBuilder(texts.get(random.nextInt(texts.size())));
      for (int slips = random.nextInt(4); slips > 0 && text.length() > 1; slips--) {
        int at = random.nextInt(text.length() - 1);
        switch (random.nextInt(3)) {
          case 0 -> text.deleteCharAt(at);
          case 1 -> text.insert(at, text.charAt(at));
          default -> {
            char first = text.charAt(at);
            text.setCharAt(at, text.charAt(at + 1));
            text.setCharAt(at + 1, first);
          }
        }
      }
      JsonObject scene = answers.ask("read", "text", text.toString());
      if (!scene.has("fault")) {
        scenes++;
        JsonObject again = answers.get("read", "text", text(scene));
        for (String part : List.of("text", "kind", "black", "white", "carrier", "edges", "named")) {
          assertThat(again.get(part)).as("%s of %s", part, text).isEqualTo(scene.get(part));
        }
      }
    }
    assertThat(scenes).isBetween(ROUNDS / 4, ROUNDS - 1);
  }
}
