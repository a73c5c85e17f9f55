package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.Optional;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.entailing.AffineGame;
import org.hexproof.entailing.AffineGames;
import org.hexproof.entailing.AffineReader;
import org.hexproof.entailing.AffineStoreFullException;
import org.hexproof.entailing.rule.TooManyPositionsException;
import org.hexproof.value.ValueSyntaxException;

/** {@code hexproof entail}. */
final class EntailCommand implements Command {
  static final String RULE = "rule";
  static final String TOP_ENTAILS = "top-entails";
  static final String GOLDBACHS_NIM = "goldbach-nim";
  static final String NIMSTRING = "nimstring";
  static final String DOTS_AND_BOXES = "dots-and-boxes";

  private static final String COMPARE = "compare";
  private static final ImmutableList<String> RULES =
      ImmutableList.of(TOP_ENTAILS, GOLDBACHS_NIM, NIMSTRING, DOTS_AND_BOXES);

  @Override
  public String name() {
    return "entail";
  }

  @Override
  public Options options() {
    return new Options()
        .addOption(Choices.words(RULE, "RULE", RULES))
        .addOption(Choices.option(COMPARE, "GAME"))
        .addOption(Choices.textOrJson())
        .addOption(Choices.out());
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    boolean json = Choices.word(line, Choices.FORMAT, Choices.TEXT_OR_JSON).equals("json");
    Optional<String> rule =
        line.hasOption(RULE) ? Optional.of(Choices.word(line, RULE, RULES)) : Optional.empty();
    if (line.getArgList().size() != 1) {
      throw CommandException.usage(
          "expected one "
              + (rule.isPresent() ? "HEAPS or FILE" : "GAME")
              + ", not "
              + (line.getArgList().isEmpty() ? "none" : String.join(" ", line.getArgList())));
    }
    if (rule.isPresent() && line.hasOption(COMPARE)) {
      throw CommandException.usage("--compare is for a GAME, without --rule");
    }
    try {
      Reply report =
          rule.isPresent()
              ? byRule(rule.get(), line.getArgList().get(0), surroundings)
              : ofGame(line.getArgList().get(0), line);
      try (Output output = Output.of(line, surroundings.out())) {
        report.write(output.writer(), json);
        output.commit();
      }
      return ExitCode.OK;
    } catch (ValueSyntaxException e) {
      throw CommandException.unreadable(e.getMessage());
    } catch (AffineStoreFullException | TooManyPositionsException e) {
      surroundings.err().println("hexproof: undecided: " + e.getMessage());
      return ExitCode.UNDECIDED;
    } catch (EntailWatch.StoppedException e) {
      return ExitCode.INTERRUPTED;
    }
  }

  private static Reply byRule(String rule, String operand, Surroundings surroundings)
      throws CommandException, ValueSyntaxException {
    return switch (rule) {
      case NIMSTRING, DOTS_AND_BOXES ->
          EntailBoard.read(operand, surroundings).report(rule.equals(DOTS_AND_BOXES), surroundings);
      default -> EntailHeaps.read(rule, operand).report(surroundings);
    };
  }

  private static Reply ofGame(String text, CommandLine line) throws ValueSyntaxException {
    AffineGames games = new AffineGames();
    AffineGame game = AffineReader.read("GAME", text, games);
    Optional<AffineGame> other =
        line.hasOption(COMPARE)
            ? Optional.of(AffineReader.read("--compare", line.getOptionValue(COMPARE), games))
            : Optional.empty();
    return new AffineReport(games, game, other);
  }
}
