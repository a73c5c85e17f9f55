package org.hexproof.certificate.statement;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Map;
import org.hexproof.board.Cell;

/**
 * What is proved of a template: whether it is valid, and which of its parts are needed.
 *
 * @param parts whether the template is invalid without the part, for all of them or some; none of
 *     an invalid template
 */
public record Manifest(Outline outline, boolean valid, ImmutableMap<Cell, Boolean> parts) {
  /** The parts are those of the outline; of an invalid template none is there. */
  public Manifest {
    checkArgument(valid || parts.isEmpty(), "of an invalid template no part is needed");
    checkArgument(
        outline.parts().containsAll(parts.keySet()), "%s are no parts of it", parts.keySet());
  }

  /** The parts without which the template is as valid. */
  public ImmutableSet<Cell> redundant() {
    return parts.entrySet().stream()
        .filter(part -> !part.getValue())
        .map(Map.Entry::getKey)
        .collect(ImmutableSet.toImmutableSet());
  }

  /** The parts of which nothing is said, in reading order; of an invalid template none. */
  public ImmutableSet<Cell> open() {
    if (!valid) {
      return ImmutableSet.of();
    }
    return Sets.difference(outline.parts(), parts.keySet()).immutableCopy();
  }

  /** Whether the template is valid and all its parts are needed. */
  public boolean minimal() {
    return valid && open().isEmpty() && redundant().isEmpty();
  }

  /** The strongest that can be said, as a manifest does. */
  public String claim() {
    if (!valid) {
      return "invalid";
    }
    return !open().isEmpty() ? "valid" : minimal() ? "minimal" : "redundant";
  }
}
