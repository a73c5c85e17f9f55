package org.hexproof.loopy;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.hexproof.cgt.Kind;
import org.hexproof.cgt.Side;

/**
 * Writes stoppers in their simplest form, by names where there are any, and else as {@code a{0|a}},
 * which names a position that play comes back to. Positions whose play ends are written by whoever
 * knows their values.
 */
public final class LoopyWriter {
  private static final ImmutableList<String> NAMES =
      ImmutableList.of("on", "off", "over", "under", "upon");
  private static final int MAX_LENGTH = 20_000;

  /** Writes a game all of whose play ends, by its options, themselves written. */
  @FunctionalInterface
  public interface Ending extends Function<GameGraph, String> {}

  private final Ending ending;
  private final Map<String, GameGraph> named = new LinkedHashMap<>();
  private final Map<Integer, String> open = new HashMap<>();
  private GameGraph graph;
  private long[] hashes = {};
  private int labels;
  private int length;

  public LoopyWriter(Ending ending) {
    this.ending = ending;
    LoopyGames games = new LoopyGames(GraphLimit.DEFAULT);
    for (String name : NAMES) {
      named.put(name, games.graph(games.named(name).orElseThrow()));
    }
  }

  /** The text; nothing if it is longer than {@value #MAX_LENGTH} characters. */
  public Optional<String> write(GameGraph stopper) {
    graph = stopper;
    hashes = hashes(stopper);
    open.clear();
    labels = 0;
    length = 0;
    String text = text(stopper.start());
    return length <= MAX_LENGTH ? Optional.of(text) : Optional.empty();
  }

  private String text(int position) {
    if (open.containsKey(position)) {
      String label = open.get(position);
      open.put(position, label.isEmpty() ? label() : label);
      return open.get(position);
    }
    if (length > MAX_LENGTH) {
      return "";
    }
    GameGraph part = graph.at(position);
    if (Stopper.ends(part)) {
      return counted(ending.apply(part));
    }
    for (Map.Entry<String, GameGraph> name : named.entrySet()) {
      if (Bisimulation.areSame(part, name.getValue())) {
        return counted(name.getKey());
      }
    }
    open.put(position, "");
    String options = list(Side.LEFT, position) + "|" + list(Side.RIGHT, position);
    return counted(open.remove(position) + "{" + options + "}");
  }

  private String label() {
    String letters = "abcdefghijklmnpqrstuwxyz";
    String label = "" + letters.charAt(labels % letters.length());
    return label + (labels++ < letters.length() ? "" : labels);
  }

  private String counted(String text) {
    length += text.length();
    return text;
  }

  private String list(Side side, int position) {
    return graph.options(side, position).stream()
        .boxed()
        .sorted(
            Comparator.comparing((Integer option) -> !Stopper.ends(graph.at(option)))
                .thenComparing(option -> hashes[option]))
        .map(this::text)
        .collect(joining(","));
  }

  /** Numbers that tell positions apart, however they are numbered; those of a simplest form. */
  private static long[] hashes(GameGraph graph) {
    long[] hashes = new long[graph.size()];
    for (int round = 0; round < graph.size(); round++) {
      long[] before = hashes;
      hashes = new long[graph.size()];
      for (int position = 0; position < graph.size(); position++) {
        hashes[position] =
            3 * hash(before, graph, Side.LEFT, position)
                + 5 * hash(before, graph, Side.RIGHT, position);
      }
    }
    return hashes;
  }

  private static long hash(long[] before, GameGraph graph, Side side, int position) {
    return graph.options(side, position).stream()
        .mapToLong(option -> (before[option] + 1) * (before[option] + 0x9e3779b97f4a7c15L))
        .map(mixed -> mixed ^ mixed >>> 29)
        .sum();
  }

  /** The value of a game all of whose play ends, in a store of another kind. */
  public static <T> T value(GameGraph ending, Kind<T> kind) {
    return value(ending, ending.start(), kind, new HashMap<>());
  }

  private static <T> T value(GameGraph graph, int position, Kind<T> kind, Map<Integer, T> known) {
    if (!known.containsKey(position)) {
      Function<Side, Collection<T>> options =
          side ->
              graph.options(side, position).stream()
                  .mapToObj(option -> value(graph, option, kind, known))
                  .toList();
      known.put(position, kind.of(options.apply(Side.LEFT), options.apply(Side.RIGHT)));
    }
    return known.get(position);
  }
}
