package org.hexproof.shannon.file;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.hexproof.board.Color;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.shannon.NodeClasses;
import org.hexproof.shannon.ShannonGame;

/** Puts a game together from what a file says; what is wrong in itself is refused at its place. */
final class GameBuilder {
  private static final int LEAST_TERMINALS = 2;

  private final Map<String, Place> places = new LinkedHashMap<>();
  private final Map<String, Color> colors = new LinkedHashMap<>();
  private final Set<String> terminals = new LinkedHashSet<>();
  private final List<Set<String>> edges = new ArrayList<>();

  /** A name that a writer of text can write. */
  private static void check(String name, Place place) throws FormatException {
    if (name.isEmpty()
        || name.chars().anyMatch(c -> Character.isWhitespace(c) || Character.isISOControl(c))
        || name.contains("#")
        || name.endsWith(":")) {
      throw new FormatException(
          place,
          "'" + name + "' is no name of a vertex",
          "names have no blanks and no #, and don't end with a colon");
    }
  }

  /** Names a vertex, maybe again. */
  void vertex(String name, Place place) throws FormatException {
    check(name, place);
    places.putIfAbsent(name, place);
  }

  boolean has(String name) {
    return places.containsKey(name);
  }

  void terminal(String name, Place place) throws FormatException {
    vertex(name, place);
    if (!terminals.add(name)) {
      throw new FormatException(place, "terminal " + name + " is named twice");
    }
  }

  void color(String name, Color color, Place place) throws FormatException {
    vertex(name, place);
    Color before = colors.put(name, color);
    if (before != null) {
      throw new FormatException(place, name + " has a colour already");
    }
    if (terminals.contains(name)) {
      throw new FormatException(place, name + " is a terminal, which is Black's from the start");
    }
  }

  /** A hyperedge; its vertices have been named. */
  void edge(Set<String> members) {
    edges.add(members);
  }

  /** The game. Hyperedges of a terminal count as one, since it is Black's from the start. */
  ShannonFile build(Place start, String hint) throws FormatException {
    if (terminals.size() < LEAST_TERMINALS) {
      throw new FormatException(
          start, "a game has two terminals or more, not " + terminals.size(), hint);
    }
    List<String> ends = List.copyOf(terminals);
    NodeClasses joined = new NodeClasses(ends.size() + edges.size());
    for (int i = 0; i < edges.size(); i++) {
      for (String name : edges.get(i)) {
        if (terminals.contains(name)) {
          joined.join(1 + ends.indexOf(name), 1 + ends.size() + i);
        }
      }
    }
    Map<String, Set<Integer>> touched = new LinkedHashMap<>();
    places.keySet().stream()
        .filter(name -> !terminals.contains(name))
        .forEach(name -> touched.put(name, new TreeSet<>()));
    for (int i = 0; i < edges.size(); i++) {
      for (String name : edges.get(i)) {
        if (touched.containsKey(name)) {
          touched.get(name).add(joined.least(1 + ends.size() + i));
        }
      }
    }
    Hypergraph graph =
        new Hypergraph(
            ImmutableIntArray.copyOf(IntStream.rangeClosed(1, ends.size()).map(joined::least)),
            touched.values().stream()
                .map(ImmutableIntArray::copyOf)
                .collect(ImmutableList.toImmutableList()));
    ImmutableList<String> cells = ImmutableList.copyOf(touched.keySet());
    return new ShannonFile(
        new ShannonGame(
            graph,
            ImmutableList.copyOf(ends),
            cells,
            colored(cells, Color.BLACK),
            colored(cells, Color.WHITE)),
        ImmutableMap.copyOf(places));
  }

  private ImmutableSet<Integer> colored(ImmutableList<String> cells, Color color) {
    return IntStream.range(0, cells.size())
        .filter(cell -> colors.get(cells.get(cell)) == color)
        .boxed()
        .collect(ImmutableSet.toImmutableSet());
  }
}
