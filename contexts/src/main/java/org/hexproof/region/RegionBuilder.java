package org.hexproof.region;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableLongArray;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;

/** Numbers the nodes of a region and collects what touches what. */
final class RegionBuilder {
  private final Position position;
  private final Board board;
  private final ImmutableSet<Cell> region;
  private final ImmutableList<Cell> cells;
  private final List<Long> touches = new ArrayList<>();
  private final List<Port> ports = new ArrayList<>();
  private final List<Long> portNodes = new ArrayList<>();
  private final List<Long> portContacts = new ArrayList<>();

  RegionBuilder(Position position, ImmutableSet<Cell> region) {
    checkArgument(
        region.size() <= Region.MAX_CELLS,
        "the region has %s empty cells; exact values are computed for at most %s",
        region.size(),
        Region.MAX_CELLS);
    this.position = position;
    this.board = position.board();
    this.region = region;
    this.cells = ImmutableList.sortedCopyOf(region);
    for (Cell cell : cells) {
      checkArgument(position.at(cell) == Content.EMPTY, "cell %s of the region has a stone", cell);
      long mask = 0;
      for (Cell neighbor : board.neighbors(cell)) {
        int place = cells.indexOf(neighbor);
        mask |= place >= 0 ? 1L << place : 0;
      }
      touches.add(mask);
    }
  }

  Region closed(ImmutableList<Terminal> terminals) {
    List<Group> groups = new ArrayList<>(Group.all(position, ImmutableSet.of()));
    List<Group> wholes = new ArrayList<>();
    for (int i = 0; i < terminals.size(); i++) {
      wholes.add(withWholeGroups(terminals.get(i), i + 1, groups));
    }
    List<Group> owners = merged(wholes);
    for (Group owner : owners) {
      addNode(cellsOf(owner));
      groups.removeIf(group -> owner.stones().containsAll(group.stones()));
    }
    for (int i = 0; i < wholes.size(); i++) {
      Group whole = wholes.get(i);
      int owner = 0;
      while (!isOneGroup(owners.get(owner), whole)) {
        owner++;
      }
      addPort(new Port(Integer.toString(i + 1), true), 1L << (cells.size() + owner), 0);
    }
    for (Group group : groups) {
      if (cellsOf(group) != 0) {
        addNode(cellsOf(group));
      }
    }
    return build(Optional.empty());
  }

  private List<Group> merged(List<Group> wholes) {
    List<Group> merged = new ArrayList<>();
    for (Group whole : wholes) {
      Set<Cell> stones = new LinkedHashSet<>(whole.stones());
      Set<Edge> edges = new LinkedHashSet<>(whole.edges());
      for (Group other : ImmutableList.copyOf(merged)) {
        if (isOneGroup(other, whole)) {
          stones.addAll(other.stones());
          edges.addAll(other.edges());
          merged.remove(other);
        }
      }
      merged.add(new Group(ImmutableSet.copyOf(stones), ImmutableSet.copyOf(edges)));
    }
    return merged;
  }

  private boolean isOneGroup(Group first, Group second) {
    return first.equals(second)
        || first.edges().stream().anyMatch(second.edges()::contains)
        || first.stones().stream()
            .anyMatch(
                stone -> position.at(stone) == Content.BLACK && second.stones().contains(stone));
  }

  private Group withWholeGroups(Terminal terminal, int number, List<Group> groups) {
    Set<Cell> members = new LinkedHashSet<>(terminal.cells());
    for (Cell cell : terminal.cells()) {
      checkArgument(
          board.contains(cell) && (position.at(cell) == Content.BLACK || region.contains(cell)),
          "terminal %s names %s, which is neither a black stone nor an empty cell of the region",
          number,
          cell);
    }
    for (Group group : groups) {
      if (group.stones().stream().anyMatch(stone -> terminal.owns(stone, board))) {
        members.addAll(group.stones());
      }
    }
    return new Group(ImmutableSet.copyOf(members), terminal.edges());
  }

  Region open(ImmutableSet<Edge> edges) {
    List<Group> nodes = new ArrayList<>();
    List<Group> inner = new ArrayList<>();
    List<Group> far = new ArrayList<>();
    for (Group group : Group.all(position, edges)) {
      if (cellsOf(group) == 0) {
        far.add(group);
      } else if (reachesOutside(group)) {
        addBlackPort(group.name(), group);
        nodes.add(group);
      } else {
        inner.add(group);
      }
    }
    for (Group group : inner) {
      addNode(cellsOf(group));
      nodes.add(group);
    }
    ImmutableList<Cell> open = openPorts(inner);
    for (Group group : far) {
      // Two open ports that touch it are joined by it when both are black.
      if (open.stream().filter(cell -> group.touches(cell, board)).count() > 1) {
        addNode(0);
        nodes.add(group);
      }
    }
    int firstOpen = ports.size();
    for (Cell cell : open) {
      addOpenPort(cell, nodes, open, firstOpen);
    }
    return build(
        RingBuilder.around(
            position, region, edges, ImmutableList.copyOf(nodes.subList(0, firstOpen)), open));
  }

  private boolean reachesOutside(Group group) {
    return !group.edges().isEmpty()
        || group.stones().stream()
            .flatMap(stone -> board.neighbors(stone).stream())
            .anyMatch(this::isOutside);
  }

  private boolean isOutside(Cell cell) {
    return position.at(cell) == Content.EMPTY && !region.contains(cell);
  }

  private ImmutableList<Cell> openPorts(List<Group> inner) {
    Set<Cell> inside = new LinkedHashSet<>(cells);
    inner.forEach(group -> inside.addAll(group.stones()));
    return inside.stream()
        .flatMap(cell -> board.neighbors(cell).stream())
        .filter(this::isOutside)
        .distinct()
        .sorted()
        .collect(ImmutableList.toImmutableList());
  }

  private void addOpenPort(Cell cell, List<Group> nodes, ImmutableList<Cell> open, int firstOpen) {
    long touched = 0;
    for (int place = 0; place < cells.size(); place++) {
      touched |= board.neighbors(cell).contains(cells.get(place)) ? 1L << place : 0;
    }
    for (int i = 0; i < nodes.size(); i++) {
      touched |= nodes.get(i).touches(cell, board) ? 1L << (cells.size() + i) : 0;
    }
    long contacts = 0;
    for (int port = firstOpen; port < ports.size(); port++) {
      contacts |= board.neighbors(cell).contains(open.get(port - firstOpen)) ? 1L << port : 0;
    }
    addPort(new Port(cell.toString(), false), touched, contacts);
  }

  private long cellsOf(Group group) {
    long mask = 0;
    for (int place = 0; place < cells.size(); place++) {
      Cell cell = cells.get(place);
      boolean belongs = group.stones().contains(cell);
      boolean touched =
          board.neighbors(cell).stream()
                  .anyMatch(
                      neighbor ->
                          group.stones().contains(neighbor)
                              && position.at(neighbor) == Content.BLACK)
              || group.edges().stream().anyMatch(edge -> board.touches(cell, edge));
      mask |= belongs || touched ? 1L << place : 0;
    }
    return mask;
  }

  private void addBlackPort(String name, Group group) {
    addNode(cellsOf(group));
    addPort(new Port(name, true), 1L << (touches.size() - 1), 0);
  }

  private void addPort(Port port, long nodes, long contacts) {
    ports.add(port);
    portNodes.add(nodes);
    portContacts.add(contacts);
  }

  private void addNode(long touched) {
    long node = 1L << touches.size();
    for (int place = 0; place < cells.size(); place++) {
      if (((touched >> place) & 1) != 0) {
        touches.set(place, touches.get(place) | node);
      }
    }
    touches.add(touched);
  }

  private Region build(Optional<RingPorts> ring) {
    return new Region(
        cells,
        ImmutableList.copyOf(ports),
        ImmutableLongArray.copyOf(touches),
        ImmutableLongArray.copyOf(portNodes),
        ImmutableLongArray.copyOf(portContacts),
        ring);
  }
}
