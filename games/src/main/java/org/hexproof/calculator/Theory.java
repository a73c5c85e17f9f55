package org.hexproof.calculator;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.cgt.Comparison;
import org.hexproof.cgt.Kind;
import org.hexproof.cgt.Words;

/**
 * What is known of one kind of games. What can't be answered is refused by an {@link
 * IllegalArgumentException}.
 */
interface Theory<T> {
  Kind<T> games();

  Words<T> functions();

  String write(T game);

  Comparison compare(T a, T b);

  /** The answer to a question of this name about a game, if there is one. */
  Optional<ImmutableList<String>> ask(String question, T game);
}
