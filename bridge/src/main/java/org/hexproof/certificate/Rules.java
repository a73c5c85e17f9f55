package org.hexproof.certificate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.hexproof.board.Color;
import org.hexproof.certificate.play.SumPlay;
import org.hexproof.certificate.statement.ProofFormat;

/**
 * Reads nodes, and finds by their rules what each of them claims. The rules are in one file since
 * they share the sets of the node at hand, and how these are closed in the end.
 */
final class Rules {
  private static final String FIRST_KINDS = "jgckpl";
  private static final String SECOND_KINDS = FIRST_KINDS + "vsoh";

  private static final int NO_PLACE = -1;

  private final Text text;
  private final String kinds;
  private final boolean lends;
  private final Start start;
  private final Sheet sheet;
  private final int[] bit;
  private final List<Lemmas> lemmas;
  private final Claims claims;
  private final Described games;

  /** What is joined for the node at hand. */
  private Links links;

  /** Sets of the node at hand, of numbers of empty cells. */
  private final BitSet stones = new BitSet();

  private final BitSet need = new BitSet();
  private final BitSet room = new BitSet();
  private final BitSet shared = new BitSet();

  /** Rules for a proof, whose nodes may cite lemmas, and build upon what was claimed before. */
  Rules(Text text, ProofFormat format, Start start, List<Lemmas> lemmas, Claims claims) {
    this.text = text;
    lends = format.lends();
    kinds = format.hasGames() ? SECOND_KINDS : FIRST_KINDS;
    this.start = start;
    this.lemmas = lemmas;
    this.claims = claims;
    sheet = start.sheet;
    bit = start.bit;
    games = new Described(sheet);
  }

  /** Reads a line; nothing if it describes a game. */
  Optional<Claim> read() throws IOException {
    if (kinds.indexOf(text.peek()) < 0) {
      throw text.refuse("expected a node or the end (e)");
    }
    if (games.read(text)) {
      return Optional.empty();
    }
    Stream.of(stones, need, room, shared).forEach(BitSet::clear);
    links = new Links(start.joined);
    long target =
        switch (text.next()) {
          case 'j' -> readJoin();
          case 'g' -> readGoal();
          case 'c' -> readChoice();
          case 'k' -> readCapture();
          case 'p' -> readPart();
          case 'l' -> readLemma();
          case 'v' -> readValue();
          default -> readSum();
        };
    text.expect('\n');
    return Optional.of(new Claim(target, need, room));
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
    if (!(start.ground.lacksCuts() ? alone && blackIsApart() : start.ground.isWon(links))) {
      throw text.refuse("the goal does not follow");
    }
    return Claim.GOAL;
  }

  /** Whether Black does not reach the goal even with every empty cell that is no stone. */
  private boolean blackIsApart() {
    boolean[] black = start.ground.held(Color.BLACK);
    for (int i = 0; i < start.empties.length; i++) {
      black[start.empties[i]] = !stones.get(i);
    }
    return !start.ground.isReached(start.ground.joined(black));
  }

  /** Reads stones up to the ';' and joins them with what they touch. */
  private void readStones() throws IOException {
    while (text.more()) {
      int number = start.readEmpty(text);
      int stone = start.empties[number];
      if (stones.get(number)) {
        throw text.refuse("stone " + sheet.name(stone) + " is given twice");
      }
      stones.set(number);
      for (int next : sheet.touching[stone]) {
        if (isBuiltUpon(next)) {
          links.join(stone, next);
        }
      }
    }
    text.expect(';');
  }

  private boolean isBuiltUpon(int element) {
    return start.own[element] || (bit[element] >= 0 && stones.get(bit[element]));
  }

  /**
   * A claim of a game.
   *
   * @param lent the place of a cell that it needs, which another part may come to have
   */
  private record Summand(int game, OptionalInt lent) {}

  /** Reads claims that places are joined, up to the end of the line; returns their number. */
  private int readClaims() throws IOException {
    List<Summand> summands = new ArrayList<>();
    int count = readClaims(summands);
    if (!summands.isEmpty()) {
      throw text.refuse("a claim of a game where one that places are joined is wanted");
    }
    return count;
  }

  /** The same, but some of the claims may be of games, which are collected. */
  private int readClaims(List<Summand> summands) throws IOException {
    need.or(stones);
    int count = 0;
    for (; text.more(); count++) {
      OptionalInt lent = OptionalInt.empty();
      if (lends && !text.isDigit()) {
        lent = OptionalInt.of(start.readEmpty(text));
        text.expect(':');
      }
      Claim claim = readClaim();
      if (lent.isPresent()) {
        checkLent(lent.getAsInt(), claim);
      }
      if (claim.target() == Claim.GOAL) {
        throw text.refuse("a claim of the goal where one that places are joined is wanted");
      }
      if (Claim.isGame(claim.target())) {
        summands.add(new Summand(Claim.game(claim.target()), places(lent)));
      } else {
        links.join(Claim.first(claim.target()), Claim.second(claim.target()));
      }
      BitSet twice = (BitSet) claim.room().clone();
      twice.and(room);
      shared.or(twice);
      add(claim);
    }
    closeRoom("two claims use ");
    return count;
  }

  private OptionalInt places(OptionalInt empty) {
    return empty.isPresent()
        ? OptionalInt.of(start.empties[empty.getAsInt()])
        : OptionalInt.empty();
  }

  /** A cell that one part has from another is dead for it, but where it is an end. */
  private void checkLent(int cell, Claim claim) throws IOException {
    int place = start.empties[cell];
    if (!Claim.isGame(claim.target())) {
      throw text.refuse(sheet.name(place) + " is lent to a claim of no game");
    }
    if (start.ground.lacksCuts() || sheet.isNamed(place)) {
      throw text.refuse(sheet.name(place) + " can't be lent");
    }
    claim.need().clear(cell);
    Optional<String> joined =
        new Detour(start, claim.need(), claim.room(), new Links(sheet.elements))
            .missing(Set.of(place));
    if (joined.isPresent()) {
      throw text.refuse(joined.get());
    }
  }

  private long readChoice() throws IOException {
    shared.set(0, start.empties.length);
    text.item();
    long target = 0;
    for (boolean first = true; first || text.more(); first = false) {
      Claim way = readBehindMove();
      if (!first && way.target() != target) {
        throw text.refuse("the claims of a choice have different targets");
      }
      target = way.target();
      add(way);
      shared.and(way.room());
    }
    if (Claim.isGame(target) && !games.get(Claim.game(target)).isOutcome()) {
      throw text.refuse("a choice can't claim a game with options");
    }
    closeRoom("all ways of the choice use ");
    return target;
  }

  private void add(Claim claim) {
    need.or(claim.need());
    room.or(claim.room());
  }

  /** Reads a move and a claim that is put to use by it. */
  private Claim readBehindMove() throws IOException {
    int move = start.readEmpty(text);
    text.expect(':');
    Claim way = readClaim();
    way.need().clear(move);
    way.room().set(move);
    return way;
  }

  private long readValue() throws IOException {
    shared.set(0, start.empties.length);
    text.item();
    int number = games.readNumber(text);
    Described.Game game = games.get(number);
    if (game.isOutcome()) {
      throw text.refuse("game " + number + " has no options");
    }
    text.part();
    text.item();
    do {
      Claim way = readWay(number);
      add(way);
      shared.and(way.room());
    } while (text.more());
    text.expect(';');
    for (int option : game.own().toArray()) {
      text.item();
      add(readWay(option));
    }
    closeRoom("all first ways of the value use ");
    return Claim.ofGame(number);
  }

  /** Reads a claim of a game, or one of what the opponent makes of it, maybe behind a move. */
  private Claim readWay(int game) throws IOException {
    boolean moves = !text.isDigit();
    Claim way = moves ? readBehindMove() : readClaim();
    int claimed = Claim.isGame(way.target()) ? Claim.game(way.target()) : 0;
    if (claimed != game && (moves || !games.get(game).other().contains(claimed))) {
      throw text.refuse("the claim is of another target than game " + game);
    }
    return way;
  }

  private long readSum() throws IOException {
    List<Integer> wanted = new ArrayList<>();
    if (text.more()) {
      wanted.add(games.readNumber(text));
      text.part();
    } else {
      text.expect(';');
    }
    readStones();
    List<Summand> summands = new ArrayList<>();
    readClaims(summands);
    if (wanted.isEmpty() && start.ground.lacksCuts()) {
      throw text.refuse("a sum of White's, but there are no cuts");
    }
    SumPlay play =
        new SumPlay(
            games,
            summands.stream().map(Summand::game).toList(),
            wanted,
            outcomes -> isReached(outcomes, summands, wanted.isEmpty()));
    if (play.isTooLarge()) {
      throw text.refuse("the play has more than " + SumPlay.MOST_STATES + " states");
    }
    if (!play.isWon()) {
      throw text.refuse("the sum of the games does not suffice");
    }
    return wanted.isEmpty() ? Claim.GOAL : Claim.ofGame(wanted.get(0));
  }

  /** Whether the first outcomes together reach the goal, or else the last outcome. */
  private boolean isReached(int[] outcomes, List<Summand> summands, boolean goal) {
    Links joined = new Links(links);
    Set<Integer> held = new HashSet<>();
    for (int before = -1; before < held.size(); ) {
      before = held.size();
      for (int i = 0; i < summands.size(); i++) {
        int lent = summands.get(i).lent().orElse(NO_PLACE);
        for (long pair : games.get(outcomes[i]).pairs()) {
          int u = Claim.first(pair);
          int v = Claim.second(pair);
          if ((u != lent && v != lent) || held.contains(lent)) {
            joined.join(u, v);
            held.addAll(u == v ? Set.of() : Set.of(u, v));
          }
        }
      }
    }
    if (goal) {
      return start.ground.isWon(joined);
    }
    return games.get(outcomes[summands.size()]).pairs().stream()
        .allMatch(
            pair ->
                isBuiltUpon(Claim.first(pair))
                    && isBuiltUpon(Claim.second(pair))
                    && joined.find(Claim.first(pair)) == joined.find(Claim.second(pair)));
  }

  private long readCapture() throws IOException {
    text.item();
    int one = start.empties[start.readEmpty(text)];
    text.item();
    int two = start.empties[start.readEmpty(text)];
    text.part();
    readStones();
    text.item();
    Claim claim = readClaim();
    add(claim);
    need.or(stones);
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
    add(claim);
    return claim.target();
  }

  private long readPart() throws IOException {
    Set<Integer> part = new LinkedHashSet<>();
    text.item();
    for (boolean first = true; first || text.more(); first = false) {
      int cell = text.place(sheet);
      if (!(bit[cell] >= 0 || (start.own[cell] && sheet.isCell(cell))) || !part.add(cell)) {
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
    add(claim);
    links = new Links(sheet.elements);
    readClaims();
    requireDead(part, claim.room());
    return claim.target();
  }

  private void checkNoEnd(int cell, long target) throws CertificateException {
    if (start.ground.lacksCuts()) {
      throw text.refuse("White fills in, but there are no cuts");
    }
    boolean isEnd =
        Claim.isGame(target)
            ? games.isNamed(Claim.game(target), cell)
            : cell == Claim.first(target) || cell == Claim.second(target);
    if (isEnd || sheet.isNamed(cell)) {
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
      throw text.refuse(complaint + start.first(shared));
    }
  }

  /** Reads how far back a claim stands, and finds it. */
  Claim readClaim() throws IOException {
    int back = text.number();
    if (back < 1 || back > claims.size()) {
      throw text.refuse("there is no claim " + back + " nodes back");
    }
    return claims.get(claims.size() - back);
  }
}
