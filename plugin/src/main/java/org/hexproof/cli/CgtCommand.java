package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.hexproof.calculator.CgtCalculator;
import org.hexproof.calculator.CgtKind;
import org.hexproof.cgt.CgtReader;
import org.hexproof.cgt.Dyadic;
import org.hexproof.cgt.Kind;
import org.hexproof.entailing.AffineGames;
import org.hexproof.hot.Game;
import org.hexproof.hot.GameWriter;
import org.hexproof.hot.Games;
import org.hexproof.hot.Thermographs;
import org.hexproof.picture.Picture;
import org.hexproof.picture.PngWriter;
import org.hexproof.picture.Style;
import org.hexproof.picture.SvgWriter;
import org.hexproof.report.Account;
import org.hexproof.report.ThermographPicture;
import org.hexproof.report.game.AffineReport;
import org.hexproof.report.game.GameReport;
import org.hexproof.rule.GameSubject;
import org.hexproof.rule.Rules;
import org.hexproof.value.ValueSyntaxException;

/**
 * {@code hexproof cgt}, of which {@code game}, {@code hypergame} and {@code entail} are other names
 * for one kind of games each, with the options for these.
 */
final class CgtCommand {
  static final String GRAPH = "graph";
  private static final ImmutableList<String> DRAWINGS = ImmutableList.of("text", "svg", "png");

  static final Choice<String> RULE =
      Choice.text("rule", "RULE")
          .proposing(ImmutableList.<String>builder().addAll(Rules.SHIPPED).add(GRAPH).build());
  private static final Choice<String> COMPARE = Choice.text("compare", "GAME");
  private static final Choice<String> COOL = Choice.text("cool", "T");
  private static final Choice<Boolean> BEST = Choice.flag("best");
  private static final Choice<Boolean> STRATEGIES = Choice.flag("strategies");
  private static final Choice<String> THERMOGRAPH = Choice.word("thermograph", "FORMAT", DRAWINGS);
  private static final Choice<Boolean> PARTS = Choice.flag("parts");
  static final Choice<String> LINES = Choice.text("lines", "FILE").read();
  static final Choice<Boolean> MISERE = Choice.flag("misere");
  static final Choice<Boolean> OUTCOME = Choice.flag("outcome");
  static final Choice<Boolean> BRIDGES = Choice.flag("bridges");

  static final ImmutableList<Choice<?>> LIMITS =
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
              PARTS,
              Output.FORMAT,
              Output.OUT)
          .build();

  static final ImmutableList<Choice<?>> ENTAIL =
      ImmutableList.of(
          Choice.word(
              RULE.name(),
              "RULE",
              ImmutableList.of("top-entails", "goldbach-nim", "nimstring", "dots-and-boxes")),
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
            ImmutableList.<Choice<?>>of(RULE, LINES, MISERE, OUTCOME, BRIDGES),
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
      return new CgtRules(this, line, surroundings).run(line.get(RULE), text);
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

  ExitCode tell(Account account) throws IOException {
    return Output.tell(account, line, surroundings);
  }

  private <T> Optional<T> other(Kind<T> kind) throws ValueSyntaxException {
    return line.has(COMPARE)
        ? Optional.of(CgtReader.read(COMPARE.toString(), line.get(COMPARE), kind))
        : Optional.empty();
  }

  /** Finds what is told of in a store. */
  interface Finding {
    GameSubject find(Games games) throws ValueSyntaxException;
  }

  /** Tells of a short game. */
  ExitCode told(CgtAsking asking, Finding finding) throws IOException {
    Optional<String> picture = line.find(THERMOGRAPH).filter(format -> !format.equals("text"));
    if (Output.isJson(line) && picture.isPresent()) {
      throw CommandException.usage(
          THERMOGRAPH + " " + picture.get() + " draws a picture, which is no JSON");
    }
    if (line.get(PARTS) && !line.has(THERMOGRAPH)) {
      throw CommandException.usage(PARTS + " is for " + THERMOGRAPH);
    }
    Games games = asking.games();
    return asking.within(
        () -> {
          GameSubject subject = finding.find(games);
          Thermographs thermographs = new Thermographs();
          ImmutableList<Game> drawable = drawable(subject);
          if (picture.isEmpty()) {
            return tell(GameReport.of(games, thermographs, subject, wanted(games, drawable)));
          }
          Picture drawn =
              ThermographPicture.of(
                  drawable.stream().map(thermographs::of).collect(ImmutableList.toImmutableList()),
                  drawable.stream().map(GameWriter::write).collect(joining(", ")));
          byte[] bytes =
              picture.get().equals("png")
                  ? new PngWriter().write(drawn, Style.DEFAULT)
                  : new SvgWriter().write(drawn, Style.DEFAULT).getBytes(StandardCharsets.UTF_8);
          Output.write(line, surroundings, bytes, /* isText= */ false);
          return ExitCode.OK;
        });
  }

  /** What there are thermographs of, if any are wanted. */
  private ImmutableList<Game> drawable(GameSubject subject) {
    return Stream.concat(
            line.has(THERMOGRAPH) ? Stream.of(subject.value()) : Stream.empty(),
            line.get(PARTS) ? subject.summands().stream() : Stream.empty())
        .distinct()
        .collect(ImmutableList.toImmutableList());
  }

  private GameReport.Wanted wanted(Games games, ImmutableList<Game> drawn)
      throws ValueSyntaxException {
    return new GameReport.Wanted(
        other(games),
        line.has(COOL) ? Optional.of(degrees(line.get(COOL), games)) : Optional.empty(),
        line.get(BEST),
        line.get(STRATEGIES),
        drawn);
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

  /** Only options that are of use may be given. */
  void check(String what, ImmutableList<Choice<?>> useful, Choice<?>... more) {
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

  CgtAsking asking() {
    Duration time =
        line.choices().contains(Asking.TIMEOUT) ? line.get(Asking.TIMEOUT) : Duration.ofDays(365);
    return new CgtAsking(time, line.get(HypergameCommand.MEMORY), surroundings.interrupt());
  }

  private ExitCode session() throws IOException {
    check("lines of questions", LIMITS, LINES);
    String file = line.find(LINES).orElse(Inputs.STANDARD);
    LineBatch batch = new LineBatch(asking(), file, Output.isJson(line), surroundings.interrupt());
    InputStream in = FileUse.read(file, () -> new Inputs(surroundings.in()).open(file));
    try (Reader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        Output output = Output.of(line, surroundings.out())) {
      ExitCode code = batch.run(reader, output.writer());
      output.commit();
      return code;
    }
  }
}
