package org.hexproof.region;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;

/** Finds which ports of a region a walk around it meets. */
final class RingBuilder {
  private static final int NONE = -1;

  private RingBuilder() {}

  /**
   * The ring of an open region.
   *
   * @param edges Black's edges; the others are White's
   * @param groups the black ports, which come first
   * @param open the other ports
   * @return nothing if it tells no more than the ports do, or can't be told
   */
  static Optional<RingPorts> around(
      Position position,
      ImmutableSet<Cell> cells,
      ImmutableSet<Edge> edges,
      ImmutableList<Group> groups,
      ImmutableList<Cell> open) {
    Optional<Ring> ring = Ring.around(position, cells);
    if (ring.isEmpty()) {
      return Optional.empty();
    }
    List<Integer> ports = new ArrayList<>();
    List<Long> inner = new ArrayList<>();
    NavigableMap<Integer, Long> outer = new TreeMap<>();
    Map<Edge, Long> white = new EnumMap<>(Edge.class);
    for (Ring.Place place : ring.get().places()) {
      ImmutableSet<Integer> met = met(place, position, groups, open);
      Optional<Edge> edge = place.edge().filter(each -> !edges.contains(each));
      if (met.size() > 1 || ports.size() == RingPorts.MAX_PLACES) {
        return Optional.empty();
      }
      long bit = 1L << ports.size();
      if (edge.isPresent()) {
        white.merge(edge.get(), bit, (one, other) -> one | other);
        ports.add(NONE);
      } else if (!met.isEmpty()) {
        int port = met.iterator().next();
        ports.add(port);
        if (port < groups.size() && isEmpty(place, position)) {
          inner.add(bit);
        } else {
          outer.merge(port, bit, (one, other) -> one | other);
        }
      }
    }
    ImmutableList.Builder<Long> black = ImmutableList.builder();
    ImmutableList.Builder<Long> sides = ImmutableList.builder();
    outer
        .headMap(groups.size(), false)
        .forEach(
            (port, places) -> {
              black.add(places);
              groups.get(port).edges().forEach(edge -> sides.add(places));
            });
    RingPorts found =
        new RingPorts(
            ImmutableIntArray.copyOf(ports),
            ImmutableList.<Long>builder().addAll(outer.values()).addAll(inner).build(),
            black.build(),
            sides.build(),
            ImmutableList.copyOf(white.values()));
    return found.edges().size() + found.white().size() < 2 ? Optional.empty() : Optional.of(found);
  }

  private static boolean isEmpty(Ring.Place place, Position position) {
    return place.cell().filter(cell -> position.at(cell) == Content.EMPTY).isPresent();
  }

  /** The ports at a place: its own, or those of the stones that a cell there touches. */
  private static ImmutableSet<Integer> met(
      Ring.Place place, Position position, ImmutableList<Group> groups, ImmutableList<Cell> open) {
    ImmutableSet.Builder<Integer> met = ImmutableSet.builder();
    if (place.cell().isPresent() && open.contains(place.cell().get())) {
      return ImmutableSet.of(groups.size() + open.indexOf(place.cell().get()));
    }
    for (int port = 0; port < groups.size(); port++) {
      Group group = groups.get(port);
      boolean isThere =
          place.edge().isPresent()
              ? group.edges().contains(place.edge().get())
              : isEmpty(place, position)
                  ? place.inner().stream().anyMatch(group.stones()::contains)
                  : group.stones().contains(place.cell().orElseThrow());
      if (isThere) {
        met.add(port);
      }
    }
    return met.build();
  }
}
