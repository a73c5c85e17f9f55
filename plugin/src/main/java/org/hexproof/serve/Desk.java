package org.hexproof.serve;

import com.google.common.collect.ImmutableList;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.hexproof.laboratory.Engine;
import org.hexproof.laboratory.Laboratory;
import org.hexproof.solver.HexSolver;
import org.hexproof.template.Template;

/** A laboratory and the solver that decides for it, for one question at a time. */
public final class Desk implements AutoCloseable {
  private final HexSolver solver;
  private final Laboratory laboratory;

  /**
   * A desk.
   *
   * @param bytes memory for the solver's tables
   */
  public Desk(HexSolver solver, long bytes, Supplier<ImmutableList<Template>> library) {
    this.solver = solver;
    laboratory = new Laboratory(library, Optional.of(new Engine(solver, bytes)));
  }

  synchronized String answer(String question, Map<String, String> arguments) {
    return laboratory.answer(question, arguments);
  }

  /** Stops what is being decided. */
  @Override
  public void close() {
    solver.close();
  }
}
