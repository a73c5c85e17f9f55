package org.hexproof.template;

import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.hexproof.board.Cell;

/**
 * What is said of a template and is to be confirmed.
 *
 * @param redundant the empty cells that White may own, and the unnamed black stones that may be
 *     empty, one at a time, without loss: an empty set claims that the template is minimal, no set
 *     claims nothing
 * @param text what the source says, in its words or ours
 * @param stated whether anybody says so; else it is what is expected of a template
 */
public record TemplateClaim(
    boolean valid, Optional<ImmutableSet<Cell>> redundant, String text, boolean stated) {
  /** The claim of a template that is said to be valid and minimal. */
  public static final TemplateClaim VALID_AND_MINIMAL =
      new TemplateClaim(true, Optional.of(ImmutableSet.of()), "");

  /** What is expected of a template of which nothing is said: that it is valid and minimal. */
  public static final TemplateClaim UNSTATED =
      new TemplateClaim(true, Optional.of(ImmutableSet.of()), "", false);

  /** What somebody says. */
  public TemplateClaim(boolean valid, Optional<ImmutableSet<Cell>> redundant, String text) {
    this(valid, redundant, text, true);
  }
}
