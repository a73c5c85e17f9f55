package org.hexproof.verify;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.hexproof.board.Cell;
import org.hexproof.solver.Basis;
import org.hexproof.template.TemplateClaim;

/**
 * What was found out about a template.
 *
 * @param method the name of the way it was asked, or several with {@code +} between them
 * @param valid whether the promise is kept; nothing if undecided
 * @param minimal whether nothing is redundant; nothing if undecided or not asked
 * @param redundant the cells and unnamed stones known to be redundant
 * @param line of an invalid template, how White may break the promise, beginning with White's move;
 *     empty if nobody said, or no move is needed
 * @param solves how many positions were asked for
 * @param nodes how many positions the solvers searched, as far as they say
 * @param time the time of all solves together
 * @param basis what all verdicts of these solves rest on
 * @param verdict how this stands to the claim
 * @param remarks how the drawing was read, where it leaves a choice, and how validity was proved or
 *     refuted, where a way has something to say of that
 * @param troubles what is undecided or was not asked and why, in words
 * @param solverFailed whether a solver failed, or two solvers or ways contradicted each other
 */
public record Finding(
    Subject subject,
    String method,
    Optional<Boolean> valid,
    Optional<Boolean> minimal,
    ImmutableSortedSet<Cell> redundant,
    ImmutableList<Cell> line,
    int solves,
    long nodes,
    Duration time,
    Basis basis,
    Verdict verdict,
    ImmutableList<String> remarks,
    ImmutableList<String> troubles,
    boolean solverFailed) {
  /** Of an invalid template, a White move that breaks the promise, if one is known. */
  public Optional<Cell> refutation() {
    return line.stream().findFirst();
  }

  /** The remarks after what the verdict rests on, where that is more than what solvers say. */
  public ImmutableList<String> allRemarks() {
    return Stream.concat(basis.remark().stream(), remarks.stream())
        .collect(ImmutableList.toImmutableList());
  }

  /** The same in other words. */
  public Finding with(
      Subject other, ImmutableList<String> otherRemarks, ImmutableList<String> otherTroubles) {
    return told(other, otherRemarks, otherTroubles, solverFailed);
  }

  /** The same, but what was found could not be kept. */
  Finding notKept(String trouble) {
    return told(
        subject,
        remarks,
        ImmutableList.<String>builder().addAll(troubles).add(trouble).build(),
        /* failed= */ true);
  }

  private Finding told(
      Subject of, ImmutableList<String> remarked, ImmutableList<String> troubled, boolean failed) {
    return new Finding(
        of, method, valid, minimal, redundant, line, solves, nodes, time, basis, verdict, remarked,
        troubled, failed);
  }

  /**
   * Compares with the claim. A claim of redundant cells that is partly decided fails as soon as one
   * cell contradicts it.
   *
   * @param essential the cells and unnamed stones known not to be redundant
   * @param complete whether every cell and unnamed stone is decided
   * @param asked whether minimality was asked for
   */
  static Verdict verdict(
      TemplateClaim claim,
      Optional<Boolean> valid,
      ImmutableSet<Cell> redundant,
      ImmutableSet<Cell> essential,
      boolean complete,
      boolean asked) {
    if (valid.isEmpty()) {
      return Verdict.UNDECIDED;
    }
    if (valid.get() != claim.valid()) {
      return Verdict.FAIL;
    }
    if (!valid.get() || !asked || claim.redundant().isEmpty()) {
      return Verdict.PASS;
    }
    ImmutableSet<Cell> claimed = claim.redundant().get();
    if (!claimed.containsAll(redundant) || claimed.stream().anyMatch(essential::contains)) {
      return Verdict.FAIL;
    }
    if (!complete) {
      return Verdict.UNDECIDED;
    }
    return claimed.equals(redundant) ? Verdict.PASS : Verdict.FAIL;
  }
}
