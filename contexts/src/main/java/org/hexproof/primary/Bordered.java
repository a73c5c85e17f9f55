package org.hexproof.primary;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A shape with stones inside and colored arcs around.
 *
 * @param arcs for each cell of the ring its arc, counted clockwise
 * @param terminals the number of black arcs
 * @param firstBlack whether the arcs with even numbers are black, or those with odd ones
 */
record Bordered(Interior interior, ImmutableIntArray arcs, int terminals, boolean firstBlack) {
  private static final Comparator<PrimaryDrawing> ORDER =
      Comparator.comparingInt((PrimaryDrawing drawing) -> drawing.stones().board().size())
          .thenComparingInt(drawing -> drawing.stones().board().rows())
          .thenComparing(drawing -> String.join("\n", drawing.rows()));

  /** The size of the smallest box that a symmetry image of a shape and its ring fill. */
  static int leastArea(Polyhex shape) {
    List<LatticePoint> ring = shape.ring();
    int least = Integer.MAX_VALUE;
    for (int symmetry = 0; symmetry < LatticePoint.SYMMETRIES; symmetry++) {
      int turn = symmetry;
      List<LatticePoint> image =
          Polyhex.of(ring.stream().map(cell -> cell.image(turn)).toList()).cells();
      int rows = image.stream().mapToInt(LatticePoint::row).max().orElseThrow() + 1;
      int cols = image.stream().mapToInt(LatticePoint::col).max().orElseThrow() + 1;
      least = Math.min(least, rows * cols);
    }
    return least;
  }

  /**
   * All drawings of this region and, with the colors exchanged, of its dual, with the terminals
   * numbered clockwise from any of them; the smallest first.
   */
  ImmutableList<PrimaryDrawing> drawings() {
    List<PrimaryDrawing> drawings = new ArrayList<>();
    for (int symmetry = 0; symmetry < LatticePoint.SYMMETRIES; symmetry++) {
      for (int start = 0; start < terminals; start++) {
        drawings.add(drawing(symmetry, false, start));
        drawings.add(drawing(symmetry, true, start));
      }
    }
    return ImmutableList.sortedCopyOf(ORDER, drawings);
  }

  private PrimaryDrawing drawing(int symmetry, boolean exchanged, int start) {
    Map<LatticePoint, Character> signs = new HashMap<>();
    interior.empty().forEach(cell -> signs.put(cell, '.'));
    interior.black().forEach(cell -> signs.put(cell, exchanged ? 'O' : 'X'));
    interior.white().forEach(cell -> signs.put(cell, exchanged ? 'X' : 'O'));
    List<LatticePoint> ring = interior.shape().ring();
    for (int i = 0; i < ring.size(); i++) {
      boolean black = ((arcs.get(i) % 2 == 0) == firstBlack) != exchanged;
      int place = arcs.get(i) / 2;
      int clockwise = LatticePoint.mirrors(symmetry) ? terminals - 1 - place : place;
      signs.put(ring.get(i), black ? (char) ('1' + (clockwise + start) % terminals) : 'O');
    }
    int row = signs.keySet().stream().mapToInt(cell -> cell.image(symmetry).row()).min().orElse(0);
    int col = signs.keySet().stream().mapToInt(cell -> cell.image(symmetry).col()).min().orElse(0);
    Map<LatticePoint, Character> image = new HashMap<>();
    signs.forEach(
        (cell, sign) -> image.put(cell.image(symmetry).minus(new LatticePoint(row, col)), sign));
    return PrimaryDrawing.of(image);
  }
}
