package org.hexproof.local;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.toSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.WholeBoard;
import org.hexproof.spot.Match;
import org.hexproof.spot.Spotter;
import org.hexproof.template.Kind;
import org.hexproof.template.Template;

/** Follows a game, and tells of each move what it changed. */
public final class Story {
  private static final Comparator<Match> SMALL_FIRST =
      Comparator.comparingInt(match -> match.carrier().size());

  private static final ImmutableSet<Kind> CONNECTING =
      ImmutableSet.of(Kind.EDGE, Kind.INTERIOR, Kind.CONNECTS_BOTH);

  /** A connection that was intruded into. */
  private record Intrusion(Match match, Cell cell, boolean isLeft) {}

  private final Spotter spotter;
  private final Vicinity vicinity;
  private final EdgeSearch search;
  private final Map<Color, ImmutableList<Match>> standing = new EnumMap<>(Color.class);
  private final Map<Color, Bonds> bonds = new EnumMap<>(Color.class);

  /** The bonds of a side after its own last move. */
  private final Map<Color, Bonds> held = new EnumMap<>(Color.class);

  private List<Intrusion> intrusions = new ArrayList<>();
  private Position position;

  /**
   * A story that begins with the empty board.
   *
   * @param spotter of templates that are valid
   */
  public Story(Spotter spotter, HexSolver solver, Limits limits, Board board) {
    this.spotter = spotter;
    this.vicinity = new Vicinity(solver, limits);
    this.search = new EdgeSearch(vicinity);
    restart(Position.empty(board));
  }

  /** Finds the templates that connect something, of those that are not said to be invalid. */
  public static Spotter spotter(Collection<Template> templates) {
    return Spotter.of(
        templates.stream()
            .filter(template -> CONNECTING.contains(template.kind()) && template.claim().valid())
            .toList());
  }

  /** Goes on from a position that no move has led to, if it is another one. */
  public void restart(Position start) {
    if (start.equals(position)) {
      return;
    }
    position = start;
    intrusions = new ArrayList<>();
    search.clear();
    for (Color side : Color.values()) {
      standing.put(side, spot(start, side));
      bonds.put(side, Bonds.of(start, side, standing.get(side)));
      held.put(side, bonds.get(side));
    }
  }

  private ImmutableList<Match> spot(Position now, Color side) {
    return ImmutableList.sortedCopyOf(SMALL_FIRST, spotter.spot(now, side));
  }

  /** What is proved of a move into an empty cell, the most telling first; nothing after the end. */
  public ImmutableList<Fact> play(Cell move, Color player) {
    Position before = position;
    Position after = before.with(move, player.stone());
    if (WholeBoard.winner(before).isPresent()) {
      restart(after);
      return ImmutableList.of();
    }
    List<Fact> facts = new ArrayList<>();
    Optional<Fact.Wasted> wasted = Worth.wasted(before, move, player);
    wasted.ifPresent(facts::add);
    position = after;
    facts.addAll(own(move, player));
    facts.addAll(unanswered(player));
    facts.addAll(others(move, player.opposite(), wasted.isEmpty()));
    return ImmutableList.sortedCopyOf(Fact.ORDER, facts);
  }

  /** What the move joins. */
  private List<Fact> own(Cell move, Color player) {
    ImmutableList<Match> stood = standing.get(player);
    Bonds before = bonds.get(player);
    advance(player);
    Joining joining = new Joining(move, before, bonds.get(player), held.get(player));
    List<Fact> facts = new ArrayList<>(joining.facts());
    if (facts.stream().allMatch(fact -> fact instanceof Fact.Joins)) {
      facts.addAll(0, joining.reaching(standing.get(player), stood));
    }
    if (!bonds.get(player).span()) {
      facts.addAll(search.found(move, position, bonds.get(player), edges(facts)));
    }
    return facts;
  }

  /** Those that the facts are about. */
  private static Set<Edge> edges(List<Fact> facts) {
    return facts.stream()
        .filter(Fact.Reaches.class::isInstance)
        .map(fact -> ((Fact.Reaches) fact).edge())
        .collect(toSet());
  }

  /** Finds what stands and is connected now. */
  private void advance(Color side) {
    ImmutableList<Match> kept =
        bonds.get(side).used().stream()
            .filter(match -> Bonds.holds(match, position))
            .collect(toImmutableList());
    standing.put(side, spot(position, side));
    bonds.put(side, Bonds.of(position, side, Iterables.concat(kept, standing.get(side))));
  }

  /** The intrusions that the player has not answered by this move. */
  private List<Fact> unanswered(Color player) {
    List<Fact> facts = new ArrayList<>();
    List<Intrusion> left = new ArrayList<>();
    for (Intrusion intrusion : intrusions) {
      Match match = intrusion.match();
      if (match.side() != player) {
        left.add(intrusion);
      } else if (!isJoined(match)) {
        if (intrusion.isLeft()) {
          left.add(intrusion);
        } else if (vicinity.isBroken(match, position, player.opposite())) {
          left.add(new Intrusion(match, intrusion.cell(), true));
          facts.add(new Fact.LeavesOpen(intrusion.cell(), match));
        }
      }
    }
    intrusions = left;
    return facts;
  }

  /** Whether what a template joins is joined by whatever is known now. */
  private boolean isJoined(Match match) {
    if (bonds.get(match.side()).joins(match)) {
      return true;
    }
    ImmutableList<Match> around =
        standing.get(match.side()).stream()
            .filter(
                other -> !Collections.disjoint(other.promise().named(), match.promise().named()))
            .collect(toImmutableList());
    return Bonds.of(
            position, match.side(), Iterables.concat(around, bonds.get(match.side()).used()))
        .joins(match);
  }

  /** What the move does to the connections of the other side. */
  private List<Fact> others(Cell move, Color side, boolean isWorth) {
    List<Fact> facts = new ArrayList<>();
    List<Intrusion> left = new ArrayList<>();
    for (Intrusion intrusion : intrusions) {
      if (intrusion.match().side() == side
          && intrusion.match().carrier().contains(move)
          && vicinity.isBroken(intrusion.match(), position, side)) {
        facts.add(new Fact.Cuts(intrusion.match()));
      } else {
        left.add(intrusion);
      }
    }
    held.put(side, bonds.get(side));
    advance(side);
    ImmutableList<Match> broken =
        held.get(side).used().stream()
            .filter(match -> match.carrier().contains(move) && !isJoined(match))
            .collect(toImmutableList());
    broken.forEach(match -> left.add(new Intrusion(match, move, false)));
    if (isWorth && !broken.isEmpty()) {
      facts.add(new Fact.Intrudes(broken));
    }
    intrusions = left;
    return facts;
  }
}
