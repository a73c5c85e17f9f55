package org.hexproof.certificate;

import java.io.IOException;
import java.io.InputStream;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.hexproof.board.Color;

/** Checks the nodes of a proof. What it lets pass is true, whoever wrote it. */
public final class Checker {
  /** Is told each claim, when it is proved. */
  interface Listener {
    /** The sets of the claim change afterwards. */
    void heard(Start start, Claim claim) throws IOException;
  }

  private final Text text;
  private final Start start;
  private final Sheet sheet;
  private final Color winner;
  private final Ground ground;
  private final int[] bit;
  private final int[] empties;
  private final boolean[] own;
  private final List<Lemmas> lemmas;
  private final Claims claims;
  private final Listener listener;

  /** What is joined for the node at hand. */
  private Links links;

  /** Sets of the node at hand, of numbers of empty cells. */
  private final BitSet stones = new BitSet();

  private final BitSet need = new BitSet();
  private final BitSet room = new BitSet();
  private final BitSet shared = new BitSet();

  private Checker(Text text, Start start, List<Lemmas> lemmas, Claims claims, Listener listener) {
    this.text = text;
    this.listener = listener;
    this.start = start;
    this.lemmas = lemmas;
    this.claims = claims;
    sheet = start.sheet;
    winner = start.statement.winner();
    ground = start.ground;
    own = start.own;
    empties = start.empties;
    bit = start.bit;
  }

  /**
   * Checks a certificate that names no files, as text or compressed by gzip. That may take half of
   * Java's memory.
   *
   * @throws CertificateException if it proves nothing
   * @throws IOException if it can't be read
   */
  public static Checked check(InputStream file) throws IOException {
    return check(file, Proofs.memory());
  }

  /**
   * The same with about so much memory for its claims; the others are in a temporary file.
   *
   * @throws CertificateException if it proves nothing
   * @throws IOException if it can't be read
   */
  public static Checked check(InputStream file, long bytes) throws IOException {
    return Proofs.certificate(Text.of(file), bytes);
  }

  /**
   * Reads the cuts and the nodes of a statement, up to their end.
   *
   * @param lemmas what nodes may cite
   * @param bytes how much memory the claims may take, about; the others are in a file
   */
  static Proof check(Text text, Statement statement, List<Lemmas> lemmas, long bytes)
      throws IOException {
    return check(text, statement, lemmas, bytes, (start, claim) -> {});
  }

  /** The same, with one who is told each claim. */
  static Proof check(
      Text text, Statement statement, List<Lemmas> lemmas, long bytes, Listener listener)
      throws IOException {
    Start start = new Start(text, statement);
    try (Claims claims = new Claims(start.empties.length, bytes)) {
      Checker checker = new Checker(text, start, lemmas, claims, listener);
      checker.readNodes();
      BitSet carrier = checker.readEnd(statement.toMove());
      return new Proof(claims.size(), start.sheet.cells(start.places(carrier)));
    }
  }

  /**
   * Reads the nodes behind what a file of lemmas states, up to their end; returns how many.
   *
   * @param lemmas what nodes may cite
   */
  static int check(Text text, Lemmas stated, List<Lemmas> lemmas, long bytes) throws IOException {
    try (Claims claims = new Claims(stated.start().empties.length, bytes)) {
      Checker checker = new Checker(text, stated.start(), lemmas, claims, (start, claim) -> {});
      checker.readNodes();
      checker.readEnd(stated.claims());
      return claims.size();
    }
  }

  private void readNodes() throws IOException {
    while (!text.take('e')) {
      Stream.of(stones, need, room, shared).forEach(BitSet::clear);
      links = new Links(start.joined);
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
      } else if (text.take('l')) {
        target = readLemma();
      } else {
        throw text.refuse("expected a node (j, g, c, k, p or l) or the end (e)");
      }
      Claim claim = new Claim(target, need, room);
      claims.add(claim);
      listener.heard(start, claim);
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
    return Claim.joined(u, v);
  }

  private long readGoal() throws IOException {
    text.part();
    readStones();
    boolean alone = readClaims() == 0;
    if (!follows(alone)) {
      throw text.refuse("the goal does not follow");
    }
    return Claim.GOAL;
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
      if (claim.target() == Claim.GOAL) {
        throw text.refuse("a claim of the goal where one that places are joined is wanted");
      }
      links.join(Claim.first(claim.target()), Claim.second(claim.target()));
      need.or(claim.need());
      BitSet twice = (BitSet) claim.room().clone();
      twice.and(room);
      shared.or(twice);
      room.or(claim.room());
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
      if (!first && way.target() != target) {
        throw text.refuse("the claims of a choice have different targets");
      }
      target = way.target();
      way.need().clear(move);
      way.room().set(move);
      need.or(way.need());
      room.or(way.room());
      shared.and(way.room());
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
    need.or(claim.need());
    need.or(stones);
    room.or(claim.room());
    for (int cell : new int[] {one, two}) {
      checkNoEnd(cell, one == two ? Claim.joined(cell, cell) : claim.target());
      need.set(bit[cell]);
    }
    links = new Links(sheet.elements);
    requireDead(Set.of(one), claim.room());
    requireDead(Set.of(two), claim.room());
    for (int cell : new int[] {one, two}) {
      need.clear(bit[cell]);
      room.set(bit[cell]);
    }
    closeRoom("");
    return claim.target();
  }

  private long readLemma() throws IOException {
    Claim claim = Lemmas.readCitation(text, lemmas, start);
    need.or(claim.need());
    room.or(claim.room());
    return claim.target();
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
      checkNoEnd(cell, claim.target());
      if (bit[cell] >= 0) {
        claim.need().clear(bit[cell]);
        claim.room().clear(bit[cell]);
      }
    }
    need.or(claim.need());
    room.or(claim.room());
    links = new Links(sheet.elements);
    readClaims();
    requireDead(part, claim.room());
    return claim.target();
  }

  private void checkNoEnd(int cell, long target) throws CertificateException {
    if (winner == Color.WHITE && ground.arcs.isEmpty()) {
      throw text.refuse("White fills in, but there are no cuts");
    }
    if (cell == Claim.first(target) || cell == Claim.second(target) || sheet.isNamed(cell)) {
      throw text.refuse(sheet.name(cell) + " can't be filled in");
    }
  }

  private void requireDead(Set<Integer> cells, BitSet room) throws CertificateException {
    Optional<String> joined = new Detour(start, need, room, links).missing(cells);
    if (joined.isPresent()) {
      throw text.refuse(joined.get());
    }
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
    if (claim.target() != Claim.GOAL) {
      throw text.refuse("the end is not a claim of the goal");
    }
    claim.need().andNot(move);
    if (!claim.need().isEmpty()) {
      throw text.refuse("the end still needs " + sheet.name(empties[claim.need().nextSetBit(0)]));
    }
    text.expect('\n');
    claim.room().or(move);
    return claim.room();
  }

  /** For each claim that is stated one that says as much. */
  private void readEnd(Claims stated) throws IOException {
    for (int i = 0; i < stated.size(); i++) {
      text.item();
      Claim claim = readClaim();
      Claim wanted = stated.get(i);
      if (claim.target() != wanted.target()) {
        throw text.refuse("claim " + (i + 1) + " has another target");
      }
      claim.need().andNot(wanted.need());
      claim.room().andNot(wanted.need());
      claim.room().andNot(wanted.room());
      claim.room().or(claim.need());
      if (!claim.room().isEmpty()) {
        String more = sheet.name(empties[claim.room().nextSetBit(0)]);
        throw text.refuse("claim " + (i + 1) + " does not tell that it rests on " + more);
      }
    }
    text.expect('\n');
  }

  private int readEmpty() throws IOException {
    return start.readEmpty(text);
  }

  /** Reads how far back a claim stands, and finds it. */
  private Claim readClaim() throws IOException {
    int back = text.number();
    if (back < 1 || back > claims.size()) {
      throw text.refuse("there is no claim " + back + " nodes back");
    }
    return claims.get(claims.size() - back);
  }
}
