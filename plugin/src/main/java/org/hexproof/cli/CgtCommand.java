package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.hexproof.calculator.CgtAnswer;
import org.hexproof.calculator.CgtCalculator;
import org.hexproof.calculator.CgtKind;
import org.hexproof.entailing.AffineGames;
import org.hexproof.hot.Games;
import org.hexproof.loopy.GraphLimit;
import org.hexproof.report.Account;
import org.hexproof.report.game.CgtReport;
import org.hexproof.rule.RuleReader;
import org.hexproof.rule.Rules;
import org.hexproof.rule.Situation;

/**
 * {@code hexproof cgt}, of which {@code game}, {@code hypergame} and {@code entail} are parts for
 * one kind of games each.
 */
final class CgtCommand {
  private static final String GRAPH = "graph";
  static final Choice<String> RULE =
      Choice.text("rule", "RULE")
          .proposing(
              Stream.of(
                      Rules.SHIPPED,
                      List.of(EntailCommand.NIMSTRING, EntailCommand.DOTS_AND_BOXES, GRAPH))
                  .flatMap(List::stream)
                  .collect(ImmutableList.toImmutableList()));
  static final Choice<String> LINES = Choice.text("lines", "FILE").read();
  private static final Choice<Boolean> MISERE = Choice.flag("misere");
  private static final Choice<Boolean> OUTCOME = Choice.flag("outcome");
  static final ImmutableList<Choice<?>> CHOICES = choices();

  static final ImmutableList<Rule> RULES = HypergameCommand.RULES;

  private static final ImmutableList<Choice<?>> OF_SHORT =
      Choice.list()
          .addAll(GameCommand.CHOICES)
          .add(Asking.TIMEOUT, HypergameCommand.MEMORY)
          .build();

  private static final ImmutableList<Choice<?>> OF_ENTAILING =
      Choice.list().addAll(EntailCommand.CHOICES).add(Asking.TIMEOUT).build();

  private static final ImmutableList<Choice<?>> OF_LOOPY =
      ImmutableList.of(
          GameCommand.COMPARE, Asking.TIMEOUT, HypergameCommand.MEMORY, Output.FORMAT, Output.OUT);

  private static final ImmutableList<Choice<?>> OF_LINES =
      ImmutableList.of(LINES, Asking.TIMEOUT, HypergameCommand.MEMORY, Output.FORMAT, Output.OUT);

  private static final ImmutableList<Choice<?>> OF_PLAY =
      ImmutableList.of(
          MISERE, OUTCOME, Asking.TIMEOUT, HypergameCommand.MEMORY, Output.FORMAT, Output.OUT);

  private static final ImmutableList<Choice<?>> OF_REPEATING =
      ImmutableList.of(Asking.TIMEOUT, HypergameCommand.MEMORY, Output.FORMAT, Output.OUT);

  private CgtCommand() {}

  /** Those of its parts, each once. */
  private static ImmutableList<Choice<?>> choices() {
    Map<String, Choice<?>> choices = new LinkedHashMap<>();
    Stream.of(
            ImmutableList.<Choice<?>>of(RULE, LINES, MISERE, OUTCOME, Asking.TIMEOUT),
            GameCommand.CHOICES,
            EntailCommand.CHOICES,
            HypergameCommand.CHOICES)
        .flatMap(List::stream)
        .forEach(choice -> choices.putIfAbsent(choice.name(), choice));
    return ImmutableList.copyOf(choices.values());
  }

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    if (line.has(RULE)) {
      return byRule(line.get(RULE), line, surroundings);
    }
    if (line.operands().isEmpty()) {
      check(line, OF_LINES, "lines of questions");
      return session(line, surroundings);
    }
    if (line.operands().size() != 1) {
      throw CommandException.usage("expected one GAME, not " + String.join(" ", line.operands()));
    }
    String text = line.operands().get(0);
    Optional<String> other = line.find(GameCommand.COMPARE);
    String both = text + other.map(game -> " " + game).orElse("");
    switch (CgtCalculator.kind("game", both)) {
      case SHORT -> {
        check(line, OF_SHORT, "a short game");
        return game(line, Optional.empty(), surroundings);
      }
      case ENTAILING -> {
        check(line, OF_ENTAILING, "a game that entails");
        CgtAsking asking = asking(line, surroundings);
        AffineGames games = new AffineGames(asking::look);
        return asking.within(() -> EntailCommand.run(line, games, surroundings));
      }
      case LOOPY -> {
        check(line, OF_LOOPY, "a loopy game");
        Account report =
            asking(line, surroundings).loopy("game", text, GameCommand.COMPARE.toString(), other);
        return Output.tell(report, line, surroundings);
      }
    }
    throw new AssertionError(both);
  }

  private static ExitCode byRule(String rule, Line line, Surroundings surroundings)
      throws IOException {
    String what = "--rule " + rule;
    if (rule.equals(GRAPH)) {
      check(line, HypergameCommand.CHOICES, what);
      return HypergameCommand.run(line, surroundings);
    }
    if (EntailCommand.RULE.words().contains(rule)) {
      check(line, EntailCommand.CHOICES, what);
      return EntailCommand.run(line, surroundings);
    }
    Rules rules = rules(rule, surroundings);
    if (line.get(MISERE)) {
      return played(rules, MISERE, (at, asking) -> misere(at), line, surroundings);
    }
    if (line.get(OUTCOME)) {
      return played(rules, OUTCOME, CgtCommand::outcome, line, surroundings);
    }
    if (rules.repeats()) {
      check(line, OF_REPEATING, what);
      GraphLimit limit = new GraphLimit(line.get(HypergameCommand.MEMORY));
      Situation<?> situation = rules.situation(line.operand(), text(line.operand(), surroundings));
      Account report = asking(line, surroundings).loopy(situation.graph(limit));
      return Output.tell(report, line, surroundings);
    }
    if (rules instanceof Rules.Heaps heaps && heaps.isImpartial()) {
      check(line, EntailCommand.CHOICES, what);
      Account report = EntailHeaps.read(rule, heaps, line.operand()).report(surroundings);
      return Output.tell(report, line, surroundings);
    }
    check(line, OF_SHORT, what);
    return game(line, Optional.of(rules), surroundings);
  }

  private static ExitCode game(Line line, Optional<Rules> rules, Surroundings surroundings)
      throws IOException {
    CgtAsking asking = asking(line, surroundings);
    Games games = asking.games();
    return asking.within(() -> GameCommand.run(line, rules, games, surroundings));
  }

  private static String misere(Situation<?> situation) {
    return situation.firstWinsMisere() ? "whoever moves first wins" : "whoever moves first loses";
  }

  private static String outcome(Situation<?> situation, CgtAsking asking) {
    Games games = asking.games();
    boolean left = situation.firstWins(true, games, asking::look);
    boolean right = situation.firstWins(false, games, asking::look);
    return left
        ? right ? "whoever moves first wins" : "Left wins, whoever moves first"
        : right ? "Right wins, whoever moves first" : "whoever moves second wins";
  }

  /** Answers a question about a position by play. */
  private static ExitCode played(
      Rules rules,
      Choice<Boolean> asked,
      BiFunction<Situation<?>, CgtAsking, String> answer,
      Line line,
      Surroundings surroundings)
      throws IOException {
    check(line, OF_PLAY, "%s and %s".formatted(RULE, asked));
    String operand = line.operand();
    boolean isText = rules instanceof Rules.Heaps;
    CgtAsking asking = asking(line, surroundings);
    try {
      Situation<?> situation =
          rules.situation(
              isText ? "HEAPS" : operand, isText ? operand : text(operand, surroundings));
      String told = asking.within(() -> answer.apply(situation, asking));
      return Output.tell(
          new CgtReport(
              new CgtAnswer(CgtKind.SHORT, asked.name(), ImmutableList.of(told), Optional.empty())),
          line,
          surroundings);
    } catch (IllegalArgumentException e) {
      throw CommandException.unreadable(operand + ": " + e.getMessage());
    }
  }

  private static String text(String name, Surroundings surroundings) throws IOException {
    byte[] bytes = new Inputs(surroundings.in()).bytes(new Operand(name, Optional.empty()));
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** Rules that come with the program, or those of a file. */
  private static Rules rules(String name, Surroundings surroundings) throws IOException {
    if (Rules.SHIPPED.contains(name)) {
      return Rules.shipped(name);
    }
    if (!name.equals(Inputs.STANDARD) && !Files.exists(Path.of(name))) {
      throw CommandException.usage(
          "%s: there are no such rules, and no such file\n  hint: rules that come with the program are %s"
              .formatted(name, String.join(", ", RULE.words())));
    }
    return RuleReader.read(name, text(name, surroundings));
  }

  /** Only options that are of use may be given. */
  private static void check(Line line, ImmutableList<Choice<?>> useful, String what) {
    for (Choice<?> choice : CHOICES) {
      boolean isUseful =
          choice.equals(RULE)
              || useful.stream().anyMatch(each -> each.name().equals(choice.name()));
      if (line.has(choice) && !isUseful) {
        throw CommandException.usage(choice + " does not go with " + what);
      }
    }
  }

  private static CgtAsking asking(Line line, Surroundings surroundings) {
    return new CgtAsking(
        line.get(Asking.TIMEOUT), line.get(HypergameCommand.MEMORY), surroundings.interrupt());
  }

  private static ExitCode session(Line line, Surroundings surroundings) throws IOException {
    String file = line.find(LINES).orElse(Inputs.STANDARD);
    LineBatch batch =
        new LineBatch(
            asking(line, surroundings), file, Output.isJson(line), surroundings.interrupt());
    InputStream in =
        file.equals(Inputs.STANDARD)
            ? surroundings.in()
            : new ByteArrayInputStream(
                new Inputs(surroundings.in()).bytes(new Operand(file, Optional.empty())));
    Reader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    try (Output output = Output.of(line, surroundings.out())) {
      ExitCode code = batch.run(reader, output.writer());
      output.commit();
      return code;
    }
  }
}
