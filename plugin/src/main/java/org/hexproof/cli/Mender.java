package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.minimize.Mending;
import org.hexproof.report.MendedReport;
import org.hexproof.solving.Watch;
import org.hexproof.template.Template;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Method;
import org.hexproof.verify.Plan;
import org.hexproof.verify.Verdict;

/** Tells of templates that are not valid, and should be, which cells they lack. */
record Mender(Plan plan, Watch watch) {
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
    return String.join("\n", new MendedReport(Mending.mend(template, plan, watch)).words());
  }
}
