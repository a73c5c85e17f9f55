package org.hexproof.verify;

import java.util.Optional;
import org.hexproof.board.Position;
import org.hexproof.solver.Problem;
import org.hexproof.template.Promise;

/** A way to ask a solver whether a promise is kept. */
public interface Method {
  /** The method's name on the command line and in reports. */
  String name();

  /**
   * The problem that Black wins exactly if the promise is kept on this position with White to move.
   *
   * @return nothing if this way cannot ask for a promise of this kind
   */
  Optional<Problem> problem(Position position, Promise promise);
}
