package org.hexproof.picture;

import com.google.common.collect.ImmutableList;

/** A part of a picture. Colours are written {@code #rrggbb}; lengths are those of the layout. */
public sealed interface Figure {
  /** A closed, filled outline. */
  record Polygon(ImmutableList<Point> corners, String fill, String stroke, double width)
      implements Figure {}

  record Line(ImmutableList<Point> points, String stroke, double width) implements Figure {}

  record Circle(Point center, double radius, String fill, String stroke, double width)
      implements Figure {}

  /** A text centred on a point; {@code size} is the font's. */
  record Text(Point center, String text, double size, String fill) implements Figure {}
}
