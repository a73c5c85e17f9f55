package org.hexproof.report.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import org.hexproof.report.Account;
import org.hexproof.report.Document;
import org.hexproof.rule.Bridge;

/** What is told of the squares at which a position of Domineering splits. */
public final class BridgeReport {
  private BridgeReport() {}

  /** A line for each. */
  public static Account of(ImmutableList<Bridge> bridges) {
    return new Facts()
        .lines(
            bridges.isEmpty()
                ? ImmutableList.of("no bridges")
                : Lists.transform(bridges, BridgeReport::line))
        .each(
            "bridges",
            bridges,
            bridge ->
                new Document()
                    .add("square", bridge.square())
                    .add("apart", bridge.apart())
                    .add("value", bridge.value())
                    .add("rest", bridge.rest()));
  }

  private static String line(Bridge bridge) {
    return "%s: %s apart, worth %s with it or without; the rest, with it, is worth %s"
        .formatted(
            bridge.square(), String.join(" ", bridge.apart()), bridge.value(), bridge.rest());
  }
}
