package org.hexproof.annotate;

import com.google.common.collect.ImmutableListMultimap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.format.GameMove;
import org.hexproof.local.Fact;
import org.hexproof.local.MustPlay;
import org.hexproof.local.Story;
import org.hexproof.local.Threats;
import org.hexproof.solver.Grounds;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solving.Watch;
import org.hexproof.spot.Spotter;

/** What is proved of the moves of a main line, by themselves. */
final class LocalFacts {
  /** More than that of one move tells a player nothing. */
  private static final int MOST = 3;

  private LocalFacts() {}

  /**
   * The analysis with them.
   *
   * @param watch if it stops, the moves left have none
   */
  static Analysis added(
      Analysis analysis, Spotter spotter, HexSolver solver, Limits limits, Watch watch) {
    if (watch.isStopped()) {
      return analysis;
    }
    GameRecord game = analysis.game();
    List<Integer> line = game.mainLine();
    ImmutableListMultimap.Builder<Integer, Fact> facts = ImmutableListMultimap.builder();
    Grounds grounds = new Grounds();
    HexSolver noted = grounds.of(solver);
    Limits quick = limits.withWork(MustPlay.LITTLE_WORK);
    Story story = new Story(spotter, noted, quick, game.step(0).position().board());
    Threats threats = new Threats(new MustPlay(noted, quick));
    story.restart(game.step(0).position());
    try (Watch.Stage stage = watch.count("moves", line.size())) {
      for (int step : line) {
        if (watch.isStopped()) {
          break;
        }
        Optional<Cell> cell = game.turn(step).flatMap(GameMove::cell);
        if (cell.isPresent()) {
          Color player = game.step(step).move().orElseThrow().player();
          Position after = game.step(step).position();
          boolean isOpen = analysis.winner(step).isEmpty();
          Stream.concat(
                  threats.play(cell.get(), player, after, isOpen).stream(),
                  story.play(cell.get(), player).stream())
              .sorted(Fact.ORDER)
              .limit(MOST)
              .forEach(fact -> facts.put(step, fact));
        } else if (!game.isSameAsBefore(step)) {
          threats.clear();
          story.restart(game.step(step).position());
        }
        stage.step(1);
      }
    }
    return analysis.with(facts.build(), grounds);
  }
}
