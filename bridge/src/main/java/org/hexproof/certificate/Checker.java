package org.hexproof.certificate;

import com.google.common.primitives.Ints;
import com.google.common.primitives.Longs;
import java.io.IOException;
import java.io.InputStream;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hexproof.board.Color;
import org.hexproof.board.Content;

/** Checks certificates. What it lets pass is true, whoever wrote it. */
public final class Checker {
  /** The target of a claim that the winner wins the game; others hold two places. */
  private static final long GOAL = -1;

  private record Claim(long target, BitSet need, BitSet room) {}

  private final Text text;
  private final Sheet sheet;
  private final Color winner;
  private final Ground ground;

  /** Of each element the number of its cell among those that are empty at the start, or -1. */
  private final int[] bit;

  /** The cells that are empty at the start. */
  private final int[] empties;

  private final boolean[] own;

  /** What is joined at the start, and what besides for the node at hand. */
  private final Links start;

  private Links links;

  /** Of each claim the target and, one bit for each empty cell, the need and the room. */
  private final List<long[]> claims = new ArrayList<>();

  private final long mostClaims;
  private final int words;

  /** Sets of the node at hand, of numbers of empty cells. */
  private final BitSet stones = new BitSet();

  private final BitSet need = new BitSet();
  private final BitSet room = new BitSet();
  private final BitSet shared = new BitSet();

  private Checker(Text text, Statement statement, long bytes) throws IOException {
    this.text = text;
    sheet = new Sheet(statement.position().board(), statement.goal());
    winner = statement.winner();
    ground = new Ground(text, sheet, statement);
    own = ground.held(winner);
    start = ground.joined(own);
    empties =
        IntStream.range(0, sheet.places)
            .filter(place -> ground.contents[place] == Content.EMPTY)
            .toArray();
    bit = new int[sheet.elements];
    Arrays.fill(bit, -1);
    IntStream.range(0, empties.length).forEach(i -> bit[empties[i]] = i);
    words = (empties.length + Long.SIZE - 1) / Long.SIZE;
    mostClaims = Math.min(bytes / (Long.BYTES * (2L * words + 5)), Integer.MAX_VALUE - 8);
  }

  /**
   * Checks a certificate, as text or compressed by gzip. That may take half of Java's memory.
   *
   * @throws CertificateException if it proves nothing
   * @throws IOException if it can't be read
   */
  public static Checked check(InputStream file) throws IOException {
    return check(file, Runtime.getRuntime().maxMemory() / 2);
  }

  /**
   * The same within about so many bytes; a certificate that needs more is refused.
   *
   * @throws CertificateException if it proves nothing
   * @throws IOException if it can't be read
   */
  public static Checked check(InputStream file, long bytes) throws IOException {
    return Proofs.certificate(Text.of(file), bytes);
  }

  /** Reads the cuts and the nodes of a statement, up to their end. */
  static Proof check(Text text, Statement statement, long bytes) throws IOException {
    Checker checker = new Checker(text, statement, bytes);
    checker.readNodes();
    BitSet carrier = checker.readEnd(statement.toMove());
    return new Proof(
        checker.claims.size(), checker.sheet.cells(carrier.stream().map(i -> checker.empties[i])));
  }

  private void readNodes() throws IOException {
    while (!text.take('e')) {
      Stream.of(stones, need, room, shared).forEach(BitSet::clear);
      links = new Links(start);
      long target;
      if (text.take('j')) {
        target = readJoin();
      } else if (text.take('g')) {
        target = readGoal();
      } else if (text.take('c')) {
        target = readChoice();
      } else if (text.take('k')) {
        target = readCapture();
      } else if (text.take('p')) {
        target = readPart();
      } else {
        throw text.refuse("expected a node (j, g, c, k or p) or the end (e)");
      }
      if (claims.size() >= mostClaims) {
        throw text.refuse("more nodes than there is memory for");
      }
      claims.add(Longs.concat(new long[] {target}, packed(need), packed(room)));
      text.expect('\n');
    }
  }

  private long readJoin() throws IOException {
    text.item();
    int u = text.place(sheet);
    text.item();
    int v = text.place(sheet);
    text.part();
    readStones();
    readClaims();
    if (!isBuiltUpon(u) || !isBuiltUpon(v)) {
      throw text.refuse("an end of the join is neither the winner's nor a stone of the join");
    }
    if (links.find(u) != links.find(v)) {
      throw text.refuse(sheet.name(u) + " and " + sheet.name(v) + " are not joined");
    }
    return (long) Math.min(u, v) << Integer.SIZE | Math.max(u, v);
  }

  private long readGoal() throws IOException {
    text.part();
    readStones();
    boolean alone = readClaims() == 0;
    if (!follows(alone)) {
      throw text.refuse("the goal does not follow");
    }
    return GOAL;
  }

  private boolean follows(boolean alone) {
    if (winner == Color.BLACK) {
      return ground.isReached(links);
    }
    return ground.arcs.isEmpty() ? alone && blackIsApart() : ground.isCutOff(links);
  }

  /** Whether Black does not reach the goal even with every empty cell that is no stone. */
  private boolean blackIsApart() {
    boolean[] black = ground.held(Color.BLACK);
    for (int i = 0; i < empties.length; i++) {
      black[empties[i]] = !stones.get(i);
    }
    return !ground.isReached(ground.joined(black));
  }

  /** Reads stones up to the ';' and joins them with what they touch. */
  private void readStones() throws IOException {
    while (text.more()) {
      int stone = readEmpty();
      if (stones.get(bit[stone])) {
        throw text.refuse("stone " + sheet.name(stone) + " is given twice");
      }
      stones.set(bit[stone]);
      for (int next : sheet.touching[stone]) {
        if (isBuiltUpon(next)) {
          links.join(stone, next);
        }
      }
    }
    text.expect(';');
  }

  private boolean isBuiltUpon(int element) {
    return own[element] || (bit[element] >= 0 && stones.get(bit[element]));
  }

  /** Reads claims that places are joined, up to the end of the line; returns their number. */
  private int readClaims() throws IOException {
    need.or(stones);
    int count = 0;
    for (; text.more(); count++) {
      Claim claim = readClaim();
      if (claim.target == GOAL) {
        throw text.refuse("a claim of the goal where one that places are joined is wanted");
      }
      links.join((int) (claim.target >> Integer.SIZE), (int) claim.target);
      need.or(claim.need);
      BitSet twice = (BitSet) claim.room.clone();
      twice.and(room);
      shared.or(twice);
      room.or(claim.room);
    }
    closeRoom("two claims use ");
    return count;
  }

  private long readChoice() throws IOException {
    shared.set(0, empties.length);
    text.item();
    long target = 0;
    for (boolean first = true; first || text.more(); first = false) {
      int move = bit[readEmpty()];
      text.expect(':');
      Claim way = readClaim();
      if (!first && way.target != target) {
        throw text.refuse("the claims of a choice have different targets");
      }
      target = way.target;
      way.need.clear(move);
      way.room.set(move);
      need.or(way.need);
      room.or(way.room);
      shared.and(way.room);
    }
    closeRoom("all ways of the choice use ");
    return target;
  }

  private long readCapture() throws IOException {
    text.item();
    int one = readEmpty();
    text.item();
    int two = readEmpty();
    text.part();
    readStones();
    text.item();
    Claim claim = readClaim();
    need.or(claim.need);
    need.or(stones);
    room.or(claim.room);
    for (int cell : new int[] {one, two}) {
      checkNoEnd(cell, one == two ? cell : claim.target);
      need.set(bit[cell]);
    }
    links = new Links(sheet.elements);
    checkDead(Set.of(one), claim.room);
    checkDead(Set.of(two), claim.room);
    for (int cell : new int[] {one, two}) {
      need.clear(bit[cell]);
      room.set(bit[cell]);
    }
    closeRoom("");
    return claim.target;
  }

  private long readPart() throws IOException {
    Set<Integer> part = new LinkedHashSet<>();
    text.item();
    for (boolean first = true; first || text.more(); first = false) {
      int cell = text.place(sheet);
      if (!(bit[cell] >= 0 || (own[cell] && sheet.isCell(cell))) || !part.add(cell)) {
        throw text.refuse(sheet.name(cell) + " is no empty or own cell, or given twice");
      }
    }
    text.expect(';');
    readStones();
    text.item();
    Claim claim = readClaim();
    for (int cell : part) {
      checkNoEnd(cell, claim.target);
      if (bit[cell] >= 0) {
        claim.need.clear(bit[cell]);
        claim.room.clear(bit[cell]);
      }
    }
    need.or(claim.need);
    room.or(claim.room);
    links = new Links(sheet.elements);
    readClaims();
    checkDead(part, claim.room);
    return claim.target;
  }

  private void checkNoEnd(int cell, long target) throws CertificateException {
    if (winner == Color.WHITE && ground.arcs.isEmpty()) {
      throw text.refuse("White fills in, but there are no cuts");
    }
    if (cell == (int) target || cell == target >> Integer.SIZE || sheet.isNamed(cell)) {
      throw text.refuse(sheet.name(cell) + " can't be filled in");
    }
  }

  /** Cells are dead if all that could ever touch them is joined without them, or by `links`. */
  private void checkDead(Set<Integer> cells, BitSet room) throws CertificateException {
    boolean[] held = own.clone();
    need.stream().forEach(i -> held[empties[i]] = true);
    cells.forEach(cell -> held[cell] = false);
    Links parts = ground.joined(held);
    IntStream.range(0, sheet.elements).forEach(i -> parts.join(i, links.find(i)));
    Map<Integer, Set<Integer>> around = new HashMap<>();
    for (int cell : cells) {
      for (int x : sheet.touching[cell]) {
        if (held[x] || (bit[x] >= 0 && room.get(bit[x]) && !cells.contains(x))) {
          around.put(x, beside(x, held, parts));
        }
      }
    }
    for (int x : around.keySet()) {
      for (int y : around.keySet()) {
        if (x < y
            && !Ints.contains(sheet.touching[x], y)
            && Collections.disjoint(around.get(x), around.get(y))) {
          String part = cells.stream().map(sheet::name).collect(Collectors.joining("+"));
          throw text.refuse(part + " joins " + sheet.name(x) + " and " + sheet.name(y));
        }
      }
    }
  }

  /** The parts of what is held that a place touches or belongs to. */
  private Set<Integer> beside(int place, boolean[] held, Links parts) {
    return IntStream.concat(IntStream.of(place), Arrays.stream(sheet.touching[place]))
        .filter(next -> held[next])
        .mapToObj(parts::find)
        .collect(Collectors.toSet());
  }

  /** What is needed is no room, so it may be shared. */
  private void closeRoom(String complaint) throws IOException {
    room.andNot(need);
    shared.andNot(need);
    if (!shared.isEmpty()) {
      throw text.refuse(complaint + sheet.name(empties[shared.nextSetBit(0)]));
    }
  }

  /** The cells of the winner's first move, if there is one, and of all that follow. */
  private BitSet readEnd(Color toMove) throws IOException {
    text.item();
    BitSet move = new BitSet();
    if (!text.isDigit()) {
      move.set(bit[readEmpty()]);
      text.item();
      if (toMove != winner) {
        throw text.refuse("the end has a move, but it is not the winner's turn");
      }
    }
    Claim claim = readClaim();
    if (claim.target != GOAL) {
      throw text.refuse("the end is not a claim of the goal");
    }
    claim.need.andNot(move);
    if (!claim.need.isEmpty()) {
      throw text.refuse("the end still needs " + sheet.name(empties[claim.need.nextSetBit(0)]));
    }
    text.expect('\n');
    claim.room.or(move);
    return claim.room;
  }

  private int readEmpty() throws IOException {
    int place = text.place(sheet);
    if (bit[place] < 0) {
      throw text.refuse(sheet.name(place) + " is not empty at the start");
    }
    return place;
  }

  /** Reads how far back a claim stands, and finds it. */
  private Claim readClaim() throws IOException {
    int back = text.number();
    if (back < 1 || back > claims.size()) {
      throw text.refuse("there is no claim " + back + " nodes back");
    }
    LongBuffer claim = LongBuffer.wrap(claims.get(claims.size() - back));
    return new Claim(
        claim.get(0),
        BitSet.valueOf(claim.slice(1, words)),
        BitSet.valueOf(claim.slice(1 + words, words)));
  }

  private long[] packed(BitSet set) {
    return Arrays.copyOf(set.toLongArray(), words);
  }
}
