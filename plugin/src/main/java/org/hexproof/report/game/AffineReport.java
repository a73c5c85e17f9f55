package org.hexproof.report.game;

import com.google.common.collect.Iterables;
import java.util.Optional;
import org.hexproof.cgt.Comparison;
import org.hexproof.entailing.AffineGame;
import org.hexproof.entailing.AffineGames;
import org.hexproof.entailing.AffineImpartial;
import org.hexproof.entailing.AffineOrder;
import org.hexproof.entailing.AffinePlay;
import org.hexproof.entailing.AffineWriter;
import org.hexproof.entailing.Nimbers;
import org.hexproof.entailing.OutcomeClass;
import org.hexproof.report.Account;
import org.hexproof.report.Document;

/** A game of affine normal play, and what it is compared with. */
public final class AffineReport {
  /** Longer games are not written out. */
  private static final int MAX_LENGTH = 2_000;

  private final AffineGames games;
  private final AffineGame game;
  private final AffinePlay play = new AffinePlay();
  private final Facts facts = new Facts();

  private AffineReport(AffineGames games, AffineGame game) {
    this.games = games;
    this.game = game;
  }

  /** All that is told of a game of a store. */
  public static Account of(AffineGames games, AffineGame game, Optional<AffineGame> other) {
    AffineReport report = new AffineReport(games, game);
    report.addOwn();
    report.addValue();
    other.ifPresent(report::compare);
    return report.facts;
  }

  private void addOwn() {
    OutcomeClass outcome = play.outcome(game);
    facts
        .line(written(game))
        .line("outcome " + outcome.letter() + ": " + outcome.words())
        .line("kind: " + kind())
        .member("game", text(game))
        .member("outcome", outcome.letter())
        .member("quiet", game.isQuiet())
        .member("leftCheck", game.isLeftCheck())
        .member("rightCheck", game.isRightCheck());
  }

  private void addValue() {
    AffineImpartial impartial = new AffineImpartial(games);
    if (!impartial.isImpartial(game)) {
      facts
          .line("value: none, since the game is not affine impartial")
          .member("value", Optional.empty());
      return;
    }
    Nimbers immediate = impartial.immediate(game);
    Nimbers guarded = impartial.protectedNimbers(game);
    facts
        .line(
            "value: %s  (immediate nimbers: %s; protected: %s)"
                .formatted(impartial.value(game), immediate, guarded))
        .member("value", impartial.value(game).text())
        .member("immediate", document(immediate))
        .member("protected", document(guarded));
  }

  private static Optional<String> text(AffineGame game) {
    return AffineWriter.write(game, MAX_LENGTH);
  }

  private static String written(AffineGame game) {
    return text(game).orElse("a game of up to " + game.depth() + " moves, too long to write");
  }

  private String kind() {
    if (game.isInfinite()) {
      return "over";
    }
    if (game.isQuiet()) {
      return "quiet";
    }
    return game.isLeftCheck()
        ? "check by " + (game.isRightCheck() ? "both players" : "Left")
        : "check by Right";
  }

  private void compare(AffineGame with) {
    AffineOrder order = new AffineOrder(games);
    Optional<AffineGame> notAtMost = order.separator(with, game);
    Optional<AffineGame> notAtLeast = order.separator(game, with);
    String relation =
        switch (Comparison.of(notAtMost.isEmpty(), notAtLeast.isEmpty())) {
          case EQUAL -> "=";
          case LESS -> "<=";
          case GREATER -> ">=";
          case CONFUSED -> "||";
        };
    facts.line(
        "%s  (<= %s, >= %s)"
            .formatted(relation, Facts.yes(notAtMost.isEmpty()), Facts.yes(notAtLeast.isEmpty())));
    facts
        .lines(Iterables.transform(notAtMost.stream().toList(), x -> "not <= " + apart(with, x)))
        .lines(Iterables.transform(notAtLeast.stream().toList(), x -> "not >= " + apart(with, x)))
        .member("relation", relation)
        .member("notAtMostBeside", notAtMost.flatMap(AffineReport::text))
        .member("notAtLeastBeside", notAtLeast.flatMap(AffineReport::text));
  }

  private String apart(AffineGame with, AffineGame beside) {
    return "beside %s: the first is %s then, the other %s"
        .formatted(
            written(beside),
            play.outcome(games.sum(game, beside)).letter(),
            play.outcome(games.sum(with, beside)).letter());
  }

  private static Document document(Nimbers nimbers) {
    return new Document()
        .add("allBut", nimbers.isAllBut())
        .add("nimbers", nimbers.listed().asList());
  }
}
