package org.hexproof.dividing;

import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.database.Database;
import org.hexproof.division.DividedRegion;
import org.hexproof.division.Division;
import org.hexproof.format.FormatException;
import org.hexproof.parts.PartFinding;
import org.hexproof.parts.ProofByParts;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Watch;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.StoreFullException;

/**
 * Looks for a division of a board whose parts are proved, each by a solve: chains first, then all
 * forks, with as much work for each part, round after round.
 */
public final class DivideTask {
  /** A division whose parts were all proved. */
  public record Found(ProofByParts proof, ImmutableList<PartFinding> findings) {}

  /** What is asked about a part. */
  private record Question(Position position, ImmutableList<Terminal> terminals, String claim) {}

  private final HexSolver solver;
  private final Map<Question, PartFinding> known = new HashMap<>();
  private final Database database;
  private final Predicate<ProofByParts> wanted;
  private final Links links;
  private final Chains chains;
  private final List<Division> open;
  private final Map<Division, Optional<ProofByParts>> proofs = new HashMap<>();

  /**
   * Before the first round.
   *
   * @param name what reports call the position
   * @param position a whole board, where Black wants to join top and bottom and White moves first
   * @param database where contexts are looked up
   * @param wanted which of the divisions are of use
   */
  public DivideTask(
      String name,
      Position position,
      Database database,
      HexSolver solver,
      Predicate<ProofByParts> wanted) {
    this.solver = solver;
    this.database = database;
    this.wanted = wanted;
    CutBoard cut = new CutBoard(name, position);
    this.links = new Links(cut, solver);
    this.chains = new Chains(cut, links);
    this.open = new ArrayList<>(new RowDivisions(cut).all());
  }

  /**
   * Tries all divisions that are not refuted.
   *
   * @param work of each solve
   * @param limits of the whole round
   * @return nothing if none of them is proved with so much work
   * @throws IOException if the database can't be read
   */
  public Optional<Found> round(int work, Limits limits, Watch watch) throws IOException {
    Stopwatch time = Stopwatch.createStarted();
    Optional<Found> chain = chain(work, limits, watch);
    if (chain.isPresent()) {
      return chain;
    }
    try (Watch.Stage stage = watch.count("divisions", open.size())) {
      for (Division division : ImmutableList.copyOf(open)) {
        if (watch.isStopped() || time.elapsed().compareTo(limits.time()) >= 0) {
          return Optional.empty();
        }
        Limits some = limits.after(time.elapsed()).withWork(work);
        Optional<ProofByParts> proof = proof(division, some);
        Optional<Found> found = proof.isPresent() ? tried(proof.get(), some) : Optional.empty();
        if (found.isPresent()) {
          return found;
        }
        if (proof.isEmpty()) {
          open.remove(division);
        }
        stage.step(1);
      }
    }
    return Optional.empty();
  }

  /**
   * Tries chains only.
   *
   * @param work of each solve
   * @param limits of all of them
   * @return nothing if none is proved with so much work
   * @throws IOException if the database can't be read
   */
  public Optional<Found> chain(int work, Limits limits, Watch watch) throws IOException {
    Stopwatch time = Stopwatch.createStarted();
    Limits some = limits.withWork(work);
    links.begin(some, () -> watch.isStopped() || time.elapsed().compareTo(limits.time()) >= 0);
    Optional<Division> division = chains.division();
    Optional<ProofByParts> proof =
        division.isPresent() ? prepared(division.get(), some) : Optional.empty();
    return proof.isPresent() ? tried(proof.get(), some) : Optional.empty();
  }

  /** Whether all divisions are refuted. */
  public boolean isOver() {
    return open.isEmpty() && !links.isOpen();
  }

  /** The division with its contexts drawn; nothing if it can't be proved. */
  private Optional<ProofByParts> proof(Division division, Limits limits) throws IOException {
    Optional<ProofByParts> proof = proofs.get(division);
    if (proof == null) {
      proof =
          division.parts().stream().allMatch(part -> mayHold(division, part, limits))
              ? prepared(division, limits)
              : Optional.empty();
      proofs.put(division, proof);
    }
    return proof;
  }

  private Optional<ProofByParts> prepared(Division division, Limits limits) throws IOException {
    try {
      return Optional.of(ProofByParts.of(division, database, limits.bytes()))
          .filter(proof -> proof.sum().enough() && wanted.test(proof));
    } catch (FormatException | GameTooLargeException | StoreFullException e) {
      // A part has no place in a context, or the sum is too large, so that it can't be judged.
      return Optional.empty();
    }
  }

  /**
   * Whether A is joined to the part's edge where Black moves first, and A or B where White does, as
   * either claim wants.
   */
  private boolean mayHold(Division division, DividedRegion part, Limits limits) {
    Terminal b = part.terminals().get(0);
    Terminal a = part.terminals().get(1);
    Terminal edge = part.terminals().get(2);
    Terminal both = Terminal.of(Sets.union(a.cells(), b.cells()).immutableCopy());
    Position drawn = division.drawn(part);
    return mayJoin(new Problem(drawn, Color.BLACK, join(a, edge)), limits)
        && mayJoin(new Problem(drawn, Color.WHITE, join(both, edge)), limits);
  }

  private static Goal join(Terminal one, Terminal other) {
    return Goal.join(ImmutableList.of(one, other));
  }

  private boolean mayJoin(Problem problem, Limits limits) {
    return solver
        .solve(problem, limits)
        .decided()
        .map(decided -> decided.winner() == Color.BLACK)
        .orElse(true);
  }

  /**
   * Judges parts until one is not proved; a division with a part that fails is not open any more.
   */
  private Optional<Found> tried(ProofByParts proof, Limits limits) {
    ImmutableList.Builder<PartFinding> findings = ImmutableList.builder();
    for (DividedRegion part : proof.division().parts()) {
      Question question =
          new Question(proof.division().drawn(part), part.terminals(), part.claim().text().text());
      PartFinding finding = known.get(question);
      if (finding == null) {
        finding = proof.judge(part, solver, limits);
        if (finding.holds().isPresent()) {
          known.put(question, finding);
        }
      }
      if (!finding.holds().equals(Optional.of(true))) {
        if (finding.holds().isPresent()) {
          open.remove(proof.division());
        }
        return Optional.empty();
      }
      findings.add(finding);
    }
    return Optional.of(new Found(proof, findings.build()));
  }
}
