package org.hexproof.solver.htp;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;

/**
 * KataHex tells what it thinks of each move, the best first. Its relatives for other games, and
 * older ones for Hex, understand the same and mean other cells; they go by other names.
 */
final class KataScoring implements Scoring {
  private static final String NAME = "KataHex";
  private static final String TIME = "time_settings";
  private static final String MOVE = "kata-genmove_analyze";

  /** The first move of the last line about moves. */
  private static final Pattern BEST =
      Pattern.compile("(?s)(?:.*\n)?info move (\\S+) .*?\\bwinrate (\\S+)");

  /** Whether its winrates are known to be those of the side to move: a configuration may differ. */
  private boolean isChecked;

  @Override
  public boolean fits(HtpSession engine) {
    return engine.name().equals(NAME) && engine.lists(TIME, MOVE);
  }

  @Override
  public Optional<HtpScore> score(HtpSession engine, Position position, Color toMove, Duration time)
      throws HtpException {
    engine.ask(String.format(Locale.ROOT, "%s 0 %.3f 1", TIME, time.toMillis() / 1000.0));
    for (Color color : Color.values()) {
      if (!isChecked && best(engine, won(position, color), color, time).mover() < 0.5) {
        throw HtpException.fault(
            "the engine's winrates are not those of the side to move; its configuration has to say"
                + " reportAnalysisWinratesAs = SIDETOMOVE");
      }
    }
    isChecked = true;
    return Optional.of(best(engine, position, toMove, time));
  }

  private static HtpScore best(HtpSession engine, Position position, Color toMove, Duration time)
      throws HtpException {
    engine.place(position);
    String answer = engine.thinking(MOVE + " " + toMove.label(), time);
    Matcher found = BEST.matcher(answer);
    if (!found.lookingAt()) {
      throw HtpException.fault(
          "the engine answered nonsense to '" + MOVE + "': " + HtpProcess.brief(answer));
    }
    return HtpScore.read(found.group(2), found.group(1), position, Scoring.source(engine, time));
  }

  /** A position on the same board that this side wins with its next move. */
  private static Position won(Position position, Color color) {
    Position won = Position.empty(position.board());
    int length = color == Color.BLACK ? position.board().rows() : position.board().cols();
    for (int i = 1; i < length; i++) {
      won = won.with(color == Color.BLACK ? new Cell(0, i) : new Cell(i, 0), color.stone());
    }
    return won;
  }
}
