package org.hexproof.dividing;

import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableList;
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
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Watch;

/**
 * Looks for a division of a board whose parts are proved, each by a solve: all divisions with as
 * much work for each part, round after round.
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
    this.open = new ArrayList<>(new RowDivisions(name, position).all());
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

  /** Whether all divisions are refuted. */
  public boolean isOver() {
    return open.isEmpty();
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
    } catch (FormatException e) {
      // A part has no place in a context, so this division is none that can be judged.
      return Optional.empty();
    }
  }

  /** Whether A is joined to the part's edge where Black moves first, as every claim wants. */
  private boolean mayHold(Division division, DividedRegion part, Limits limits) {
    ImmutableList<Terminal> ends =
        part.terminals().subList(part.terminals().size() - 2, part.terminals().size());
    Answer answer =
        solver.solve(new Problem(division.drawn(part), Color.BLACK, Goal.join(ends)), limits);
    return answer.decided().map(decided -> decided.winner() == Color.BLACK).orElse(true);
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
