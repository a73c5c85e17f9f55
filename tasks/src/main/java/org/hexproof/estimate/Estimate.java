package org.hexproof.estimate;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Locale;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Naming;

/**
 * How likely Black is to win, as somebody supposes: no verdict, and never told in the words of one.
 *
 * @param percent 1 to 99; only proofs are surer than that
 * @param move what the side to move does best, as it supposes, if it says so
 * @param source who supposes it, as in {@code own, 10000 playouts}
 */
public record Estimate(int percent, Optional<Cell> move, String source) {
  private static final int LEAST = 1;
  private static final int MOST = 99;

  public Estimate {
    checkArgument(
        percent >= LEAST && percent <= MOST, "an estimate lies between 0 and 1: 0.%s", percent);
  }

  /** The nearest to a probability from 0 to 1. */
  public static Estimate of(double black, Optional<Cell> move, String source) {
    long percent = Math.max(LEAST, Math.min(MOST, Math.round(100 * black)));
    return new Estimate((int) percent, move, source);
  }

  /** How likely this side is to win, from 1 to 99. */
  public int percent(Color color) {
    return color == Color.BLACK ? percent : 100 - percent;
  }

  /** The same, as a probability. */
  public double of(Color color) {
    return percent(color) / 100.0;
  }

  /** Whether a difference says something: those of different sources have different measures. */
  public boolean isComparable(Estimate other) {
    return source.equals(other.source);
  }

  /** Who is more likely to win; Black if both are as likely. */
  public Color favorite() {
    return percent < 50 ? Color.WHITE : Color.BLACK;
  }

  /** As in {@code 0.72}. */
  public String text(Color color) {
    return String.format(Locale.ROOT, "%.2f", of(color));
  }

  /** As in {@code estimate 0.72 for Black (own, 10000 playouts)}. */
  public String words(Naming naming) {
    return "estimate %s for %s (%s)".formatted(text(favorite()), naming.name(favorite()), source);
  }
}
