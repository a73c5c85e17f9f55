package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.stream.IntStream;
import org.hexproof.entailing.rule.HeapRule;

/** The values of heaps, one after the other. */
record HeapTableReport(String name, HeapRule rule, int first, int last) implements Reply {
  @Override
  public ImmutableList<String> lines() {
    return IntStream.rangeClosed(first, last)
        .mapToObj(heap -> heap + " " + rule.value(heap))
        .collect(ImmutableList.toImmutableList());
  }

  @Override
  public void writeMembers(JsonWriter json) throws IOException {
    json.name("rule").value(name).name("first").value(first).name("values").beginArray();
    for (int heap = first; heap <= last; heap++) {
      json.value(rule.value(heap).text());
    }
    json.endArray();
  }
}
