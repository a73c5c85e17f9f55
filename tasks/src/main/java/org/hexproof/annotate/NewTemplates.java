package org.hexproof.annotate;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexproof.board.Position;
import org.hexproof.spot.Match;

/** The templates that stand after a step and did not before it. */
public final class NewTemplates {
  private NewTemplates() {}

  /**
   * By the numbers of the steps.
   *
   * @param spot the templates that stand in a position
   */
  public static ImmutableListMultimap<Integer, Match> of(
      GameRecord game, Function<Position, ImmutableList<Match>> spot) {
    List<ImmutableSet<Match>> all = new ArrayList<>();
    ImmutableListMultimap.Builder<Integer, Match> standing = ImmutableListMultimap.builder();
    for (int i = 0; i < game.size(); i++) {
      ImmutableSet<Match> before =
          i == 0 ? ImmutableSet.of() : all.get(game.step(i).parent().orElseThrow());
      ImmutableSet<Match> here =
          i > 0 && game.isSameAsBefore(i)
              ? before
              : ImmutableSet.copyOf(spot.apply(game.step(i).position()));
      all.add(here);
      standing.putAll(i, Sets.difference(here, before));
    }
    return standing.build();
  }
}
