package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * What a template is worth to its promise, and then by itself.
 *
 * @param promise the value at the terminals of the promise
 * @param terminals these, as in {@code c1}, in order
 * @param whole the value over all that can lie around; nothing if that was not found
 */
public record PromisedReport(
    ValueReport promise, ImmutableList<String> terminals, Optional<ValueReport> whole)
    implements Account {
  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> numbered = ImmutableList.builder();
    for (int i = 0; i < terminals.size(); i++) {
      numbered.add((i + 1) + " is " + terminals.get(i));
    }
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(
        "%s  (of the promise: terminal %s)"
            .formatted(promise.value(), String.join(", ", numbered.build())));
    whole.ifPresent(report -> lines.add("by itself, whatever lies around:").addAll(report.lines()));
    return lines.build();
  }

  /** Open if the region by itself is. */
  @Override
  public Optional<Boolean> holds() {
    return whole.map(report -> true);
  }

  /** The members of the region itself stay where scripts know them. */
  @Override
  public Document members() {
    return whole
        .map(ValueReport::members)
        .orElseGet(() -> new Document().add("value", Optional.empty()))
        .add("promise", promise.members().add("terminals", terminals));
  }
}
