package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.hot.Dyadic;
import org.hexproof.hot.Game;
import org.hexproof.hot.GameReader;
import org.hexproof.hot.Games;
import org.hexproof.hot.SumPlay;
import org.hexproof.hot.TooManyGamesException;
import org.hexproof.hot.rule.RuleValues;
import org.hexproof.picture.Picture;
import org.hexproof.picture.PngWriter;
import org.hexproof.picture.Style;
import org.hexproof.picture.SvgWriter;
import org.hexproof.report.ThermographPicture;
import org.hexproof.value.ValueSyntaxException;

/** {@code hexproof game}. */
final class GameCommand implements Command {
  private static final String RULE = "rule";
  private static final String COMPARE = "compare";
  private static final String COOL = "cool";
  private static final String BEST = "best";
  private static final String STRATEGIES = "strategies";
  private static final String THERMOGRAPH = "thermograph";
  private static final ImmutableList<String> DRAWINGS = ImmutableList.of("text", "svg", "png");

  @Override
  public String name() {
    return "game";
  }

  @Override
  public Options options() {
    return new Options()
        .addOption(Choices.words(RULE, "RULE", GameSubject.RULES))
        .addOption(Choices.option(COMPARE, "GAME"))
        .addOption(Choices.option(COOL, "T"))
        .addOption(Choices.flag(BEST))
        .addOption(Choices.flag(STRATEGIES))
        .addOption(Choices.words(THERMOGRAPH, "FORMAT", DRAWINGS))
        .addOption(Choices.textOrJson())
        .addOption(Choices.out());
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    boolean json = Choices.word(line, Choices.FORMAT, Choices.TEXT_OR_JSON).equals("json");
    Optional<String> drawing =
        line.hasOption(THERMOGRAPH)
            ? Optional.of(Choices.word(line, THERMOGRAPH, DRAWINGS))
            : Optional.empty();
    if (json && drawing.isPresent() && !drawing.get().equals("text")) {
      throw CommandException.usage(
          "--" + THERMOGRAPH + " " + drawing.get() + " draws a picture, which is no JSON");
    }
    try {
      GameReport report = report(line, surroundings, drawing);
      if (drawing.isPresent() && !drawing.get().equals("text")) {
        draw(report, drawing.get(), line, surroundings);
      } else {
        write(report, json, line, surroundings);
      }
      return ExitCode.OK;
    } catch (ValueSyntaxException e) {
      throw CommandException.unreadable(e.getMessage());
    } catch (TooManyGamesException
        | RuleValues.TooManyPositionsException
        | SumPlay.TooLongException
        | Dyadic.RangeException e) {
      surroundings.err().println("hexproof: undecided: " + e.getMessage());
    } catch (StackOverflowError e) {
      surroundings.err().println("hexproof: undecided: a game on the way is too deep");
    }
    return ExitCode.UNDECIDED;
  }

  private static GameReport report(
      CommandLine line, Surroundings surroundings, Optional<String> drawing)
      throws CommandException, ValueSyntaxException {
    Games games = new Games();
    GameSubject subject = subject(line, surroundings, games);
    GameReport report = new GameReport(games, subject);
    if (line.hasOption(COMPARE)) {
      report.compare(GameReader.read("--" + COMPARE, line.getOptionValue(COMPARE), games));
    }
    if (line.hasOption(COOL)) {
      report.cool(degrees(line.getOptionValue(COOL), games));
    }
    if (line.hasOption(BEST)) {
      report.best();
    }
    if (line.hasOption(STRATEGIES)) {
      report.strategies();
    }
    if (drawing.isPresent()) {
      report.thermograph();
    }
    return report;
  }

  private static GameSubject subject(CommandLine line, Surroundings surroundings, Games games)
      throws CommandException, ValueSyntaxException {
    if (line.hasOption(RULE)) {
      String rule = Choices.word(line, RULE, GameSubject.RULES);
      Operand operand = new Operand(Choices.operand(line), Optional.empty());
      byte[] bytes = new Inputs(surroundings.in()).bytes(operand);
      return GameSubject.ofFile(rule, operand.file(), bytes, games);
    }
    if (line.getArgList().size() != 1) {
      throw CommandException.usage(
          "expected one GAME, or --rule and one FILE"
              + (line.getArgList().isEmpty()
                  ? ""
                  : ", not " + String.join(" ", line.getArgList())));
    }
    return GameSubject.ofExpression(line.getArgList().get(0), games);
  }

  private static Dyadic degrees(String text, Games games)
      throws CommandException, ValueSyntaxException {
    Game degrees = GameReader.read("--" + COOL, text, games);
    return degrees
        .number()
        .filter(number -> number.signum() >= 0)
        .orElseThrow(
            () ->
                CommandException.usage(
                    "--" + COOL + " wants a number of at least 0, as in 3/2, not '" + text + "'"));
  }

  private static void write(
      GameReport report, boolean json, CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    try (Output output = Output.of(line, surroundings.out())) {
      report.write(output.writer(), json);
      output.commit();
    }
  }

  private static void draw(
      GameReport report, String format, CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    Picture picture = ThermographPicture.of(report.drawn(), report.title());
    byte[] bytes =
        format.equals("png")
            ? new PngWriter().write(picture, Style.DEFAULT)
            : new SvgWriter().write(picture, Style.DEFAULT).getBytes(StandardCharsets.UTF_8);
    try (Output output = Output.of(line, surroundings.out())) {
      output.stream().write(bytes);
      output.commit();
    }
  }
}
