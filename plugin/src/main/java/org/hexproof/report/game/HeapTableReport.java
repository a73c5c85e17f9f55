package org.hexproof.report.game;

import com.google.common.collect.ContiguousSet;
import com.google.common.collect.ImmutableList;
import org.hexproof.entailing.rule.HeapRule;
import org.hexproof.report.Account;
import org.hexproof.report.Document;

/** The values of heaps, one after the other. */
public record HeapTableReport(String name, HeapRule rule, int first, int last) implements Account {
  @Override
  public ImmutableList<String> lines() {
    return heaps().stream()
        .map(heap -> heap + " " + rule.value(heap))
        .collect(ImmutableList.toImmutableList());
  }

  private ContiguousSet<Integer> heaps() {
    return ContiguousSet.closed(first, last);
  }

  @Override
  public Document members() {
    return new Document()
        .add("rule", name)
        .add("first", first)
        .addEach("values", heaps(), heap -> rule.value(heap).text());
  }
}
