package org.hexproof.solver.htp;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Color;
import org.hexproof.board.Position;

/**
 * MoHex tells the score of its last search, whatever position that was of. It moves without a
 * search where it knows who wins or has one move only: then its statistics are those of before.
 */
final class MohexScoring implements Scoring {
  private static final String PARAMETER = "param_mohex";
  private static final String MOVE = "reg_genmove";
  private static final String STATISTICS = "mohex-search-statistics";

  /** A search by its time, its number of games and more, with its score and its first move. */
  private static final Pattern SEARCH =
      Pattern.compile("Elapsed Time(?s:.*?)\nScore +(\\S+)\nSequence +(\\S+)");

  @Override
  public boolean fits(HtpSession engine) {
    return engine.lists(PARAMETER, MOVE, STATISTICS);
  }

  @Override
  public Optional<HtpScore> score(HtpSession engine, Position position, Color toMove, Duration time)
      throws HtpException {
    engine.ask(String.format(Locale.ROOT, "%s max_time %.3f", PARAMETER, time.toMillis() / 1000.0));
    engine.place(position);
    String before = engine.ask(STATISTICS);
    engine.thinking(MOVE + " " + toMove.label(), time);
    Matcher search = SEARCH.matcher(engine.ask(STATISTICS));
    if (!search.find() || before.contains(search.group())) {
      return Optional.empty();
    }
    return Optional.of(
        HtpScore.read(search.group(1), search.group(2), position, Scoring.source(engine, time)));
  }
}
