package org.hexproof.htp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.htp.Script.talk;

import com.google.common.base.Splitter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.hexproof.file.Folders;
import org.hexproof.file.UnpackedLibrary;
import org.hexproof.solver.BruteForceSolver;
import org.junit.jupiter.api.Test;

/** The protocol, the board and what is played on it. */
class HtpEngineTest {
  @Test
  void speaksTheProtocol() throws IOException {
    assertThat(
            talk(
                "name",
                "17 protocol_version",
                "",
                "# a comment",
                "  known_command\tundo  # the rest is a comment",
                "known_command fly",
                "fly",
                "4",
                "5 boardsize",
                "na\u0007me",
                "quit",
                "name"))
        .containsExactly(
            "= Hexproof",
            "=17 2",
            "= true",
            "= false",
            "? unknown command: fly",
            "?4 no command after the number",
            "?5 expected 1 to 2 arguments, got 0",
            "= Hexproof",
            "= ");
  }

  @Test
  void endsWithItsInput() throws IOException {
    assertThat(talk("name")).containsExactly("= Hexproof");
    assertThat(talk()).isEmpty();
  }

  @Test
  void speaksBytes() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] in = {'n', 'a', 'm', 'e', '\r', '\n', (byte) 0xff, (byte) 0xfe, '\n'};
    new HtpEngine(BruteForceSolver::new).run(new ByteArrayInputStream(in), out);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .startsWith("= Hexproof\n\n? unknown command: ");
  }

  @Test
  void survivesALineWithoutMeasure() throws IOException {
    assertThat(talk("play " + "a".repeat(3 << 20), "name"))
        .containsExactly("? the line is longer than 1048576 characters", "= Hexproof");
  }

  @Test
  void listsOnlyWhatItKnows() throws IOException {
    List<String> answers = talk("list_commands", "hexgui-analyze_commands");
    List<String> commands = Splitter.on('\n').splitToList(answers.get(0).substring("= ".length()));
    assertThat(commands)
        .contains("boardsize", "play", "undo", "genmove", "loadsgf", "dfpn-solve-state", "quit");
    for (String line : Splitter.on('\n').split(answers.get(1).substring("= ".length()))) {
      List<String> parts = Splitter.on('/').splitToList(line);
      assertThat(parts).hasSize(3);
      assertThat(commands).contains(Splitter.on(' ').splitToList(parts.get(2)).get(0));
      // HexGui 0.10 knows more words, but shows nothing for them.
      assertThat(parts.get(0))
          .isIn("string", "plist", "pspairs", "gfx", "inferior", "vc", "var", "param", "none");
    }
  }

  @Test
  void showsTheBoard() throws IOException {
    assertThat(talk("boardsize 3 2", "play black c1", "play w a2", "showboard").get(3))
        .isEqualTo(
            """
            =\s
               a  b  c
             1\\.  .  B\\1
              2\\W  .  .\\2
                 a  b  c\
            """);
  }

  @Test
  void playsAndTakesBack() throws IOException {
    assertThat(
            talk(
                "boardsize 2 2",
                "play black a1",
                "play white A1",
                "play white c1",
                "play green b1",
                "play white b",
                "play white b1",
                "all_legal_moves",
                "undo",
                "undo",
                "undo",
                "all_legal_moves black",
                "play black resign",
                "final_score"))
        .containsExactly(
            "= ",
            "= ",
            "? illegal move: white a1 (occupied)",
            "? illegal move: white c1 (not on the board)",
            "? argument 1 is not a colour: green",
            "? not a cell: 'b' (expected a column and a row, like d2)",
            "= ",
            "= a2 b2",
            "= ",
            "= ",
            "? there is no move to take back",
            "= a1 b1 a2 b2",
            "= ",
            "= W+");
  }

  @Test
  void swapsThePieces() throws IOException {
    List<String> answers =
        talk(
            "boardsize 3",
            "play white swap-pieces",
            "play black a2",
            "play black swap-pieces",
            "all_legal_moves white",
            "play white swap-pieces",
            "showboard",
            "play black swap-pieces",
            "undo",
            "all_legal_moves black",
            "boardsize 3 2",
            "play black a2",
            "play white swap-pieces");
    assertThat(answers.get(1)).startsWith("? illegal move: white swap-pieces");
    assertThat(answers.get(3)).startsWith("? illegal move: black swap-pieces");
    assertThat(answers.get(4)).isEqualTo("= swap-pieces a1 b1 c1 b2 c2 a3 b3 c3");
    assertThat(answers.get(5)).isEqualTo("= ");
    assertThat(answers.get(6)).contains("1\\.  W  .\\1").doesNotContain("B");
    assertThat(answers.get(7)).startsWith("?");
    assertThat(answers.get(9)).isEqualTo("= a1 b1 c1 b2 c2 a3 b3 c3");
    assertThat(answers.get(12)).startsWith("? illegal move: white swap-pieces");
  }

  @Test
  void refusesBoardsThatAreTooLarge() throws IOException {
    assertThat(talk("boardsize 41", "boardsize 0 3", "boardsize x", "boardsize 40", "play b an40"))
        .containsExactly(
            "? argument 1 must be from 1 to 40: 41",
            "? argument 1 must be from 1 to 40: 0",
            "? argument 1 is not a number: x",
            "= ",
            "= ");
  }

  @Test
  void loadsGames() throws IOException {
    assertThat(
            talk(
                "loadsgf game one.sgf",
                "all_legal_moves",
                "dfpn-solve-state",
                "undo",
                "loadsgf bad.sgf",
                "loadsgf other.sgf",
                "loadsgf",
                "all_legal_moves"))
        .containsExactly(
            "= ",
            "= b1 c1 a2 b2",
            "= black",
            "? there is no move to take back",
            "? bad.sgf:3:7: no GM\n  hint: add GM[11]",
            "? can't read other.sgf: no such file",
            "? expected the name of a file",
            "= b1 c1 a2 b2");
    assertThat(talk(new HtpEngine(BruteForceSolver::new), "loadsgf a.sgf"))
        .containsExactly("? can't read a.sgf: this engine has no reader of SGF files");
  }

  @Test
  void answersNumbersInWesternDigitsEverywhere() throws IOException {
    assertThat(talk("param_dfpn"))
        .containsExactly("= \n[string] timelimit 600.0\n[string] memory 1024");
  }

  /** A machine on which the solver's library can't be loaded is found out by the first question. */
  @Test
  void answersAndLivesOnWithoutASolver() throws IOException {
    URL library = Object.class.getResource("Object.class");
    HtpEngine engine =
        new HtpEngine(
            () ->
                UnpackedLibrary.load(
                    library,
                    "the library",
                    new Folders(List.of()),
                    file -> new BruteForceSolver()));
    StringWriter out = new StringWriter();
    engine.run(new StringReader("boardsize 3\ngenmove b\ngenmove b\nname\n"), out);
    assertThat(Splitter.on("\n\n").omitEmptyStrings().split(out.toString()))
        .satisfiesExactly(
            first -> assertThat(first).isEqualTo("= "),
            second ->
                assertThat(second).startsWith("? the library can't be loaded").contains("hint"),
            third -> assertThat(third).startsWith("? the library can't be loaded"),
            fourth -> assertThat(fourth).isEqualTo("= Hexproof"));
  }
}
