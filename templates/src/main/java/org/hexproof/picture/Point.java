package org.hexproof.picture;

/** A point of the picture; y grows downward. */
public record Point(double x, double y) {
  public Point plus(double dx, double dy) {
    return new Point(x + dx, y + dy);
  }

  static Point middle(Point a, Point b) {
    return new Point((a.x + b.x) / 2, (a.y + b.y) / 2);
  }
}
