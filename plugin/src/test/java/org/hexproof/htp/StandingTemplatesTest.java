package org.hexproof.htp;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.htp.Script.talk;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.library.Library;
import org.hexproof.spot.Foremost;
import org.hexproof.spot.Match;
import org.hexproof.spot.Spotter;
import org.hexproof.template.Promise;
import org.junit.jupiter.api.Test;

class StandingTemplatesTest {
  private static final String[] GAME = {
    "boardsize 8",
    "play black d2",
    "play black f4",
    "play black c5",
    "play black d5",
    "play white e3",
    "play white b4",
    "play white f6"
  };

  private static List<String> ask(String... questions) throws IOException {
    List<String> script = new ArrayList<>(List.of(GAME));
    script.addAll(List.of(questions));
    List<String> answers = talk(script.toArray(new String[0]));
    return answers.subList(GAME.length, answers.size());
  }

  @Test
  void listsTemplatesAsConnections() throws IOException {
    assertThat(
            ask(
                "hexproof-spot edge interior connects-both",
                "hexproof-spot edge e1",
                "hexproof-spot edge a1"))
        .containsExactly(
            """
            = black d2 d2 edge:top II [ d1 e1 ] [ ]
            black c5 c5 edge:bottom IV-2-a [ b6 c6 d6 b7 c7 d7 a8 b8 c8 d8 ] [ d5 ]
            black f4 d5 interior bridge [ e4 e5 ] [ ]
            white b4 b4 edge:left II [ a4 a5 ] [ ]
            white f6 f6 edge:right III-1-a [ h3 g4 h4 f5 g5 h5 g6 h6 ] [ ]
            white f6 f6 edge:right III-1-a [ h4 g5 h5 g6 h6 f7 g7 h7 ] [ ]
            white f6 f6 edge:right III-1-b [ h3 g4 h4 f5 g5 g6 h6 f7 g7 h7 ] [ ]""",
            "= black d2 d2 edge:top II [ d1 e1 ] [ ]",
            "= ");
  }

  @Test
  void refusesWhatIsNeitherAKindNorACell() throws IOException {
    assertThat(ask("hexproof-spot edges", "hexproof-spot i1", "hexproof-spot a1 b1"))
        .containsExactly(
            "? not a cell: 'edges' (expected a column and a row, like d2)",
            "? i1 is not on the board",
            "? expected at most one cell, got a1 and b1");
  }

  /** Read as HexGui does, and compared with what is spotted. */
  @Test
  void tellsAllThatIsSpotted() throws IOException {
    Random random = new Random(18);
    Board board = new Board(9, 9);
    Spotter spotter = Spotter.of(Library.read());
    List<String> script = new ArrayList<>();
    List<ImmutableList<Match>> expected = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      script.add("boardsize 9");
      List<Cell> black = new ArrayList<>();
      List<Cell> white = new ArrayList<>();
      for (Cell cell : board.cells()) {
        int choice = random.nextInt(12);
        if (choice < 2) {
          (choice == 0 ? black : white).add(cell);
          script.add("play " + (choice == 0 ? "black " : "white ") + cell);
        }
      }
      Cell at = board.cell(random.nextInt(board.size()));
      script.add("hexproof-spot");
      script.add("hexproof-spot " + at);
      Position position = Position.of(board, black, white);
      ImmutableList<Match> foremost =
          Foremost.of(
              position,
              Stream.of(Color.values())
                  .flatMap(side -> spotter.spot(position, side).stream())
                  .collect(toImmutableList()));
      expected.add(foremost);
      expected.add(
          foremost.stream()
              .filter(match -> match.stones().contains(at) || match.carrier().contains(at))
              .collect(toImmutableList()));
    }
    List<String> answers = talk(script.toArray(new String[0]));
    int next = 0;
    for (int i = 0; i < script.size(); i++) {
      if (script.get(i).startsWith("hexproof-spot")) {
        check(answers.get(i), expected.get(next));
        next++;
      }
    }
    assertThat(next).isEqualTo(expected.size());
  }

  private static void check(String answer, List<Match> matches) {
    List<String> words =
        Splitter.onPattern("\\s+").omitEmptyStrings().splitToList(answer.substring(1));
    int next = 0;
    for (Match match : matches) {
      assertThat(words.get(next)).isEqualTo(match.side().label());
      Cell from = Cell.parse(words.get(next + 1));
      Cell to = Cell.parse(words.get(next + 2));
      assertThat(match.stones()).contains(from, to);
      assertThat(words.get(next + 3)).startsWith(match.kind().label());
      assertThat(words.get(next + 4)).isEqualTo(match.template().name().replace(' ', '_'));
      assertThat(words.get(next + 5)).isEqualTo("[");
      int end = next + 6 + match.carrier().size();
      assertThat(words.subList(next + 6, end))
          .containsExactlyElementsOf(match.carrier().stream().map(Cell::toString).toList());
      assertThat(words.subList(end, end + 2)).containsExactly("]", "[");
      List<String> others =
          new ArrayList<>(
              match.stones().stream()
                  .filter(stone -> !stone.equals(from) && !stone.equals(to))
                  .map(Cell::toString)
                  .toList());
      if (match.promise() instanceof Promise.Pivoting pivoting) {
        others.add(pivoting.b().toString());
      }
      next = end + 2 + others.size();
      assertThat(words.subList(end + 2, next)).containsExactlyElementsOf(others);
      assertThat(words.get(next)).isEqualTo("]");
      next++;
    }
    assertThat(words).hasSize(next);
  }
}
