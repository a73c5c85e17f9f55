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
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.hexproof.calculator.CgtAnswer;
import org.hexproof.calculator.CgtCalculator;
import org.hexproof.calculator.CgtKind;
import org.hexproof.cgt.CgtReader;
import org.hexproof.cgt.Dyadic;
import org.hexproof.cgt.Kind;
import org.hexproof.entailing.AffineGames;
import org.hexproof.format.Source;
import org.hexproof.hot.GameWriter;
import org.hexproof.hot.Games;
import org.hexproof.hot.Thermographs;
import org.hexproof.loopy.GraphLimit;
import org.hexproof.picture.Picture;
import org.hexproof.picture.PngWriter;
import org.hexproof.picture.Style;
import org.hexproof.picture.SvgWriter;
import org.hexproof.report.Account;
import org.hexproof.report.ThermographPicture;
import org.hexproof.report.game.AffineReport;
import org.hexproof.report.game.CgtReport;
import org.hexproof.report.game.GameReport;
import org.hexproof.rule.GameSubject;
import org.hexproof.rule.RuleReader;
import org.hexproof.rule.Rules;
import org.hexproof.rule.Situation;
import org.hexproof.value.ValueSyntaxException;

/**
 * {@code hexproof cgt}, of which {@code game}, {@code hypergame} and {@code entail} are other names
 * for one kind of games each, with the options for these.
 */
final class CgtCommand {
  private static final String GRAPH = "graph";
  private static final String DOTS_AND_BOXES = "dots-and-boxes";
  private static final ImmutableList<String> BOARDS = ImmutableList.of("nimstring", DOTS_AND_BOXES);
  private static final ImmutableList<String> DRAWINGS = ImmutableList.of("text", "svg", "png");

  static final Choice<String> RULE =
      Choice.text("rule", "RULE")
          .proposing(
              ImmutableList.<String>builder()
                  .addAll(Rules.SHIPPED)
                  .addAll(BOARDS)
                  .add(GRAPH)
                  .build());
  private static final Choice<String> COMPARE = Choice.text("compare", "GAME");
  private static final Choice<String> COOL = Choice.text("cool", "T");
  private static final Choice<Boolean> BEST = Choice.flag("best");
  private static final Choice<Boolean> STRATEGIES = Choice.flag("strategies");
  private static final Choice<String> THERMOGRAPH = Choice.word("thermograph", "FORMAT", DRAWINGS);
  static final Choice<String> LINES = Choice.text("lines", "FILE").read();
  private static final Choice<Boolean> MISERE = Choice.flag("misere");
  private static final Choice<Boolean> OUTCOME = Choice.flag("outcome");

  private static final ImmutableList<Choice<?>> LIMITS =
      ImmutableList.of(Asking.TIMEOUT, HypergameCommand.MEMORY);

  static final ImmutableList<Choice<?>> GAME =
      Choice.list()
          .addAll(LIMITS)
          .add(
              Choice.word(
                  RULE.name(),
                  "RULE",
                  ImmutableList.of("domineering", "cashing-cheques", "toads-and-frogs")),
              COMPARE,
              COOL,
              BEST,
              STRATEGIES,
              THERMOGRAPH,
              Output.FORMAT,
              Output.OUT)
          .build();

  static final ImmutableList<Choice<?>> ENTAIL =
      ImmutableList.of(
          Choice.word(
              RULE.name(),
              "RULE",
              ImmutableList.of("top-entails", "goldbach-nim", "nimstring", DOTS_AND_BOXES)),
          COMPARE,
          Output.FORMAT,
          Output.OUT);

  static final ImmutableList<Rule> ENTAIL_RULES =
      ImmutableList.of(Rule.excludes(RULE, "%s is for a GAME, without --rule", COMPARE));

  static final ImmutableList<Choice<?>> CHOICES = choices();

  private final Line line;
  private final Surroundings surroundings;

  private CgtCommand(Line line, Surroundings surroundings) {
    this.line = line;
    this.surroundings = surroundings;
  }

  /** Its own, and those of its parts, each once. */
  private static ImmutableList<Choice<?>> choices() {
    Map<String, Choice<?>> choices = new LinkedHashMap<>();
    Stream.of(
            ImmutableList.<Choice<?>>of(RULE, LINES, MISERE, OUTCOME),
            GAME,
            HypergameCommand.CHOICES)
        .flatMap(List::stream)
        .forEach(choice -> choices.putIfAbsent(choice.name(), choice));
    return ImmutableList.copyOf(choices.values());
  }

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    CgtCommand command = new CgtCommand(line, surroundings);
    if (line.operands().isEmpty() && !line.has(RULE)) {
      return command.session();
    }
    String both = command.operand() + line.find(COMPARE).map(game -> " " + game).orElse("");
    return command.run(line.has(RULE) ? CgtKind.SHORT : CgtCalculator.kind("game", both));
  }

  /** Of short games only. */
  static ExitCode game(Line line, Surroundings surroundings) throws IOException {
    return new CgtCommand(line, surroundings).run(CgtKind.SHORT);
  }

  /** Of entailing games only. */
  static ExitCode entail(Line line, Surroundings surroundings) throws IOException {
    return new CgtCommand(line, surroundings).run(CgtKind.ENTAILING);
  }

  private String operand() {
    if (line.operands().size() != 1) {
      throw CommandException.usage(
          "expected one %s, not %s"
              .formatted(
                  line.has(RULE) ? "HEAPS or FILE" : "GAME",
                  line.operands().isEmpty() ? "none" : String.join(" ", line.operands())));
    }
    return line.operands().get(0);
  }

  private ExitCode run(CgtKind kind) throws IOException {
    String text = operand();
    if (line.has(RULE)) {
      return byRule(line.get(RULE), text);
    }
    CgtAsking asking = asking();
    switch (kind) {
      case SHORT -> {
        check("a short game", GAME);
        return told(asking, games -> GameSubject.ofExpression(text, games));
      }
      case ENTAILING -> {
        check("a game that entails", ENTAIL, Asking.TIMEOUT);
        AffineGames games = new AffineGames(asking::look);
        return asking.within(
            () -> tell(AffineReport.of(games, CgtReader.read("GAME", text, games), other(games))));
      }
      case LOOPY -> {
        check("a loopy game", LIMITS, COMPARE);
        return tell(asking.loopy("game", text, COMPARE.toString(), line.find(COMPARE)));
      }
    }
    throw new AssertionError(kind);
  }

  private ExitCode tell(Account account) throws IOException {
    return Output.tell(account, line, surroundings);
  }

  private <T> Optional<T> other(Kind<T> kind) throws ValueSyntaxException {
    return line.has(COMPARE)
        ? Optional.of(CgtReader.read(COMPARE.toString(), line.get(COMPARE), kind))
        : Optional.empty();
  }

  private ExitCode byRule(String rule, String operand) throws IOException {
    String what = "--rule " + rule;
    if (rule.equals(GRAPH)) {
      check(what, HypergameCommand.CHOICES);
      return HypergameCommand.run(line, surroundings);
    }
    if (BOARDS.contains(rule)) {
      check(what, ImmutableList.of());
      return tell(
          EntailingRules.board(operand, text(operand), rule.equals(DOTS_AND_BOXES), surroundings));
    }
    Rules rules = rules(rule);
    boolean isPlayed = line.get(MISERE) || line.get(OUTCOME);
    if (rules instanceof Rules.Heaps heaps
        && heaps.isImpartial()
        && (heaps.entails() || !isPlayed)) {
      check(what, ImmutableList.of());
      return tell(EntailingRules.heaps(rule, heaps, operand, surroundings));
    }
    if (isPlayed) {
      return played(rules, operand);
    }
    String text = text(operand);
    if (rules.repeats()) {
      check(what, LIMITS);
      GraphLimit limit = new GraphLimit(line.get(HypergameCommand.MEMORY));
      return tell(asking().loopy(rules.situation(operand, text).graph(limit)));
    }
    check(what, GAME);
    return told(
        asking(),
        games -> {
          try {
            return rules.subject(operand, text, games);
          } catch (StackOverflowError e) {
            throw CommandException.undecided(
                "a game on the way is too deep\n"
                    + "  hint: if play may come back to where it was, the rules need a line"
                    + " 'repeats'");
          }
        });
  }

  /** Finds what is told of in a store. */
  private interface Finding {
    GameSubject find(Games games) throws ValueSyntaxException;
  }

  /** Tells of a short game. */
  private ExitCode told(CgtAsking asking, Finding finding) throws IOException {
    Optional<String> picture = line.find(THERMOGRAPH).filter(format -> !format.equals("text"));
    if (Output.isJson(line) && picture.isPresent()) {
      throw CommandException.usage(
          THERMOGRAPH + " " + picture.get() + " draws a picture, which is no JSON");
    }
    Games games = asking.games();
    return asking.within(
        () -> {
          GameSubject subject = finding.find(games);
          Thermographs thermographs = new Thermographs();
          if (picture.isEmpty()) {
            return tell(GameReport.of(games, thermographs, subject, wanted(games)));
          }
          Picture drawn =
              ThermographPicture.of(
                  thermographs.of(subject.value()), GameWriter.write(subject.value()));
          byte[] bytes =
              picture.get().equals("png")
                  ? new PngWriter().write(drawn, Style.DEFAULT)
                  : new SvgWriter().write(drawn, Style.DEFAULT).getBytes(StandardCharsets.UTF_8);
          Output.write(line, surroundings, bytes, /* isText= */ false);
          return ExitCode.OK;
        });
  }

  private GameReport.Wanted wanted(Games games) throws ValueSyntaxException {
    return new GameReport.Wanted(
        other(games),
        line.has(COOL) ? Optional.of(degrees(line.get(COOL), games)) : Optional.empty(),
        line.get(BEST),
        line.get(STRATEGIES),
        line.has(THERMOGRAPH));
  }

  private static Dyadic degrees(String text, Games games) throws ValueSyntaxException {
    return CgtReader.read(COOL.toString(), text, games)
        .number()
        .filter(number -> number.signum() >= 0)
        .orElseThrow(
            () ->
                CommandException.usage(
                    COOL + " wants a number of at least 0, as in 3/2, not '" + text + "'"));
  }

  /** Answers a question about a position by play. */
  private ExitCode played(Rules rules, String operand) throws IOException {
    Choice<Boolean> asked = line.get(MISERE) ? MISERE : OUTCOME;
    check(RULE + " and " + asked, LIMITS, asked);
    boolean isText = rules instanceof Rules.Heaps;
    CgtAsking asking = asking();
    try {
      Situation<?> situation =
          rules.situation(isText ? "HEAPS" : operand, isText ? operand : text(operand));
      String told =
          asking.within(
              () ->
                  line.get(MISERE)
                      ? "whoever moves first "
                          + (situation.firstWinsMisere(asking.games(), asking::look)
                              ? "wins"
                              : "loses")
                      : GameReport.winner(situation.outcome(asking.games(), asking::look)));
      return tell(
          CgtReport.of(
              new CgtAnswer(
                  CgtKind.SHORT, asked.name(), ImmutableList.of(told), Optional.empty())));
    } catch (IllegalArgumentException e) {
      throw CommandException.unreadable(operand + ": " + e.getMessage());
    }
  }

  private String text(String name) throws IOException {
    byte[] bytes = bytes(name);
    if (bytes.length > Source.MAX_BYTES) {
      throw CommandException.unreadable(
          name + ": larger than " + Source.MAX_BYTES / (1 << 20) + " MiB, which no board is");
    }
    String text = new String(bytes, StandardCharsets.UTF_8);
    // Some editors begin a file with a byte order mark.
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  private byte[] bytes(String name) {
    return new Inputs(surroundings.in()).bytes(new Operand(name, Optional.empty()));
  }

  /** Rules that come with the program, or those of a file. */
  private Rules rules(String name) throws IOException {
    if (Rules.SHIPPED.contains(name)) {
      return Rules.shipped(name);
    }
    if (!name.equals(Inputs.STANDARD) && !Files.exists(Path.of(name))) {
      throw CommandException.usage(
          "%s: there are no such rules, and no such file\n  hint: rules that come with the program are %s"
              .formatted(name, String.join(", ", RULE.words())));
    }
    return RuleReader.read(name, text(name));
  }

  /** Only options that are of use may be given. */
  private void check(String what, ImmutableList<Choice<?>> useful, Choice<?>... more) {
    for (Choice<?> choice : line.choices()) {
      boolean isUseful =
          Stream.of(List.of(RULE, Output.FORMAT, Output.OUT), useful, List.of(more))
              .flatMap(List::stream)
              .anyMatch(each -> each.name().equals(choice.name()));
      if (line.has(choice) && !isUseful) {
        throw CommandException.usage(choice + " does not go with " + what);
      }
    }
  }

  private CgtAsking asking() {
    Duration time =
        line.choices().contains(Asking.TIMEOUT) ? line.get(Asking.TIMEOUT) : Duration.ofDays(365);
    return new CgtAsking(time, line.get(HypergameCommand.MEMORY), surroundings.interrupt());
  }

  private ExitCode session() throws IOException {
    check("lines of questions", LIMITS, LINES);
    String file = line.find(LINES).orElse(Inputs.STANDARD);
    LineBatch batch = new LineBatch(asking(), file, Output.isJson(line), surroundings.interrupt());
    InputStream in =
        file.equals(Inputs.STANDARD) ? surroundings.in() : new ByteArrayInputStream(bytes(file));
    Reader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    try (Output output = Output.of(line, surroundings.out())) {
      ExitCode code = batch.run(reader, output.writer());
      output.commit();
      return code;
    }
  }
}
