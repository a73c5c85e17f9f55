package org.hexproof.annotate;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.hexproof.estimate.Estimator;
import org.hexproof.format.FormatException;
import org.hexproof.format.sgf.SgfEntry;
import org.hexproof.library.Library;
import org.hexproof.local.Story;
import org.hexproof.solver.HexSolver;
import org.hexproof.solving.Watch;
import org.hexproof.spot.Spotter;

/**
 * The question who wins where in the games of a file, and which moves threw a win away.
 *
 * @param estimator is asked of positions that are not decided
 */
public record AnnotateTask(GameFile file, Analyst.Effort effort, Estimator estimator) {
  private static final Supplier<Spotter> SPOTTER =
      Suppliers.memoize(() -> Story.spotter(Library.read()));

  /**
   * Answers for one game after the other. If the watch stops, no more is asked, and nobody is told;
   * whoever stops it cancels the solver.
   *
   * @param begins is told of each game that can be read
   * @param ends is told what came of each game
   */
  public ImmutableList<AnnotatedGame> run(
      Watch watch, HexSolver solver, Consumer<SgfEntry> begins, Consumer<AnnotatedGame> ends) {
    ImmutableList.Builder<AnnotatedGame> games = ImmutableList.builder();
    for (GameFile.Game game : file.games()) {
      AnnotatedGame annotated = annotated(game, watch, solver, begins);
      games.add(annotated);
      if (!watch.isStopped()) {
        ends.accept(annotated);
      }
    }
    return games.build();
  }

  private AnnotatedGame annotated(
      GameFile.Game game, Watch watch, HexSolver solver, Consumer<SgfEntry> begins) {
    try {
      SgfEntry entry = file.playable(game);
      if (!watch.isStopped()) {
        begins.accept(entry);
      }
      GameRecord record = new GameRecord(entry.game());
      return solver.supports(Analyst.start(record))
          ? AnnotatedGame.of(game, analysis(record, watch, solver))
          : AnnotatedGame.failed(game, "does not play boards of this size");
    } catch (FormatException e) {
      return AnnotatedGame.unread(game, e);
    }
  }

  private Analysis analysis(GameRecord record, Watch watch, HexSolver solver) {
    Analysis proved = Analyst.analyze(record, solver, effort, watch);
    return Estimates.added(
        LocalFacts.added(proved, SPOTTER.get(), solver, effort.limits(), watch), estimator, watch);
  }
}
