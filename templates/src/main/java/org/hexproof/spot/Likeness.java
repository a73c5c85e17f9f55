package org.hexproof.spot;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.GridSymmetry;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.hexproof.word.Labelled;

/**
 * Whether other templates have the shape of a given one: the same stones, carrier and promise, in
 * any of the ways in which it can lie. White stones and what is outside make no difference.
 */
public final class Likeness {
  /** How a template lies as compared with another of its shape. */
  public enum Way implements Labelled {
    /** As the other one, perhaps elsewhere. */
    SAME,
    /** By half a turn. */
    TURNED,
    /** Left and right exchanged. */
    MIRRORED,
    /** Both. */
    TURNED_AND_MIRRORED,
    /** Some other way, which takes no edge to an edge, inside the board. */
    ROTATED
  }

  /** What makes a shape, wherever it lies. */
  private record Shape(
      Promise promise, ImmutableSet<Cell> stones, ImmutableSet<Cell> carrier, Optional<Edge> edge) {
    static Shape of(OrientedTemplate template) {
      return new Shape(template.promise(), template.stones(), template.carrier(), template.edge());
    }
  }

  private final ImmutableMap<Shape, Way> shapes;

  private Likeness(Map<Shape, Way> shapes) {
    this.shapes = ImmutableMap.copyOf(shapes);
  }

  public static Likeness of(Template template) {
    Map<Shape, Way> shapes = new LinkedHashMap<>();
    for (Way way : Way.values()) {
      for (GridSymmetry symmetry : GridSymmetry.ALL) {
        if (way(symmetry) == way) {
          OrientedTemplate.of(template, symmetry)
              .ifPresent(lying -> shapes.putIfAbsent(Shape.of(lying), way));
        }
      }
    }
    return new Likeness(shapes);
  }

  private static Way way(GridSymmetry symmetry) {
    Optional<Edge> bottom = symmetry.apply(Edge.BOTTOM);
    boolean turns = bottom.equals(Optional.of(Edge.TOP));
    if (!turns && !bottom.equals(Optional.of(Edge.BOTTOM))) {
      return Way.ROTATED;
    }
    return symmetry.reflects()
        ? turns ? Way.TURNED_AND_MIRRORED : Way.MIRRORED
        : turns ? Way.TURNED : Way.SAME;
  }

  /** How another template lies, if it has the shape. */
  public Optional<Way> to(Template other) {
    return OrientedTemplate.of(other, GridSymmetry.ALL.get(0))
        .flatMap(lying -> Optional.ofNullable(shapes.get(Shape.of(lying))));
  }
}
