package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.hexproof.estimate.EngineEstimator;
import org.hexproof.estimate.Estimator;
import org.hexproof.estimate.OwnEstimator;
import org.hexproof.solver.htp.HtpException;
import org.hexproof.solver.htp.HtpScorer;
import org.hexproof.word.Suggestion;

/**
 * Who estimates positions: ourselves, nobody, or an engine.
 *
 * @param hasFailed whether the engine has, so far
 * @param end ends it
 */
record Estimating(Estimator estimator, BooleanSupplier hasFailed, Runnable end)
    implements AutoCloseable {
  private static final ImmutableList<String> WORDS = ImmutableList.of("own", "none");
  static final Choice<String> SOURCE =
      Choice.of("estimate", "SOURCE", Estimating::known).proposing(WORDS).or(WORDS.get(0));
  static final Choice<Duration> TIME = Choice.seconds("estimate-time").or(Duration.ofSeconds(1));

  private Estimating(Estimator estimator) {
    this(estimator, () -> false, () -> {});
  }

  private static String known(String text) {
    if (WORDS.contains(text) || new SolverName(text).isHtp()) {
      return text;
    }
    throw CommandException.usage(
        "--estimate wants own, none, or htp: and the command that starts an engine, as in"
            + " 'htp:mohex', not '"
            + text
            + "'"
            + Suggestion.of(text, "", WORDS));
  }

  /** As the line wants it; an engine is started, and asked whether it can be asked for scores. */
  static Estimating start(Line line, Surroundings surroundings) {
    SolverName name = new SolverName(line.get(SOURCE), line.get(Asking.ENGINE_START));
    if (name.isHtp()) {
      return start(SolverName.parse(name.text(), name.start()), line.get(TIME), surroundings);
    }
    Rule.refuse(line, "%s is for engines; add --estimate 'htp:COMMAND'", TIME);
    return new Estimating(name.text().equals("none") ? Estimator.NONE : new OwnEstimator());
  }

  private static Estimating start(SolverName name, Duration time, Surroundings surroundings) {
    Consumer<String> patience = surroundings.terminal() ? surroundings::tell : words -> {};
    HtpScorer engine = new HtpScorer(name.settings(patience), time);
    surroundings.interrupt().onRaise(engine::cancel);
    try {
      engine.start();
    } catch (HtpException e) {
      engine.close();
      surroundings.interrupt().check();
      throw CommandException.solverFailed(name.text() + " can't estimate: " + e.getMessage());
    }
    EngineEstimator estimator =
        new EngineEstimator(
            engine,
            words ->
                surroundings.tell(
                    name.text()
                        + " "
                        + words
                        + "\n  our own estimates take its place where it has none"));
    return new Estimating(estimator, estimator::hasFailed, engine::close);
  }

  /** What became of the engine. */
  ExitCode code() {
    return hasFailed.getAsBoolean() ? ExitCode.SOLVER_FAILED : ExitCode.OK;
  }

  @Override
  public void close() {
    end.run();
  }
}
