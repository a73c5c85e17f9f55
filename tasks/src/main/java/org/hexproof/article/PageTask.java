package org.hexproof.article;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import org.hexproof.format.hexboard.HexboardPage;
import org.hexproof.solving.Journal;
import org.hexproof.solving.Watch;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Plan;
import org.hexproof.verify.Subject;
import org.hexproof.verify.VerifyTask;

/**
 * The wish to have the boards of a page brought up to date.
 *
 * @param plan how it is found out whether what is drawn as a template is one
 */
public record PageTask(HexboardPage page, Plan plan) {
  /** Does it; nothing if the watch is stopped before. */
  public Optional<PageUpdate> run(Watch watch) {
    ImmutableMap<Integer, Subject> templates = PageUpdate.templates(page);
    Iterator<Integer> numbers = templates.keySet().iterator();
    Map<Integer, Finding> findings = new HashMap<>();
    new VerifyTask(plan, ImmutableList.copyOf(templates.values()), Journal.none(), Optional.empty())
        .run(watch, (finding, stage) -> findings.put(numbers.next(), finding));
    return watch.isStopped() ? Optional.empty() : Optional.of(PageUpdate.of(page, findings));
  }
}
