package org.hexproof.htp;

import java.io.IOException;
import org.hexproof.solver.BruteForceSolver;

/** The engine with the brute-force solver as a process of its own, for the tests of its client. */
public final class EngineMain {
  private EngineMain() {}

  public static void main(String[] args) throws IOException {
    new HtpEngine(BruteForceSolver::new).run(System.in, System.out);
  }
}
