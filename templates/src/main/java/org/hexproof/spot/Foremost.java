package org.hexproof.spot;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multimaps;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;

/**
 * Which matches tell a player something: those that join what is not joined yet, and with no more
 * empty cells than need be. Stones of one chain count as one.
 */
public final class Foremost {
  /** What a match joins, be it by whatever stones of the chains. */
  private record Joint(
      Color side,
      Kind kind,
      ImmutableSet<Cell> chains,
      Optional<Cell> pivot,
      Optional<Edge> edge) {}

  private static final Comparator<Match> SMALL_FIRST =
      Comparator.<Match>comparingInt(match -> match.carrier().size())
          .thenComparingInt(match -> match.template().name().length());

  private final ImmutableList<Match> matches;
  private final Chains black;
  private final Chains white;

  private Foremost(Position position, ImmutableList<Match> matches) {
    this.matches = matches;
    this.black = Chains.of(position, Color.BLACK);
    this.white = Chains.of(position, Color.WHITE);
  }

  /**
   * Of matches in a position, in their order, those that join what stones alone don't join, and
   * whose carrier contains that of no other that joins the same. Of several with one carrier it is
   * the one with the shortest name, which is the one that players use.
   */
  public static ImmutableList<Match> of(Position position, ImmutableList<Match> matches) {
    return new Foremost(position, matches).select();
  }

  private ImmutableList<Match> select() {
    Set<Match> kept = new HashSet<>();
    for (Collection<Match> rivals : Multimaps.index(matches, this::joint).asMap().values()) {
      kept.addAll(smallest(rivals));
    }
    return matches.stream()
        .filter(match -> kept.contains(match) && !isJoined(joint(match)))
        .collect(ImmutableList.toImmutableList());
  }

  private static List<Match> smallest(Collection<Match> rivals) {
    List<Match> smallest = new ArrayList<>();
    for (Match match : ImmutableList.sortedCopyOf(SMALL_FIRST, rivals)) {
      if (smallest.stream().noneMatch(other -> match.carrier().containsAll(other.carrier()))) {
        smallest.add(match);
      }
    }
    return smallest;
  }

  private Joint joint(Match match) {
    Promise promise = match.promise();
    return new Joint(
        match.side(),
        match.kind(),
        chains(match.side()).of(promise.named()),
        promise.pivot(),
        promise.edges().stream().findFirst());
  }

  /** Whether stones that touch do already what is promised. */
  private boolean isJoined(Joint joint) {
    boolean isOne = joint.chains.size() == 1 || joint.kind == Kind.EDGE;
    Chains chains = chains(joint.side);
    return isOne && joint.edge.map(edge -> chains.touch(joint.chains, edge)).orElse(true);
  }

  private Chains chains(Color side) {
    return side == Color.BLACK ? black : white;
  }
}
