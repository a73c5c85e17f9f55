package org.hexproof.witness;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.format.Place;

/**
 * A piece around a probe, as a person writes it: {@code A(left,c1,x) = {a,b|a}}.
 *
 * @param nodes the names of its terminals 1, 2, …
 * @param value what stands for it, an expression or a file; without one it is open
 * @param place where it is written
 */
public record WrittenPiece(
    String name, ImmutableList<String> nodes, Optional<Value> value, Place place) {
  /** What stands for a piece, and where. */
  public record Value(String text, Place place) {}

  /** Whether it has more than three terminals, and so stays open. */
  public boolean isRest() {
    return nodes.size() > 3;
  }
}
