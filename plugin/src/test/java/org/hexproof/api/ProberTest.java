package org.hexproof.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.Iterables;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

final class ProberTest {
  private static Template library(String name) throws IOException {
    return Iterables.getOnlyElement(Templates.read(Path.of("../templates/library").resolve(name)));
  }

  @Test
  void witnessesAreBoardsWithOneWinningMove() throws Exception {
    List<Probe> probes = new Prober().probe(library("interior/crescent.yaml"));
    assertThat(probes).extracting(Probe::cell).isSorted();
    assertThat(probes).hasOnlyElementsOfTypes(Probe.Inferior.class, Probe.NonInferior.class);
    try (Solver solver = Solver.open()) {
      for (Probe probe : probes) {
        if (probe instanceof Probe.NonInferior shown) {
          Problem problem = Problem.game(shown.board(), Color.WHITE);
          assertThat(solver.winningMoves(problem, Duration.ofMinutes(1)))
              .hasValue(Set.of(shown.move()));
        }
      }
    }
    assertThat(probes).anyMatch(probe -> probe instanceof Probe.NonInferior);
  }

  @Test
  void whoeverInterruptsItIsNotKeptWaiting() throws Exception {
    Template crescent = library("interior/crescent.yaml");
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> new Prober().searching(Duration.ofHours(1)).probe(crescent))
          .isInstanceOf(CancellationException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void largeShapesAreRefused() throws Exception {
    Template large =
        Templates.library().stream()
            .filter(template -> template.carrier().size() > 20)
            .findFirst()
            .orElseThrow();
    assertThatThrownBy(() -> new Prober().probe(large))
        .isInstanceOf(TooLargeException.class)
        .hasMessageContaining("20");
  }

  @Test
  void searchesTakeTime() {
    assertThatThrownBy(() -> new Prober().searching(Duration.ZERO))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no time");
  }
}
