package org.hexproof.script;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.hexproof.format.yaml.YamlWriter;
import org.hexproof.laboratory.Engine;
import org.hexproof.laboratory.Laboratory;
import org.hexproof.library.Library;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The compiled laboratory answers as the one in Java does, word for word. */
final class SameAnswersTest {
  private static final int ROUNDS = 300 * Integer.getInteger("hexproof.rounds", 1);
  private static final ImmutableList<Template> LIBRARY = Library.read();

  /** Larger ones take minutes, forks sooner than others. */
  private static final int MOST_CELLS = 35;

  private static final int MOST_OF_FORKS = 16;

  private static final ImmutableList<String> TEXTS =
      ImmutableList.of(
          "",
          "no board here",
          "\u0000",
          "<hexboard size=\"3x4\" edges=\"bottom\" coords=\"none\""
              + " visible=\"area(c1,d1,d3,a3,b2)\" contents=\"R c1\"/>",
          "<hexboard size=\"5x5\" contents=\"R 1:c3 3:d2 B 2:b4 S area(a1,b2)\"/>",
          "<hex>R5 C9 Q1 Vc2 Hc4 Sa1</hex>",
          "https://hexworld.org/board/#5c1,a1b2c3:p",
          "https://hexworld.org/board/#11x7nc1,a3:sd5",
          "(;FF[4]GM[11]SZ[4:3]CA[ISO-8859-1]PB[\u00e9];B[a1];W[b2](;B[c3])(;B[c2]))",
          "(;GM[11]SZ[3];B[a1];W[a1])",
          "1. a1 2. b2 3. c3 4. swap",
          "a b c\n1 . X .\n 2 O . .\n  3 . . .",
          "X . .\n . O .\n  . . 1\n\nname: two\n. X\n . .\n\n? ?",
          "name: n\nkind: pivoting\nboard: |\n  A . b\n   . . .\n    -----\n",
          "name: n\nkind: edge\nboard: |\n  A . q\n   . . .\n    -----\n",
          "name: [a\nkind: edge\n",
          "name: \u2603 \ud83d\ude00\nkind: interior\nboard: |\n  A .\n   . A\n",
          "BoardSize: 5\nInitialBoard:\n",
          " X   A   O   .\n   X   .   .   .\n     .   .   .   .\n      ---------------\n");

  private static HexSolver solver;
  private static Laboratory java;
  private static InNode script;

  @BeforeAll
  static void begin() {
    solver = EmbeddedLibrary.load().newSolver(1);
    java = new Laboratory(Library::read, Optional.of(new Engine(solver, 1L << 28)));
    script = new InNode(Optional.of(InNode.ENGINE));
  }

  @AfterAll
  static void end() {
    script.close();
    solver.close();
  }

  private static ImmutableMap<String, String> texts(String... arguments) {
    ImmutableMap.Builder<String, String> texts = ImmutableMap.builder();
    for (int i = 0; i < arguments.length; i += 2) {
      texts.put(arguments[i], arguments[i + 1]);
    }
    return texts.buildOrThrow();
  }

  /** What both answer. */
  private static JsonObject same(String question, String... arguments) {
    Map<String, String> texts = texts(arguments);
    String expected = java.answer(question, texts);
    assertThat(script.answer(question, texts)).as("%s %s", question, texts).isEqualTo(expected);
    return JsonParser.parseString(expected).getAsJsonObject();
  }

  @Test
  void whatIsPasted() {
    for (String text : TEXTS) {
      same("read", "text", text);
    }
    for (Template template : LIBRARY) {
      String text = new YamlWriter().write(template);
      same("read", "text", text);
      same("names", "text", text);
      for (String format : List.of("hexboard", "hexworld", "sgf", "hdg", "text", "yaml", "htp")) {
        same("write", "text", text, "format", format);
      }
    }
    same("library");
  }

  @Test
  void whatIsSpoilt() {
    Random random = new Random(Long.getLong("hexproof.seed", 1));
    for (int round = 0; round < ROUNDS; round++) {
      StringBuilder text = new StringBuilder(TEXTS.get(random.nextInt(TEXTS.size())));
      for (int slips = 1 + random.nextInt(3); slips > 0 && text.length() > 1; slips--) {
        int at = random.nextInt(text.length() - 1);
        switch (random.nextInt(3)) {
          case 0 -> text.deleteCharAt(at);
          case 1 -> text.insert(at, text.charAt(at));
          default -> text.setCharAt(at, text.charAt(random.nextInt(text.length())));
        }
      }
      same("read", "text", text.toString());
    }
  }

  @Test
  void whatIsEdited() {
    Random random = new Random(Long.getLong("hexproof.seed", 1));
    JsonObject scene = same("new", "kind", "edge", "cols", "5", "rows", "4");
    for (int round = 0; round < ROUNDS; round++) {
      String text = scene.get("text").getAsString();
      String side = List.of("top", "bottom", "left", "right").get(random.nextInt(4));
      JsonObject edited =
          switch (random.nextInt(12)) {
            case 0 -> same("edge", "text", text, "edge", side, "on", "" + random.nextBoolean());
            case 1 ->
                same(
                    "kind",
                    "text",
                    text,
                    "kind",
                    List.of("board", "edge", "interior", "connects-both", "pivoting", "x")
                        .get(random.nextInt(6)));
            case 2 ->
                same("grow", "text", text, "side", side, "by", random.nextBoolean() ? "1" : "-1");
            case 3 ->
                same("turn", "text", text, "how", random.nextBoolean() ? "turned" : "mirrored");
            default ->
                same(
                    "set",
                    "text",
                    text,
                    "cell",
                    (char) ('a' + random.nextInt(6)) + "" + (1 + random.nextInt(5)),
                    "to",
                    List.of("black", "white", "empty", "outside", "goal").get(random.nextInt(5)));
          };
      scene = edited.has("fault") ? scene : edited;
    }
  }

  /** All that is said of the library, the nodes and the certificates too. */
  @Test
  void whatIsDecided() {
    int decided = 0;
    for (Template template : LIBRARY) {
      boolean isFork = template.promise() instanceof Promise.Pivoting;
      if (template.carrier().size() > (isFork ? MOST_OF_FORKS : MOST_CELLS)) {
        continue;
      }
      String text = new YamlWriter().write(template);
      JsonObject valid = same("valid", "text", text, "millis", "3600000");
      assertThat(valid.get("verdict").getAsString())
          .isEqualTo(template.claim().valid() ? "valid" : "invalid");
      for (JsonElement cell : same("weakenings", "text", text).getAsJsonArray("cells")) {
        same("needed", "text", text, "cell", cell.getAsString(), "millis", "3600000");
      }
      JsonObject proved = same("certificate", "text", text, "millis", "3600000");
      if (!isFork) {
        same("check", "certificate", proved.get("certificate").getAsString());
      }
      decided++;
    }
    assertThat(decided).isGreaterThan(100);
  }

  /** The checker is the same, with what it refuses and why. */
  @Test
  void whatIsNoCertificate() {
    Random random = new Random(Long.getLong("hexproof.seed", 1));
    int refused = 0;
    for (Template template : LIBRARY) {
      if (template.promise() instanceof Promise.Pivoting
          || template.carrier().size() > MOST_CELLS) {
        continue;
      }
      String text = new YamlWriter().write(template);
      String certificate =
          same("certificate", "text", text, "millis", "3600000").get("certificate").getAsString();
      for (int round = 0; round < ROUNDS / 50; round++) {
        StringBuilder altered = new StringBuilder(certificate);
        int at = random.nextInt(altered.length());
        altered.setCharAt(at, altered.charAt(random.nextInt(altered.length())));
        if (!same("check", "certificate", altered.toString()).get("accepted").getAsBoolean()) {
          refused++;
        }
      }
    }
    assertThat(refused).isGreaterThan(100);
  }

  @Test
  void wholeBoards() {
    String board = same("new", "kind", "board", "cols", "5", "rows", "5").get("text").getAsString();
    assertThat(same("winner", "text", board, "millis", "3600000").get("winner").getAsString())
        .isEqualTo("black");
    same("moves", "text", board, "millis", "3600000");
    same("certificate", "text", board, "millis", "3600000");
    same("winner", "text", board);
  }

  @Test
  void whatIsMended() {
    String text =
        "name: ''\nkind: edge\nboard: |\n  # # A #\n   # . . .\n    . . . .\n     -------\n";
    assertThat(same("mend", "text", text, "millis", "3600000").get("verdict").getAsString())
        .isEqualTo("mended");
  }

  /** A browser's stack is small; what comes next is answered all the same. */
  @Test
  void whatIsTooLongIsTold() {
    assertThat(script.answer("read", Map.of("text", "qwe".repeat(100_000)))).contains("too long");
    assertThat(script.answer("read", Map.of("text", ". X .\n . O ."))).contains("\"text\"");
  }

  @Test
  void withoutAnEngineItDrawsOnly() {
    try (InNode desk = new InNode(Optional.empty())) {
      String text = "name: n\nkind: edge\nboard: |\n  # A\n   . .\n    ---\n";
      assertThat(desk.answer("read", texts("text", text)))
          .isEqualTo(java.answer("read", texts("text", text)));
      assertThat(desk.answer("valid", texts("text", text, "millis", "9")))
          .contains("there is no solver here");
    }
  }
}
