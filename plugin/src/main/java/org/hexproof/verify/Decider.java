package org.hexproof.verify;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.hexproof.board.Position;
import org.hexproof.template.Template;

/** A way to decide whether the promise of a template is kept, with White to move. */
public interface Decider {
  /** The name of the way on the command line and in reports. */
  String name();

  /**
   * Why a template can't be decided this way, as far as that is seen at first sight; what takes
   * work to find out is left to the rulings.
   */
  Optional<String> objection(Template template);

  /**
   * Begins to decide. Black wins if the promise is kept.
   *
   * @param order what has a smaller number goes first
   * @param template one without objection
   * @param position the surrounded template or one of its {@link Weakening weakenings}
   * @return a future that never fails
   */
  CompletableFuture<Ruling> decide(int order, Template template, Position position);
}
