package org.hexproof.report;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import java.util.Collection;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.template.TemplateClaim;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Verdict;

/** Findings and claims in words. */
public final class ClaimText {
  private ClaimText() {}

  /** As in {@code valid, not minimal: e3 is redundant}. */
  public static String found(Finding finding) {
    String valid =
        finding.valid().map(isValid -> isValid ? "valid" : "not valid").orElse("validity unknown");
    if (!finding.valid().orElse(false)) {
      return finding
          .refutation()
          .map(move -> valid + ", " + white(finding) + " begins with " + move)
          .orElse(valid);
    }
    if (!finding.redundant().isEmpty()) {
      return valid + ", not minimal: " + redundant(finding.redundant());
    }
    return finding
        .minimal()
        .map(isMinimal -> valid + (isMinimal ? ", minimal" : ", not minimal"))
        .orElse(valid);
  }

  /** What fails, without what may differ from run to run. */
  public static String failure(Finding finding) {
    return finding.valid().orElse(false) && !finding.redundant().isEmpty()
        ? found(finding)
        : "not as claimed: "
            + finding.valid().map(v -> v ? "valid" : "not valid").orElse("unknown");
  }

  private static String white(Finding finding) {
    return finding.subject().naming().name(Color.WHITE);
  }

  /** What the template claims, as in {@code valid, minimal}. */
  public static String claimed(TemplateClaim claim) {
    if (!claim.valid()) {
      return "not valid";
    }
    return "valid"
        + claim
            .redundant()
            .map(cells -> cells.isEmpty() ? ", minimal" : ", " + redundant(cells))
            .orElse("");
  }

  /** How a template fails its claim; empty if it does not. */
  public static ImmutableList<String> differences(Finding finding) {
    TemplateClaim claim = finding.subject().template().claim();
    if (!claim.stated()) {
      return finding.verdict() == Verdict.FAIL
          ? ImmutableList.of("nothing is claimed, so valid and minimal is expected")
          : ImmutableList.of();
    }
    ImmutableList.Builder<String> differences = ImmutableList.builder();
    finding
        .valid()
        .filter(valid -> valid != claim.valid())
        .ifPresent(valid -> differences.add("claimed: " + claimed(claim)));
    if (finding.minimal().isPresent() && claim.redundant().isPresent()) {
      Set<Cell> unclaimed = Sets.difference(finding.redundant(), claim.redundant().get());
      if (!unclaimed.isEmpty()) {
        differences.add("not claimed: " + redundant(unclaimed));
      }
      Set<Cell> missing = Sets.difference(claim.redundant().get(), finding.redundant());
      if (!missing.isEmpty()) {
        differences.add("claimed, but not found: " + redundant(missing));
      }
    }
    return differences.build();
  }

  private static String redundant(Collection<Cell> cells) {
    return cells.stream().sorted().map(Cell::toString).collect(joining(" "))
        + (cells.size() == 1 ? " is redundant" : " are redundant, each by itself");
  }
}
