package org.hexproof.cli;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.format.Entry;
import org.hexproof.probe.KnownWitnesses;
import org.hexproof.probe.ProbeAnswer;
import org.hexproof.probe.ProbePlan;
import org.hexproof.probe.ProbeTask;
import org.hexproof.probe.Probed;
import org.hexproof.probe.ProbedRegion;
import org.hexproof.probe.ShippedWitnesses;
import org.hexproof.region.RegionCut;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.StoreFullException;

/** Which moves into a template matter, where an article is to tell that. */
final class ArticleProbes {
  private static final int DEFAULT_CELLS = 12;

  static final Choice<Boolean> PROBES = Choice.flag("probes");
  static final Choice<Integer> MAX_CELLS =
      Choice.count("max-cells", "N", Coloring.MAX_CELLS).or(DEFAULT_CELLS);

  private final Line line;
  private final Surroundings surroundings;
  private ExitCode code = ExitCode.OK;

  ArticleProbes(Line line, Surroundings surroundings) {
    this.line = line;
    this.surroundings = surroundings;
  }

  /** What is to be told of that, besides what is told already. */
  ExitCode code() {
    return code;
  }

  /** What is known, if it was asked for and can be found out; else it is told why not. */
  Optional<Probed> of(Entry given) throws IOException {
    if (!line.get(PROBES)) {
      return Optional.empty();
    }
    Entry entry = given.asRegion();
    ImmutableSet<Cell> cells = new RegionCut(Optional.empty(), Optional.empty()).cells(entry);
    if (cells.size() > line.get(MAX_CELLS)) {
      return open("no probes: " + cells.size() + " empty cells (--max-cells)");
    }
    if (!ProbedRegion.isTemplateAsDrawn(given)) {
      return open("no probes: as it is drawn it is no template of Red's at the top or bottom");
    }
    try {
      return Optional.of(probed(entry, cells));
    } catch (GameTooLargeException | StoreFullException e) {
      return open("no probes: " + e.getMessage());
    }
  }

  private Probed probed(Entry entry, ImmutableSet<Cell> cells) throws IOException {
    ProbePlan plan =
        new ProbePlan(
            ProbedRegion.Order.PLANAR,
            line.get(Asking.MEMORY),
            Duration.ofMinutes(1),
            line.get(Asking.THREADS),
            /* seed= */ 1,
            /* isTable= */ false,
            /* isSearch= */ false,
            Optional.empty());
    KnownWitnesses known =
        KnownWitnesses.of(Optional.empty(), entry.diagram().name(), ShippedWitnesses.read());
    ProbeAnswer answer =
        ProbeTask.of(entry, cells, Optional.empty(), known, plan)
            .run(surroundings.watch(), () -> surroundings.stoppable(SolverName.NATIVE));
    surroundings.interrupt().check();
    answer.gap().ifPresent(this::open);
    if (answer.failure().isPresent()) {
      String failure = SolverName.NATIVE.text() + " " + answer.failure().get();
      code = code.and(surroundings.tellFailure(failure, true));
    }
    return answer.probed();
  }

  private Optional<Probed> open(String why) {
    code = code.and(surroundings.tell(ExitCode.UNDECIDED, "undecided: " + why));
    return Optional.empty();
  }
}
