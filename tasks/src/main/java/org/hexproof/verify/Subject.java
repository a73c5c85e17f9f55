package org.hexproof.verify;

import com.google.common.collect.ImmutableList;
import org.hexproof.board.Naming;
import org.hexproof.format.Place;
import org.hexproof.template.Template;

/**
 * A template to be verified.
 *
 * @param place where it was read
 * @param remarks how it was read, where its drawing leaves a choice
 * @param naming what the players are called in words about it
 */
public record Subject(
    Place place, Template template, ImmutableList<String> remarks, Naming naming) {
  /** A template of black and white stones. */
  public Subject(Place place, Template template, ImmutableList<String> remarks) {
    this(place, template, remarks, Naming.BLACK_AND_WHITE);
  }

  /** A template whose drawing leaves no choice. */
  public Subject(Place place, Template template) {
    this(place, template, ImmutableList.of());
  }

  /** The template's name, or its place if it has none. */
  public String name() {
    return template.name().isEmpty() ? place.toString() : template.name();
  }
}
