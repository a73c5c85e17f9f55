package org.hexproof.verify;

import org.hexproof.format.Place;
import org.hexproof.template.Template;

/**
 * A template to be verified.
 *
 * @param place where it was read
 */
public record Subject(Place place, Template template) {
  /** The template's name, or its place if it has none. */
  public String name() {
    return template.name().isEmpty() ? place.toString() : template.name();
  }
}
