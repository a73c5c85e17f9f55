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

/** The protocol, and what is asked of the board and the clocks. */
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
  void knowsTheClocksOfBothPlayers() throws IOException {
    assertThat(
            talk(
                "time_left",
                "time_settings 300 0 1",
                "time_left",
                "time_left b 12.5",
                "time_left B",
                "time_left white 60 4",
                "time_left",
                "boardsize 3",
                "time_left black",
                "param_game game_time 90",
                "time_left w",
                "param_game",
                "param_game game_time 0",
                "time_left w",
                "time_left 300",
                "time_left b 1 2 3",
                "time_left b x",
                "time_settings 300"))
        .containsExactly(
            "= Black: unlimited, White: unlimited",
            "= ",
            "= Black: 300, White: 300",
            "= ",
            "= 12.5",
            "= ",
            "= Black: 12.5, White: 60",
            "= ",
            "= 300",
            "= ",
            "= 90",
            "= \n[bool] allow_swap 1\n[bool] on_little_golem 0\n[string] game_time 90",
            "= ",
            "= unlimited",
            "? argument 1 is not a colour: 300",
            "? expected 0 to 3 arguments, got 4",
            "? argument 2 is not a number of seconds: x",
            "? expected 3 arguments, got 1");
  }

  @Test
  void misspeltWordsAreAnsweredWithTheOnesThatAreMeant() throws IOException {
    assertThat(
            talk(
                "genmov black",
                "genmove blak",
                "param_game alow_swap 1",
                "param_dfpn timelimt 3",
                "param_dfpn zzz 3"))
        .containsExactly(
            "? unknown command: genmov; did you mean genmove?",
            "? argument 1 is not a colour: blak; did you mean black?",
            "? unknown parameter: alow_swap; did you mean allow_swap?",
            "? unknown parameter: timelimt; did you mean timelimit?",
            "? unknown parameter: zzz");
  }

  /** What PlayHex's server of bots and Benzene's player at Little Golem send before a move. */
  @Test
  void takesWhatProgramsForMoHexSet() throws IOException {
    assertThat(
            talk(
                "param_mohex reuse_subtree 0",
                "param_mohex max_time 4.5",
                "param_mohex max_memory 1073741824",
                "param_mohex max_games 999999999",
                "param_game on_little_golem 1",
                "param_game allow_swap 0",
                "param_dfpn timelimit 0",
                "boardsize 3 3",
                "play-game b1 a1 b2 c1",
                "dfpn-solve-state black",
                "dfpn-get-pv black",
                "genmove black",
                "param_mohex",
                "param_mohex max_time 0",
                "param_game nosuch 1"))
        .hasSize(15)
        .endsWith(
            "= \n[string] max_time 4.5",
            "? argument 2 must be more than 0 seconds: 0",
            "? unknown parameter: nosuch")
        .satisfies(
            answers -> {
              assertThat(answers.subList(0, 9)).allMatch("= "::equals);
              assertThat(answers.get(9)).isEqualTo("= black");
              assertThat(answers.get(11)).matches("= [abc][23]");
            });
  }

  /** As GTP has it: the names of commands are strings, colours and cells are not. */
  @Test
  void theCaseOfCommandsCounts() throws IOException {
    assertThat(
            talk(
                "UNDO",
                "Boardsize 5",
                "12\tplay\tBlack  A1 # opens\r",
                "# nothing",
                "   ",
                "013 PLAY w b2",
                "known_command Undo",
                "play B b2",
                "undo"))
        .containsExactly(
            "? unknown command: UNDO; did you mean undo?",
            "? unknown command: Boardsize; did you mean boardsize?",
            "=12 ",
            "?013 unknown command: PLAY; did you mean play?",
            "= false",
            "= ",
            "= ");
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
