package org.hexproof.report.game;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.cgt.Comparison;
import org.hexproof.cgt.Dyadic;
import org.hexproof.cgt.Side;
import org.hexproof.hot.BestMoves;
import org.hexproof.hot.Game;
import org.hexproof.hot.GameWriter;
import org.hexproof.hot.Games;
import org.hexproof.hot.Heating;
import org.hexproof.hot.StopPlay;
import org.hexproof.hot.SumStrategy;
import org.hexproof.hot.Thermic;
import org.hexproof.hot.Thermograph;
import org.hexproof.hot.Thermographs;
import org.hexproof.hot.Wall;
import org.hexproof.report.Account;
import org.hexproof.report.Document;
import org.hexproof.report.ThermographText;
import org.hexproof.rule.GameSubject;

/** What is told of a short game. */
public final class GameReport {
  private final Games games;
  private final Thermographs thermographs;
  private final GameSubject subject;
  private final Game value;
  private final Thermograph thermograph;
  private final Facts facts = new Facts();

  private GameReport(Games games, Thermographs thermographs, GameSubject subject) {
    this.games = games;
    this.thermographs = thermographs;
    this.subject = subject;
    this.value = subject.value();
    this.thermograph = thermographs.of(value);
  }

  /**
   * What is asked besides.
   *
   * @param other what it is compared with
   * @param degrees by which it is cooled
   * @param drawn games whose thermographs are drawn in letters
   */
  public record Wanted(
      Optional<Game> other,
      Optional<Dyadic> degrees,
      boolean best,
      boolean strategies,
      ImmutableList<Game> drawn) {}

  /** What is told of a game of a store. */
  public static Account of(
      Games games, Thermographs thermographs, GameSubject subject, Wanted wanted) {
    GameReport report = new GameReport(games, thermographs, subject);
    report.addValue();
    report.addThermograph();
    report.addThermic();
    report.add(wanted);
    return report.facts;
  }

  private void addValue() {
    Comparison toZero = games.compare(value, games.zero());
    facts
        .line(GameWriter.write(value))
        .line("outcome", winner(toZero))
        .line("mean", thermograph.mean())
        .line("temperature", thermograph.temperature())
        .line("stops", value.leftStop() + " and " + value.rightStop())
        .line("confused with", confusedInWords())
        .line("birthday", value.birthday())
        .member("value", GameWriter.write(value, GameWriter.MAX_LENGTH))
        .member("number", value.isNumber())
        .member(
            "outcome",
            switch (toZero) {
              case GREATER -> "left";
              case LESS -> "right";
              case EQUAL -> "second";
              case CONFUSED -> "first";
            })
        .member("birthday", value.birthday())
        .member("leftStop", value.leftStop())
        .member("rightStop", value.rightStop())
        .member("confusedWithLeftStop", isConfusedWith(value.leftStop()))
        .member("confusedWithRightStop", isConfusedWith(value.rightStop()));
  }

  /** Who wins a game that compares so with 0. */
  public static String winner(Comparison toZero) {
    boolean isOneSided = toZero == Comparison.GREATER || toZero == Comparison.LESS;
    return toZero.outcome() + (isOneSided ? ", whoever moves first" : "");
  }

  private boolean isConfusedWith(Dyadic number) {
    return games.compare(value, games.number(number)) == Comparison.CONFUSED;
  }

  private String confusedInWords() {
    Dyadic low = value.rightStop();
    Dyadic high = value.leftStop();
    if (low.equals(high)) {
      return isConfusedWith(low) ? low + " alone" : "no number";
    }
    return "the numbers from %s%s to %s%s"
        .formatted(
            low,
            isConfusedWith(low) ? "" : " (not itself)",
            high,
            isConfusedWith(high) ? "" : " (not itself)");
  }

  private void addThermograph() {
    facts
        .member("mean", thermograph.mean())
        .member("temperature", thermograph.temperature())
        .each("leftWall", thermograph.left().corners(), GameReport::document)
        .each("rightWall", thermograph.right().corners(), GameReport::document);
  }

  private static Document document(Wall.Corner corner) {
    return new Document().add("temperature", corner.temperature()).add("value", corner.value());
  }

  private void addThermic() {
    if (thermograph.temperature().signum() > 0) {
      Thermic thermic = Thermic.of(value, thermographs);
      facts.fact(
          "thermic",
          "{%s|%s}, so the temperature is at most %s"
              .formatted(thermic.left(), thermic.right(), thermic.bound(value)),
          "thermic",
          new Document()
              .add("left", thermic.left())
              .add("right", thermic.right())
              .add("bound", thermic.bound(value)));
    }
  }

  private void add(Wanted wanted) {
    wanted.other().ifPresent(this::compare);
    wanted.degrees().ifPresent(this::cool);
    if (wanted.best()) {
      addBest("Left's best", "leftBest", BestMoves.of(subject.left(), Side.LEFT, games));
      addBest("Right's best", "rightBest", BestMoves.of(subject.right(), Side.RIGHT, games));
    }
    if (wanted.strategies()) {
      addStrategies();
    }
    for (Game drawn : wanted.drawn()) {
      facts.line("");
      if (wanted.drawn().size() > 1) {
        facts.line(GameWriter.write(drawn));
      }
      facts.lines(ThermographText.of(thermographs.of(drawn)));
    }
  }

  private void compare(Game with) {
    String sign = games.compare(value, with).sign();
    facts.fact("compared", sign + " " + with, "compared", sign);
  }

  private void cool(Dyadic by) {
    Game cooled = Heating.cooling(by, games, thermographs).of(value);
    facts.fact("cooled", cooled, "cooled", cooled);
  }

  private void addBest(String heading, String member, ImmutableList<BestMoves.BestMove> moves) {
    if (moves.isEmpty()) {
      facts.line(heading, "no move");
    }
    for (BestMoves.BestMove best : moves) {
      facts.line(
          heading,
          "%s: %s, for %s is %s 0"
              .formatted(
                  String.join(", ", best.names()),
                  best.wins() ? "wins" : "loses",
                  best.after(),
                  best.toZero().sign()));
    }
    facts.each(
        member,
        moves,
        best ->
            new Document()
                .add("moves", best.names())
                .add("after", best.after())
                .add("wins", best.wins()));
  }

  /** What the strategies score, and lose against the best play. */
  private void addStrategies() {
    StopPlay play = new StopPlay(games, thermographs);
    ImmutableList<Game> sum = subject.summands();
    ImmutableList<Game> turned =
        sum.stream().map(games::negative).collect(ImmutableList.toImmutableList());
    ImmutableList.Builder<Document> scores = ImmutableList.builder();
    for (SumStrategy strategy : SumStrategy.values()) {
      Dyadic right = play.score(turned, strategy).negative();
      scores.add(score(strategy, "Left", play.score(sum, strategy), play.loss(sum, strategy)));
      scores.add(score(strategy, "Right", right, play.loss(turned, strategy)));
    }
    facts.member("strategies", scores.build());
  }

  private Document score(SumStrategy strategy, String player, Dyadic score, Dyadic loss) {
    facts.line(
        Ascii.toLowerCase(strategy.name()),
        "%s, moving first, scores %s and loses %s".formatted(player, score, loss));
    return new Document()
        .add("strategy", strategy)
        .add("first", Ascii.toLowerCase(player))
        .add("score", score)
        .add("loss", loss);
  }
}
