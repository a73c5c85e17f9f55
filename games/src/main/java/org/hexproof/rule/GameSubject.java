package org.hexproof.rule;

import com.google.common.collect.ImmutableList;
import org.hexproof.cgt.CgtReader;
import org.hexproof.cgt.Side;
import org.hexproof.hot.BestMoves;
import org.hexproof.hot.Game;
import org.hexproof.hot.Games;
import org.hexproof.value.ValueSyntaxException;

/**
 * A game that is asked about.
 *
 * @param summands the games that it is the sum of
 * @param left all moves of Left
 * @param right all moves of Right
 */
public record GameSubject(
    Game value,
    ImmutableList<Game> summands,
    ImmutableList<BestMoves.Move> left,
    ImmutableList<BestMoves.Move> right) {
  private static final int MAX_NAME = 60;

  /** What an expression adds up; moves are those of the canonical forms. */
  public static GameSubject ofExpression(String text, Games games) throws ValueSyntaxException {
    return ofTerms(CgtReader.readTerms("game", text, games), games, false);
  }

  /**
   * A sum.
   *
   * @param bare whether a move is called as what it is made in, where it is the only one there
   */
  public static GameSubject ofTerms(
      ImmutableList<CgtReader.Term<Game>> terms, Games games, boolean bare) {
    ImmutableList<Game> summands =
        terms.stream().map(CgtReader.Term::game).collect(ImmutableList.toImmutableList());
    Game value = games.sum(summands);
    return new GameSubject(
        value,
        summands,
        moves(terms, value, games, Side.LEFT, bare),
        moves(terms, value, games, Side.RIGHT, bare));
  }

  private static ImmutableList<BestMoves.Move> moves(
      ImmutableList<CgtReader.Term<Game>> terms, Game value, Games games, Side side, boolean bare) {
    ImmutableList.Builder<BestMoves.Move> moves = ImmutableList.builder();
    for (CgtReader.Term<Game> term : terms) {
      Game rest = games.difference(value, term.game());
      ImmutableList<Game> all = term.game().options(side);
      for (Game option : all) {
        String to = bare && all.size() == 1 ? "" : " to " + shortened(option.toString());
        moves.add(new BestMoves.Move(shortened(term.text()) + to, games.sum(rest, option)));
      }
    }
    return moves.build();
  }

  private static String shortened(String text) {
    return text.length() <= MAX_NAME ? text : text.substring(0, MAX_NAME) + "…";
  }

  /** A position of a rule. */
  public static <P> GameSubject of(Ruleset<P> rule, P position, Games games) {
    RuleValues<P> values = new RuleValues<>(rule, games);
    return new GameSubject(
        values.of(position),
        values.summands(position),
        moves(rule, position, Side.LEFT, values),
        moves(rule, position, Side.RIGHT, values));
  }

  private static <P> ImmutableList<BestMoves.Move> moves(
      Ruleset<P> rule, P position, Side side, RuleValues<P> values) {
    return rule.options(position, side).stream()
        .map(next -> new BestMoves.Move(rule.move(position, next), values.of(next)))
        .collect(ImmutableList.toImmutableList());
  }
}
