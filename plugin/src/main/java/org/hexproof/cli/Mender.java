package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.Optional;
import org.hexproof.minimize.Mending;
import org.hexproof.solving.SolverPool;
import org.hexproof.template.Template;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Method;
import org.hexproof.verify.Plan;
import org.hexproof.verify.Verdict;

/** Tells of templates that are not valid, and should be, which cells they lack. */
record Mender(Plan plan, Interrupt interrupt) {

  private static final Duration PATIENCE = Duration.ofSeconds(2);

  static final Choice<Boolean> MEND = Choice.flag("mend");

  /** The finding with a remark on that. */
  Finding mended(Finding finding) {
    if (finding.valid().orElse(true) || finding.verdict() == Verdict.PASS) {
      return finding;
    }
    return finding.with(
        finding.subject(),
        ImmutableList.<String>builder()
            .addAll(finding.remarks())
            .add(lack(finding.subject().template()))
            .build(),
        finding.troubles());
  }

  private String lack(Template template) {
    Optional<String> objection = new Method.Direct(/* certified= */ false).objection(template);
    if (objection.isPresent()) {
      return "what it lacks is not known: " + objection.get();
    }
    try (SolverPool pool = new SolverPool(1, plan.limits(), () -> plan.first().source().get())) {
      interrupt.onRaise(() -> pool.cancel(PATIENCE));
      return String.join("\n", new MendedReport(new Mending(pool).mend(template)).words());
    }
  }
}
