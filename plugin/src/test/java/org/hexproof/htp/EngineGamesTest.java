package org.hexproof.htp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.htp.Script.talk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is played on the engine's board, move by move or out of a file. */
final class EngineGamesTest {
  @TempDir private Path folder;

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
  void playsWholeGamesAndPasses() throws IOException {
    assertThat(
            talk(
                "boardsize 3",
                "play-game a1 pass B2 C3",
                "all_legal_moves",
                "undo",
                "all_legal_moves",
                "play w pass",
                "undo",
                "play-game a1 a1",
                "all_legal_moves",
                "play-game b1 swap-pieces",
                "all_legal_moves",
                "param_game allow_swap 0",
                "play-game b1 swap-pieces",
                "play-game",
                "all_legal_moves"))
        .containsExactly(
            "= ",
            "= ",
            "= b1 c1 a2 c2 a3 b3",
            "= ",
            "= b1 c1 a2 c2 a3 b3 c3",
            "= ",
            "= ",
            "? illegal move: white a1 (occupied)",
            "= b1 c1 a2 c2 a3 b3 c3",
            "= ",
            "= a1 b1 c1 b2 c2 a3 b3 c3",
            "= ",
            "? illegal move: param_game allow_swap is 0",
            "= ",
            "= a1 b1 c1 a2 b2 c2 a3 b3 c3");
  }

  @Test
  void loadsGames() throws IOException {
    Files.writeString(folder.resolve("game one.sgf"), "(;GM[11]SZ[3:2]AB[a1]AW[c2]PL[W])");
    Files.writeString(folder.resolve("bad.sgf"), "(;GM[1]SZ[3])");
    Files.writeString(folder.resolve("two.sgf"), "(;GM[11]SZ[2])(;GM[11]SZ[2])");
    List<String> answers =
        talk(
            "loadsgf " + folder.resolve("game one.sgf"),
            "all_legal_moves",
            "dfpn-solve-state",
            "undo",
            "loadsgf " + folder.resolve("bad.sgf"),
            "loadsgf " + folder.resolve("two.sgf"),
            "loadsgf other.sgf",
            "loadsgf",
            "all_legal_moves");
    assertThat(answers.subList(0, 4))
        .containsExactly("= ", "= b1 c1 a2 b2", "= black", "? there is no move to take back");
    assertThat(answers.get(4)).startsWith("? " + folder.resolve("bad.sgf") + ":1:");
    assertThat(answers.subList(5, 9))
        .containsExactly(
            "? " + folder.resolve("two.sgf") + ":1:1: 2 games, but one is wanted",
            "? can't read other.sgf: there is no such file",
            "? expected the name of a file",
            "= b1 c1 a2 b2");
  }

  @Test
  void readsGamesUpToAMove() throws IOException {
    String game = folder.resolve("my game.sgf").toString();
    Files.writeString(Path.of(game), "(;GM[11]SZ[2];B[a1];W[b1])");
    String other = folder.resolve("my game 2").toString();
    Files.writeString(Path.of(other), "(;GM[11]SZ[2];B[b2])");
    assertThat(
            talk(
                "loadsgf " + game,
                "all_legal_moves",
                "loadsgf " + game + " 1",
                "all_legal_moves",
                "loadsgf \"" + other + "\"",
                "all_legal_moves",
                "loadsgf \"" + other + "\" 0",
                "all_legal_moves",
                "loadsgf \"my game"))
        .containsExactly(
            "= ",
            "= a2 b2",
            "= ",
            "= b1 a2 b2",
            "= ",
            "= a1 b1 a2",
            "= ",
            "= a1 b1 a2 b2",
            "? can't read \"my game: there is no such file");
  }
}
