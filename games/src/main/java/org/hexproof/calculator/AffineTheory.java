package org.hexproof.calculator;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.cgt.Comparison;
import org.hexproof.cgt.Words;
import org.hexproof.entailing.AffineGame;
import org.hexproof.entailing.AffineGames;
import org.hexproof.entailing.AffineImpartial;
import org.hexproof.entailing.AffineOrder;
import org.hexproof.entailing.AffinePlay;
import org.hexproof.entailing.AffineWriter;

/** Games whose moves may entail, as they are written. */
record AffineTheory(AffineGames games, AffineOrder order, AffineImpartial impartial)
    implements Theory<AffineGame> {
  private static final int MAX_LENGTH = 20_000;

  static AffineTheory of(AffineGames games) {
    return new AffineTheory(games, new AffineOrder(games), new AffineImpartial(games));
  }

  @Override
  public Words<AffineGame> functions() {
    return new Words<>() {};
  }

  @Override
  public String write(AffineGame game) {
    return AffineWriter.write(game, MAX_LENGTH)
        .orElseGet(() -> "a game of up to " + game.depth() + " moves, too long to write");
  }

  @Override
  public Comparison compare(AffineGame a, AffineGame b) {
    return Comparison.of(order.isAtLeast(b, a), order.isAtLeast(a, b));
  }

  @Override
  public Optional<ImmutableList<String>> ask(String question, AffineGame game) {
    return Optional.ofNullable(
        switch (question) {
          case "outcome" -> ImmutableList.of(new AffinePlay().outcome(game).words());
          case "nimvalue" -> {
            if (!impartial.isImpartial(game)) {
              throw new IllegalArgumentException("it is not affine impartial, so has no value");
            }
            yield ImmutableList.of(impartial.value(game).text());
          }
          default -> null;
        });
  }
}
