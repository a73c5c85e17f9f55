package org.hexproof.rule;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hexproof.cgt.Side;
import org.hexproof.hot.Games;
import org.hexproof.value.ValueSyntaxException;

/**
 * Moves on a board by patterns. What the rules don't tell apart is one position: boards that are
 * turned, mirrored, or have symbols exchanged. If such a change exchanges the players, it makes the
 * negative. Found by trying all of them.
 */
public final class BoardRules implements Rules, Ruleset<Grid> {
  /** A move: patterns that are applied one after the other, each one of a set. */
  record Move(ImmutableList<ImmutableSet<CellPattern>> steps) {
    private Move changed(Turn turn, IntUnaryOperator symbols) {
      return new Move(
          steps.stream()
              .map(
                  step ->
                      step.stream()
                          .map(pattern -> pattern.turned(turn).mapped(symbols))
                          .collect(ImmutableSet.toImmutableSet()))
              .collect(ImmutableList.toImmutableList()));
    }

    /** Adds what it makes of a grid, some of it maybe several times. */
    private void addMoves(Grid grid, Collection<Grid> moves) {
      Collection<Grid> reached = List.of(grid);
      for (ImmutableSet<CellPattern> step : steps) {
        List<Grid> next = new ArrayList<>();
        for (Grid from : reached) {
          step.forEach(pattern -> pattern.addMoves(from, next));
        }
        reached = next;
      }
      moves.addAll(reached);
    }

    private Stream<CellPattern> patterns() {
      return steps.stream().flatMap(Set::stream);
    }
  }

  private record Symmetry(Turn turn, char one, char other, boolean exchangesPlayers) {
    int map(int symbol) {
      return symbol == one ? other : symbol == other ? one : symbol;
    }
  }

  private final ImmutableList<Move> left;
  private final ImmutableList<Move> right;
  private final boolean isStrip;
  private final boolean repeats;
  private final boolean byCorners;
  private final ImmutableSet<Character> idle;
  private final int smallest;
  private final ImmutableList<Symmetry> symmetries;

  BoardRules(
      ImmutableList<Move> left, ImmutableList<Move> right, boolean isStrip, boolean repeats) {
    this.left = left;
    this.right = right;
    this.isStrip = isStrip;
    this.repeats = repeats;
    this.byCorners = patterns().anyMatch(CellPattern::isWide);
    this.idle =
        symbols().stream()
            .filter(symbol -> patterns().noneMatch(pattern -> looksAt(pattern, symbol)))
            .collect(ImmutableSet.toImmutableSet());
    this.smallest = patterns().mapToInt(pattern -> pattern.cells().size()).min().orElse(0);
    this.symmetries = findSymmetries();
  }

  private Stream<CellPattern> patterns() {
    return Stream.concat(left.stream(), right.stream()).flatMap(Move::patterns);
  }

  private static boolean looksAt(CellPattern pattern, char symbol) {
    return pattern.shunned().contains(symbol)
        || pattern.cells().stream().anyMatch(cell -> cell.before() == symbol);
  }

  /** All that a position may have. */
  ImmutableSet<Character> symbols() {
    return Stream.concat(
            Stream.of('.', Grid.NONE),
            patterns()
                .flatMap(
                    pattern ->
                        Stream.concat(
                            pattern.shunned().stream(),
                            pattern.cells().stream()
                                .flatMap(cell -> Stream.of(cell.before(), cell.after())))))
        .collect(ImmutableSet.toImmutableSet());
  }

  boolean isStrip() {
    return isStrip;
  }

  @Override
  public boolean repeats() {
    return repeats;
  }

  @Override
  public Situation<Grid> situation(String file, String text) throws ValueSyntaxException {
    return new Situation<>(this, GridReader.read(file, text, this));
  }

  private ImmutableList<Symmetry> findSymmetries() {
    List<Character> stones =
        symbols().stream().filter(s -> s != '.' && s != Grid.NONE).sorted().toList();
    ImmutableList.Builder<Symmetry> found = ImmutableList.builder();
    for (Turn turn : Turn.ALL) {
      if (isStrip && (turn.transposes() || turn.upsideDown())) {
        continue;
      }
      List<Symmetry> candidates = new ArrayList<>(List.of(new Symmetry(turn, '.', '.', false)));
      for (char one : stones) {
        stones.stream()
            .filter(other -> other > one)
            .forEach(other -> candidates.add(new Symmetry(turn, one, other, false)));
      }
      for (Symmetry candidate : candidates) {
        Set<Move> lefts = changed(left, candidate);
        Set<Move> rights = changed(right, candidate);
        if (lefts.equals(Set.copyOf(left)) && rights.equals(Set.copyOf(right))) {
          found.add(candidate);
        } else if (lefts.equals(Set.copyOf(right)) && rights.equals(Set.copyOf(left))) {
          found.add(new Symmetry(turn, candidate.one(), candidate.other(), true));
        }
      }
    }
    return found.build();
  }

  private static Set<Move> changed(List<Move> moves, Symmetry by) {
    return moves.stream().map(move -> move.changed(by.turn(), by::map)).collect(Collectors.toSet());
  }

  @Override
  public ImmutableList<Grid> options(Grid grid, Side side) {
    ImmutableList<Move> moves = side == Side.LEFT ? left : right;
    List<Grid> all = new ArrayList<>();
    moves.forEach(move -> move.addMoves(grid, all));
    boolean repeats = moves.stream().anyMatch(move -> move.steps().size() > 1);
    return repeats ? ImmutableSet.copyOf(all).asList() : ImmutableList.copyOf(all);
  }

  @Override
  public ImmutableList<Component<Grid>> parts(Grid grid) {
    Grid active =
        idle.isEmpty() || idle.equals(ImmutableSet.of(Grid.NONE))
            ? grid
            : grid.map(symbol -> idle.contains((char) symbol) ? Grid.NONE : symbol);
    return active.parts(byCorners).stream()
        .filter(part -> part.cells().length() >= smallest)
        .map(this::standard)
        .collect(ImmutableList.toImmutableList());
  }

  @Override
  public int size(Grid part) {
    return (int) part.cells().chars().filter(symbol -> symbol != Grid.NONE).count();
  }

  @Override
  public Predicate<Side> firstWins(Grid grid, Games games, Runnable watch) {
    boolean covers =
        patterns().allMatch(CellPattern::covers)
            && Stream.concat(left.stream(), right.stream()).allMatch(m -> m.steps().size() == 1)
            && grid.cells().length() <= Long.SIZE;
    return covers
        ? new CoveringSearch(covering(grid), new RuleValues<>(this, games), games, watch)::firstWins
        : Ruleset.super.firstWins(grid, games, watch);
  }

  /** The game from a board on, if all that moves do is to cover. */
  Covering covering(Grid grid) {
    return new Covering(
        this,
        grid,
        symmetries.stream()
            .collect(
                ImmutableListMultimap.toImmutableListMultimap(
                    Symmetry::exchangesPlayers, Symmetry::turn)));
  }

  private Component<Grid> standard(Grid grid) {
    Component<Grid> best = new Component<>(grid, false);
    for (Symmetry symmetry : symmetries) {
      if (grid.isBefore(best.position(), symmetry.turn(), symmetry::map)) {
        best =
            new Component<>(
                grid.turned(symmetry.turn()).map(symmetry::map), symmetry.exchangesPlayers());
      }
    }
    return best;
  }

  /**
   * The cells that change, those that are left first: {@code a1-b1}, columns by letters and rows
   * from 1 at the top, or {@code 2-3} on a strip.
   */
  @Override
  public String move(Grid before, Grid after) {
    return IntStream.range(0, before.cells().length())
        .filter(place -> before.cells().charAt(place) != after.cells().charAt(place))
        .boxed()
        .sorted(Comparator.comparing(place -> after.cells().charAt(place) != '.'))
        .map(place -> name(before, place))
        .collect(joining("-"));
  }

  /** What a cell is called. */
  String name(Grid grid, int place) {
    int column = place % grid.width();
    if (isStrip) {
      return "" + (column + 1);
    }
    String letters = column < 26 ? "" : String.valueOf((char) ('a' + column / 26 - 1));
    return letters + (char) ('a' + column % 26) + (place / grid.width() + 1);
  }
}
