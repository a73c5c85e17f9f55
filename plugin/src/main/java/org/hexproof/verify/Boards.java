package org.hexproof.verify;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.hexproof.board.Position;
import org.hexproof.compose.PlacedTemplate;
import org.hexproof.template.Promise;

/**
 * Templates in their contexts, each drawn once, by the thread that first wants it. What can't be
 * drawn is remembered too.
 */
final class Boards {
  /** Draws a board. */
  interface Draughtsman {
    /**
     * The template in its context.
     *
     * @param surrounded the template with White on all other cells
     * @throws IllegalArgumentException if that is impossible, and why
     */
    PlacedTemplate draw(Position surrounded, Promise promise);
  }

  /** What came of drawing. */
  sealed interface Outcome {
    /** A board. */
    record Drawn(PlacedTemplate board) implements Outcome {}

    /** There is none, and why. */
    record Refused(String reason) implements Outcome {}
  }

  private record Key(Position surrounded, Promise promise) {}

  private final Draughtsman draughtsman;
  private final Map<Key, Supplier<Outcome>> outcomes = new ConcurrentHashMap<>();

  Boards(Draughtsman draughtsman) {
    this.draughtsman = draughtsman;
  }

  Outcome of(Position surrounded, Promise promise) {
    return outcomes
        .computeIfAbsent(
            new Key(surrounded, promise),
            key -> Suppliers.memoize(() -> drawn(key.surrounded, key.promise)))
        .get();
  }

  private Outcome drawn(Position surrounded, Promise promise) {
    try {
      return new Outcome.Drawn(draughtsman.draw(surrounded, promise));
    } catch (IllegalArgumentException e) {
      return new Outcome.Refused(e.getMessage());
    }
  }
}
