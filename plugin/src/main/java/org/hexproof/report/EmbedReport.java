package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.board.Naming;
import org.hexproof.compose.EmbeddedGame;
import org.hexproof.embed.Bridgit;
import org.hexproof.format.text.TextWriter;
import org.hexproof.switching.SwitchingGame;
import org.hexproof.switching.SwitchingPlayer;
import org.hexproof.switching.SwitchingPosition;
import org.hexproof.switching.Trees;

/** What is told of a game inside a larger board. */
public record EmbedReport(EmbeddedGame game) implements Account {
  /** How many names of moves a line has. */
  private static final int PER_LINE = 8;

  /**
   * What to do if a side is to move.
   *
   * @param winning the moves that win, by name
   * @param first the move that the winner begins with; none if the winner moves second
   * @param oneTree one of the two that the winner plays by from then on, by the names of moves
   */
  private record Plan(
      Color toMove,
      Color winner,
      ImmutableList<String> winning,
      Optional<String> first,
      ImmutableList<String> oneTree,
      ImmutableList<String> otherTree) {}

  private ImmutableList<Plan> plans() {
    ImmutableList.Builder<Plan> plans = ImmutableList.builder();
    game.bridgit()
        .ifPresent(
            bridgit -> {
              for (Color toMove : Color.values()) {
                plans.add(plan(bridgit, toMove));
              }
            });
    return plans.build();
  }

  private Plan plan(Bridgit bridgit, Color toMove) {
    SwitchingPlayer mover = toMove == Color.BLACK ? SwitchingPlayer.SHORT : SwitchingPlayer.CUT;
    SwitchingPosition start = bridgit.game().start();
    Color winner = start.winner(mover) == SwitchingPlayer.SHORT ? Color.BLACK : Color.WHITE;
    ImmutableSet<Integer> winning = start.winningMoves(mover);
    // The winner's own graph, in which he is Short.
    SwitchingGame own = winner == Color.BLACK ? bridgit.game() : bridgit.dual();
    Optional<Integer> first = winning.stream().findFirst();
    SwitchingPosition after =
        first.map(edge -> own.start().with(edge, SwitchingPlayer.SHORT)).orElse(own.start());
    Trees trees = after.trees().orElseThrow();
    return new Plan(
        toMove,
        winner,
        names(winning),
        first.map(this::name),
        names(trees.first()),
        names(trees.second()));
  }

  private String name(int move) {
    return game.cells().keySet().asList().get(move);
  }

  private ImmutableList<String> names(Collection<Integer> moves) {
    return moves.stream().sorted().map(this::name).collect(ImmutableList.toImmutableList());
  }

  /** The game as a circuit of single cells, as {@code value} reads it. */
  private static String circuit(Bridgit bridgit) {
    return bridgit.hypergraph().cells().stream()
        .map(cell -> "P1(" + cell.get(0) + "," + cell.get(1) + ")")
        .collect(Collectors.joining(", ", "G(1,2) = ", ""));
  }

  @Override
  public ImmutableList<String> lines() {
    Board board = game.position().board();
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(
        "%s on a board of %sx%s, with %s"
            .formatted(
                game.name(),
                board.cols(),
                board.rows(),
                Counted.of(game.cells().size(), "empty cell")));
    game.bridgit().ifPresent(bridgit -> lines.add(circuit(bridgit)));
    lines.add("").addAll(new TextWriter().write(game.diagram(false)).lines().skip(1).iterator());
    lines.add("", "each move, and its cell:");
    ImmutableList<String> moves = game.cells().keySet().asList();
    int perLine = game.bridgit().isPresent() ? PER_LINE : game.small().cols();
    for (int i = 0; i < moves.size(); i += perLine) {
      lines.add(
          moves.subList(i, Math.min(i + perLine, moves.size())).stream()
              .map(move -> move + " " + game.cells().get(move))
              .collect(Collectors.joining(", ", "  ", "")));
    }
    for (Plan plan : plans()) {
      lines.add("");
      lines.add(
          "with %s to move, %s wins%s"
              .formatted(
                  Naming.BLACK_AND_WHITE.word(plan.toMove()),
                  Naming.BLACK_AND_WHITE.word(plan.winner()),
                  byMoves(plan.winning())));
      plan.first().ifPresent(first -> lines.add("  first " + first + ", then with two trees:"));
      if (plan.first().isEmpty()) {
        lines.add("  with two trees:");
      }
      lines.add("  " + tree(plan.oneTree()));
      lines.add("  " + tree(plan.otherTree()));
    }
    return lines.build();
  }

  private String byMoves(ImmutableList<String> winning) {
    if (winning.isEmpty()) {
      return "";
    }
    return winning.size() == game.cells().size()
        ? " by any move"
        : " by " + String.join(", ", winning);
  }

  private static String tree(ImmutableList<String> edges) {
    return edges.isEmpty() ? "without any edge" : String.join(", ", edges);
  }

  @Override
  public Document members() {
    Board board = game.position().board();
    return new Document()
        .add("game", game.bridgit().isPresent() ? "bridgit" : "hex")
        .add("cols", game.small().cols())
        .add("rows", game.small().rows())
        .add("times", game.times())
        .add("board", new Document().add("cols", board.cols()).add("rows", board.rows()))
        .addEach(
            "cells",
            game.cells().entrySet(),
            cell -> new Document().add("move", cell.getKey()).add("cell", cell.getValue()))
        .add("black", game.position().black())
        .add("white", game.position().white())
        .addIfPresent("circuit", game.bridgit().map(EmbedReport::circuit))
        .addIfPresent("plans", game.bridgit().map(bridgit -> documents(plans())));
  }

  private static List<Document> documents(ImmutableList<Plan> plans) {
    return Lists.transform(
        plans,
        plan ->
            new Document()
                .add("toMove", plan.toMove())
                .add("winner", plan.winner())
                .add("winning", plan.winning())
                .add("first", plan.first())
                .add("trees", ImmutableList.of(plan.oneTree(), plan.otherTree())));
  }
}
