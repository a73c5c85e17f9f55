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
import org.hexproof.entailing.rule.GoldbachsNim;
import org.hexproof.entailing.rule.Nimstring;
import org.hexproof.entailing.rule.StringsAndCoins;
import org.hexproof.entailing.rule.TooManyPositionsException;
import org.hexproof.entailing.rule.TopEntails;
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
  public String summary() {
    return "tells who wins games in which a move can force the next one, and how";
  }

  @Override
  public String operands() {
    return "GAME | --rule RULE HEAPS|FILE";
  }

  @Override
  public ImmutableList<String> description() {
    return ImmutableList.of(
        "Some games have moves that force the opponent to reply at once in the same part of the"
            + " game, or that let the same player move again. A part is then worth a nimber, as in"
            + " Nim: 0, *, *2, … (of nimbers that are added whoever moves loses just if the sum is"
            + " 0), or it is loony: whoever moves first wins, whatever else there is to play.",
        "top-entails: a move takes one token from a heap, and then the next has to be made in the"
            + " same heap, or splits a heap into two. Who can't move loses. goldbach-nim: a move"
            + " takes any number of tokens from a heap; if that number is prime, or that of those"
            + " left, the next move has to be made in the same heap.",
        "HEAPS is a range such as 0..100, of which the values are listed, or a position such as"
            + " 4+7+9, of which the winning moves are told, too. 5!+4 says that the next move has"
            + " to be made in the heap of 5. Heaps go up to "
            + TopEntails.MAX_HEAP
            + " in top-entails and to "
            + GoldbachsNim.MAX_HEAP
            + " in goldbach-nim.",
        "dots-and-boxes: a move draws a line between two dots; who completes a box gets it and moves"
            + " again; most boxes win. nimstring: the same, but who can't move loses, however many"
            + " boxes there are. FILE is a board: dots are + or ., lines that are drawn - and |,"
            + " and spaces stand where lines may be drawn. Lines are called by their dots, columns"
            + " from a and rows from 1 at the top: a1-b1. Or it is a graph of strings and coins, of"
            + " which lines such as 'a b ground' name the ends of strings: one from coin a to coin"
            + " b, and one from b to the ground. At most "
            + StringsAndCoins.MAX_STRINGS
            + " lines can be left to draw in dots-and-boxes, and "
            + Nimstring.MAX_STRINGS
            + " that hang together in nimstring.",
        "GAME is any game of affine normal play, by the moves of Left and of Right: {G,…|H,…}. ∞"
            + " (typed oo) is won by Left, -∞ by Right; a player with no other move moves to the"
            + " opponent's infinity, so 0 is {-∞|∞}. {∞|G} is a check: Left threatens to win, and"
            + " Right must answer by the move to G. There are also integers, nimbers *N, ups ^ and downs v, loony,"
            + " sums G + H, and -G, which has the players exchanged. A game that begins with - is"
            + " typed after --.",
        "Examples: hexproof entail --rule top-entails 0..20; hexproof entail --rule nimstring"
            + " board.txt; hexproof entail '{oo|*}' --compare '*2'.");
  }

  @Override
  public Options options() {
    return new Options()
        .addOption(
            Choices.words(
                RULE, "RULE", RULES, String.join(", ", RULES) + "; without it GAME is read"))
        .addOption(
            Choices.option(
                COMPARE,
                "GAME",
                "answers <=, >=, = or || (neither), and then whether <= and >= hold; where one does"
                    + " not, it tells a game beside which the two differ"))
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
