package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.Optional;
import org.hexproof.cgt.CgtReader;
import org.hexproof.entailing.AffineGame;
import org.hexproof.entailing.AffineGames;
import org.hexproof.report.Account;
import org.hexproof.report.game.AffineReport;
import org.hexproof.rule.Rules;
import org.hexproof.value.ValueSyntaxException;

/** {@code hexproof entail}. */
final class EntailCommand {
  static final String TOP_ENTAILS = "top-entails";
  static final String GOLDBACHS_NIM = "goldbach-nim";
  static final String NIMSTRING = "nimstring";
  static final String DOTS_AND_BOXES = "dots-and-boxes";

  private static final ImmutableList<String> RULES =
      ImmutableList.of(TOP_ENTAILS, GOLDBACHS_NIM, NIMSTRING, DOTS_AND_BOXES);

  static final Choice<String> RULE = Choice.word("rule", "RULE", RULES);
  private static final Choice<String> COMPARE = Choice.text("compare", "GAME");

  static final ImmutableList<Choice<?>> CHOICES =
      ImmutableList.of(RULE, COMPARE, Output.FORMAT, Output.OUT);

  private EntailCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    return run(line, new AffineGames(), surroundings);
  }

  /** Tells of heaps, a board, or a game of a store. */
  static ExitCode run(Line line, AffineGames games, Surroundings surroundings) throws IOException {
    Optional<String> rule = line.find(RULE);
    if (line.operands().size() != 1) {
      throw CommandException.usage(
          "expected one "
              + (rule.isPresent() ? "HEAPS or FILE" : "GAME")
              + ", not "
              + (line.operands().isEmpty() ? "none" : String.join(" ", line.operands())));
    }
    if (rule.isPresent() && line.has(COMPARE)) {
      throw CommandException.usage("--compare is for a GAME, without --rule");
    }
    Account report =
        rule.isPresent()
            ? byRule(rule.get(), line.operands().get(0), surroundings)
            : ofGame(line.operands().get(0), line, games);
    return Output.tell(report, line, surroundings);
  }

  private static Account byRule(String rule, String operand, Surroundings surroundings)
      throws ValueSyntaxException {
    return switch (rule) {
      case NIMSTRING, DOTS_AND_BOXES ->
          EntailBoard.read(operand, surroundings).report(rule.equals(DOTS_AND_BOXES), surroundings);
      default -> {
        if (!(Rules.shipped(rule) instanceof Rules.Heaps heaps)) {
          throw new AssertionError(rule);
        }
        yield EntailHeaps.read(rule, heaps, operand).report(surroundings);
      }
    };
  }

  private static Account ofGame(String text, Line line, AffineGames games)
      throws ValueSyntaxException {
    AffineGame game = CgtReader.read("GAME", text, games);
    Optional<AffineGame> other =
        line.has(COMPARE)
            ? Optional.of(CgtReader.read("--compare", line.get(COMPARE), games))
            : Optional.empty();
    return new AffineReport(games, game, other);
  }
}
