package org.hexproof.parts;

import com.google.common.collect.Iterables;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.circuit.Assembly;
import org.hexproof.circuit.RegionWorth;
import org.hexproof.circuit.Wiring;
import org.hexproof.division.PartClaim;
import org.hexproof.region.Region;
import org.hexproof.search.GameSearch;
import org.hexproof.search.PivotSearch;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.StoreFullException;
import org.hexproof.value.Values;

/** Judges parts, within limits of each solve. */
record Judge(HexSolver solver, Limits limits) {
  /** Judges a part; the file is for the proof, if the solver writes one. */
  PartFinding judge(Prepared part, Optional<Path> certificate) {
    if (part.task() instanceof Task.ByValue byValue) {
      return byValue(part, byValue.region());
    }
    for (Problem problem : part.task().problems()) {
      if (!solver.supports(problem)) {
        return undecided(part, 0, solver.name() + " can't be asked about such a board", false);
      }
    }
    Answer answer = answer(part.task());
    if (answer instanceof Answer.Decided decided) {
      return finding(
          part,
          Optional.of(decided.winner() == Color.BLACK),
          part.basis(),
          decided.nodes(),
          certificate);
    }
    if (answer instanceof Answer.Undecided undecided) {
      return undecided(part, undecided.nodes(), undecided.reason().words(), false);
    }
    return undecided(part, 0, "the solver failed: " + ((Answer.Failed) answer).message(), true);
  }

  private Answer answer(Task task) {
    if (task instanceof Task.BySearch search) {
      return PivotSearch.decide(search.position(), search.promise(), solver, limits);
    }
    if (task instanceof Task.ByGame search) {
      Wanted wanted = search.wanted();
      return new GameSearch(
              search.position(), wanted.part().terminals(), wanted.values(), Color.BLACK, solver)
          .decide(Iterables.getOnlyElement(wanted.alternatives()), limits);
    }
    return solver.solve(((Task.BySolver) task).problem(), limits);
  }

  private PartFinding byValue(Prepared part, Region region) {
    try {
      Wanted wanted = part.wanted();
      FinitePoset poset = (FinitePoset) wanted.values().poset();
      RegionWorth worth = RegionWorth.closed(region, poset, limits.bytes()).orElseThrow();
      boolean holds =
          wanted.part().claim() instanceof PartClaim.WinsBeside
              ? isWonBeside(wanted, worth)
              : isAtLeast(wanted, worth);
      return finding(
          part,
          Optional.of(holds),
          "its value %s, computed from all its fillings"
              .formatted(GameWriter.write(worth.value(), worth.values())),
          0,
          Optional.empty());
    } catch (GameTooLargeException | StoreFullException e) {
      return undecided(part, 0, e.getMessage(), false);
    }
  }

  private static boolean isAtLeast(Wanted wanted, RegionWorth worth) {
    Image image = Image.byName(wanted.values().store(), worth.values());
    return wanted.alternatives().stream()
        .anyMatch(value -> worth.values().leq(image.of(value), worth.value()));
  }

  private boolean isWonBeside(Wanted wanted, RegionWorth worth) {
    Values both = new Values(new Store(Posets.P3, limits.bytes()));
    Values result = new Values(new Store(Posets.BOOLEAN, limits.bytes()));
    Assembly sum = new Assembly(Wiring.JUXTAPOSITION, both, result, limits.bytes());
    int here = Image.byName(worth.values().store(), both).of(worth.value());
    int beside = Image.byName(wanted.values().store(), both).of(wanted.alternatives().get(0));
    return sum.value(here, beside) == result.top();
  }

  private static PartFinding undecided(Prepared part, long nodes, String trouble, boolean failed) {
    return new PartFinding(
        part.wanted().part(),
        part.way(),
        part.wanted().claim(),
        Optional.empty(),
        part.basis(),
        nodes,
        Optional.empty(),
        Optional.of(trouble),
        failed);
  }

  private static PartFinding finding(
      Prepared part,
      Optional<Boolean> holds,
      String basis,
      long nodes,
      Optional<Path> certificate) {
    return new PartFinding(
        part.wanted().part(),
        part.way(),
        part.wanted().claim(),
        holds,
        basis,
        nodes,
        certificate,
        Optional.empty(),
        false);
  }
}
