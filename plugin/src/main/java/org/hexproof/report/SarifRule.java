package org.hexproof.report;

import com.google.common.collect.Sets;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.template.TemplateClaim;
import org.hexproof.verify.Finding;

/** What can be wrong with a template, as SARIF calls a rule. */
enum SarifRule {
  NOT_VALID(
      "not-valid",
      "error",
      "The template is not valid.",
      "The other side, to move, breaks the promise of a template that is said to be valid."),
  NOT_MINIMAL(
      "not-minimal",
      "warning",
      "The template has redundant cells or stones.",
      "The promise is kept without an empty cell of the carrier, or without a stone of its owner's that the"
          + " promise does not name, and the file does not claim that this is so."),
  WRONG_CLAIM(
      "wrong-claim",
      "warning",
      "The template is better than its claim.",
      "A template that is claimed not to be valid is valid, or a cell that is claimed to be"
          + " redundant is not."),
  UNDECIDED(
      "undecided",
      "note",
      "The template is undecided.",
      "Nothing is known to be wrong, but a limit was hit before all was known."),
  SOLVER_FAILED(
      "solver-failed",
      "error",
      "A solver failed.",
      "A solver failed, or two solvers or methods contradicted each other, so that there is no"
          + " verdict."),
  UNREADABLE(
      "unreadable",
      "error",
      "The input can't be read.",
      "A file, or a board in it, can't be read as a template, so what it holds was not verified."),
  NO_TEMPLATE(
      "no-template",
      "note",
      "The board is not a template.",
      "A board states no promise that could be verified: it is a position, or shows moves."),
  KNOWN(
      "known",
      "note",
      "The finding is known.",
      "The baseline has this finding, so that it fails nothing.");

  private final String id;
  private final String level;
  private final String summary;
  private final String description;

  SarifRule(String id, String level, String summary, String description) {
    this.id = id;
    this.level = level;
    this.summary = summary;
    this.description = description;
  }

  /** The name that code scanning keeps; never to be changed. */
  String id() {
    return id;
  }

  /** How bad it is: {@code error}, {@code warning} or {@code note}. */
  String level() {
    return level;
  }

  String summary() {
    return summary;
  }

  String description() {
    return description;
  }

  /** What is wrong; nothing if the template passes. */
  static Optional<SarifRule> of(Finding finding) {
    return switch (finding.verdict()) {
      case PASS -> Optional.empty();
      case UNDECIDED -> Optional.of(finding.solverFailed() ? SOLVER_FAILED : UNDECIDED);
      case FAIL -> Optional.of(ofFailure(finding));
    };
  }

  private static SarifRule ofFailure(Finding finding) {
    TemplateClaim claim = finding.subject().template().claim();
    if (!finding.valid().orElse(false)) {
      return NOT_VALID;
    }
    Set<Cell> claimed = claim.redundant().map(Set::<Cell>copyOf).orElse(Set.of());
    return claim.valid() && !Sets.difference(finding.redundant(), claimed).isEmpty()
        ? NOT_MINIMAL
        : WRONG_CLAIM;
  }
}
