package org.hexproof.hot;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.hexproof.cgt.Dyadic;

/**
 * A line through all temperatures from -1 on, made of straight pieces: a wall of a thermograph, or
 * what becomes one.
 *
 * @param corners where the pieces meet, from temperature -1 on; a wall that never bends has one
 * @param slope the value's change per degree above the last corner; 0 for a mast
 */
public record Wall(ImmutableList<Corner> corners, int slope) {
  public record Corner(Dyadic temperature, Dyadic value) {}

  static Wall mast(Dyadic value) {
    return new Wall(ImmutableList.of(new Corner(Dyadic.MINUS_ONE, value)), 0);
  }

  /** The value at a temperature of at least -1. */
  public Dyadic at(Dyadic temperature) {
    int last = 0;
    while (last + 1 < corners.size()
        && corners.get(last + 1).temperature().compareTo(temperature) <= 0) {
      last++;
    }
    Corner corner = corners.get(last);
    return corner.value().plus(steps(slope(last), temperature.minus(corner.temperature())));
  }

  /** The change per degree after a corner. */
  public int slope(int corner) {
    if (corner == corners.size() - 1) {
      return slope;
    }
    Corner low = corners.get(corner);
    Corner high = corners.get(corner + 1);
    return high.value().compareTo(low.value());
  }

  private static Dyadic steps(int slope, Dyadic degrees) {
    return slope == 0 ? Dyadic.ZERO : slope > 0 ? degrees : degrees.negative();
  }

  Wall negative() {
    return new Wall(
        corners.stream()
            .map(corner -> new Corner(corner.temperature(), corner.value().negative()))
            .collect(ImmutableList.toImmutableList()),
        -slope);
  }

  /** The value less the temperature: a wall of Right's becomes Left's scaffold. */
  Wall taxed() {
    return new Wall(
        corners.stream()
            .map(
                corner ->
                    new Corner(corner.temperature(), corner.value().minus(corner.temperature())))
            .collect(ImmutableList.toImmutableList()),
        slope - 1);
  }

  /** The larger value at each temperature, of two walls whose slopes differ by at most 1. */
  static Wall max(Wall a, Wall b) {
    List<Corner> corners = new ArrayList<>();
    Dyadic before = null;
    for (Dyadic temperature : bends(a, b)) {
      if (before != null) {
        addCrossing(corners, a, b, before, temperature);
      }
      corners.add(new Corner(temperature, Dyadic.max(a.at(temperature), b.at(temperature))));
      before = temperature;
    }
    return straightened(corners, Math.max(a.slope, b.slope));
  }

  /** The temperatures at which either bends. */
  static TreeSet<Dyadic> bends(Wall a, Wall b) {
    TreeSet<Dyadic> bends = new TreeSet<>();
    a.corners.forEach(corner -> bends.add(corner.temperature()));
    b.corners.forEach(corner -> bends.add(corner.temperature()));
    return bends;
  }

  private static void addCrossing(List<Corner> corners, Wall a, Wall b, Dyadic low, Dyadic high) {
    Dyadic atLow = a.at(low).minus(b.at(low));
    Dyadic atHigh = a.at(high).minus(b.at(high));
    if (atLow.signum() * atHigh.signum() < 0) {
      Dyadic crossing = low.plus(atLow.signum() < 0 ? atLow.negative() : atLow);
      corners.add(new Corner(crossing, a.at(crossing)));
    }
  }

  /** This wall up to a temperature, and a mast from there on. */
  Wall withMast(Dyadic from) {
    List<Corner> below = new ArrayList<>(corners);
    below.removeIf(corner -> corner.temperature().compareTo(from) >= 0);
    below.add(new Corner(from, at(from)));
    return straightened(below, 0);
  }

  /** Without the corners at which the line goes straight on. */
  private static Wall straightened(List<Corner> corners, int slope) {
    Wall bent = new Wall(ImmutableList.copyOf(corners), slope);
    ImmutableList.Builder<Corner> kept = ImmutableList.builder();
    for (int i = 0; i < corners.size(); i++) {
      if (i == 0 || bent.slope(i - 1) != bent.slope(i)) {
        kept.add(corners.get(i));
      }
    }
    return new Wall(kept.build(), slope);
  }
}
