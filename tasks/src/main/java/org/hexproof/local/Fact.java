package org.hexproof.local;

import com.google.common.base.CaseFormat;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Comparator;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.spot.Match;

/** Something that is proved of a move, by itself and whoever wins the game. */
public sealed interface Fact {
  /** The most telling first. */
  Comparator<Fact> ORDER = Comparator.comparingInt(Fact::rank);

  /** The templates that it is about, if any. */
  default ImmutableList<Match> templates() {
    return ImmutableList.of();
  }

  /** The cells that are to be shown with it. */
  default ImmutableSet<Cell> cells() {
    return templates().stream()
        .flatMap(match -> match.carrier().stream())
        .collect(ImmutableSet.toImmutableSet());
  }

  /** What it is called in files, as in {@code leaves-open}. */
  default String label() {
    return CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, getClass().getSimpleName());
  }

  /** Whether it speaks against the move. */
  default boolean isFlaw() {
    return this instanceof Wasted || this instanceof Overlooks || this instanceof LeavesOpen;
  }

  /** Lower is more telling. */
  private static int rank(Fact fact) {
    if (fact instanceof Wasted) {
      return 0;
    }
    if (fact instanceof Spans) {
      return 1;
    }
    if (fact instanceof Overlooks) {
      return 1;
    }
    if (fact instanceof Threatens threatens) {
      return threatens.isNarrow() ? 1 : 5;
    }
    if (fact instanceof LeavesOpen) {
      return 2;
    }
    if (fact instanceof Cuts) {
      return 3;
    }
    if (fact instanceof Reaches reaches) {
      return reaches.isKept() ? 6 : 4;
    }
    if (fact instanceof Holds holds) {
      return holds.isKept() ? 6 : 4;
    }
    if (fact instanceof Joins joins) {
      return joins.isOfMove() || joins.isKept() ? 8 : 5;
    }
    return fact.templates().size() > 1 ? 7 : 9;
  }

  /**
   * The move does nothing: its cell is dead, or captured by the player; or by the other side, which
   * has a reply after which nothing has changed.
   *
   * @param captor who has captured it; none if it is dead
   */
  record Wasted(Cell move, Color player, Optional<Color> captor) implements Fact {}

  /**
   * The player wins unless the other side answers.
   *
   * @param cells all other replies lose
   */
  record Threatens(ImmutableSet<Cell> cells) implements Fact {
    /** More answers than that are not looked at one by one. */
    private static final int MOST_NAMED = 12;

    boolean isNarrow() {
      return cells.size() <= MOST_NAMED;
    }
  }

  /**
   * The player lost by not answering a threat.
   *
   * @param threat the other side's move before
   */
  record Overlooks(Cell threat) implements Fact {}

  /** The player's edges are joined by stones that touch and by these templates, all at once. */
  record Spans(Color player, ImmutableList<Match> templates) implements Fact {}

  /**
   * A stone is connected to an edge.
   *
   * @param isKept whether it had been before the other side intruded
   * @param templates those that are new; none if stones that touch did it
   */
  record Reaches(Cell move, Cell stone, Edge edge, boolean isKept, ImmutableList<Match> templates)
      implements Fact {}

  /**
   * The move is connected to an edge in a way that a solver found.
   *
   * @param isKept whether something that it is joined to had been before the other side intruded
   * @param cells the empty cells that this needs
   */
  record Holds(Cell move, Edge edge, boolean isKept, ImmutableSet<Cell> cells) implements Fact {}

  /**
   * Two stones are connected that were not known to be.
   *
   * @param one maybe the move itself
   * @param isKept whether they had been before the other side intruded
   * @param templates those that are new; none if stones that touch did it
   */
  record Joins(Cell move, Cell one, Cell other, boolean isKept, ImmutableList<Match> templates)
      implements Fact {
    boolean isOfMove() {
      return move.equals(one);
    }
  }

  /**
   * The player did not answer an intrusion: the other side may cut there now.
   *
   * @param intrusion the other side's move before
   */
  record LeavesOpen(Cell intrusion, Match template) implements Fact {
    @Override
    public ImmutableList<Match> templates() {
      return ImmutableList.of(template);
    }
  }

  /** What an earlier intrusion had left open is cut: moving first does not help either. */
  record Cuts(Match template) implements Fact {
    @Override
    public ImmutableList<Match> templates() {
      return ImmutableList.of(template);
    }
  }

  /** The move lies in the carriers of these connections of the other side. */
  record Intrudes(ImmutableList<Match> templates) implements Fact {}
}
