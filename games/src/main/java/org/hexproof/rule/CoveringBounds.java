package org.hexproof.rule;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import org.hexproof.cgt.Side;
import org.hexproof.hot.Game;
import org.hexproof.hot.Games;
import org.hexproof.hot.Thermograph;
import org.hexproof.hot.Thermographs;

/**
 * Bounds of what positions of a {@link Covering} are worth, without search: a side that never moves
 * across the edges of some bands is no better off for it, and then the bands are a sum. A sum is
 * worth its means to who begins, and to the other not less than these by the highest temperature
 * ([CGT], section II.5). Small parts are taken as they are. Not for several threads.
 */
final class CoveringBounds {
  /** Parts of so many cells have values that are quickly found. */
  static final int SMALL = 10;

  /** The cells of two lines next to each other; their value is sought but for longer ones. */
  private static final int PAIR = 16;

  /** A game: its value, its mean, and its temperature or 0. Numbers of few moves are exact so. */
  private record Heat(Game value, double mean, double temperature) {}

  /**
   * For each side a sum than which the position is not worse for it.
   *
   * @param mean of the sum for Left; {@code rightMean} is that of the other one for Right
   * @param temperature that no part of it exceeds
   */
  record Bounds(double mean, double temperature, double rightMean, double rightTemperature) {
    /** Whether who moves first surely wins. */
    boolean firstWins(Side first) {
      return (first == Side.LEFT ? mean : rightMean) > 0;
    }

    /** Whether who moves first surely loses. */
    boolean firstLoses(Side first) {
      return first == Side.LEFT ? rightMean > rightTemperature : mean > temperature;
    }

    /** About how much it is worth for a side. */
    double balance(Side side) {
      return side == Side.LEFT ? mean - rightMean : rightMean - mean;
    }
  }

  private final Covering covering;
  private final Games games;
  private final RuleValues<Grid> values;
  private final Thermographs thermographs = new Thermographs();
  private final Long2ObjectOpenHashMap<Heat> known = new Long2ObjectOpenHashMap<>();
  private final long[] leftLines;
  private final long[] rightLines;

  CoveringBounds(Covering covering, RuleValues<Grid> values, Games games) {
    this.covering = covering;
    this.games = games;
    this.values = values;
    this.leftLines = covering.lines(Side.LEFT);
    this.rightLines = covering.lines(Side.RIGHT);
  }

  private Heat heat(long cells) {
    Heat heat = known.get(cells);
    if (heat == null) {
      Game value = values.of(covering.grid(cells));
      Thermograph thermograph = thermographs.of(value);
      heat =
          new Heat(
              value,
              thermograph.mean().toDouble(),
              Math.max(0, thermograph.temperature().toDouble()));
      known.put(cells, heat);
    }
    return heat;
  }

  /** The value of parts that are small. */
  Game sum(LongArrayList parts) {
    return games.sum(parts.longStream().mapToObj(part -> heat(part).value()).toList());
  }

  static boolean isSmall(long part) {
    return Long.bitCount(part) <= SMALL;
  }

  Bounds of(LongArrayList parts) {
    double smallMean = 0;
    double smallTemperature = 0;
    Bands left = new Bands(Side.LEFT, rightLines);
    Bands right = new Bands(Side.RIGHT, leftLines);
    for (int i = 0; i < parts.size(); i++) {
      long part = parts.getLong(i);
      if (isSmall(part)) {
        Heat heat = heat(part);
        smallMean += heat.mean();
        smallTemperature = Math.max(smallTemperature, heat.temperature());
      } else {
        left.add(part);
        right.add(part);
      }
    }
    return new Bounds(
        smallMean + left.mean,
        Math.max(smallTemperature, left.temperature),
        right.mean - smallMean,
        Math.max(smallTemperature, right.temperature));
  }

  /** Large parts cut into bands along lines in which the opponent moves, best for a side. */
  private final class Bands {
    private final double sign;
    private final long[] lines;
    private final double[] means;
    private final double[] temperatures;
    private double mean;
    private double temperature;

    Bands(Side side, long[] lines) {
      this.sign = side == Side.LEFT ? 1 : -1;
      this.lines = lines;
      this.means = new double[lines.length + 1];
      this.temperatures = new double[lines.length + 1];
    }

    /** Goes through the lines; keeps the best cut of all up to each. */
    void add(long part) {
      for (int end = 1; end <= lines.length; end++) {
        long band = part & lines[end - 1];
        // Not more than all its cells are covered.
        means[end] = means[end - 1] - Long.bitCount(band);
        temperatures[end] = temperatures[end - 1];
        for (int from = end - 1; from >= 0; from--) {
          band |= part & lines[from];
          if (Long.bitCount(band) > (from >= end - 2 ? PAIR : SMALL)) {
            break;
          }
          Heat heat = heat(band);
          double whole = means[from] + sign * heat.mean();
          double hottest = Math.max(temperatures[from], heat.temperature());
          if (whole > means[end] || (whole == means[end] && hottest < temperatures[end])) {
            means[end] = whole;
            temperatures[end] = hottest;
          }
        }
      }
      mean += means[lines.length];
      temperature = Math.max(temperature, temperatures[lines.length]);
    }
  }
}
