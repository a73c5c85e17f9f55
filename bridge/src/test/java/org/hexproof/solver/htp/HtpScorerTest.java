package org.hexproof.solver.htp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hexproof.solver.htp.ScriptedEngine.engine;
import static org.hexproof.solver.htp.ScriptedEngine.log;
import static org.hexproof.solver.htp.ScriptedEngine.mohex;
import static org.hexproof.solver.htp.ScriptedEngine.reply;
import static org.hexproof.solver.htp.ScriptedEngine.searches;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What engines are asked for their scores, and what is made of their answers. */
final class HtpScorerTest {
  private static final Position POSITION =
      Position.empty(new Board(3, 3)).with(new Cell(0, 0), Color.BLACK.stone());
  private static final String KATA = "name*) " + reply("KataHex") + " ;;\n time*) " + reply("");

  @TempDir private Path folder;

  private static HtpScorer scorer(HtpSettings settings) {
    return new HtpScorer(settings, Duration.ofMillis(1500));
  }

  /** KataHex, and what it does to tell what it thinks. */
  private HtpScorer kata(String action) throws IOException {
    return scorer(
        engine(
            folder,
            "time_settings kata-genmove_analyze",
            KATA + " ;;\n kata-genmove_analyze*) " + action + " ;;"));
  }

  private static String thinks(String winrate) {
    return reply(
        "\\ninfo move c1 visits 1 utility 0.3 winrate 0.6 order 0 pv c1\\n"
            + "info move b2 visits 9 utility 0.5 winrate "
            + winrate
            + " scoreMean 0 order 0 pv b2 c1 info move c1 visits 2 utility 0.3 winrate 0.2 order 1"
            + " pv c1\\nplay b2");
  }

  @Test
  void mohexTellsTheScoreOfItsSearch() throws Exception {
    try (HtpScorer scorer = scorer(mohex(folder, searches("0.62", "b2")))) {
      scorer.start();
      assertThat(scorer.score(POSITION, Color.WHITE))
          .contains(new HtpScore(0.62, Cell.parse("b2"), "Script, 1500 ms"));
      assertThat(log(folder))
          .endsWith(
              "play black a1",
              "mohex-search-statistics",
              "reg_genmove white",
              "mohex-search-statistics")
          .contains("param_mohex max_time 1.500");
      assertThat(scorer.score(POSITION, Color.WHITE)).isPresent();
    }
  }

  @Test
  void aScoreOfAnEarlierSearchIsNone() throws Exception {
    String action =
        "if [ -e knows ]; then " + reply("b2") + "; else " + searches("0.62", "b2") + "; fi";
    try (HtpScorer scorer = scorer(mohex(folder, action))) {
      Path knows = Files.createFile(folder.resolve("knows"));
      assertThat(scorer.score(POSITION, Color.WHITE)).isEmpty();
      Files.delete(knows);
      assertThat(scorer.score(POSITION, Color.WHITE)).isPresent();
      Files.createFile(knows);
      assertThat(scorer.score(POSITION, Color.WHITE)).isEmpty();
      assertThat(scorer.score(POSITION, Color.BLACK)).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "nan, b2",
    "-nan, b2",
    "1.01, b2",
    "-0.1, b2",
    "good, b2",
    "0.5, a1",
    "0.5, d1",
    "0.5, resign"
  })
  void nonsenseIsNoScore(String score, String move) throws Exception {
    String action =
        "if [ -e done ]; then %s; else : > done; %s; fi"
            .formatted(searches("1", "b2"), searches(score, move));
    try (HtpScorer scorer = scorer(mohex(folder, action))) {
      assertThatThrownBy(() -> scorer.score(POSITION, Color.WHITE))
          .isInstanceOf(HtpException.class)
          .hasMessage("the engine answered nonsense: score %s, move %s", score, move);
      assertThat(scorer.score(POSITION, Color.WHITE).orElseThrow().mover()).isEqualTo(1);
      assertThat(log(folder)).filteredOn("start"::equals).hasSize(2);
    }
  }

  @Test
  void anEngineThatDiesIsStartedAgain() throws Exception {
    String action =
        "[ -e done ] || { : > done; echo 'out of luck' >&2; exit 3; }; " + searches("0.5", "b2");
    try (HtpScorer scorer = scorer(mohex(folder, action))) {
      assertThatThrownBy(() -> scorer.score(POSITION, Color.WHITE))
          .hasMessageContaining("'reg_genmove white': the engine ended (exit code 3)")
          .hasMessageContaining("out of luck");
      assertThat(scorer.score(POSITION, Color.WHITE)).isPresent();
    }
  }

  @Test
  void anEngineWithoutScoresIsRefused() throws IOException {
    try (HtpScorer scorer = scorer(engine(folder, "reg_genmove kata-genmove_analyze", ""))) {
      assertThatThrownBy(scorer::start)
          .isInstanceOf(HtpException.class)
          .hasMessageStartingWith("Script tells no scores: it lists neither")
          .hasMessageContainingAll("mohex-search-statistics", "kata-genmove_analyze");
    }
  }

  @Test
  void aBoardMayBeTooLarge() throws IOException {
    String arm = "boardsize' '13*) printf '?%s too large\\n\\n' \"$number\" ;;";
    try (HtpScorer scorer = scorer(engine(folder, "", arm))) {
      assertThat(scorer.takes(new Board(13, 3))).isFalse();
      assertThat(scorer.takes(new Board(3, 13))).isTrue();
    }
  }

  @Test
  void katahexTellsTheWinrateOfItsBestMoveAtLast() throws Exception {
    try (HtpScorer scorer = kata(thinks("0.7"))) {
      scorer.start();
      assertThat(scorer.score(POSITION, Color.WHITE))
          .contains(new HtpScore(0.7, Cell.parse("b2"), "KataHex, 1500 ms"));
      assertThat(log(folder))
          .endsWith("clear_board", "play black a1", "kata-genmove_analyze white")
          .contains("time_settings 0 1.500 1");
      int before = log(folder).size();
      assertThat(scorer.score(POSITION, Color.BLACK)).isPresent();
      assertThat(log(folder).subList(before, log(folder).size()))
          .containsExactly(
              "time_settings 0 1.500 1",
              "clear_board",
              "play black a1",
              "kata-genmove_analyze black");
    }
  }

  /** Told a position that each side wins at once, it thinks that White loses both. */
  @Test
  void winratesOfOneSideAreRefused() throws IOException {
    String action =
        "case \"$rest\" in black) " + thinks("0.99") + " ;; *) " + thinks("0.01") + " ;; esac";
    try (HtpScorer scorer = kata(action)) {
      assertThatThrownBy(() -> scorer.score(POSITION, Color.WHITE))
          .hasMessageContaining("reportAnalysisWinratesAs = SIDETOMOVE");
    }
  }

  @Test
  void anAnalysisWithoutMovesIsNonsense() throws IOException {
    try (HtpScorer scorer = kata(reply(""))) {
      assertThatThrownBy(() -> scorer.score(POSITION, Color.WHITE))
          .hasMessageContaining("nonsense to 'kata-genmove_analyze'");
    }
  }

  @Test
  void whoeverWaitsCanBeStopped() throws Exception {
    try (HtpScorer scorer = scorer(mohex(folder, ": > begun; sleep 1000"))) {
      CompletableFuture<Boolean> cancelled =
          CompletableFuture.supplyAsync(
              () -> {
                try {
                  return scorer.score(POSITION, Color.WHITE).isPresent();
                } catch (HtpException e) {
                  return e.isCancelled();
                }
              });
      while (!Files.exists(folder.resolve("begun"))) {
        Thread.sleep(10);
      }
      scorer.cancel();
      assertThat(cancelled.get()).isTrue();
    }
  }
}
