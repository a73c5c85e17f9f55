package org.hexproof.dividing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.division.DividedRegion;
import org.hexproof.division.Division;

/**
 * Divisions of a board into parts that join the top to a black stone, that to another one, and so
 * on down to the bottom. A part has the cells that it needs and no others, so the borders run as
 * they come.
 */
final class Chains {
  private static final Terminal TOP = Terminal.of(Edge.TOP);
  private static final Terminal BOTTOM = Terminal.of(Edge.BOTTOM);

  /** Stones farther from each other are joined by others between them, or not at all. */
  private static final int MOST_STEPS = 5;

  /** Chains that are tried in one round. */
  private static final int MOST_TRIES = 50;

  /** Which side of a stone its upper link has, of the two cells beside it; either side at first. */
  private static final ImmutableList<Integer> SIDES = ImmutableList.of(0, -1, 1);

  private final CutBoard cut;
  private final Links links;
  private int tries;

  Chains(CutBoard cut, Links links) {
    this.cut = cut;
    this.links = links;
  }

  /** One whose links were found, each in cells of its own. */
  Optional<Division> division() {
    tries = 0;
    return from(ImmutableList.of(TOP), stones());
  }

  /** A stone for each group that hangs together with neither edge. */
  private ImmutableList<Terminal> stones() {
    Position position = cut.position();
    Board board = position.board();
    return position.groups(Content.BLACK).stream()
        .filter(
            group ->
                group.stream()
                    .noneMatch(
                        cell -> board.touches(cell, Edge.TOP) || board.touches(cell, Edge.BOTTOM)))
        .map(group -> Terminal.of(group.iterator().next()))
        .collect(ImmutableList.toImmutableList());
  }

  private Optional<Division> from(ImmutableList<Terminal> path, ImmutableList<Terminal> left) {
    Terminal last = path.get(path.size() - 1);
    if (path.size() > 1 && isLinked(last, BOTTOM)) {
      Optional<Division> found = whole(with(path, BOTTOM));
      if (found.isPresent() || tries >= MOST_TRIES) {
        return found;
      }
    }
    for (Terminal next : left) {
      if (leads(last, next) && isLinked(last, next)) {
        Optional<Division> found =
            from(
                with(path, next),
                left.stream()
                    .filter(stone -> !stone.equals(next))
                    .collect(ImmutableList.toImmutableList()));
        if (found.isPresent() || tries >= MOST_TRIES) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private static ImmutableList<Terminal> with(ImmutableList<Terminal> path, Terminal next) {
    return ImmutableList.<Terminal>builder().addAll(path).add(next).build();
  }

  private boolean leads(Terminal last, Terminal next) {
    return last.equals(TOP)
        || (distance(last, next) <= MOST_STEPS
            && distance(next, BOTTOM) <= distance(last, BOTTOM) + 1);
  }

  private int distance(Terminal one, Terminal other) {
    return new Windows(cut.position().board(), one, other).distance();
  }

  private boolean isLinked(Terminal one, Terminal other) {
    return links.between(one, other, cut.position().empty()).isPresent();
  }

  /** All links of a path at once, if there is room for them. */
  private Optional<Division> whole(ImmutableList<Terminal> path) {
    tries++;
    for (int side : SIDES) {
      Optional<Division> found = links(path, side).flatMap(cut::into);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** The short links first, but one that finds no room before all others. */
  private Optional<ImmutableList<DividedRegion>> links(ImmutableList<Terminal> path, int side) {
    List<Integer> order = new ArrayList<>(IntStream.range(0, path.size() - 1).boxed().toList());
    order.sort(Comparator.comparingInt(link -> distance(path.get(link), path.get(link + 1))));
    Set<List<Integer>> tried = new HashSet<>();
    while (tried.add(ImmutableList.copyOf(order))) {
      DividedRegion[] parts = new DividedRegion[order.size()];
      Set<Cell> free = new HashSet<>(cut.position().empty());
      int last = -1;
      for (int link : order) {
        last = link;
        Optional<DividedRegion> part =
            links.between(path.get(link), path.get(link + 1), without(free, path, link, side));
        if (part.isEmpty()) {
          break;
        }
        parts[link] = part.get();
        free.removeAll(part.get().cells());
        last = -1;
      }
      if (last < 0) {
        return Optional.of(ImmutableList.copyOf(parts));
      }
      order.remove((Integer) last);
      order.add(0, last);
    }
    return Optional.empty();
  }

  /** The cells but for those beside its stones that are for the next links. */
  private static ImmutableSet<Cell> without(
      Collection<Cell> free, ImmutableList<Terminal> path, int link, int side) {
    Set<Cell> others = new HashSet<>();
    if (side != 0) {
      path.get(link).cells().forEach(stone -> beside(stone, side, others));
      path.get(link + 1).cells().forEach(stone -> beside(stone, -side, others));
    }
    return free.stream()
        .filter(cell -> !others.contains(cell))
        .collect(ImmutableSet.toImmutableSet());
  }

  private static void beside(Cell stone, int side, Set<Cell> cells) {
    if (stone.col() + side >= 0) {
      cells.add(new Cell(stone.col() + side, stone.row()));
    }
  }
}
