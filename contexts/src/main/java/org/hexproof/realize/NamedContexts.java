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
import org.hexproof.circuit.Part;
import org.hexproof.circuit.Wiring;
import org.hexproof.file.ShippedText;
import org.hexproof.format.FormatException;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.value.NamedValue;
import org.hexproof.value.Posets;

/**
 * Circuits of the values with names, {@link NamedValue}. Towers are concatenations of their first
 * steps ([H3T], section 4).
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

  private static final int TERMINALS = 3;

  private NamedContexts() {}

  /**
   * The hypergraph whose value, or whose dual value, is the one of this name, if it is a name at
   * all; fails if it has too many steps, or no position of that value is known.
   */
  public static Optional<Hypergraph> hypergraph(String name, boolean dual) {
    return circuit(name).map(CircuitGraph::of).map(graph -> dual ? graph.dual() : graph);
  }

  /**
   * The circuit whose value is the one of this name, if it is a name at all; fails as {@link
   * #hypergraph} does.
   */
  public static Optional<Circuit> circuit(String name) {
    return NamedValue.parse(name, Posets.P3).isEmpty()
        ? Optional.empty()
        : Optional.of(named(name));
  }

  static ImmutableList<Circuit> circuits() {
    try {
      String text = ShippedText.read(NamedContexts.class, RESOURCE);
      return CircuitReader.read(RESOURCE, text).circuits();
    } catch (FormatException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Circuit shipped(String name) {
    return find(name).orElseThrow();
  }

  private static Optional<Circuit> find(String name) {
    return circuits().stream().filter(circuit -> circuit.name().equals(name)).findFirst();
  }

  private static Circuit named(String name) {
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
        Circuit tower = tower(SUPERSWITCH, steps + DEEPER);
        yield Wiring.PINWHEEL.wired(name, /* turned= */ true, List.of(tower, tower, tower));
      }
    };
  }

  private static Circuit tripleswitch(int steps) {
    if (steps == 0) {
      return new Circuit(TRIPLESWITCH + steps, TERMINALS, ImmutableList.of());
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
  private static Circuit tower(String name, int steps) {
    if (steps == 0) {
      Part joint = Part.joint(ImmutableIntArray.of(2, 3));
      return new Circuit(name + steps, TERMINALS, ImmutableList.of(joint));
    }
    List<ImmutableIntArray> nodes = new ArrayList<>();
    for (int i = 0; i < steps; i++) {
      int third = i == 0 ? 3 : i + 3;
      int second = i == steps - 1 ? 2 : i + 4;
      nodes.add(ImmutableIntArray.of(1, second, third));
    }
    Wiring chain = new Wiring(TERMINALS, ImmutableList.copyOf(nodes));
    List<Circuit> parts = new ArrayList<>(Collections.nCopies(steps, shipped(SIMPLESWITCH + 1)));
    parts.set(0, shipped(name + 1));
    return chain.wired(name + steps, /* turned= */ false, parts);
  }
}
