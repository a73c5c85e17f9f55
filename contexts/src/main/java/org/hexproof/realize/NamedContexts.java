package org.hexproof.realize;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.circuit.Circuit;
import org.hexproof.circuit.CircuitGraph;
import org.hexproof.circuit.CircuitReader;
import org.hexproof.circuit.Wiring;
import org.hexproof.file.ShippedText;
import org.hexproof.format.FormatException;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.value.NamedValue;
import org.hexproof.value.Posets;

/**
 * Hypergraphs of the values with names, {@link NamedValue}. Towers are concatenations of their
 * first steps ([H3T], section 4).
 */
public final class NamedContexts {
  private static final String RESOURCE = "circuits.txt";
  private static final String SIMPLESWITCH = "H";
  private static final String SUPERSWITCH = "G";
  private static final String TRIPLESWITCH = "T";
  private static final String TESTER = "C";
  private static final Pattern SWITCH =
      Pattern.compile("(superswitch|simpleswitch|tripleswitch|hex-tripleswitch):([0-9]+)");

  /** Of three superswitches, each this much deeper than the Hex tripleswitch that they make. */
  private static final int DEEPER = 2;

  private NamedContexts() {}

  /**
   * The hypergraph whose value, or whose dual value, is the one of this name, if it is a name at
   * all; fails if it has too many steps, or no position of that value is known.
   */
  public static Optional<Hypergraph> hypergraph(String name, boolean dual) {
    if (NamedValue.parse(name, Posets.P3).isEmpty()) {
      return Optional.empty();
    }
    Hypergraph graph = named(name);
    return Optional.of(dual ? graph.dual() : graph);
  }

  static ImmutableList<Circuit> circuits() {
    try {
      String text = ShippedText.read(NamedContexts.class, RESOURCE);
      return CircuitReader.read(RESOURCE, text).circuits();
    } catch (FormatException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Hypergraph shipped(String name) {
    return find(name).orElseThrow();
  }

  private static Optional<Hypergraph> find(String name) {
    return circuits().stream()
        .filter(circuit -> circuit.name().equals(name))
        .map(CircuitGraph::of)
        .findFirst();
  }

  private static Hypergraph named(String name) {
    Matcher matcher = SWITCH.matcher(name);
    if (!matcher.matches()) {
      return shipped(name.equals("tester") ? TESTER : SUPERSWITCH + 1);
    }
    int steps = Integer.parseInt(matcher.group(2));
    return switch (matcher.group(1)) {
      case "simpleswitch" -> tower(SIMPLESWITCH, steps);
      case "superswitch" -> tower(SUPERSWITCH, steps);
      case "tripleswitch" -> tripleswitch(steps);
      default -> {
        Hypergraph tower = tower(SUPERSWITCH, steps + DEEPER);
        yield Wiring.PINWHEEL.wired(List.of(tower, tower, tower));
      }
    };
  }

  private static Hypergraph tripleswitch(int steps) {
    if (steps == 0) {
      return new Hypergraph(ImmutableIntArray.of(1, 2, 3), ImmutableList.of());
    }
    return find(TRIPLESWITCH + steps)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    ("no position with the value tripleswitch:%s is known\n"
                            + "  hint: hex-tripleswitch:%s is at least as good for Black, and"
                            + " can be made of superswitches; a larger database may have the"
                            + " other (--db FILE)")
                        .formatted(steps, steps)));
  }

  /**
   * A switch of steps one after the other. The first is that of the name, the others are
   * simpleswitches: after a superswitch these make superswitches, and have fewer cells.
   */
  private static Hypergraph tower(String name, int steps) {
    if (steps == 0) {
      return new Hypergraph(ImmutableIntArray.of(1, 2, 2), ImmutableList.of());
    }
    List<ImmutableIntArray> nodes = new ArrayList<>();
    for (int i = 0; i < steps; i++) {
      int third = i == 0 ? 3 : i + 3;
      int second = i == steps - 1 ? 2 : i + 4;
      nodes.add(ImmutableIntArray.of(1, second, third));
    }
    Wiring chain = new Wiring(3, ImmutableList.copyOf(nodes));
    List<Hypergraph> parts = new ArrayList<>(Collections.nCopies(steps, shipped(SIMPLESWITCH + 1)));
    parts.set(0, shipped(name + 1));
    return chain.wired(parts);
  }
}
