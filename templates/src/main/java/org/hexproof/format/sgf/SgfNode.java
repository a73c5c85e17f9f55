package org.hexproof.format.sgf;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.format.Place;

/**
 * A node of a game: a move, a set-up, or other properties, in the file's order, and where it
 * begins.
 */
public record SgfNode(ImmutableList<SgfProperty> properties, Place place) {
  /** The first property with this name. */
  public Optional<SgfProperty> property(String id) {
    return properties.stream().filter(property -> property.id().equals(id)).findFirst();
  }
}
