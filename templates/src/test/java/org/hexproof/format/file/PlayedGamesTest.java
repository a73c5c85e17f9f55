package org.hexproof.format.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.GameMove;
import org.hexproof.format.Member;
import org.hexproof.format.PlayedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games keep the order of their moves in every format that has one. */
class PlayedGamesTest {
  private static final String LINK = "https://hexworld.org/board/#";

  private final Random random = new Random(41);

  private static Entry read(String text) throws FormatException {
    return Iterables.getOnlyElement(Member.entries(Formats.read("-", text.getBytes(UTF_8))));
  }

  private static PlayedGame played(String text) throws FormatException {
    return read(text).played().orElseThrow();
  }

  private static String written(Format format, String text) throws FormatException {
    return Formats.write(format, read(text)).strip();
  }

  /** A game after the size of its link; with a swap, passes and an end now and then. */
  private String moves(Board board, int most) {
    List<Cell> cells = new ArrayList<>(board.cells());
    Collections.shuffle(cells, random);
    StringBuilder text = new StringBuilder();
    boolean swaps = board.cols() == board.rows() && random.nextBoolean();
    int cut = random.nextBoolean() ? -1 : random.nextInt(most);
    for (int i = 0; i < most; i++) {
      text.append(i == cut ? "," : "");
      if (i == 1 && swaps) {
        Cell first = cells.get(0);
        text.append(":s");
        cells.remove(new Cell(first.row(), first.col()));
        cells.add(0, first);
      } else {
        text.append(i > 0 && random.nextInt(9) == 0 ? ":p" : cells.get(i));
      }
    }
    return text + List.of("", "", ":rb", ":fw").get(random.nextInt(4));
  }

  private Board board() {
    int side = 4 + random.nextInt(8);
    return new Board(side, random.nextBoolean() ? side : 4 + random.nextInt(8));
  }

  private static String size(Board board) {
    return board.cols() + (board.cols() == board.rows() ? "" : "x" + board.rows());
  }

  @Test
  void aLinkIsWrittenAsItWasRead() throws FormatException {
    for (int i = 0; i < 500; i++) {
      Board board = board();
      String view = List.of("c1", "r9c1", "nr3c1", "m").get(random.nextInt(4));
      String link = LINK + size(board) + view + "," + moves(board, 1 + random.nextInt(9));
      assertThat(written(Format.HEXWORLD, link)).isEqualTo(link);
      assertThat(Formats.losses(Format.HEXWORLD, read(link))).isEmpty();
    }
  }

  @Test
  void aGameKeepsItsMovesOnTheWayThroughOtherFormats() throws FormatException {
    for (int i = 0; i < 500; i++) {
      Board board = board();
      String all = moves(board, 1 + random.nextInt(9)).replace(",", "");
      String link = LINK + size(board) + "c1," + all;
      PlayedGame game = played(link);
      String sgf = written(Format.SGF, link);
      assertThat(played(sgf).moves()).isEqualTo(game.moves());
      assertThat(read(sgf).diagram().position()).isEqualTo(read(link).diagram().position());
      assertThat(written(Format.HEXWORLD, sgf)).isEqualTo(link);
      assertThat(written(Format.SGF, written(Format.MOVES, sgf))).isEqualTo(sgf);
      assertThat(Formats.losses(Format.SGF, read(link))).isEmpty();
      assertThat(written(Format.HTP, link).lines().skip(1))
          .containsExactlyElementsOf(
              game.moves().stream()
                  .map(
                      move ->
                          "play "
                              + (move.player() == Color.BLACK ? "black " : "white ")
                              + move.text().replace("forfeit", "resign"))
                  .toList());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "(;GM[11]SZ[5];B[a3];W[swap-pieces];B[b2])|#5c1,a3:sb2",
        "(;GM[11]SZ[5];B[a3];W[swap];W[b2])|#5c1,a3b2",
        "(;GM[11]SZ[5];B[a3];W[swap-sides];W[b2];B[c1])|#5c1,a3b2c1",
        "(;GM[11]SZ[5];B[a3];B[b2];W[pass];W[c1])|#5c1,a3:pb2:p:pc1",
        "(;GM[11]SZ[5]AB[a1][b1]AW[c1];W[d1];B[resign])|#5c1,a1c1b1d1:rb",
        "(;GM[11]SZ[5];W[d1];B[c1];W[forfeit])|#5c1,:pd1c1:fw",
        "(;SZ[5];W[ab];B[swap];W[cc])|#5c1,a2:sc3",
        "(;GM[11]SZ[5];B[a3](;W[b2];B[c1])(;W[c3]))|#5c1,a3b2c1",
      })
  void theMainLineOfARecordBecomesALink(String record, String link) throws FormatException {
    assertThat(written(Format.HEXWORLD, record)).isEqualTo(LINK + link.substring(1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "HEXWORLD|(;GM[11]SZ[5]AB[a1]AW[b1])|HexWorld has no set-up stones",
        "HEXWORLD|(;GM[11]SZ[5]AB[a1];W[b1])|HexWorld has no set-up stones",
        "HEXWORLD|(;GM[11]SZ[5];B[a1];W[swap-sides];W[c1])|the swap of sides is left out",
        "HEXWORLD|(;GM[11]SZ[5];B[a1];B[b1])|passes are written",
        "HEXWORLD|(;GM[11]SZ[5];B[a1](;W[b1])(;W[c1]))|the variations are left out",
        "HEXWORLD|(;GM[11]SZ[5]PB[x];B[a1])|the names and comments are left out",
        "HEXWORLD|(;GM[11]SZ[5];B[a1];AW[b1];B[c1])|stones are set up between the moves",
        "SGF|#5r3c1,a1,b2|that the game is shown after move 1 is left out",
        "SGF|#5r3c1,a1|how HexWorld draws the board, r3c1, is left out",
        "HTP|#5c1,a1:fw|the forfeit is written as a resignation",
        "HTP|#5c1,a1,b2|the moves after the one where the game is shown are left out",
        "HEXBOARD|#5c1,a1:p|numbers tell the order",
        "TEXT|#5c1,a1b2|the order of the moves is left out",
      })
  void whatIsLostIsTold(Format format, String text, String told) throws FormatException {
    assertThat(Formats.losses(format, read(text)))
        .anySatisfy(loss -> assertThat(loss).startsWith(told));
    Formats.write(format, read(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "11: a5 swap-pieces d4|11 a5 swap-pieces d4",
        "11x9: 1. a5 2. Swap, 3.d4|11x9 a5 swap-pieces d4",
        "5: a1b2c3;pass|5 a1 b2 c3 pass",
        "5: a1 swap-sides b2 c3|5 a1 swap-sides b2 c3",
        "https://playhex.org/hexplorer#5r9c1,a1:sb2|5 a1 swap-pieces b2",
        "5,a1b2|5 a1 b2",
        "https://playhex.org/analyze#5c1,a1:sb2|5 a1 swap-pieces b2",
        "https://hexworld.org/#5c1,a1|5 a1",
        "11: a5 b6, c7.|11 a5 b6 c7",
        "11: a5 (swap) d4 b3|11 a5 swap-pieces d4 b3",
        "11: a5 :s d4 :p b6|11 a5 swap-pieces d4 pass b6",
        "11: a5-b6-c7; 4.d4...|11 a5 b6 c7 d4",
        "11: a5 b6 White resigns.|11 a5 b6 resign",
        "11 a5 b6|11 a5 b6",
        "11x9 a5 b6|11x9 a5 b6",
        "size 11: a5 b6|11 a5 b6",
        "BoardSize: 5x4 First: V Swap: 1 Moves: 1. A2 (5 ms) Swap (6 ms) 2. C3 (7 ms)|5x4 a2"
            + " swap-pieces c3",
      })
  void linksListsAndSavedGames(String text, String moves) throws FormatException {
    PlayedGame game = played(text);
    assertThat(
            size(game.start().board())
                + " "
                + String.join(" ", game.moves().stream().map(GameMove::text).toList()))
        .isEqualTo(moves);
  }

  @Test
  void afterASwapOfSidesTheSameSideMoves() throws FormatException {
    assertThat(played("5: a1 swap-sides b2 c3").moves())
        .extracting(GameMove::player)
        .containsExactly(Color.BLACK, Color.WHITE, Color.WHITE, Color.BLACK);
    assertThat(read("5: a1 swap-sides b2 c3").diagram().position())
        .hasToString("5x5 black a1 c3 white b2");
    assertThat(read("5: a2 swap b3").diagram().position()).hasToString("5x5 black b3 white b1");
  }

  @Test
  void aGameOfSixMayBeginWithStones() throws FormatException {
    String six =
        """
        InitialBoard:
          A B C
         1 . V . 1
          2 H . . 2
             A B C

        First: H
        Swap: 0
        Moves:
          1. B2 (33 ms) C2 (1 ms)
          2. Resign (0 ms)
        """;
    assertThat(written(Format.SGF, six))
        .isEqualTo("(;FF[4]GM[11]SZ[3:2]AB[b1]AW[a2];W[b2];B[c2];W[resign])");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "a5 swap-pieces d4|-:1:1: the list of moves does not say how large the board is",
        "https://playhex.org/games/0d1f8e8c-3000-49ff-831a-84c20e514528|-:1:1: this link has no"
            + " moves",
        "https://hexworld.org/board/|-:1:1: this link has no moves",
        "5: a1 a1|-:1:7: there is a stone on a1 already",
        "5: a1 resign b2|-:1:14: a move after the game was given up",
        "https://example.org/x.sgf|-:1:1: this link has no moves",
        "https://hexworld.org|-:1:1: this link has no moves",
        "a5d7f3|-:1:1: the list of moves does not say how large the board is",
        "11: a5 b6 z99|-:1:11: z99 is not on the board",
        "11: a5 {good} b6|-:1:8: unexpected '{' in a list of moves",
        "11: foo|-:1:5: unexpected 'f' in a list of moves",
        "#5c1,a1q9|-:1:8: q9 is not on the board",
        "#5c1,a1&b2|-:1:8: unexpected '&b2'",
        "5: a1 b2 swap|-:1:10: pieces can't be swapped here",
      })
  void whatHasNoGameIsRefused(String text, String message) {
    assertThat(Formats.isGame(text)).as("in place of a file's name").isTrue();
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith(message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a5", "b4c3.txt", "1", "12", "game", "x/y.sgf", "III-2-g", "my 5 games"})
  void namesOfFilesAreNoGames(String name) {
    assertThat(Formats.isGame(name)).isFalse();
  }

  @Test
  void stonesInAHexboardHaveTheNumbersOfTheirMoves() throws FormatException {
    assertThat(written(Format.HEXBOARD, "#5c1,a2:sd4:pe5,a1")).contains("R 3:d4 5:e5 B 2:b1");
    assertThat(ImmutableList.copyOf(played("#5c1,a2b3").numbers().values()))
        .containsExactly("1", "2");
  }
}
