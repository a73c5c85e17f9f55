package org.hexproof.format.sgf;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.FormatException;
import org.hexproof.format.GameMove;
import org.hexproof.format.PlayedGame;
import org.hexproof.format.Shading;

/**
 * A Hex game from an SGF file, with all its variations. It is one of red-bean's Hex files (GM[11],
 * points such as {@code a1}) or one of Little Golem's (no GM, Go points). Every node was checked; a
 * line ends before one that can't be played.
 */
public final class SgfGame {
  private static final Pattern SIZE = Pattern.compile("([0-9]{1,3})(?::([0-9]{1,3}))?");

  private static final ImmutableSet<String> SAID =
      ImmutableSet.of("C", "GC", "N", "PB", "PW", "EV", "GN", "DT", "RE", "LB");

  private static final ImmutableList<String> SET_UP = ImmutableList.of("AB", "AW", "AE");

  private final GameTree tree;
  private final String name;
  private final SgfState start;
  private final SgfRules rules;
  private final SgfDialect dialect;
  private final Map<SgfNode, FormatException> illegal = new LinkedHashMap<>();

  private SgfGame(GameTree tree, Board board, SgfDialect dialect) {
    this.tree = tree;
    this.name = tree.root().property("GN").map(gn -> gn.values().get(0).text()).orElse("").strip();
    this.start = SgfState.start(board);
    this.rules = new SgfRules(board, dialect);
    this.dialect = dialect;
  }

  /** The game that a tree is, if it is a Hex game and its first node can be played. */
  public static SgfGame of(GameTree tree) throws FormatException {
    SgfDialect dialect = SgfDialect.of(tree);
    SgfGame game = new SgfGame(tree, board(tree.root()), dialect);
    game.check(tree, game.start);
    if (game.illegal.containsKey(tree.root())) {
      throw game.illegal.get(tree.root());
    }
    return game;
  }

  private static Board board(SgfNode root) throws FormatException {
    String hint = "the size is written SZ[n], or SZ[columns:rows]";
    Optional<SgfProperty> size = root.property("SZ");
    if (size.isEmpty()) {
      throw new FormatException(root.place(), "the game has no board size", hint);
    }
    SgfValue value = size.get().values().get(0);
    Matcher sides = SIZE.matcher(value.text().strip());
    if (!sides.matches()) {
      throw new FormatException(value.place(), "'" + value.text() + "' is not a size", hint);
    }
    int cols = Integer.parseInt(sides.group(1));
    int rows = sides.group(2) == null ? cols : Integer.parseInt(sides.group(2));
    return value.place().read(() -> new Board(cols, rows));
  }

  private void check(GameTree part, SgfState before) {
    SgfState state = before;
    for (SgfNode node : part.sequence()) {
      try {
        if (!node.equals(tree.root()) && node.property("SZ").isPresent()) {
          throw new FormatException(
              node.property("SZ").get().place(), "the size may stand in the first node only");
        }
        state = rules.after(state, node);
      } catch (FormatException e) {
        illegal.put(node, e);
        return;
      }
    }
    for (GameTree variation : part.variations()) {
      check(variation, state);
    }
  }

  /** Why the main line can't be played to its end, if it can't. */
  public Optional<FormatException> mainLineFault() {
    return tree.mainLine().stream()
        .flatMap(node -> Stream.ofNullable(illegal.get(node)))
        .findFirst();
  }

  /** Why side lines can't be played to their ends, for each that can't. */
  public ImmutableList<FormatException> sideLineFaults() {
    return illegal.values().stream()
        .filter(fault -> !Optional.of(fault).equals(mainLineFault()))
        .collect(ImmutableList.toImmutableList());
  }

  public GameTree tree() {
    return tree;
  }

  /** The letter by which the file calls a player, as in {@code B[a1]}. */
  public String letter(Color player) {
    return dialect.letter(player);
  }

  /** A cell as the file writes it; none if it is too far right or down for letters. */
  public Optional<String> point(Cell cell) {
    return dialect.text(cell);
  }

  /**
   * All nodes that can be played in the order of the file, so that each comes after the one before
   * it in play.
   */
  public ImmutableList<SgfStep> steps() {
    return new SgfWalk(rules, start, ImmutableSet.copyOf(illegal.keySet())).steps(tree);
  }

  /**
   * The main line with the order of its moves; nothing if there are none, or stones are set up
   * between them.
   */
  public Optional<PlayedGame> played() {
    SgfState state = start;
    Position setUp = start.position();
    List<GameMove> moves = new ArrayList<>();
    try {
      for (SgfNode node : playable()) {
        SgfState set = rules.setUp(state, node);
        Optional<GameMove> move = rules.move(node);
        if (moves.isEmpty()) {
          setUp = set.position();
        } else if (SET_UP.stream().anyMatch(id -> node.property(id).isPresent())) {
          return Optional.empty();
        }
        move.ifPresent(made -> add(moves, made));
        state = rules.after(state, node);
      }
    } catch (FormatException e) {
      throw new IllegalStateException("the game was checked", e);
    }
    return moves.isEmpty()
        ? Optional.empty()
        : Optional.of(new PlayedGame(setUp, ImmutableList.copyOf(moves), moves.size(), ""));
  }

  /** A swap after which the same side moves was one of sides, whatever the file calls it. */
  private static void add(List<GameMove> moves, GameMove move) {
    GameMove last = Iterables.getLast(moves, move);
    if (last.kind() == GameMove.Kind.SWAP_PIECES
        && last.player() == move.player()
        && moves.size() > 0
        && !move.kind().ends()) {
      moves.set(moves.size() - 1, GameMove.of(last.player(), GameMove.Kind.SWAP_SIDES));
    }
    moves.add(move);
  }

  /** Whether the main line has moves, and stones that are set up after the first. */
  public boolean hasMovesAndLaterStones() {
    return played().isEmpty() && steps().stream().anyMatch(step -> step.move().isPresent());
  }

  /** Whether there is more than the main line. */
  public boolean hasVariations() {
    return steps().size() > playable().size() || !sideLineFaults().isEmpty();
  }

  public boolean hasComments() {
    return steps().stream()
        .flatMap(step -> step.node().properties().stream())
        .anyMatch(property -> SAID.contains(property.id()));
  }

  private List<SgfNode> playable() {
    ImmutableList<SgfNode> line = tree.mainLine();
    int end = Iterables.indexOf(line, illegal::containsKey);
    return end < 0 ? line : line.subList(0, end);
  }

  /** The board at the end of the main line, or of as much of it as can be played. */
  public Diagram mainLine() {
    return at(playable());
  }

  /** The board on the main line after so many moves, or at its end if there are fewer. */
  public Diagram after(int moves) {
    List<SgfNode> line = new ArrayList<>();
    int played = 0;
    for (SgfNode node : playable()) {
      if (!line.isEmpty() && played >= moves) {
        break;
      }
      line.add(node);
      played += node.property("B").isPresent() || node.property("W").isPresent() ? 1 : 0;
    }
    return at(line);
  }

  /**
   * The board at the end of a line of the game, whose nodes from the root on can be played in this
   * order.
   */
  public Diagram at(List<SgfNode> line) {
    SgfState state = start;
    try {
      for (SgfNode node : line) {
        state = rules.after(state, node);
      }
    } catch (FormatException e) {
      throw new IllegalArgumentException("not a line of this game", e);
    }
    boolean isTemplate = !state.selected().isEmpty();
    return new Diagram(
        name,
        state.position(),
        state.visible(),
        ImmutableSet.copyOf(Edge.values()),
        isTemplate ? state.selected() : state.shaded(),
        state.labels(),
        state.toMove(),
        isTemplate ? Shading.TEMPLATE : Shading.OUTSIDE,
        ImmutableMap.of(),
        /* coordinates= */ true);
  }
}
