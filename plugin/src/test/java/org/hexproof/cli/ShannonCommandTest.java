package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ShannonCommandTest {
  private static final String BOARD =
      """
          a b c
          -----
       1 \\ . . . \\
        2 \\ . X . \\
         3 \\ . . O \\
            -----
      """;

  private static final String GAME =
      """
      terminals: top bottom
      vertices: a1 b1 c1 a2 c2 a3 b3
      edge: top a1 b1 c1
      edge: bottom a3 b3
      edge: a1 a2
      edge: b1 c1 a2 a3 b3
      """;

  /** Three houses and three wells: s, t and x are joined to each of a, b and c. */
  private static final String WELLS =
      """
      terminals: s t
      edge: s a b c
      edge: t a b c
      edge: a x
      edge: b x
      edge: c x
      """;

  @TempDir private Path folder;
  private String board;

  @BeforeEach
  void writeBoard() throws IOException {
    board = file("board.txt", BOARD);
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private static Shell.Outcome run(String... args) {
    return new Shell().run(args);
  }

  private static String out(String... args) {
    Shell.Outcome outcome = run(args);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    return outcome.out();
  }

  private static JsonObject json(String... args) {
    return JsonParser.parseString(out(args)).getAsJsonObject();
  }

  @Test
  void aBoardIsAGameWithoutItsStones() {
    assertThat(out("shannon", board)).isEqualTo(GAME);
  }

  @Test
  void formatsAreReadAgain() throws IOException {
    for (String format : new String[] {"text", "graphml"}) {
      String game = file("game." + format, out("shannon", board, "--to", format));
      assertThat(out("shannon", game)).isEqualTo(GAME);
    }
    assertThat(out("shannon", board, "--to", "dot")).startsWith("graph shannon {");
    assertThat(out("shannon", board, "--to", "svg")).startsWith("<svg ").contains(">c2<", ">top<");
  }

  @Test
  void stonesMayBeKept() {
    assertThat(out("shannon", board, "--reduce", "none")).contains("black: b2\nwhite: c3\n");
  }

  @Test
  void deadAndCapturedVerticesAreSettled() throws IOException {
    String game = file("dead.txt", "terminals: s t\nedge: s a\nedge: a t\nedge: s d\n");
    assertThat(out("shannon", game, "--reduce", "dead"))
        .isEqualTo(
            """
            # dead: d
            terminals: s t
            vertices: a
            edge: s a
            edge: t a
            """);
    JsonObject json = json("shannon", board, "--reduce", "dead", "--format", "json");
    assertThat(json.getAsJsonArray("dead").toString()).isEqualTo("[\"c2\"]");
    assertThat(json.getAsJsonArray("capturedByBlack")).isNotEmpty();
  }

  @Test
  void aGameBecomesABoardWhoseCellsAreLabelled() throws IOException {
    String game = file("game.txt", GAME);
    String hex = file("hex.txt", out("shannon", "--to-hex", game));
    Shell.Outcome same = run("shannon", hex, "--same", game);
    assertThat(same.code()).as(same.err()).isZero();
    assertThat(same.out()).startsWith("isomorphic: ");
    JsonObject cells =
        json("shannon", "--to-hex", game, "--format", "json").getAsJsonObject("cells");
    assertThat(cells.keySet()).containsExactly("a1", "b1", "c1", "a2", "c2", "a3", "b3");
    assertThat(Files.readString(Path.of(hex)))
        .contains("label: " + cells.get("c2").getAsString() + " c2\n");
    for (String format : new String[] {"hexboard", "sgf", "htp", "svg"}) {
      assertThat(out("shannon", "--to-hex", game, "--to", format)).isNotEmpty();
    }
  }

  @Test
  void regionsGoInAndOut() throws IOException {
    String region = file("region.txt", " X . X\n  . . .\n   O X O\n");
    String game = file("game.txt", out("shannon", region, "--terminals", "a1;c1;b3"));
    assertThat(Files.readString(Path.of(game))).startsWith("terminals: terminal-1 terminal-2");
    JsonObject json = json("shannon", "--to-hex", game, "--format", "json");
    String hex = file("hex.txt", out("shannon", "--to-hex", game));
    Shell.Outcome same =
        run("shannon", hex, "--same", game, "--terminals", json.get("stones").getAsString());
    assertThat(same.out()).startsWith("isomorphic: ");
    assertThat(same.code()).isZero();
  }

  @Test
  void otherGamesAreNotTheSame() throws IOException {
    String game = file("game.txt", "terminals: s t\nvertices: a b c d e f g\nedge: s a t\n");
    Shell.Outcome same = run("shannon", board, "--same", game);
    assertThat(same.out()).isEqualTo("not isomorphic\n");
    assertThat(same.code()).isEqualTo(1);
    assertThat(run("shannon", board, "--same", game, "--format", "json").out())
        .isEqualTo("{\"version\":1,\"isomorphic\":false}\n");
  }

  private static void refused(String message, String... args) {
    Shell.Outcome outcome = run(args);
    assertThat(outcome.err()).contains(message);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.code()).isEqualTo(2);
  }

  @Test
  void whatIsNotPlanarIsRefusedWithItsKuratowskiSubgraph() throws IOException {
    String wells = file("wells.txt", WELLS);
    String message = "wells.txt:1:1: not planar with the terminals outside: it has a K3,3: each of";
    refused(message, "shannon", "--to-hex", wells);
    refused(message, "shannon", wells, "--to", "svg");
    refused("x-{a x}-a", "shannon", "--to-hex", wells);
  }

  @Test
  void degreeFourIsRefusedWithTheVertex() throws IOException {
    String wide =
        file(
            "wide.txt",
            """
            terminals: s t
            edge: s a b
            edge: a c
            edge: a d
            edge: a e
            edge: b c
            edge: c d t
            edge: d e
            edge: e t
            """);
    refused("wide.txt:2:9: vertex a is of degree 4", "shannon", "--to-hex", wide);
  }

  @Test
  void badInput() throws IOException {
    String broken = file("broken.txt", "terminals: s t\nedge: s a a\n");
    refused("broken.txt:2:11: a is named twice", "shannon", broken);
    String drawing = file("drawing.txt", "edges: none\n . X .\n");
    refused("there are no terminals", "shannon", drawing);
    refused("a game has two terminals or more", "shannon", drawing, "--terminals", "b1");
    refused("terminal 1 has no cell", "shannon", drawing, "--terminals", ";");
    refused("cell b1 is of two terminals", "shannon", drawing, "--terminals", "b1;b1");
    String game = file("marked.txt", "\uFEFFterminals: s t\nedge: s a\nedge: a t\n");
    assertThat(run("shannon", game).code()).isZero();
    refused("--terminals is for boards", "shannon", game, "--terminals", "b1;c1");
    refused("--compact is for --to-hex", "shannon", game, "--compact", "3");
    refused("--seed is for --to-hex", "shannon", game, "--seed", "3");
    refused("terminal a1 is neither", "shannon", drawing, "--terminals", "a1;b1", "--cells", "c1");
    refused("is for whole boards", "shannon", drawing, "--terminals", "b1;c1", "--reduce", "none");
    refused("--to can be", "shannon", board, "--to", "hexboard");
    refused("--to can be", "shannon", "--to-hex", board, "--to", "dot");
    refused("--same goes neither", "shannon", board, "--same", board, "--to-hex");
    refused("don't go together", "shannon", board, "--to", "dot", "--format", "json");
    refused("--scale goes with", "shannon", board, "--scale", "2");
  }

  @Test
  void whatNoBoardHasRoomForIsUndecided() throws IOException {
    StringBuilder wide = new StringBuilder("terminals: s t\n");
    for (int i = 0; i < 130; i++) {
      wide.append("edge: s v").append(i).append("\nedge: t v").append(i).append('\n');
    }
    Shell.Outcome outcome = run("shannon", "--to-hex", file("wide.txt", wide.toString()));
    assertThat(outcome.err()).contains("undecided: 130 cells are too many");
    assertThat(outcome.code()).isEqualTo(3);
  }
}
