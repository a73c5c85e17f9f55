package org.hexproof.cli;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Range;
import com.google.common.primitives.ImmutableIntArray;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.calculator.CgtAnswer;
import org.hexproof.calculator.CgtKind;
import org.hexproof.hot.GameWriter;
import org.hexproof.loopy.GraphLimit;
import org.hexproof.report.Account;
import org.hexproof.report.game.BridgeReport;
import org.hexproof.report.game.CgtReport;
import org.hexproof.report.game.GameReport;
import org.hexproof.report.game.HeapReport;
import org.hexproof.report.game.NimstringReport;
import org.hexproof.rule.BoardRules;
import org.hexproof.rule.Bridge;
import org.hexproof.rule.CoinReader;
import org.hexproof.rule.CoinRules;
import org.hexproof.rule.EdgeGraph;
import org.hexproof.rule.Grid;
import org.hexproof.rule.HeapPosition;
import org.hexproof.rule.HeapRules;
import org.hexproof.rule.HeapTable;
import org.hexproof.rule.Nimstring;
import org.hexproof.rule.RuleReader;
import org.hexproof.rule.RuleValues;
import org.hexproof.rule.Rules;
import org.hexproof.rule.Situation;
import org.hexproof.rule.StringsAndCoins;
import org.hexproof.terminal.Progress;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/** {@code --rule}: positions of rules, with progress. */
record CgtRules(CgtCommand command, Line line, Surroundings surroundings) {
  private static final Pattern RANGE = Pattern.compile("([0-9]+)\\.\\.([0-9]+)");
  private static final String ORIGIN = "HEAPS";
  private static final String DOMINEERING = "domineering";

  /** So many positions of a board are one step. */
  private static final int STEP = 1 << 12;

  ExitCode run(String rule, String operand) throws IOException {
    String what = "--rule " + rule;
    if (rule.equals(CgtCommand.GRAPH)) {
      command.check(what, HypergameCommand.CHOICES);
      return HypergameCommand.run(line, surroundings);
    }
    Rules rules = rules(rule);
    if (rules instanceof CoinRules coins) {
      command.check(
          what, coins.mostWin() ? ImmutableList.of(CgtCommand.OUTCOME) : ImmutableList.of());
      return command.tell(board(operand, coins.mostWin()));
    }
    boolean isPlayed = line.get(CgtCommand.MISERE) || line.get(CgtCommand.OUTCOME);
    if (rules instanceof HeapRules heaps && heaps.isImpartial() && (heaps.entails() || !isPlayed)) {
      command.check(what, ImmutableList.of());
      return command.tell(heaps(rule, heaps, operand));
    }
    if (isPlayed) {
      return played(rules, operand);
    }
    if (rule.equals(DOMINEERING) && line.get(CgtCommand.BRIDGES)) {
      command.check(what, CgtCommand.LIMITS, CgtCommand.BRIDGES);
      CgtAsking asking = command.asking();
      Grid board = (Grid) rules.situation(operand, text(operand)).position();
      return command.tell(
          asking.within(
              () -> BridgeReport.of(Bridge.of((BoardRules) rules, board, asking.games()))));
    }
    if (rules instanceof HeapRules heaps && RANGE.matcher(operand.strip()).matches()) {
      command.check(what, CgtCommand.LIMITS);
      return command.tell(partizan(rule, heaps, operand));
    }
    String origin = origin(rules, operand);
    String text = text(rules, operand);
    if (rules.repeats()) {
      command.check(what, CgtCommand.LIMITS);
      GraphLimit limit = new GraphLimit(line.get(HypergameCommand.MEMORY));
      return command.tell(command.asking().loopy(rules.situation(origin, text).graph(limit)));
    }
    command.check(what, CgtCommand.GAME);
    return command.told(
        command.asking(),
        games -> {
          try {
            return rules.subject(origin, text, games);
          } catch (StackOverflowError e) {
            throw CommandException.undecided(
                "a game on the way is too deep\n"
                    + "  hint: if play may come back to where it was, the rules need a line"
                    + " 'repeats'");
          }
        });
  }

  /** Answers a question about a position by play. */
  private ExitCode played(Rules rules, String operand) throws IOException {
    Choice<Boolean> asked = line.get(CgtCommand.MISERE) ? CgtCommand.MISERE : CgtCommand.OUTCOME;
    command.check(CgtCommand.RULE + " and " + asked, CgtCommand.LIMITS, asked);
    CgtAsking asking = command.asking();
    try {
      Situation<?> situation = rules.situation(origin(rules, operand), text(rules, operand));
      String told =
          asking.within(
              () ->
                  line.get(CgtCommand.MISERE)
                      ? "whoever moves first "
                          + (situation.firstWinsMisere(asking.games(), asking::look)
                              ? "wins"
                              : "loses")
                      : GameReport.winner(situation.outcome(asking.games(), asking::look)));
      return command.tell(
          CgtReport.of(
              new CgtAnswer(
                  CgtKind.SHORT, asked.name(), ImmutableList.of(told), Optional.empty())));
    } catch (IllegalArgumentException e) {
      throw CommandException.unreadable(operand + ": " + e.getMessage());
    }
  }

  /** Rules that come with the program, or those of a file. */
  private Rules rules(String name) throws IOException {
    if (Rules.SHIPPED.contains(name)) {
      return Rules.shipped(name);
    }
    if (!name.equals(Inputs.STANDARD) && !Files.exists(Path.of(name))) {
      throw CommandException.usage(
          "%s: there are no such rules, and no such file\n  hint: rules that come with the program are %s"
              .formatted(name, String.join(", ", CgtCommand.RULE.words())));
    }
    return RuleReader.read(name, text(name));
  }

  /** Heaps are named by the operand, and other positions stand in a file. */
  private String text(Rules rules, String operand) {
    return rules instanceof HeapRules ? operand : text(operand);
  }

  private static String origin(Rules rules, String operand) {
    return rules instanceof HeapRules ? ORIGIN : operand;
  }

  private String text(String name) {
    return FileUse.read(name, () -> new Inputs(surroundings.in()).text(name));
  }

  /** A table of heaps, or a position. */
  private Account heaps(String rule, HeapRules heaps, String text) throws ValueSyntaxException {
    if (RANGE.matcher(text.strip()).matches()) {
      Range<Integer> range = range(text, heaps.largest());
      HeapTable table = table(heaps, range.upperEndpoint());
      return HeapReport.range(rule, range, heap -> table.value(heap).text());
    }
    HeapPosition position = HeapPosition.read(ORIGIN, text, heaps.largest());
    int last = position.heaps().stream().max().orElse(0);
    return HeapReport.position(rule, table(heaps, last), position);
  }

  /** A table of heaps in which the players have different moves. */
  private Account partizan(String rule, HeapRules heaps, String text) throws IOException {
    CgtAsking asking = command.asking();
    RuleValues<ImmutableIntArray> values = new RuleValues<>(heaps, asking.games());
    Range<Integer> range = range(text, HeapRules.MAX_PLAYED);
    return asking.within(
        () ->
            HeapReport.range(
                rule, range, heap -> GameWriter.write(values.of(ImmutableIntArray.of(heap)))));
  }

  private static Range<Integer> range(String text, int largest) throws ValueSyntaxException {
    Cursor cursor = new Cursor(ORIGIN, 1, text);
    Matcher range = RANGE.matcher(text.strip());
    checkState(range.matches());
    int first = HeapPosition.heap(cursor, 0, range.group(1), largest);
    int last = HeapPosition.heap(cursor, range.start(2), range.group(2), largest);
    if (first > last) {
      throw cursor.error(0, "a range goes upwards: " + last + ".." + first);
    }
    return Range.closed(first, last);
  }

  private HeapTable table(HeapRules heaps, int last) {
    // The work for a heap grows with its tokens.
    try (Progress progress = surroundings.watch().count("heaps", (last + 1L) * last / 2)) {
      return heaps.table(
          last,
          heap -> {
            progress.stepOrStop(heap);
            return false;
          });
    }
  }

  /** A board, or a graph of strings and coins, whose coins count or not. */
  private Account board(String file, boolean counting) throws IOException {
    EdgeGraph graph = CoinReader.read(file, text(file));
    int lines = counting ? graph.edges().size() : graph.largestPart();
    int most = counting ? StringsAndCoins.MAX_STRINGS : Nimstring.MAX_STRINGS;
    if (lines > most) {
      throw CommandException.unreadable(
          ("%s: %s lines%s are left to draw, too many to go through all positions\n"
                  + "  hint: there may be %s; each line more takes up to twice as long")
              .formatted(file, lines, counting ? "" : " that hang together", most));
    }
    try (Progress progress = surroundings.watch().count("positions", -1)) {
      IntConsumer watch =
          positions -> {
            if (positions % STEP == 0) {
              progress.stepOrStop(STEP);
            }
          };
      if (!counting) {
        return NimstringReport.nimstring(graph, watch);
      }
      return line.get(CgtCommand.OUTCOME)
          ? NimstringReport.outcome(graph, watch)
          : NimstringReport.boxes(graph, watch);
    }
  }
}
