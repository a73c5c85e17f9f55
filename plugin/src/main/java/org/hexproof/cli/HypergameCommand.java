package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Maps;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import org.hexproof.loopy.GameGraph;
import org.hexproof.loopy.GraphLimit;
import org.hexproof.loopy.GraphSum;
import org.hexproof.loopy.GraphWriter;
import org.hexproof.loopy.ImpartialSum;
import org.hexproof.loopy.NamedGraph;
import org.hexproof.loopy.PlayOutcomes;
import org.hexproof.loopy.Player;
import org.hexproof.report.Account;
import org.hexproof.report.game.GraphReport;
import org.hexproof.report.game.RelationReport;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.ValueSyntaxException;

/** {@code hexproof hypergame}, which is {@code cgt --rule graph}. */
final class HypergameCommand {
  static final Choice<String> SUM = Choice.text("sum", "FILE").repeated().read();
  static final Choice<String> AGAINST = Choice.text("against", "FILE").read();
  private static final Choice<Boolean> NEGATIVE = Choice.flag("negative");
  private static final Choice<String> START = Choice.text("start", "NAMES");
  private static final Choice<Boolean> GRUNDY = Choice.flag("grundy");
  private static final Choice<Player> STRATEGY =
      Choice.word(
          "strategy", "PLAYER", Maps.uniqueIndex(Arrays.asList(Player.values()), Player::name));
  private static final Choice<Boolean> ALL = Choice.flag("all");
  private static final Choice<String> TO =
      Choice.word("to", "LANGUAGE", ImmutableList.of("text", "dot"));
  static final Choice<Long> MEMORY = Choice.memory(1 << 20, GraphLimit.DEFAULT.bytes());

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .add(SUM, NEGATIVE, START, GRUNDY, STRATEGY, ALL, AGAINST, TO, ValueCommand.ASCII, MEMORY)
          .add(Output.FORMAT, Output.OUT)
          .build();

  static final ImmutableList<Rule> RULES =
      ImmutableList.of(
          Rule.oneOf(
              "%s and %s are two questions; ask one at a time", TO, AGAINST, GRUNDY, STRATEGY),
          Rule.excludes(ALL, "--all can't be combined with %s", TO, AGAINST, STRATEGY));

  private HypergameCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    boolean json = Output.isJson(line);
    if (json && line.has(TO)) {
      throw CommandException.usage("--to prints a game in its own language, not in JSON");
    }
    GraphLimit limit = new GraphLimit(line.get(MEMORY));
    ImmutableList<GameGraph> games = games(line, surroundings, limit);
    try (Output output = Output.of(line, surroundings.out())) {
      if (!line.has(TO)) {
        return output.tell(report(line, games, limit, surroundings), json);
      }
      GameGraph game = whole(games, limit);
      if (line.get(TO).equals("dot")) {
        GraphWriter.writeDot(game, output.verbatim());
      } else {
        GraphWriter.writeText(game, output.verbatim());
      }
      output.commit();
      return ExitCode.OK;
    } catch (GameTooLargeException e) {
      throw CommandException.unreadable(
          e.getMessage() + " (--memory raises it; --grundy needs no positions of sums)");
    } catch (IllegalArgumentException e) {
      throw CommandException.unreadable(line.operand() + ": " + e.getMessage());
    }
  }

  private static Account report(
      Line line, ImmutableList<GameGraph> games, GraphLimit limit, Surroundings surroundings) {
    if (line.has(AGAINST)) {
      ImmutableList<GameGraph> other =
          read(line.get(AGAINST), Optional.empty(), limit, surroundings);
      return RelationReport.of(
          whole(games, limit), whole(other, limit), limit, line.get(ValueCommand.ASCII));
    }
    if (line.get(GRUNDY)) {
      return GraphReport.grundy(
          ImpartialSum.of(games), line.get(ALL), line.get(ValueCommand.ASCII));
    }
    PlayOutcomes outcomes = PlayOutcomes.of(whole(games, limit));
    return line.has(STRATEGY)
        ? GraphReport.strategy(outcomes, line.get(STRATEGY))
        : GraphReport.outcomes(outcomes, line.get(ALL));
  }

  private static ImmutableList<GameGraph> games(
      Line line, Surroundings surroundings, GraphLimit limit) {
    ImmutableList.Builder<GameGraph> games = ImmutableList.builder();
    for (GameGraph game : read(line.operand(), line.find(START), limit, surroundings)) {
      games.add(line.get(NEGATIVE) ? game.negative() : game);
    }
    for (String name : line.all(SUM)) {
      games.addAll(read(name, Optional.empty(), limit, surroundings));
    }
    return games.build();
  }

  /**
   * The games of a file, which may be large, of which it is the sum.
   *
   * @param start where play begins instead of where the file says
   */
  private static ImmutableList<GameGraph> read(
      String name, Optional<String> start, GraphLimit limit, Surroundings surroundings) {
    try {
      String text = FileUse.read(name, () -> new Inputs(surroundings.in()).text(name));
      NamedGraph graph = NamedGraph.read(name, text, limit);
      return start.isPresent() ? graph.games(start.get()) : graph.games();
    } catch (GameTooLargeException e) {
      throw CommandException.unreadable(name + ": " + e.getMessage());
    } catch (ValueSyntaxException e) {
      throw CommandException.file(name, e);
    }
  }

  private static GameGraph whole(ImmutableList<GameGraph> games, GraphLimit limit) {
    return games.stream().reduce((x, y) -> GraphSum.of(x, y, limit)).orElseThrow();
  }
}
