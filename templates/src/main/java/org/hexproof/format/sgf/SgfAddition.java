package org.hexproof.format.sgf;

import com.google.common.collect.ImmutableList;

/**
 * What is added to a node.
 *
 * @param remark a paragraph for its comment; may be empty
 * @param properties others, each with the raw texts of its values; one that the node has already is
 *     not added
 * @param variation moves that go on from there, one node after the other, each with its properties;
 *     none if empty
 */
public record SgfAddition(
    String remark,
    ImmutableList<Property> properties,
    ImmutableList<ImmutableList<Property>> variation) {
  SgfAddition withoutVariation() {
    return new SgfAddition(remark, properties, ImmutableList.of());
  }

  /** A property with the raw texts of its values. */
  public record Property(String id, ImmutableList<String> values) {
    /** A property with a value that needs no escapes, such as a point or a number. */
    public static Property of(String id, String value) {
      return new Property(id, ImmutableList.of(value));
    }

    @Override
    public String toString() {
      return id + "[" + String.join("][", values) + "]";
    }
  }
}
