package org.hexproof.induction;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.hexproof.ladder.Escape;
import org.hexproof.ladder.Ladder;

/**
 * What Black answers to all that White may do where a ladder begins. White's first move is in the
 * window, or it is elsewhere and one of the replies joins the head to the edge within the window.
 *
 * @param lower the ladders that may be taken over, too
 * @param replies of which no cell is in the way of all
 */
record Step(Window window, ImmutableList<Ladder> lower, ImmutableList<Reply> replies) {
  /** The places to which the ladder comes, if it is not joined to the edge. */
  ImmutableSet<Rung> rungs() {
    Set<Rung> rungs = new LinkedHashSet<>();
    add(replies, rungs);
    return ImmutableSet.copyOf(rungs);
  }

  private static void add(ImmutableList<Reply> replies, Set<Rung> rungs) {
    for (Reply reply : replies) {
      if (reply instanceof Reply.ToLadder next) {
        rungs.add(next.rung());
      } else if (reply instanceof Reply.Onward onward) {
        add(onward.replies(), rungs);
      }
    }
  }

  /**
   * The least distance at which the step can be made beside this shape: the window ends before the
   * shape, and all ladders to which it leads are at distances that are claimed.
   */
  int least(Escape escape) {
    int first = escape.first(window.ladder().row());
    int least = escape.from(window.ladder());
    for (int row = 1; row <= window.ladder().height(); row++) {
      least = Math.max(least, first + window.width() - escape.first(row));
    }
    for (Rung rung : rungs()) {
      Ladder next = rung.ladder();
      least = Math.max(least, first + escape.from(next) + rung.ahead() - escape.first(next.row()));
    }
    return least;
  }
}
