package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import java.util.stream.Stream;
import org.hexproof.board.Color;
import org.hexproof.board.Naming;
import org.hexproof.spot.Match;

/**
 * What {@code spot} has found.
 *
 * @param leftOut how many matches add nothing and are not among these
 * @param naming what words call the players
 */
public record SpotReport(ImmutableList<Match> matches, int leftOut, Naming naming)
    implements Account {
  @Override
  public ImmutableList<String> lines() {
    return Stream.concat(
            matches.stream().map(match -> new MatchText(match).line(naming).replace('\n', ' ')),
            Stream.of(summary()))
        .collect(ImmutableList.toImmutableList());
  }

  private String summary() {
    String more = leftOut == 0 ? "" : "; " + leftOut + " more with --all";
    if (matches.isEmpty()) {
      return "no template stands here" + more;
    }
    long black = matches.stream().filter(match -> match.side() == Color.BLACK).count();
    return "%s: %s for %s, %s for %s"
            .formatted(
                Counted.of(matches.size(), "template"),
                black,
                naming.word(Color.BLACK),
                matches.size() - black,
                naming.word(Color.WHITE))
        + more;
  }

  @Override
  public Document members() {
    return new Document()
        .addEach("matches", matches, match -> new MatchText(match).document())
        .add("leftOut", leftOut);
  }
}
