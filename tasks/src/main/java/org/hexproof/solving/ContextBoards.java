package org.hexproof.solving;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import org.hexproof.compose.Context;
import org.hexproof.compose.PlacedTemplate;
import org.hexproof.realize.Effort;

/**
 * Templates in their contexts, each drawn once, by the thread that first wants it. What can't be
 * drawn is remembered too.
 */
public final class ContextBoards {
  /** Draws a template in its context. */
  @FunctionalInterface
  interface Draughtsman {
    /** A board with sides of at most this length, if such a one is found, else a larger one. */
    PlacedTemplate draw(Question.InContext question, int mostSide);
  }

  /** What came of drawing. */
  public sealed interface Outcome {
    record Drawn(PlacedTemplate board) implements Outcome {}

    record Refused(String reason) implements Outcome {}
  }

  private final Draughtsman draughtsman;
  private final Map<Question.InContext, Supplier<Outcome>> outcomes = new ConcurrentHashMap<>();

  /**
   * Boards that someone draws.
   *
   * @param draughtsman throws {@link IllegalArgumentException} if there is no board, and says why
   */
  ContextBoards(Draughtsman draughtsman) {
    this.draughtsman = draughtsman;
  }

  /**
   * Boards with the contexts that test promises. The same effort gives the same boards.
   *
   * @param drawn is told of each
   */
  public static ContextBoards testing(
      Effort effort, BiConsumer<Question.InContext, PlacedTemplate> drawn) {
    return new ContextBoards(
        (question, mostSide) -> {
          PlacedTemplate board =
              Context.testing(question.promise().kind(), question.depth())
                  .place(question.position(), question.promise(), effort.within(mostSide));
          drawn.accept(question, board);
          return board;
        });
  }

  /**
   * The board of a template of which White has taken nothing.
   *
   * @param mostSide how long its sides should be at most, the same for all who ask
   */
  public Outcome of(Question.InContext question, int mostSide) {
    return outcomes
        .computeIfAbsent(question, key -> Suppliers.memoize(() -> drawn(key, mostSide)))
        .get();
  }

  private Outcome drawn(Question.InContext question, int mostSide) {
    try {
      return new Outcome.Drawn(draughtsman.draw(question, mostSide));
    } catch (IllegalArgumentException e) {
      return new Outcome.Refused(e.getMessage());
    }
  }
}
