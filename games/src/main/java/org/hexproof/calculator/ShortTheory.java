package org.hexproof.calculator;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hexproof.cgt.Comparison;
import org.hexproof.cgt.Words;
import org.hexproof.hot.Game;
import org.hexproof.hot.GameWriter;
import org.hexproof.hot.Games;
import org.hexproof.hot.ShortFunctions;
import org.hexproof.hot.Thermograph;
import org.hexproof.hot.Thermographs;
import org.hexproof.hot.Wall;

/** Short games, by their canonical forms. */
record ShortTheory(Games games, Thermographs thermographs, Words<Game> functions)
    implements Theory<Game> {
  static ShortTheory of(Games games) {
    Thermographs thermographs = new Thermographs();
    return new ShortTheory(games, thermographs, new ShortFunctions(games, thermographs));
  }

  @Override
  public String write(Game game) {
    return GameWriter.write(game);
  }

  @Override
  public Comparison compare(Game a, Game b) {
    return games.compare(a, b);
  }

  @Override
  public Optional<ImmutableList<String>> ask(String question, Game game) {
    return Optional.ofNullable(
        switch (question) {
          case "outcome" -> ImmutableList.of(compare(game, games.zero()).outcome());
          case "stops" -> ImmutableList.of(game.leftStop().toString(), game.rightStop().toString());
          case "options" ->
              ImmutableList.of("{" + list(game.left()) + "|" + list(game.right()) + "}");
          case "incentives" -> incentives(game);
          case "thermograph" -> thermograph(thermographs.of(game));
          default -> null;
        });
  }

  private String list(List<Game> games) {
    return games.stream().map(this::write).sorted().collect(joining(","));
  }

  /** Of both players, those than which no other is more. */
  private ImmutableList<String> incentives(Game game) {
    List<Game> all = new ArrayList<>();
    game.left().forEach(option -> all.add(games.difference(option, game)));
    game.right().forEach(option -> all.add(games.difference(game, option)));
    return all.stream()
        .distinct()
        .filter(one -> all.stream().noneMatch(more -> more != one && games.isAtMost(one, more)))
        .map(this::write)
        .sorted()
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<String> thermograph(Thermograph thermograph) {
    return ImmutableList.of(
        "left " + corners(thermograph.left()),
        "right " + corners(thermograph.right()),
        "mast " + thermograph.mean() + " from " + thermograph.temperature());
  }

  private static String corners(Wall wall) {
    return wall.corners().stream()
        .map(corner -> corner.value() + " at " + corner.temperature())
        .collect(joining("; "));
  }
}
