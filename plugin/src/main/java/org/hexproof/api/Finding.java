package org.hexproof.api;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What was found out about a template.
 *
 * @param asClaimed whether that is what its file claims; where it claims nothing, valid and minimal
 *     is taken as the claim. Nothing if that is not decided
 * @param solves how many positions were asked for
 * @param nodes how many positions were searched
 * @param time the time of all solves together
 * @param restsOn what all verdicts of these solves rest on; empty where there is none
 * @param remarks how the drawing was read, and how validity was decided, where there is something
 *     to say of that
 * @param troubles what is undecided and why, in words
 * @param solverFailed whether the solver failed at some of it
 */
public record Finding(
    Template template,
    Verdict verdict,
    Optional<Boolean> asClaimed,
    int solves,
    long nodes,
    Duration time,
    Set<Ground> restsOn,
    List<String> remarks,
    List<String> troubles,
    boolean solverFailed) {
  static Finding of(Template template, org.hexproof.verify.Finding found) {
    return new Finding(
        template,
        verdict(found),
        asClaimed(found.verdict()),
        found.solves(),
        found.nodes(),
        found.time(),
        Ground.of(found.basis()),
        found.remarks(),
        found.troubles(),
        found.solverFailed());
  }

  private static Verdict verdict(org.hexproof.verify.Finding found) {
    if (found.valid().isEmpty()) {
      return new Verdict.Undecided();
    }
    return found.valid().get()
        ? new Verdict.Valid(found.minimal(), Cell.all(found.redundant()))
        : new Verdict.Invalid(
            found.line().stream().map(Cell::of).collect(ImmutableList.toImmutableList()));
  }

  private static Optional<Boolean> asClaimed(org.hexproof.verify.Verdict verdict) {
    return switch (verdict) {
      case PASS -> Optional.of(true);
      case FAIL -> Optional.of(false);
      case UNDECIDED -> Optional.empty();
    };
  }
}
