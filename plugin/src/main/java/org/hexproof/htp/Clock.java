package org.hexproof.htp;

import com.google.common.collect.Comparators;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.hexproof.board.Color;

/**
 * The clocks of both players, as {@code time_settings} and {@code time_left} of GTP have them: the
 * main time and then, if there is such, always the same time for so many moves. Without a word of
 * either there is no clock.
 */
final class Clock {
  private static final int SHARE_OF_MAIN_TIME = 10;
  private static final Duration LEAST = Duration.ofMillis(1);

  /**
   * What each player gets.
   *
   * @param extra what follows, for so many moves; without moves nothing follows
   */
  private record Settings(Duration main, Duration extra, int moves) {}

  /**
   * What a player has.
   *
   * @param moves to be made in that time; 0 while it is the main time
   */
  private record Left(Duration time, int moves) {}

  private final Map<Color, Left> left = new EnumMap<>(Color.class);
  private Optional<Settings> settings = Optional.empty();

  /**
   * The time of this and all later games.
   *
   * @param moves 0 with extra time means that there is no clock
   */
  void set(Duration main, Duration extra, int moves) {
    settings =
        moves == 0 && !extra.isZero()
            ? Optional.empty()
            : Optional.of(new Settings(main, extra, extra.isZero() ? 0 : moves));
    restart();
  }

  /** The main time of each game, if there is a clock. */
  Optional<Duration> main() {
    return settings.map(Settings::main);
  }

  /** A new game begins. */
  void restart() {
    left.clear();
    settings.ifPresent(
        set -> {
          for (Color color : Color.values()) {
            left.put(color, settled(new Left(set.main(), 0), set));
          }
        });
  }

  /**
   * Sets a player's clock.
   *
   * @param moves to be made in that time; 0 if it is the main time
   */
  void set(Color color, Duration time, int moves) {
    left.put(color, new Left(time, moves));
  }

  /** A player has made a move. */
  void spend(Color color, Duration used) {
    left.computeIfPresent(
        color,
        (player, had) -> {
          Duration time = had.time().minus(used);
          if (had.moves() > 1) {
            return new Left(time, had.moves() - 1);
          }
          if (had.moves() == 1) {
            return settings
                .filter(set -> set.moves() > 0 && !time.isNegative())
                .map(set -> new Left(set.extra(), set.moves()))
                .orElse(new Left(time, 1));
          }
          return settings.map(set -> settled(new Left(time, 0), set)).orElse(new Left(time, 0));
        });
  }

  /** Where the main time is over the extra time begins. */
  private static Left settled(Left left, Settings set) {
    boolean over = left.time().isZero() || left.time().isNegative();
    return over && set.moves() > 0 ? new Left(set.extra().plus(left.time()), set.moves()) : left;
  }

  /** How long the player may think about a move, if there is a clock. */
  Optional<Duration> thought(Color color) {
    return Optional.ofNullable(left.get(color))
        .map(
            has ->
                Comparators.max(
                    LEAST,
                    has.time().dividedBy(has.moves() == 0 ? SHARE_OF_MAIN_TIME : has.moves() + 1)));
  }

  /** The seconds that a player has, to a tenth. */
  String text(Color color) {
    return Optional.ofNullable(left.get(color)).map(has -> text(has.time())).orElse("unlimited");
  }

  /** The seconds of a time, to a tenth; none of less than nothing. */
  static String text(Duration time) {
    long tenths = Math.max(0, time.toMillis() / 100);
    return tenths % 10 == 0
        ? Long.toString(tenths / 10)
        : BigDecimal.valueOf(tenths, 1).toPlainString();
  }
}
