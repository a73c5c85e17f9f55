package org.hexproof.htp;

import java.time.Duration;
import org.hexproof.board.Color;

/** Commands about the clocks and the rules of a game, and how long moves are thought about. */
final class GameCommands {
  private final Clock clock = new Clock();
  private boolean swap = true;
  private boolean littleGolem;
  private Duration longestThought = Duration.ofSeconds(10);

  void register(HtpCommands commands) {
    commands.add("time_settings", this::timeSettings);
    commands.add("time_left", this::timeLeft);
    commands.add("param_game", this::parameters);
    commands.add("param_mohex", this::playing);
  }

  Clock clock() {
    return clock;
  }

  /** How long one move may be thought about, whatever the clock says. */
  Duration longestThought() {
    return longestThought;
  }

  /** Whether the second player may swap. */
  boolean allowsSwap() {
    return swap;
  }

  private String timeSettings(HtpArguments arguments) throws HtpError {
    arguments.expect(3, 3);
    clock.set(
        arguments.seconds(0), arguments.seconds(1), arguments.integer(2, 0, Integer.MAX_VALUE));
    return "";
  }

  private String timeLeft(HtpArguments arguments) throws HtpError {
    arguments.expect(0, 3);
    if (arguments.size() == 0) {
      return "Black: " + clock.text(Color.BLACK) + ", White: " + clock.text(Color.WHITE);
    }
    Color color = arguments.color(0);
    if (arguments.size() == 1) {
      return clock.text(color);
    }
    int moves = arguments.size() == 2 ? 0 : arguments.integer(2, 0, Integer.MAX_VALUE);
    clock.set(color, arguments.seconds(1), moves);
    return "";
  }

  private String parameters(HtpArguments arguments) throws HtpError {
    if (arguments.size() == 0) {
      return "\n[bool] allow_swap %s\n[bool] on_little_golem %s\n[string] game_time %s"
          .formatted(swap ? 1 : 0, littleGolem ? 1 : 0, clock.main().map(Clock::text).orElse("0"));
    }
    arguments.expect(2, 2);
    switch (arguments.word(0)) {
      case "allow_swap" -> swap = arguments.integer(1, 0, 1) == 1;
      // Only remembered: that site's players tell it to every engine.
      case "on_little_golem" -> littleGolem = arguments.integer(1, 0, 1) == 1;
      case "game_time" -> {
        Duration time = arguments.seconds(1);
        // No time at all stands for no clock, as it does where a clock is asked for.
        clock.set(time, time.isZero() ? Duration.ofSeconds(1) : Duration.ZERO, 0);
      }
      default ->
          throw arguments.unknown("parameter", 0, "allow_swap", "on_little_golem", "game_time");
    }
    return "";
  }

  /**
   * What programs that drive MoHex set before they ask for a move. But for the time it is about the
   * way in which MoHex searches, and does nothing here.
   */
  private String playing(HtpArguments arguments) throws HtpError {
    if (arguments.size() == 0) {
      return "\n[string] max_time " + Clock.text(longestThought);
    }
    arguments.expect(2, 2);
    if (arguments.word(0).equals("max_time")) {
      Duration time = arguments.seconds(1);
      if (time.isZero()) {
        throw new HtpError("argument 2 must be more than 0 seconds: " + arguments.word(1));
      }
      longestThought = time;
    }
    return "";
  }
}
