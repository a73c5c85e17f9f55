package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;

class InstalledSolversTest {
  @Test
  void allSolversShareOneLibrary() {
    AtomicInteger loads = new AtomicInteger();
    InstalledSolvers solvers =
        new InstalledSolvers(
            () -> {
              loads.incrementAndGet();
              return EmbeddedLibrary.load();
            });
    for (String name : new String[] {"native", "native:2", "native"}) {
      try (HexSolver solver = solvers.start(new SolverName(name))) {
        assertThat(solver.name()).isEqualTo("native");
      }
    }
    assertThat(loads).hasValue(1);
  }

  @Test
  void allCoresAreForTheNativeSolverWhoseThreadsAreNotTold() {
    int cores = Runtime.getRuntime().availableProcessors();
    assertThat(SolverName.NATIVE.onAllCores().threads()).isEqualTo(Math.min(cores, 64));
    for (String told : new String[] {"native:1", "wasm", "htp:mohex"}) {
      SolverName name = new SolverName(told);
      assertThat(name.onAllCores()).isSameAs(name);
    }
  }
}
