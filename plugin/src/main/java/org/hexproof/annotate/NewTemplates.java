package org.hexproof.annotate;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.hexproof.board.Naming;
import org.hexproof.board.Position;
import org.hexproof.report.MatchText;
import org.hexproof.spot.Match;

/** The templates that stand after a step and did not before it. */
public final class NewTemplates {
  private NewTemplates() {}

  /**
   * A line for each, by the numbers of the steps.
   *
   * @param naming what the sides are called
   * @param spot the templates that stand in a position
   */
  public static ImmutableList<ImmutableList<String>> of(
      GameRecord game, Naming naming, Function<Position, ImmutableList<Match>> spot) {
    List<ImmutableSet<Match>> all = new ArrayList<>();
    ImmutableList.Builder<ImmutableList<String>> lines = ImmutableList.builder();
    for (int i = 0; i < game.size(); i++) {
      ImmutableSet<Match> before =
          i == 0 ? ImmutableSet.of() : all.get(game.step(i).parent().orElseThrow());
      ImmutableSet<Match> here =
          i > 0 && game.isSameAsBefore(i)
              ? before
              : ImmutableSet.copyOf(spot.apply(game.step(i).position()));
      all.add(here);
      lines.add(
          here.stream()
              .filter(match -> !before.contains(match))
              .map(match -> new MatchText(match).line(naming))
              .collect(ImmutableList.toImmutableList()));
    }
    return lines.build();
  }

  /** No templates. */
  public static ImmutableList<ImmutableList<String>> none(GameRecord game) {
    return ImmutableList.copyOf(Collections.nCopies(game.size(), ImmutableList.of()));
  }
}
