package org.hexproof.format.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.format.GameMove;
import org.hexproof.format.SiteDiagrams;
import org.hexproof.format.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SgfStepsTest {
  private static SgfGame game(String text) throws Exception {
    return ((SgfEntry) new SgfReader().entries(new Source("game.sgf", text)).get(0)).game();
  }

  /** The lines from the root to each node, in the order of the file. */
  private static void lines(
      GameTree tree, ImmutableList<SgfNode> before, List<ImmutableList<SgfNode>> lines) {
    ImmutableList<SgfNode> line = before;
    for (SgfNode node : tree.sequence()) {
      line = ImmutableList.<SgfNode>builder().addAll(line).add(node).build();
      lines.add(line);
    }
    for (GameTree variation : tree.variations()) {
      lines(variation, line, lines);
    }
  }

  @Test
  void eachStepHasTheBoardOfItsLine() throws Exception {
    SiteDiagrams random = new SiteDiagrams(7);
    int branched = 0;
    for (int i = 0; i < 200; i++) {
      SgfGame game = game(random.game());
      List<ImmutableList<SgfNode>> lines = new ArrayList<>();
      lines(game.tree(), ImmutableList.of(), lines);
      ImmutableList<SgfStep> steps = game.steps();
      assertThat(steps).hasSameSizeAs(lines);
      for (int k = 0; k < steps.size(); k++) {
        ImmutableList<SgfNode> line = lines.get(k);
        assertThat(steps.get(k).node()).isSameAs(line.get(line.size() - 1));
        assertThat(steps.get(k).position()).isEqualTo(game.at(line).position());
        int parent = lines.indexOf(line.subList(0, line.size() - 1));
        assertThat(steps.get(k).parent())
            .isEqualTo(parent < 0 ? OptionalInt.empty() : OptionalInt.of(parent));
        branched += parent >= 0 && parent < k - 1 ? 1 : 0;
      }
    }
    assertThat(branched).isPositive();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ";B[a1];W[b1];B[c1]|BWBW",
        ";B[a1];W[b1](;W[c1])(;B[c1])|BWWBW",
        "(;C[what if](;W[b2]))(;B[b2])|WWBW",
        ";PL[W];B[a1]|-WW",
        ";B[a1];W[resign]|BWW",
        ";B[a1];B[resign]|BWW",
        ";AB[a1];AW[b2];W[c3]|--WB",
        ";B[a2];W[swap-pieces];W[c3]|BWWB",
        ";B[a2];W[swap-pieces];B[c3]|BWBW",
        ";B[a2];W[swap-sides];W[c3]|BWWB",
        ";B[a2];W[pass];B[]|BWBW",
      })
  void theNextMoveTellsWhoseTurnItIs(String moves, String turns) throws Exception {
    StringBuilder found = new StringBuilder();
    for (SgfStep step : game("(;GM[11]SZ[3]" + moves + ")").steps()) {
      found.append(step.toMove().map(color -> color == Color.BLACK ? "B" : "W").orElse("-"));
    }
    assertThat(found).hasToString(turns);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ";B[a2];W[swap-pieces];W[c3]|3x3 black a2 white -",
        ";B[a2];W[swap-pieces];C[so be it];W[c3]|3x3 black a2 white -",
        ";B[a2];W[swap-pieces];B[c3]|3x3 black - white b1",
        ";B[a2];W[swap-pieces]|3x3 black - white b1",
      })
  void theNextMoveTellsWhatWasSwapped(String moves, String position) throws Exception {
    assertThat(game("(;GM[11]SZ[3]" + moves + ")").steps().get(2).position()).hasToString(position);
  }

  @Test
  void movesAreToldAsTheyArePlayed() throws Exception {
    SgfGame hex = game("(;GM[11]SZ[5];B[a2];W[SWAP];B[c3];W[pass];B[forfeit];W[swap-sides])");
    SgfGame little = game("(;FF[4]SZ[13];W[ac];B[swap];W[bd])");
    assertThat(hex.steps().stream().map(step -> text(step.move())))
        .containsExactly(
            "",
            "BLACK STONE a2",
            "WHITE SWAP_PIECES",
            "BLACK STONE c3",
            "WHITE PASS",
            "BLACK FORFEIT",
            "WHITE SWAP_SIDES");
    assertThat(little.steps().stream().map(step -> text(step.move())))
        .containsExactly("", "BLACK STONE a3", "WHITE SWAP_PIECES", "BLACK STONE b4");
    assertThat(hex.letter(Color.BLACK) + little.letter(Color.BLACK)).isEqualTo("BW");
    assertThat(hex.point(Cell.parse("c12"))).contains("c12");
    assertThat(little.point(Cell.parse("c12"))).contains("cl");
    assertThat(little.point(Cell.parse("aa1"))).isEmpty();
  }

  private static String text(Optional<GameMove> move) {
    return move.map(
            played ->
                played.player()
                    + " "
                    + played.kind()
                    + played.cell().map(cell -> " " + cell).orElse(""))
        .orElse("");
  }
}
