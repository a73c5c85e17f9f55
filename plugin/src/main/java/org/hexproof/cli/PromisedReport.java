package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Optional;

/**
 * What a template is worth to its promise, and then by itself.
 *
 * @param promise the value at the terminals of the promise
 * @param terminals these, as in {@code c1}, in order
 * @param whole the value over all that can lie around; nothing if that was not found
 */
record PromisedReport(
    ValueReport promise, ImmutableList<String> terminals, Optional<ValueReport> whole)
    implements ValueReply {
  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> numbered = ImmutableList.builder();
    for (int i = 0; i < terminals.size(); i++) {
      numbered.add((i + 1) + " is " + terminals.get(i));
    }
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(
        promise.value()
            + "  (of the promise: terminal "
            + String.join(", ", numbered.build())
            + ")");
    whole.ifPresent(report -> lines.add("by itself, whatever lies around:").addAll(report.lines()));
    return lines.build();
  }

  @Override
  public ExitCode code() {
    return whole.isPresent() ? ExitCode.OK : ExitCode.UNDECIDED;
  }

  /** The members of the region itself stay where scripts know them. */
  @Override
  public void writeMembers(JsonWriter json) throws IOException {
    if (whole.isPresent()) {
      whole.get().writeMembers(json);
    } else {
      json.name("value").nullValue();
    }
    json.name("promise").beginObject();
    promise.writeMembers(json);
    json.name("terminals").beginArray();
    for (String terminal : terminals) {
      json.value(terminal);
    }
    json.endArray();
    json.endObject();
  }
}
