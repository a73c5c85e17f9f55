package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.util.Optional;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.loopy.GameGraph;
import org.hexproof.loopy.GraphLimit;
import org.hexproof.loopy.GraphSum;
import org.hexproof.loopy.GraphTooLargeException;
import org.hexproof.loopy.GraphWriter;
import org.hexproof.loopy.ImpartialSum;
import org.hexproof.loopy.PlayOutcomes;
import org.hexproof.loopy.Player;

/** {@code hexproof hypergame}. */
final class HypergameCommand implements Command {
  static final String SUM = "sum";
  static final String AGAINST = "against";

  private static final String NEGATIVE = "negative";
  private static final String START = "start";
  private static final String GRUNDY = "grundy";
  private static final String STRATEGY = "strategy";
  private static final String ALL = "all";
  private static final String ASCII = "ascii";
  private static final String MEMORY = "memory";
  private static final ImmutableList<String> PLAYERS = ImmutableList.of("L", "R", "I", "II");
  private static final ImmutableList<String> LANGUAGES = ImmutableList.of("text", "dot");
  private static final int MEBIBYTES = (int) (GraphLimit.DEFAULT.bytes() >> 20);

  @Override
  public String name() {
    return "hypergame";
  }

  @Override
  public Options options() {
    return new Options()
        .addOption(Choices.option(SUM, "FILE"))
        .addOption(Choices.flag(NEGATIVE))
        .addOption(Choices.option(START, "NAMES"))
        .addOption(Choices.flag(GRUNDY))
        .addOption(Choices.words(STRATEGY, "PLAYER", PLAYERS))
        .addOption(Choices.flag(ALL))
        .addOption(Choices.option(AGAINST, "FILE"))
        .addOption(Choices.words(Choices.TO, "LANGUAGE", LANGUAGES))
        .addOption(Choices.flag(ASCII))
        .addOption(Choices.option(MEMORY, "MIB"))
        .addOption(Choices.textOrJson())
        .addOption(Choices.out());
  }

  @Override
  public ImmutableSet<String> repeatable() {
    return ImmutableSet.of(SUM);
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    boolean json = Choices.word(line, Choices.FORMAT, Choices.TEXT_OR_JSON).equals("json");
    checkCombination(line, json);
    String language = Choices.word(line, Choices.TO, LANGUAGES);
    String player = Choices.word(line, STRATEGY, PLAYERS);
    GraphLimit limit = new GraphLimit((long) Choices.count(line, MEMORY, MEBIBYTES, 1 << 20) << 20);
    ImmutableList<GameGraph> games = games(line, surroundings, limit);
    try (Output output = Output.of(line, surroundings.out())) {
      HypergameReport report =
          new HypergameReport(output.writer(), json, line.hasOption(ASCII), line.hasOption(ALL));
      ExitCode code = ExitCode.OK;
      if (line.hasOption(Choices.TO)) {
        GameGraph game = whole(games, limit);
        if (language.equals("dot")) {
          GraphWriter.writeDot(game, output.verbatim());
        } else {
          GraphWriter.writeText(game, output.verbatim());
        }
      } else if (line.hasOption(AGAINST)) {
        HypergameFile other = new HypergameFile(line.getOptionValue(AGAINST));
        report.compare(
            whole(games, limit),
            whole(other.games(surroundings.in(), Optional.empty(), limit), limit),
            limit);
      } else if (line.hasOption(GRUNDY)) {
        report.numbers(ImpartialSum.of(games));
      } else if (line.hasOption(STRATEGY)) {
        code =
            report.strategy(PlayOutcomes.of(whole(games, limit)), Player.valueOf(player))
                ? ExitCode.OK
                : ExitCode.NO;
      } else {
        report.outcomes(PlayOutcomes.of(whole(games, limit)));
      }
      output.commit();
      return code;
    } catch (GraphTooLargeException e) {
      throw CommandException.unreadable(
          e.getMessage() + " (--memory raises it; --grundy needs no positions of sums)");
    } catch (IllegalArgumentException e) {
      throw CommandException.unreadable(Choices.operand(line) + ": " + e.getMessage());
    }
  }

  private static void checkCombination(CommandLine line, boolean json) throws CommandException {
    ImmutableList<String> modes = ImmutableList.of(Choices.TO, AGAINST, GRUNDY, STRATEGY);
    Optional<String> first = modes.stream().filter(line::hasOption).findFirst();
    for (String mode : modes) {
      if (line.hasOption(mode) && !mode.equals(first.orElseThrow())) {
        throw CommandException.usage(
            "--" + first.get() + " and --" + mode + " are two questions; ask one at a time");
      }
    }
    if (line.hasOption(ALL) && first.isPresent() && !first.get().equals(GRUNDY)) {
      throw CommandException.usage("--all can't be combined with --" + first.get());
    }
    if (json && line.hasOption(Choices.TO)) {
      throw CommandException.usage("--to prints a game in its own language, not in JSON");
    }
  }

  private static ImmutableList<GameGraph> games(
      CommandLine line, Surroundings surroundings, GraphLimit limit) throws CommandException {
    ImmutableList.Builder<GameGraph> games = ImmutableList.builder();
    HypergameFile file = new HypergameFile(Choices.operand(line));
    Optional<String> start = Optional.ofNullable(line.getOptionValue(START));
    for (GameGraph game : file.games(surroundings.in(), start, limit)) {
      games.add(line.hasOption(NEGATIVE) ? game.negative() : game);
    }
    String[] added = line.getOptionValues(SUM);
    for (String name : added == null ? new String[0] : added) {
      games.addAll(new HypergameFile(name).games(surroundings.in(), Optional.empty(), limit));
    }
    return games.build();
  }

  private static GameGraph whole(ImmutableList<GameGraph> games, GraphLimit limit) {
    return games.stream().reduce((x, y) -> GraphSum.of(x, y, limit)).orElseThrow();
  }
}
