package org.hexproof.api;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.hexproof.annotate.Analysis;
import org.hexproof.annotate.Analyst;
import org.hexproof.annotate.AnnotateTask;
import org.hexproof.annotate.AnnotatedGame;
import org.hexproof.annotate.Blunder;
import org.hexproof.annotate.GameFile;
import org.hexproof.annotate.MoveTable;
import org.hexproof.estimate.Estimator;
import org.hexproof.format.FormatException;
import org.hexproof.solving.Watch;

/** Tells who wins where in the record of a game, and which moves threw a win away. */
public final class Annotator {
  private static final int NEVER_GIVE_UP = Integer.MAX_VALUE;

  private Annotator() {}

  /**
   * The games of a text with what is known of them. If the thread is interrupted no more is asked
   * after the question at hand, and what is left is undecided; the thread stays interrupted.
   *
   * @param name what to call the text in messages; an extension such as {@code .sgf} tells its
   *     format
   * @param limit of each question to the solver; positive
   * @throws UnreadableException if anything in it is no game that can be played to its end
   * @throws SolverException if the solver fails
   */
  public static Annotated annotate(String name, String text, Solver solver, Duration limit)
      throws UnreadableException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Analyst.Effort effort = new Analyst.Effort(Solver.limits(limit), NEVER_GIVE_UP, Duration.ZERO);
    try {
      GameFile file = GameFile.of(name, bytes, GameFile.members(name, bytes));
      ImmutableList<AnnotatedGame> games =
          new AnnotateTask(file, effort, Estimator.NONE)
              .run(
                  Watch.until(Thread.currentThread()::isInterrupted),
                  solver.inner(),
                  entry -> {},
                  game -> {});
      ImmutableList.Builder<List<Annotated.Move>> moves = ImmutableList.builder();
      for (AnnotatedGame game : games) {
        moves.add(moves(game));
      }
      return new Annotated(
          moves.build(),
          file.with(games, file.naming(), game -> ImmutableListMultimap.of()).source().text());
    } catch (FormatException e) {
      throw new UnreadableException(e);
    }
  }

  private static ImmutableList<Annotated.Move> moves(AnnotatedGame game) throws FormatException {
    if (game.failure().isPresent()) {
      throw new SolverException("the solver " + game.failure().get());
    }
    Optional<FormatException> fault = game.mainLineFault();
    if (fault.isPresent()) {
      throw fault.get();
    }
    Analysis analysis = game.analysis().orElseThrow();
    return MoveTable.of(analysis).stream()
        .map(row -> move(row, analysis))
        .collect(ImmutableList.toImmutableList());
  }

  private static Annotated.Move move(MoveTable.Row row, Analysis analysis) {
    Optional<Blunder> blunder = analysis.blunder(row.step());
    return new Annotated.Move(
        Color.of(row.move().player()),
        row.text(),
        row.winner().map(Color::of),
        blunder.map(thrown -> Cell.all(thrown.before().winning())));
  }
}
