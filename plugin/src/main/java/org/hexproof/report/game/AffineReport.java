package org.hexproof.report.game;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
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
public record AffineReport(AffineGames games, AffineGame game, Optional<AffineGame> other)
    implements Account {
  /** Longer games are not written out. */
  private static final int MAX_LENGTH = 2_000;

  @Override
  public ImmutableList<String> lines() {
    OutcomeClass outcome = new AffinePlay().outcome(game);
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(written(game));
    lines.add("outcome " + outcome.letter() + ": " + outcome.words());
    lines.add("kind: " + kind());
    AffineImpartial impartial = new AffineImpartial(games);
    if (impartial.isImpartial(game)) {
      lines.add(
          "value: %s  (immediate nimbers: %s; protected: %s)"
              .formatted(
                  impartial.value(game),
                  impartial.immediate(game),
                  impartial.protectedNimbers(game)));
    } else {
      lines.add("value: none, since the game is not affine impartial");
    }
    other.ifPresent(with -> compare(with, lines));
    return lines.build();
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

  private void compare(AffineGame with, ImmutableList.Builder<String> lines) {
    AffineOrder order = new AffineOrder(games);
    boolean atMost = order.isAtLeast(with, game);
    boolean atLeast = order.isAtLeast(game, with);
    lines.add(
        "%s  (<= %s, >= %s)"
            .formatted(relation(atMost, atLeast), atMost ? "yes" : "no", atLeast ? "yes" : "no"));
    order.separator(with, game).ifPresent(beside -> lines.add("not <= " + apart(with, beside)));
    order.separator(game, with).ifPresent(beside -> lines.add("not >= " + apart(with, beside)));
  }

  private static String relation(boolean atMost, boolean atLeast) {
    if (atMost) {
      return atLeast ? "=" : "<=";
    }
    return atLeast ? ">=" : "||";
  }

  private String apart(AffineGame with, AffineGame beside) {
    AffinePlay play = new AffinePlay();
    return "beside %s: the first is %s then, the other %s"
        .formatted(
            written(beside),
            play.outcome(games.sum(game, beside)).letter(),
            play.outcome(games.sum(with, beside)).letter());
  }

  @Override
  public Document members() {
    AffineImpartial impartial = new AffineImpartial(games);
    boolean hasValue = impartial.isImpartial(game);
    Document members =
        new Document()
            .add("game", text(game))
            .add("outcome", new AffinePlay().outcome(game).letter())
            .add("quiet", game.isQuiet())
            .add("leftCheck", game.isLeftCheck())
            .add("rightCheck", game.isRightCheck())
            .add("value", hasValue ? Optional.of(impartial.value(game).text()) : Optional.empty());
    if (hasValue) {
      members
          .add("immediate", document(impartial.immediate(game)))
          .add("protected", document(impartial.protectedNimbers(game)));
    }
    if (other.isPresent()) {
      AffineOrder order = new AffineOrder(games);
      Optional<AffineGame> notAtMost = order.separator(other.get(), game);
      Optional<AffineGame> notAtLeast = order.separator(game, other.get());
      members
          .add("relation", relation(notAtMost.isEmpty(), notAtLeast.isEmpty()))
          .add("notAtMostBeside", notAtMost.flatMap(AffineReport::text))
          .add("notAtLeastBeside", notAtLeast.flatMap(AffineReport::text));
    }
    return members;
  }

  private static Optional<String> text(AffineGame game) {
    return AffineWriter.write(game, MAX_LENGTH);
  }

  private static Document document(Nimbers nimbers) {
    return new Document()
        .add("allBut", nimbers.isAllBut())
        .add("nimbers", nimbers.listed().asList());
  }
}
