package org.hexproof.loopy;

import com.google.common.collect.ImmutableSortedSet;
import java.util.Arrays;
import org.hexproof.cgt.Side;

/**
 * The generalised Grundy function of an impartial game ([HYP], section 5.2): the least fixed point
 * of the operator T, and ∞ with the heaps that can be moved to where that leaves a position open.
 *
 * <p>The numbers are given in ascending order. Once all positions of less than α are known, those
 * of α are found from their ends backwards: a position is one if all numbers below α are among its
 * options, and each other option has an option that is worth α already. So a position is looked at
 * once for each number of its options, and each move to it as often; the numbers are less than the
 * square root of twice the moves.
 */
public final class Grundy {
  private static final int OPEN = -1;

  private final GameGraph graph;
  private final int[] labels;

  private Grundy(GameGraph graph, int[] labels) {
    this.graph = graph;
    this.labels = labels;
  }

  /**
   * The function on all positions of an impartial game; the message names a position if it is none.
   */
  public static Grundy of(GameGraph graph) {
    if (!graph.isImpartial()) {
      throw new IllegalArgumentException(
          "Grundy numbers are for impartial games, and at %s the sides have different moves"
              .formatted(graph.name(graph.partizanPosition().orElseThrow())));
    }
    return new Grundy(graph, new Labelling(graph).labels());
  }

  /** Gives the finite numbers, in ascending order. */
  private static final class Labelling {
    private final int size;
    private final Moves back;
    private final int[] labels;

    /** How many options of a position have no label yet, but for those of this round. */
    private final int[] open;

    /** How many of them have no option of the label of this round, of candidates. */
    private final int[] unanswered;

    /** The last round in which a position was a candidate: all smaller numbers are its options'. */
    private final int[] candidateIn;

    /** The last round in which an option of a position got the label. */
    private final int[] answeredIn;

    private final int[] labelled;
    private int labelledCount;
    private final int[] answered;
    private int answeredCount;

    Labelling(GameGraph graph) {
      Moves moves = graph.moves(Side.LEFT);
      size = graph.size();
      back = moves.reversed();
      labels = filled();
      candidateIn = filled();
      answeredIn = filled();
      open = new int[size];
      for (int position = 0; position < size; position++) {
        open[position] = moves.from(position).length;
      }
      unanswered = new int[size];
      labelled = new int[size];
      answered = new int[size];
    }

    private int[] filled() {
      int[] array = new int[size];
      Arrays.fill(array, OPEN);
      return array;
    }

    int[] labels() {
      int[] candidates = new int[size];
      Arrays.setAll(candidates, position -> position);
      int count = size;
      for (int label = 0; count > 0; label++) {
        give(label, candidates, count);
        count = 0;
        for (int i = 0; i < answeredCount; i++) {
          int position = answered[i];
          if (candidateIn[position] == label && labels[position] == OPEN) {
            candidates[count++] = position;
          }
        }
      }
      return labels;
    }

    private void give(int label, int[] candidates, int count) {
      int first = labelledCount;
      answeredCount = 0;
      for (int i = 0; i < count; i++) {
        candidateIn[candidates[i]] = label;
        unanswered[candidates[i]] = open[candidates[i]];
      }
      for (int i = 0; i < count; i++) {
        if (open[candidates[i]] == 0) {
          give(label, candidates[i]);
        }
      }
      for (int next = first; next < labelledCount; next++) {
        for (int before : back.from(labelled[next])) {
          answer(label, before);
        }
      }
      for (int next = first; next < labelledCount; next++) {
        for (int before : back.from(labelled[next])) {
          open[before]--;
        }
      }
    }

    private void give(int label, int position) {
      labels[position] = label;
      labelled[labelledCount++] = position;
    }

    /** An option of this position has the label. Nothing of this round has such an option. */
    private void answer(int label, int position) {
      if (labels[position] != OPEN || answeredIn[position] == label) {
        return;
      }
      answeredIn[position] = label;
      answered[answeredCount++] = position;
      for (int before : back.from(position)) {
        if (candidateIn[before] == label && labels[before] == OPEN && --unanswered[before] == 0) {
          give(label, before);
        }
      }
    }
  }

  public GameGraph graph() {
    return graph;
  }

  public GrundyNumber number(int position) {
    if (labels[position] != OPEN) {
      return new GrundyNumber.Finite(labels[position]);
    }
    return new GrundyNumber.Infinite(
        graph.options(Side.LEFT, position).stream()
            .map(option -> labels[option])
            .filter(label -> label != OPEN)
            .boxed()
            .collect(ImmutableSortedSet.toImmutableSortedSet(Integer::compare)));
  }
}
