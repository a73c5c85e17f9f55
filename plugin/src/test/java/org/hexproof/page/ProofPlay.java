package org.hexproof.page;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.GoalText;
import org.hexproof.board.Position;
import org.hexproof.solver.Problem;

/**
 * Plays by a certificate, along docs/certificates.md: the naive twin of the page's script. It keeps
 * the claims as a tree, in which a claim stands until a move is made in its room.
 */
final class ProofPlay {
  private static final int FIRST_NODE = 9;

  private record Node(char kind, List<String> cells, List<String> stones, List<Integer> claims) {}

  /** A claim, what counts as the winner's in it, and the claims that it is built upon. */
  private record Standing(int claim, Set<String> held, List<Standing> parts) {}

  private final List<String> lines;
  private final List<Node> nodes = new ArrayList<>();
  private final List<Set<String>> needs = new ArrayList<>();
  private final List<Set<String>> rooms = new ArrayList<>();
  private final Set<String> own;
  private final Set<String> other;
  private Standing standing;

  ProofPlay(String certificate) {
    lines = Splitter.on('\n').splitToList(certificate);
    for (int i = FIRST_NODE; lines.get(i).charAt(0) != 'e'; i++) {
      read(lines.get(i));
    }
    own = new HashSet<>(words(head(winner() == Color.BLACK ? 3 : 4)));
    other = new HashSet<>(words(head(winner() == Color.BLACK ? 4 : 3)));
    List<String> end = words(lines.get(FIRST_NODE + nodes.size()).substring(2));
    firstMove().ifPresent(own::add);
    int claim = nodes.size() - Integer.parseInt(end.get(end.size() - 1));
    standing = begin(claim, Set.of());
  }

  private static List<String> words(String text) {
    return Splitter.on(' ').omitEmptyStrings().splitToList(text);
  }

  private String head(int line) {
    String text = lines.get(line);
    return text.indexOf(' ') < 0 ? "" : text.substring(text.indexOf(' ') + 1);
  }

  Color winner() {
    return head(7).equals("black") ? Color.BLACK : Color.WHITE;
  }

  /** The winner's, if the winner is to move. */
  Optional<String> firstMove() {
    List<String> end = words(lines.get(FIRST_NODE + nodes.size()).substring(2));
    return end.size() > 1 ? Optional.of(end.get(0)) : Optional.empty();
  }

  private void read(String line) {
    char kind = line.charAt(0);
    List<List<String>> parts =
        Splitter.on(';').splitToStream(line.substring(1)).map(ProofPlay::words).toList();
    List<String> cells = new ArrayList<>();
    List<Integer> claims = new ArrayList<>();
    if (kind == 'c') {
      for (String way : parts.get(0)) {
        cells.add(way.substring(0, way.indexOf(':')));
        claims.add(nodes.size() - Integer.parseInt(way.substring(way.indexOf(':') + 1)));
      }
      nodes.add(new Node(kind, cells, List.of(), claims));
    } else {
      parts.get(2).forEach(back -> claims.add(nodes.size() - Integer.parseInt(back)));
      nodes.add(new Node(kind, parts.get(0), parts.get(1), claims));
    }
    derive(nodes.get(nodes.size() - 1));
  }

  private void derive(Node node) {
    Set<String> need = new HashSet<>(node.stones);
    Set<String> room = new HashSet<>();
    for (int i = 0; i < node.claims.size(); i++) {
      Set<String> without = new HashSet<>();
      if (node.kind == 'c') {
        without.add(node.cells.get(i));
      } else if (node.kind == 'p' && i == 0) {
        without.addAll(node.cells);
      }
      need.addAll(Sets.difference(needs.get(node.claims.get(i)), without));
      Set<String> inner = rooms.get(node.claims.get(i));
      room.addAll(node.kind == 'p' ? Sets.difference(inner, without) : inner);
    }
    if (node.kind == 'k') {
      node.cells.forEach(need::remove);
    }
    if (node.kind == 'c' || node.kind == 'k') {
      room.addAll(node.cells);
    }
    room.removeAll(need);
    needs.add(need);
    rooms.add(room);
  }

  private boolean has(String cell, Set<String> held) {
    return own.contains(cell) || held.contains(cell);
  }

  private Standing begin(int claim, Set<String> held) {
    Node node = nodes.get(claim);
    if (node.kind == 'c') {
      for (int i = 0; i < node.cells.size(); i++) {
        if (has(node.cells.get(i), held)) {
          return begin(node.claims.get(i), held);
        }
      }
      return new Standing(claim, held, List.of());
    }
    List<Standing> parts = new ArrayList<>();
    for (int i = 0; i < node.claims.size(); i++) {
      boolean fills = i == 0 && (node.kind == 'k' || node.kind == 'p');
      Set<String> inner = fills ? Sets.union(held, Set.copyOf(node.cells)).immutableCopy() : held;
      parts.add(begin(node.claims.get(i), inner));
    }
    return settled(new Standing(claim, held, parts));
  }

  private Standing settled(Standing at) {
    Node node = nodes.get(at.claim);
    boolean isTaken = node.kind == 'k' && node.cells.stream().anyMatch(c -> has(c, at.held));
    return isTaken ? at.parts.get(0) : at;
  }

  private Set<String> room(Standing at) {
    Node node = nodes.get(at.claim);
    Set<String> room = new TreeSet<>();
    if (node.kind == 'c') {
      room.addAll(Sets.difference(rooms.get(at.claim), at.held));
    } else if (node.kind == 'k') {
      room.addAll(node.cells);
    }
    at.parts.forEach(part -> room.addAll(room(part)));
    room.removeAll(own);
    return room;
  }

  /** The loser moves, and the winner replies if that is necessary. */
  Optional<String> play(String move) {
    other.add(move);
    if (!room(standing).contains(move)) {
      return Optional.empty();
    }
    Set<String> before = Set.copyOf(own);
    standing = renewed(advanced(standing, move));
    return Optional.of(Iterables.getOnlyElement(Sets.difference(own, before)));
  }

  /** With the reply, but without what it settles elsewhere. */
  private Standing advanced(Standing at, String move) {
    Node node = nodes.get(at.claim);
    if (node.kind == 'c') {
      int way = way(at, move);
      own.add(node.cells.get(way));
      return begin(node.claims.get(way), at.held);
    }
    if (node.kind == 'k' && node.cells.contains(move)) {
      own.add(node.cells.get(1 - node.cells.indexOf(move)));
      return at.parts.get(0);
    }
    List<Standing> parts = new ArrayList<>(at.parts);
    Standing inside = inside(at, move);
    parts.set(parts.indexOf(inside), advanced(inside, move));
    return new Standing(at.claim, at.held, parts);
  }

  private Standing renewed(Standing at) {
    return nodes.get(at.claim).kind == 'c'
        ? begin(at.claim, at.held)
        : settled(new Standing(at.claim, at.held, at.parts.stream().map(this::renewed).toList()));
  }

  private Standing inside(Standing at, String move) {
    return at.parts.stream().filter(part -> room(part).contains(move)).findFirst().orElseThrow();
  }

  /** The way without the move that needs the fewest cells, and of several the first. */
  private int way(Standing at, String move) {
    Node node = nodes.get(at.claim);
    int best = -1;
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < node.cells.size(); i++) {
      String reply = node.cells.get(i);
      if (!reply.equals(move) && !rooms.get(node.claims.get(i)).contains(move)) {
        own.add(reply);
        int size = room(begin(node.claims.get(i), at.held)).size();
        own.remove(reply);
        if (size < fewest) {
          fewest = size;
          best = i;
        }
      }
    }
    return best;
  }

  /** The cells that the winner needs, in the order of their names. */
  ImmutableSet<String> needed() {
    return ImmutableSet.copyOf(room(standing));
  }

  /** All empty cells. */
  ImmutableSet<String> empty() {
    Set<String> empty = new LinkedHashSet<>();
    board().cells().forEach(cell -> empty.add(cell.toString()));
    empty.removeAll(own);
    empty.removeAll(other);
    return ImmutableSet.copyOf(empty);
  }

  private Board board() {
    List<String> size = words(head(2));
    return new Board(Integer.parseInt(size.get(0)), Integer.parseInt(size.get(1)));
  }

  /** What has to be true now: the winner wins though the loser has all that is not needed. */
  Problem promised() {
    Position position =
        Position.of(
            board(),
            cells(winner() == Color.BLACK ? own : other),
            cells(winner() == Color.BLACK ? other : own));
    for (String cell : Sets.difference(empty(), needed())) {
      position =
          position.with(Cell.parse(cell), winner() == Color.BLACK ? Content.WHITE : Content.BLACK);
    }
    return new Problem(position, winner().opposite(), GoalText.parse(head(5)));
  }

  private static ImmutableList<Cell> cells(Set<String> names) {
    return names.stream().sorted().map(Cell::parse).collect(ImmutableList.toImmutableList());
  }
}
