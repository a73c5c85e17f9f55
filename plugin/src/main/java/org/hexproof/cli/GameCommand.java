package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.hexproof.cgt.CgtReader;
import org.hexproof.cgt.Dyadic;
import org.hexproof.hot.Game;
import org.hexproof.hot.Games;
import org.hexproof.hot.Thermographs;
import org.hexproof.hot.rule.GameSubject;
import org.hexproof.picture.Picture;
import org.hexproof.picture.PngWriter;
import org.hexproof.picture.Style;
import org.hexproof.picture.SvgWriter;
import org.hexproof.report.ThermographPicture;
import org.hexproof.report.game.GameReport;
import org.hexproof.rule.Rules;
import org.hexproof.value.ValueSyntaxException;

/** {@code hexproof game}. */
final class GameCommand {
  private static final ImmutableList<String> DRAWINGS = ImmutableList.of("text", "svg", "png");

  static final Choice<String> RULE =
      Choice.word(
          "rule", "RULE", ImmutableList.of("domineering", "cashing-cheques", "toads-and-frogs"));
  static final Choice<String> COMPARE = Choice.text("compare", "GAME");
  private static final Choice<String> COOL = Choice.text("cool", "T");
  private static final Choice<Boolean> BEST = Choice.flag("best");
  private static final Choice<Boolean> STRATEGIES = Choice.flag("strategies");
  private static final Choice<String> THERMOGRAPH = Choice.word("thermograph", "FORMAT", DRAWINGS);

  static final ImmutableList<Choice<?>> CHOICES =
      ImmutableList.of(
          RULE, COMPARE, COOL, BEST, STRATEGIES, THERMOGRAPH, Output.FORMAT, Output.OUT);

  private GameCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    return run(line, line.find(RULE).map(Rules::shipped), new Games(), surroundings);
  }

  /** Tells of a position of these rules, or of an expression, by games of a store. */
  static ExitCode run(Line line, Optional<Rules> rules, Games games, Surroundings surroundings)
      throws IOException {
    Optional<String> picture = line.find(THERMOGRAPH).filter(format -> !format.equals("text"));
    if (Output.isJson(line) && picture.isPresent()) {
      throw CommandException.usage(
          THERMOGRAPH + " " + picture.get() + " draws a picture, which is no JSON");
    }
    try {
      GameReport report = report(line, rules, games, surroundings);
      if (picture.isPresent()) {
        draw(report, picture.get(), line, surroundings);
      } else {
        Output.tell(report, line, surroundings);
      }
      return ExitCode.OK;
    } catch (StackOverflowError e) {
      throw CommandException.undecided(
          "a game on the way is too deep"
              + (rules.isPresent()
                  ? "\n"
                      + "  hint: if play may come back to where it was, the rules need a line"
                      + " 'repeats'"
                  : ""));
    }
  }

  private static GameReport report(
      Line line, Optional<Rules> rules, Games games, Surroundings surroundings)
      throws ValueSyntaxException {
    GameSubject subject = subject(line, rules, surroundings, games);
    return new GameReport(
        games,
        new Thermographs(),
        subject,
        line.has(COMPARE)
            ? Optional.of(CgtReader.read(COMPARE.toString(), line.get(COMPARE), games))
            : Optional.empty(),
        line.has(COOL) ? Optional.of(degrees(line.get(COOL), games)) : Optional.empty(),
        line.get(BEST),
        line.get(STRATEGIES),
        line.has(THERMOGRAPH));
  }

  private static GameSubject subject(
      Line line, Optional<Rules> rules, Surroundings surroundings, Games games)
      throws ValueSyntaxException {
    if (rules.isPresent()) {
      Operand operand = new Operand(line.operand(), Optional.empty());
      byte[] bytes = new Inputs(surroundings.in()).bytes(operand);
      return rules.get().subject(operand.file(), new String(bytes, StandardCharsets.UTF_8), games);
    }
    if (line.operands().size() != 1) {
      throw CommandException.usage(
          "expected one GAME, or --rule and one FILE"
              + (line.operands().isEmpty() ? "" : ", not " + String.join(" ", line.operands())));
    }
    return GameSubject.ofExpression(line.operands().get(0), games);
  }

  private static Dyadic degrees(String text, Games games) throws ValueSyntaxException {
    Game degrees = CgtReader.read(COOL.toString(), text, games);
    return degrees
        .number()
        .filter(number -> number.signum() >= 0)
        .orElseThrow(
            () ->
                CommandException.usage(
                    COOL + " wants a number of at least 0, as in 3/2, not '" + text + "'"));
  }

  private static void draw(GameReport report, String format, Line line, Surroundings surroundings)
      throws IOException {
    Picture picture = ThermographPicture.of(report.thermograph(), report.title());
    byte[] bytes =
        format.equals("png")
            ? new PngWriter().write(picture, Style.DEFAULT)
            : new SvgWriter().write(picture, Style.DEFAULT).getBytes(StandardCharsets.UTF_8);
    Output.write(line, surroundings, bytes, /* isText= */ false);
  }
}
