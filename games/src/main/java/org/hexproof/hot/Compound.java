package org.hexproof.hot;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Ordering;
import java.util.Comparator;
import java.util.TreeSet;
import org.hexproof.cgt.Dyadic;

/**
 * The compound thermograph of a sum ([WW], chapter 6): its right wall is the sum of the right
 * walls, and its left wall stands further left by the width of the widest game.
 */
record Compound(ImmutableList<Game> games, Thermographs thermographs) {
  /** The widest game at the lowest temperature at which the left wall stands furthest left. */
  SumStrategy.Chosen widest() {
    Dyadic ambient = Ordering.from(Comparator.comparing(this::left)).max(bends());
    return new SumStrategy.Chosen(
        SumStrategy.first(games, place -> width(place, ambient)), ambient);
  }

  /** The temperatures from 0 on at which the left wall can bend to the right. */
  TreeSet<Dyadic> bends() {
    TreeSet<Dyadic> bends = new TreeSet<>();
    bends.add(Dyadic.ZERO);
    for (Game game : games) {
      Thermograph thermograph = thermographs.of(game);
      Wall.bends(thermograph.left(), thermograph.right()).stream()
          .filter(temperature -> temperature.signum() > 0)
          .forEach(bends::add);
    }
    return bends;
  }

  Dyadic left(Dyadic temperature) {
    Dyadic right = Dyadic.ZERO;
    Dyadic widest = Dyadic.ZERO;
    for (int i = 0; i < games.size(); i++) {
      right = right.plus(thermographs.of(games.get(i)).right().at(temperature));
      widest = Dyadic.max(widest, width(i, temperature));
    }
    return right.plus(widest);
  }

  private Dyadic width(int place, Dyadic temperature) {
    Thermograph thermograph = thermographs.of(games.get(place));
    return thermograph.left().at(temperature).minus(thermograph.right().at(temperature));
  }
}
