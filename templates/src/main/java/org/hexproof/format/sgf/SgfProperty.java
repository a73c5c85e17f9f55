package org.hexproof.format.sgf;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import org.hexproof.format.Place;

/** A property of a node, with one value or more. */
public record SgfProperty(String name, ImmutableList<SgfValue> values, Place place) {
  /** The name without the small letters that old files add, as in {@code SiZe}. */
  public String id() {
    return id(name);
  }

  static String id(String name) {
    return CharMatcher.inRange('A', 'Z').retainFrom(name);
  }
}
