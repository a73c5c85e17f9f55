package org.hexproof.cgt;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.value.ValueSyntaxException;

/**
 * What words of an expression stand for beside those of the language. A game that can't be had is
 * refused by an {@link IllegalArgumentException}.
 */
public interface Words<T> {
  /** A name. */
  default Optional<T> named(String word) throws ValueSyntaxException {
    return Optional.empty();
  }

  /** A function of games, if there is one of this name. */
  default Optional<T> apply(String function, ImmutableList<T> arguments) {
    return Optional.empty();
  }
}
