package org.hexproof.verify;

import java.util.Optional;
import org.hexproof.solver.Answer;

/**
 * What a way to decide found out.
 *
 * @param answer Black wins if the promise is kept
 * @param remark how that was proved, in words, where there is more than one manner
 */
public record Ruling(Answer answer, Optional<String> remark) {
  static Ruling of(Answer answer) {
    return new Ruling(answer, Optional.empty());
  }
}
