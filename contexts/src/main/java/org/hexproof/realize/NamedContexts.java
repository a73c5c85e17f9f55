package org.hexproof.realize;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import com.google.common.primitives.ImmutableIntArray;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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
  private static final String SIMPLESWITCH = "H1";
  private static final String SUPERSWITCH = "G1";
  private static final String TESTER = "C";
  private static final Pattern SWITCH =
      Pattern.compile("(superswitch|simpleswitch|tripleswitch):([0-9]+)");

  /** Of three superswitches, each this much deeper than the tripleswitch that they make. */
  private static final int DEEPER = 2;

  private NamedContexts() {}

  /**
   * The hypergraph with this name, if it is a name at all. Its value is the one of that name,
   * except that tripleswitch:N is the T'N of [H3T], a pinwheel of three superswitches, which is at
   * least as good for Black as the value of that name and still lets White keep him from ⊤.
   *
   * @param dual whether its value is to be the dual one
   * @throws IllegalArgumentException if it has too many steps
   */
  public static Optional<Hypergraph> hypergraph(String name, boolean dual) {
    if (NamedValue.parse(name, Posets.P3).isEmpty()) {
      return Optional.empty();
    }
    Hypergraph graph = named(name);
    return Optional.of(dual ? graph.dual() : graph);
  }

  /** The circuits that are shipped. */
  static ImmutableList<Circuit> circuits() {
    try {
      String text =
          Resources.toString(
              Resources.getResource(NamedContexts.class, RESOURCE), StandardCharsets.UTF_8);
      return CircuitReader.read(RESOURCE, text).circuits();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (FormatException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Hypergraph shipped(String name) {
    return circuits().stream()
        .filter(circuit -> circuit.name().equals(name))
        .map(CircuitGraph::of)
        .findFirst()
        .orElseThrow();
  }

  private static Hypergraph named(String name) {
    Matcher matcher = SWITCH.matcher(name);
    if (!matcher.matches()) {
      return shipped(name.equals("tester") ? TESTER : SUPERSWITCH);
    }
    int steps = Integer.parseInt(matcher.group(2));
    return switch (matcher.group(1)) {
      case "simpleswitch" -> tower(SIMPLESWITCH, steps);
      case "superswitch" -> tower(SUPERSWITCH, steps);
      default -> {
        Hypergraph tower = tower(SUPERSWITCH, steps + DEEPER);
        yield Wiring.PINWHEEL.wired(List.of(tower, tower, tower));
      }
    };
  }

  private static Hypergraph tower(String step, int steps) {
    if (steps == 0) {
      return new Hypergraph(ImmutableIntArray.of(1, 2, 2), ImmutableList.of());
    }
    Hypergraph first = shipped(step);
    List<ImmutableIntArray> nodes = new ArrayList<>();
    for (int i = 0; i < steps; i++) {
      int third = i == 0 ? 3 : i + 3;
      int second = i == steps - 1 ? 2 : i + 4;
      nodes.add(ImmutableIntArray.of(1, second, third));
    }
    Wiring chain = new Wiring(3, ImmutableList.copyOf(nodes));
    return chain.wired(Collections.nCopies(steps, first));
  }
}
