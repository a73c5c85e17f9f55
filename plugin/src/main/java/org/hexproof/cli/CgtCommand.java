package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.hexproof.calculator.CgtCalculator;
import org.hexproof.report.Account;

/**
 * {@code hexproof cgt}, of which {@code game}, {@code hypergame} and {@code entail} are parts for
 * one kind of games each.
 */
final class CgtCommand {
  private static final String GRAPH = "graph";
  static final Choice<String> RULE =
      Choice.word(
          "rule",
          "RULE",
          Stream.of(GameCommand.RULE.words(), EntailCommand.RULE.words(), List.of(GRAPH))
              .flatMap(List::stream)
              .collect(ImmutableList.toImmutableList()));
  static final Choice<String> LINES = Choice.text("lines", "FILE").read();
  static final ImmutableList<Choice<?>> CHOICES = choices();

  static final ImmutableList<Rule> RULES = HypergameCommand.RULES;

  private static final ImmutableList<Choice<?>> OF_LOOPY =
      ImmutableList.of(
          GameCommand.COMPARE, Asking.TIMEOUT, HypergameCommand.MEMORY, Output.FORMAT, Output.OUT);

  private static final ImmutableList<Choice<?>> OF_LINES =
      ImmutableList.of(LINES, Asking.TIMEOUT, HypergameCommand.MEMORY, Output.FORMAT, Output.OUT);

  private CgtCommand() {}

  /** Those of its parts, each once. */
  private static ImmutableList<Choice<?>> choices() {
    Map<String, Choice<?>> choices = new LinkedHashMap<>();
    Stream.of(
            ImmutableList.<Choice<?>>of(RULE, LINES, Asking.TIMEOUT),
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
        check(line, GameCommand.CHOICES, "a short game");
        return GameCommand.run(line, surroundings);
      }
      case ENTAILING -> {
        check(line, EntailCommand.CHOICES, "a game that entails");
        return EntailCommand.run(line, surroundings);
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
    if (GameCommand.RULE.words().contains(rule)) {
      check(line, GameCommand.CHOICES, what);
      return GameCommand.run(line, surroundings);
    }
    check(line, EntailCommand.CHOICES, what);
    return EntailCommand.run(line, surroundings);
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
