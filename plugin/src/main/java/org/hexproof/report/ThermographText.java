package org.hexproof.report;

import com.google.common.base.CharMatcher;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import org.hexproof.cgt.Dyadic;
import org.hexproof.hot.Thermograph;
import org.hexproof.hot.Wall;

/**
 * Draws a thermograph in letters: a row for each step of temperature, two columns for each step of
 * value, numbers falling to the right. Where the corners are finer than the steps they are rounded.
 */
public final class ThermographText {
  private static final int MOST_ROWS = 40;
  private static final int MOST_STEPS = 48;

  private final Thermograph thermograph;
  private final Dyadic step;
  private final double most;

  private ThermographText(Thermograph thermograph, Dyadic step) {
    this.thermograph = thermograph;
    this.step = step;
    this.most = thermograph.left().corners().get(0).value().toDouble();
  }

  /** The rows, from the top of the mast down to temperature -1. */
  public static ImmutableList<String> of(Thermograph thermograph) {
    return new ThermographText(thermograph, step(thermograph)).rows();
  }

  /** The coarsest step on which all corners lie, unless that is too fine for the room. */
  private static Dyadic step(Thermograph thermograph) {
    int finest = 0;
    for (Wall wall : ImmutableList.of(thermograph.left(), thermograph.right())) {
      for (Wall.Corner corner : wall.corners()) {
        finest = Math.max(finest, corner.temperature().exponent());
        finest = Math.max(finest, corner.value().exponent());
      }
    }
    Dyadic step = new Dyadic(1, finest);
    double width =
        thermograph.left().corners().get(0).value().toDouble()
            - thermograph.right().corners().get(0).value().toDouble();
    double height = thermograph.temperature().toDouble() + 1;
    while (width / step.toDouble() > MOST_STEPS || height / step.toDouble() > MOST_ROWS) {
      step = step.plus(step);
    }
    return step;
  }

  private ImmutableList<String> rows() {
    ImmutableList.Builder<String> rows = ImmutableList.builder();
    int bottom = (int) Math.round(-1 / step.toDouble());
    int mast = (int) Math.ceil(thermograph.temperature().toDouble() / step.toDouble());
    for (int row = Math.max(mast, 0) + 1; row >= bottom; row--) {
      String label = row % 2 == 0 || row == bottom ? temperature(row).toString() : "";
      rows.add(
          CharMatcher.whitespace()
              .trimTrailingFrom(
                  Strings.padStart(label, 6, ' ') + (row == 0 ? " +" : " |") + drawn(row)));
    }
    return rows.add(labels()).build();
  }

  private Dyadic temperature(int row) {
    return new Dyadic(row * step.numerator(), step.exponent());
  }

  /** What lies between the temperature of a row and the next step. */
  private String drawn(int row) {
    char[] drawn = new char[2 * MOST_STEPS + 8];
    Arrays.fill(drawn, ' ');
    draw(drawn, thermograph.right(), temperature(row), '\\');
    draw(drawn, thermograph.left(), temperature(row), '/');
    return new String(drawn);
  }

  private void draw(char[] drawn, Wall wall, Dyadic low, char slanting) {
    int at = column(wall.at(low).toDouble());
    int next = column(wall.at(low.plus(step)).toDouble());
    drawn[at == next ? at : (at + next) / 2] = at == next ? '|' : slanting;
  }

  private int column(double value) {
    return 2 + (int) Math.round(2 * (most - value) / step.toDouble());
  }

  /** The stops and the mean, each below its column if there is room. */
  private String labels() {
    StringBuilder line = new StringBuilder();
    for (Dyadic number :
        ImmutableList.of(
            thermograph.left().at(Dyadic.ZERO),
            thermograph.mean(),
            thermograph.right().at(Dyadic.ZERO))) {
      int wanted = 8 + column(number.toDouble()) - number.toString().length() / 2;
      boolean isNew = !line.toString().strip().endsWith(number.toString());
      if (isNew && wanted > line.length()) {
        line.append(" ".repeat(wanted - line.length())).append(number);
      }
    }
    return line.toString();
  }
}
