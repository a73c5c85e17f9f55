package org.hexproof.hot;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import org.hexproof.cgt.Side;

/** Which games of a store are at most which others. What was found is remembered. */
final class GameOrder {
  private static final int UNKNOWN = -1;

  private final int memory;
  private final Runnable watch;
  private final Long2IntOpenHashMap known = new Long2IntOpenHashMap();

  /** An order that remembers so many answers, and tells of each search for one. */
  GameOrder(int memory, Runnable watch) {
    this.memory = memory;
    this.watch = watch;
    known.defaultReturnValue(UNKNOWN);
  }

  /** Whether a &lt;= b: Left, moving second, wins b - a. */
  boolean isAtMost(Game a, Game b) {
    if (a == b) {
      return true;
    }
    if (a.rightStop().compareTo(b.rightStop()) > 0 || a.leftStop().compareTo(b.leftStop()) > 0) {
      return false;
    }
    if (a.leftStop().compareTo(b.rightStop()) < 0) {
      return true;
    }
    if (a.upStar().isPresent() && b.upStar().isPresent()) {
      return b.upStar().get().plus(a.upStar().get().negative()).isAtLeastZero();
    }
    long key = Games.key(a, b);
    int answer = known.get(key);
    if (answer == UNKNOWN) {
      watch.run();
      answer = search(a, b) ? 1 : 0;
      if (known.size() >= memory) {
        known.clear();
      }
      known.put(key, answer);
    }
    return answer == 1;
  }

  /** Whether a is at most as good as b for a side. */
  boolean isAtMost(Side side, Game a, Game b) {
    return side == Side.LEFT ? isAtMost(a, b) : isAtMost(b, a);
  }

  /** Moves in a number need not be tried while the other game is none. */
  private boolean search(Game a, Game b) {
    if (!a.isNumber()) {
      for (Game option : a.left()) {
        if (isAtMost(b, option)) {
          return false;
        }
      }
    }
    if (!b.isNumber()) {
      for (Game option : b.right()) {
        if (isAtMost(option, a)) {
          return false;
        }
      }
    }
    return true;
  }
}
