package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.compose.EmbeddedGame;
import org.hexproof.embed.Bridgit;
import org.hexproof.format.text.TextWriter;
import org.hexproof.switching.SwitchingGame;
import org.hexproof.switching.SwitchingPlayer;
import org.hexproof.switching.SwitchingPosition;
import org.hexproof.switching.Trees;

/** What is told of a game inside a larger board. */
final class EmbedReport implements Reply {
  /** Of documents in JSON. */
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

  private final EmbeddedGame game;

  EmbedReport(EmbeddedGame game) {
    this.game = game;
  }

  private static String word(Color color) {
    return color.name().toLowerCase(Locale.ROOT);
  }

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
        game.name()
            + " on a board of "
            + board.cols()
            + "x"
            + board.rows()
            + ", with "
            + (game.cells().size() == 1 ? "1 empty cell" : game.cells().size() + " empty cells"));
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
              .formatted(word(plan.toMove()), word(plan.winner()), byMoves(plan.winning())));
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
  public void writeMembers(JsonWriter json) throws IOException {
    Board board = game.position().board();
    json.name("game").value(game.bridgit().isPresent() ? "bridgit" : "hex");
    json.name("cols").value(game.small().cols());
    json.name("rows").value(game.small().rows());
    json.name("times").value(game.times());
    json.name("board").beginObject();
    json.name("cols").value(board.cols());
    json.name("rows").value(board.rows());
    json.endObject();
    json.name("cells").beginArray();
    for (String move : game.cells().keySet()) {
      json.beginObject().name("move").value(move);
      json.name("cell").value(game.cells().get(move).toString()).endObject();
    }
    json.endArray();
    write(json, "black", cells(game.position().black()));
    write(json, "white", cells(game.position().white()));
    if (game.bridgit().isPresent()) {
      json.name("circuit").value(circuit(game.bridgit().get()));
      json.name("plans").beginArray();
      for (Plan plan : plans()) {
        json.beginObject().name("toMove").value(word(plan.toMove()));
        json.name("winner").value(word(plan.winner()));
        write(json, "winning", plan.winning());
        json.name("first").value(plan.first().orElse(null));
        json.name("trees").beginArray();
        write(json, plan.oneTree());
        write(json, plan.otherTree());
        json.endArray().endObject();
      }
      json.endArray();
    }
  }

  private static ImmutableList<String> cells(ImmutableSet<Cell> cells) {
    return cells.stream().map(Cell::toString).collect(ImmutableList.toImmutableList());
  }

  private static void write(JsonWriter json, String name, ImmutableList<String> words)
      throws IOException {
    write(json.name(name), words);
  }

  private static void write(JsonWriter json, ImmutableList<String> words) throws IOException {
    json.beginArray();
    for (String word : words) {
      json.value(word);
    }
    json.endArray();
  }
}
