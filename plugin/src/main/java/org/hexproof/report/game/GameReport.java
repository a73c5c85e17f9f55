package org.hexproof.report.game;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;
import org.hexproof.cgt.Comparison;
import org.hexproof.cgt.Dyadic;
import org.hexproof.hot.BestMoves;
import org.hexproof.hot.Cooling;
import org.hexproof.hot.Game;
import org.hexproof.hot.GameWriter;
import org.hexproof.hot.Games;
import org.hexproof.hot.StopPlay;
import org.hexproof.hot.SumStrategy;
import org.hexproof.hot.Thermic;
import org.hexproof.hot.Thermograph;
import org.hexproof.hot.Thermographs;
import org.hexproof.hot.Wall;
import org.hexproof.hot.rule.GameSubject;
import org.hexproof.report.Account;
import org.hexproof.report.Document;
import org.hexproof.report.ThermographText;

/**
 * What is told of a short game.
 *
 * @param other what it is compared with
 * @param degrees by which it is cooled
 * @param drawn whether its thermograph is drawn in letters
 */
public record GameReport(
    Games games,
    Thermographs thermographs,
    GameSubject subject,
    Optional<Game> other,
    Optional<Dyadic> degrees,
    boolean withBest,
    boolean withStrategies,
    boolean drawn)
    implements Account {
  /** How wide the column of headings is. */
  private static final int HEADING = 15;

  /** What a strategy scores, and what it loses against the best play. */
  private record Score(SumStrategy strategy, String player, Dyadic score, Dyadic loss) {}

  /** The thermograph to draw. */
  public Thermograph thermograph() {
    return thermographs.of(value());
  }

  /** The game, as a title. */
  public String title() {
    return GameWriter.write(value());
  }

  private Game value() {
    return subject.value();
  }

  private Optional<Game> cooled() {
    return degrees.map(by -> new Cooling(games, thermographs, by).of(value()));
  }

  private ImmutableList<Score> scores() {
    StopPlay play = new StopPlay(games, thermographs);
    ImmutableList<Game> sum = subject.summands();
    ImmutableList<Game> turned =
        sum.stream().map(games::negative).collect(ImmutableList.toImmutableList());
    ImmutableList.Builder<Score> scores = ImmutableList.builder();
    for (SumStrategy strategy : SumStrategy.values()) {
      scores.add(new Score(strategy, "Left", play.score(sum, strategy), play.loss(sum, strategy)));
      scores.add(
          new Score(
              strategy,
              "Right",
              play.score(turned, strategy).negative(),
              play.loss(turned, strategy)));
    }
    return scores.build();
  }

  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(GameWriter.write(value()));
    lines.add(line("outcome", winner(toZero())));
    lines.add(line("mean", thermograph().mean()));
    lines.add(line("temperature", thermograph().temperature()));
    lines.add(line("stops", value().leftStop() + " and " + value().rightStop()));
    lines.add(line("confused with", confusedInWords()));
    lines.add(line("birthday", value().birthday()));
    thermic()
        .ifPresent(
            thermic ->
                lines.add(
                    line(
                        "thermic",
                        "{%s|%s}, so the temperature is at most %s"
                            .formatted(thermic.left(), thermic.right(), thermic.bound(value())))));
    other.ifPresent(
        with -> lines.add(line("compared", games.compare(value(), with).sign() + " " + with)));
    cooled().ifPresent(game -> lines.add(line("cooled", game)));
    if (withBest) {
      addBest(lines, "Left's best", leftBest());
      addBest(lines, "Right's best", rightBest());
    }
    if (withStrategies) {
      scores().forEach(score -> lines.add(line(score)));
    }
    if (drawn) {
      lines.add("").addAll(ThermographText.of(thermograph()));
    }
    return lines.build();
  }

  private static String line(Score score) {
    return line(
        name(score.strategy()),
        "%s, moving first, scores %s and loses %s"
            .formatted(score.player(), score.score(), score.loss()));
  }

  private static String line(String heading, Object text) {
    return Strings.padEnd(heading, HEADING, ' ') + text;
  }

  private static String name(SumStrategy strategy) {
    return strategy.name().toLowerCase(Locale.ROOT);
  }

  private Comparison toZero() {
    return games.compare(value(), games.zero());
  }

  private String outcome() {
    return switch (toZero()) {
      case GREATER -> "left";
      case LESS -> "right";
      case EQUAL -> "second";
      case CONFUSED -> "first";
    };
  }

  /** Who wins a game that compares so with 0. */
  public static String winner(Comparison toZero) {
    return switch (toZero) {
      case GREATER -> "Left wins, whoever moves first";
      case LESS -> "Right wins, whoever moves first";
      case EQUAL -> "whoever moves second wins";
      case CONFUSED -> "whoever moves first wins";
    };
  }

  private boolean isConfusedWith(Dyadic number) {
    return games.compare(value(), games.number(number)) == Comparison.CONFUSED;
  }

  private String confusedInWords() {
    Dyadic low = value().rightStop();
    Dyadic high = value().leftStop();
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

  private Optional<Thermic> thermic() {
    return thermograph().temperature().signum() > 0
        ? Optional.of(Thermic.of(value(), thermographs))
        : Optional.empty();
  }

  private ImmutableList<BestMoves.BestMove> leftBest() {
    return BestMoves.left(subject.left(), games);
  }

  private ImmutableList<BestMoves.BestMove> rightBest() {
    return BestMoves.right(subject.right(), games);
  }

  private static void addBest(
      ImmutableList.Builder<String> lines,
      String heading,
      ImmutableList<BestMoves.BestMove> moves) {
    if (moves.isEmpty()) {
      lines.add(line(heading, "no move"));
    }
    for (BestMoves.BestMove best : moves) {
      lines.add(
          line(
              heading,
              "%s: %s, for %s is %s 0"
                  .formatted(
                      String.join(", ", best.names()),
                      best.wins() ? "wins" : "loses",
                      best.after(),
                      best.toZero().sign())));
    }
  }

  @Override
  public Document members() {
    Document members =
        new Document()
            .add("value", GameWriter.write(value(), GameWriter.MAX_LENGTH))
            .add("number", value().isNumber())
            .add("outcome", outcome())
            .add("birthday", value().birthday())
            .add("leftStop", value().leftStop())
            .add("rightStop", value().rightStop())
            .add("confusedWithLeftStop", isConfusedWith(value().leftStop()))
            .add("confusedWithRightStop", isConfusedWith(value().rightStop()))
            .add("mean", thermograph().mean())
            .add("temperature", thermograph().temperature())
            .addEach("leftWall", thermograph().left().corners(), GameReport::document)
            .addEach("rightWall", thermograph().right().corners(), GameReport::document)
            .addIfPresent("thermic", thermic().map(this::document))
            .addIfPresent("compared", other.map(with -> games.compare(value(), with).sign()))
            .addIfPresent("cooled", cooled());
    if (withBest) {
      members
          .addEach("leftBest", leftBest(), GameReport::document)
          .addEach("rightBest", rightBest(), GameReport::document);
    }
    if (withStrategies) {
      members.addEach("strategies", scores(), GameReport::document);
    }
    return members;
  }

  private Document document(Thermic thermic) {
    return new Document()
        .add("left", thermic.left())
        .add("right", thermic.right())
        .add("bound", thermic.bound(value()));
  }

  private static Document document(Wall.Corner corner) {
    return new Document().add("temperature", corner.temperature()).add("value", corner.value());
  }

  private static Document document(BestMoves.BestMove best) {
    return new Document()
        .add("moves", best.names())
        .add("after", best.after())
        .add("wins", best.wins());
  }

  private static Document document(Score score) {
    return new Document()
        .add("strategy", score.strategy())
        .add("first", score.player().toLowerCase(Locale.ROOT))
        .add("score", score.score())
        .add("loss", score.loss());
  }
}
