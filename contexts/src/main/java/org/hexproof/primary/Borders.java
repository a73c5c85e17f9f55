package org.hexproof.primary;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongSet;
import java.util.stream.IntStream;

/**
 * The ways to color the ring around a shape with as many black and white arcs as there are
 * terminals, so that all are separate groups outside as well; of those whose black arcs touch the
 * same places inside, the first. A stone inside touches no arc of its own color, since it could be
 * taken for a part of the arc.
 */
final class Borders {
  private static final int MAX_PLACES = 10;
  private static final int MAX_PENDING = 9;

  /** Takes what is found. */
  interface Visitor {
    /**
     * One coloring: for each cell of the ring, in order, its arc, counted clockwise, and for each
     * arc, the places inside that touch it, as a bit mask. Neither array is to be kept.
     */
    void visit(int[] arcs, int[] touched);
  }

  private final ImmutableList<LatticePoint> ring;
  private final int count;
  private final boolean firstBlack;
  private final Visitor visitor;
  private final int[] touched;
  private final boolean[] mayBeBlack;
  private final boolean[] mayBeWhite;
  private final int[][] contacts;
  private final int[][] pending;
  private final int[] arcs;
  private final LongSet met = new LongOpenHashSet();

  private Borders(Interior interior, int count, boolean firstBlack, Visitor visitor) {
    this.ring = interior.shape().ring();
    this.count = count;
    this.firstBlack = firstBlack;
    this.visitor = visitor;
    ImmutableList<LatticePoint> places = interior.places();
    this.touched = ring.stream().mapToInt(cell -> Interior.touching(cell, places)).toArray();
    this.mayBeBlack = new boolean[ring.size()];
    this.mayBeWhite = new boolean[ring.size()];
    this.contacts = new int[ring.size()][];
    this.arcs = new int[ring.size()];
    for (int i = 0; i < ring.size(); i++) {
      mayBeBlack[i] = interior.black().stream().noneMatch(ring.get(i)::touches);
      mayBeWhite[i] = interior.white().stream().noneMatch(ring.get(i)::touches);
      contacts[i] = contacts(i);
    }
    this.pending = new int[ring.size()][];
    for (int i = 0; i < ring.size(); i++) {
      pending[i] = pending(i);
    }
  }

  /**
   * Goes through the colorings in a fixed order.
   *
   * @param count the number of arcs: one black and one white for each terminal
   * @param firstBlack whether arcs 0, 2, … are black; the colorings where they are white are those
   *     where they are black with the colors exchanged, if there is no stone inside
   */
  static void visit(Interior interior, int count, boolean firstBlack, Visitor visitor) {
    new Borders(interior, count, firstBlack, visitor).color(0, 0, new int[count]);
  }

  /** Earlier cells of the ring that touch this one or are the same. */
  private int[] contacts(int place) {
    LatticePoint here = ring.get(place);
    return IntStream.range(0, place)
        .filter(i -> ring.get(i).equals(here) || ring.get(i).touches(here))
        .toArray();
  }

  /** Cells before a place whose arcs decide what later ones may be, besides the last of them. */
  private int[] pending(int place) {
    return IntStream.range(0, place)
        .filter(i -> IntStream.range(place, ring.size()).anyMatch(later -> matters(i, later)))
        .toArray();
  }

  private boolean matters(int place, int later) {
    boolean ends = place == 0 && later == ring.size() - 1;
    return place < later - 1 && !ends && Ints.contains(contacts[later], place);
  }

  /**
   * Whether a state of the search was not met before. Arcs that touch the same places inside make
   * the same region, so all that counts is what the black arcs touch and what may follow.
   */
  private boolean isNew(int place, int arc, int[] masks) {
    int[] open = place == ring.size() ? new int[0] : pending[place];
    if (open.length > MAX_PENDING) {
      return true;
    }
    long key = arc;
    for (int black = firstBlack ? 0 : 1; black < count; black += 2) {
      key = key << MAX_PLACES | masks[black];
    }
    for (int i : open) {
      key = key * count + arcs[i];
    }
    return met.add(key * (ring.size() + 1) + place);
  }

  /** Colors the ring from a place on; after the last arc comes the other end of arc 0. */
  private void color(int place, int arc, int[] masks) {
    if (!isNew(place, arc, masks)) {
      return;
    }
    if (place == ring.size()) {
      visitor.visit(arcs, masks);
      return;
    }
    if (count - 1 - arc > ring.size() - place) {
      return; // too little room for the arcs that are missing
    }
    for (int next = arc; next <= (place == 0 ? 0 : Math.min(count, arc + 1)); next++) {
      int number = next % count;
      if (fits(place, number)) {
        arcs[place] = number;
        int before = masks[number];
        masks[number] |= touched[place];
        color(place + 1, next, masks);
        masks[number] = before;
      }
    }
  }

  private boolean fits(int place, int arc) {
    boolean black = (arc % 2 == 0) == firstBlack;
    if (!(black ? mayBeBlack[place] : mayBeWhite[place])) {
      return false;
    }
    for (int other : contacts[place]) {
      boolean sameArc = arcs[other] == arc;
      boolean sameColor = arcs[other] % 2 == arc % 2;
      boolean sameCell = ring.get(other).equals(ring.get(place));
      if (!sameArc && (sameColor || sameCell)) {
        return false;
      }
    }
    return true;
  }
}
