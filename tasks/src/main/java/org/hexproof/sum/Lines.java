package org.hexproof.sum;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.hexproof.certificate.play.SumPlay;

/** The lines of a proof in parts, as it grows: games, which are described once, and nodes. */
public final class Lines implements SumPlay.Playable {
  private record Game(
      ImmutableList<Joined> pairs, ImmutableIntArray own, ImmutableIntArray other) {}

  private record Source(Worth worth, int game) {}

  private final IntFunction<String> place;
  private final List<String> lines = new ArrayList<>();
  private final List<Game> games = new ArrayList<>();
  private final Map<String, Integer> byLine = new HashMap<>();
  private final Map<Source, Integer> bySource = new HashMap<>();
  private int nodes;

  /** No lines as yet; groups have names of their places. */
  public Lines(IntFunction<String> place) {
    this.place = place;
  }

  /** The number of a game, which is described first where it has none. */
  public int number(Worth worth, int game) {
    Source source = new Source(worth, game);
    Integer known = bySource.get(source);
    if (known != null) {
      return known;
    }
    int number = worth.isOutcome(game) ? outcome(worth.pairs(game)) : options(worth, game);
    bySource.put(source, number);
    return number;
  }

  private int outcome(ImmutableList<Joined> pairs) {
    String line =
        pairs.stream()
            .map(pair -> " " + place.apply(pair.first()) + " " + place.apply(pair.second()))
            .collect(Collectors.joining());
    return add("o" + line, new Game(pairs, ImmutableIntArray.of(), ImmutableIntArray.of()));
  }

  private int options(Worth worth, int game) {
    ImmutableIntArray own = numbers(worth, worth.own(game));
    ImmutableIntArray other = numbers(worth, worth.other(game));
    String line = "h" + text(own) + " ;" + text(other);
    return add(line, new Game(ImmutableList.of(), own, other));
  }

  private ImmutableIntArray numbers(Worth worth, int[] options) {
    return ImmutableIntArray.copyOf(Arrays.stream(options).map(option -> number(worth, option)));
  }

  private static String text(ImmutableIntArray numbers) {
    return numbers.stream().mapToObj(number -> " " + number).collect(Collectors.joining());
  }

  private int add(String line, Game game) {
    return byLine.computeIfAbsent(
        line,
        key -> {
          lines.add(line);
          games.add(game);
          return games.size();
        });
  }

  @Override
  public ImmutableIntArray own(int game) {
    return games.get(game - 1).own();
  }

  @Override
  public ImmutableIntArray other(int game) {
    return games.get(game - 1).other();
  }

  /** What an outcome joins. */
  ImmutableList<Joined> pairs(int outcome) {
    return games.get(outcome - 1).pairs();
  }

  /** Adds a node; returns its number. */
  public int node(String line) {
    lines.add(line);
    return nodes++;
  }

  /** How the line that is added next names a node. */
  public String back(int node) {
    return "" + (nodes - node);
  }

  public String text() {
    return String.join("\n", lines) + "\n";
  }
}
