package org.hexproof.certificate;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Statement;
import org.junit.jupiter.api.Test;

/**
 * Parts that meet in one cell, which is lent to them at random: brute force plays each sum that the
 * checker accepts, with the need and the room that the certificates' page gives it.
 */
final class LentSumsTest {
  private static final int BOARDS = 150 * Integer.getInteger("hexproof.rounds", 1);
  private static final int MOST_SIDE = 3;
  private static final int LEAST_EMPTY = 4;
  private static final int MOST_EMPTY = 8;
  private static final int OUTCOMES = 3;
  private static final int TRIES = 12;
  private static final int SUMS = 60;

  private final Random random = new Random(Long.getLong("hexproof.seed", 1));
  private int accepted;
  private int refused;
  private int goals;

  @Test
  void whatIsLentAndAcceptedIsTrue() throws IOException {
    for (int i = 0; i < BOARDS; i++) {
      new Proof(new Statement(position(), Goal.TOP_TO_BOTTOM, Color.WHITE, winner())).grow();
    }
    System.out.println("lent: accepted " + accepted + ", " + goals + " goals, refused " + refused);
    assertThat(accepted).isGreaterThan(BOARDS);
    assertThat(goals).isGreaterThan(BOARDS / 10);
    assertThat(refused).isGreaterThan(BOARDS);
  }

  private Color winner() {
    return random.nextInt(4) == 0 ? Color.WHITE : Color.BLACK;
  }

  /** Empty cells that hang together, amid stones that are white mostly, so that few touch black. */
  private Position position() {
    Board board = new Board(2 + random.nextInt(MOST_SIDE - 1), 2 + random.nextInt(MOST_SIDE - 1));
    List<Cell> cells = new ArrayList<>(board.cells());
    Collections.shuffle(cells, random);
    Set<Cell> empty = new LinkedHashSet<>(cells.subList(0, 1));
    int most = LEAST_EMPTY + random.nextInt(MOST_EMPTY + 1 - LEAST_EMPTY);
    while (empty.size() < Math.min(most, cells.size())) {
      cells.stream()
          .filter(cell -> !empty.contains(cell))
          .filter(cell -> !Collections.disjoint(board.neighbors(cell), empty))
          .findFirst()
          .ifPresent(empty::add);
    }
    cells.removeAll(empty);
    Set<Cell> black = new LinkedHashSet<>(cells);
    black.removeIf(cell -> random.nextInt(5) > 0);
    cells.removeAll(black);
    return Position.of(board, black, cells);
  }

  /** A proof that grows at random. */
  private final class Proof {
    private final Statement statement;
    private final NaiveGame game;
    private final NaiveGame plain;
    private final NaiveGames games;
    private final List<String> lines = new ArrayList<>();

    /** Claims of outcomes, whose targets are negative. */
    private final List<NaiveClaims.Claim> claims = new ArrayList<>();

    private final int all;

    /** Where the parts meet. */
    private final int hub;

    Proof(Statement statement) throws IOException {
      this.statement = statement;
      List<Integer> cuts =
          statement.winner() == Color.WHITE
              ? NaiveCuts.find(statement, random).orElse(List.of())
              : List.of();
      game = new NaiveGame(statement, cuts, random);
      plain = new NaiveGame(statement, List.of(), random);
      games = new NaiveGames(game);
      lines.add("cuts" + cuts.stream().map(cut -> " " + game.sheet.name(cut)).collect(joining()));
      all = (1 << game.empties.length) - 1;
      int free = free();
      hub = aBit(free == 0 ? all : free);
    }

    /** The cells that touch nothing of the winner's, so that they may be dead for a part. */
    private int free() {
      return IntStream.range(0, game.empties.length)
          .filter(
              i ->
                  Arrays.stream(game.sheet.touching[game.empties[i]])
                      .noneMatch(place -> game.isThere(place, 0)))
          .map(i -> 1 << i)
          .sum();
    }

    void grow() throws IOException {
      if (all == 0) {
        return;
      }
      for (int i = 0; i < OUTCOMES; i++) {
        describe();
      }
      for (int i = 0; i < SUMS && !claims.isEmpty(); i++) {
        sum();
      }
    }

    /** An outcome with one pair, and claims of it by stones and by choices of two. */
    private void describe() throws IOException {
      int has = few();
      int u = game.empties[Integer.numberOfTrailingZeros((has & hub) == 0 ? has : hub)];
      int v = end(u, has);
      lines.add("o " + game.sheet.name(u) + " " + game.sheet.name(v));
      games.add(new NaiveGames.Described(ImmutableList.of(new int[] {u, v}), List.of(), List.of()));
      int first = claims.size();
      add("s " + games.size() + " ;" + game.cells(has) + " ;", claim(has, 0));
      for (int i = 0; i < TRIES; i++) {
        int other = few();
        add("s " + games.size() + " ;" + game.cells(other) + " ;", claim(other, 0));
      }
      int last = claims.size();
      for (int i = 0; i < TRIES; i++) {
        choose(first + random.nextInt(last - first), first + random.nextInt(last - first));
      }
    }

    private NaiveClaims.Claim claim(int need, int room) {
      return new NaiveClaims.Claim(-games.size(), need, room & ~need);
    }

    /** What is joined with a stone; mostly what was so from the start, such as an edge. */
    private int end(int stone, int has) {
      game.join(has);
      List<Integer> ends =
          IntStream.range(0, game.sheet.places)
              .filter(place -> place != stone && game.isThere(place, has))
              .filter(place -> game.links.find(place) == game.links.find(stone))
              .boxed()
              .toList();
      List<Integer> own = ends.stream().filter(place -> game.isThere(place, 0)).toList();
      List<Integer> likely = own.isEmpty() || random.nextInt(4) == 0 ? ends : own;
      return likely.isEmpty() ? stone : likely.get(random.nextInt(likely.size()));
    }

    private void choose(int one, int two) throws IOException {
      int need = 0;
      int room = 0;
      StringBuilder line = new StringBuilder("c");
      for (int claim : new int[] {one, two}) {
        NaiveClaims.Claim known = claims.get(claim);
        int move = aBit(known.need() == 0 ? all : known.need());
        line.append(game.cells(move)).append(':').append(claims.size() - claim);
        need |= known.need() & ~move;
        room |= known.room() | move;
      }
      add(line.toString(), claim(need, room));
    }

    /** A sum of two or three claims, for the goal or for an outcome. */
    private void sum() throws IOException {
      int wanted = random.nextInt(3) == 0 ? 1 + random.nextInt(games.size()) : 0;
      int need = random.nextInt(3) == 0 ? few() : 0;
      int room = 0;
      StringBuilder line =
          new StringBuilder(
              "s" + (wanted == 0 ? "" : " " + wanted) + " ;" + game.cells(need) + " ;");
      for (int left = 2 + random.nextInt(2); left > 0; left--) {
        int claim = random.nextInt(claims.size());
        NaiveClaims.Claim known = claims.get(claim);
        int lent = random.nextInt(3) == 0 ? 0 : lent(known.need());
        line.append(lent == 0 ? " " : game.cells(lent) + ":").append(claims.size() - claim);
        need |= known.need() & ~lent;
        room |= known.room();
      }
      boolean holds = add(line.toString(), new NaiveClaims.Claim(-wanted, need, room & ~need));
      if (line.indexOf(":") >= 0) {
        accepted += holds ? 1 : 0;
        goals += holds && wanted == 0 ? 1 : 0;
        refused += holds ? 0 : 1;
      }
    }

    private int lent(int need) {
      return (need & hub) != 0 && random.nextInt(4) > 0 ? hub : aBit(need == 0 ? all : need);
    }

    /** Whether the checker accepts the line; what it then claims must be true. */
    private boolean add(String line, NaiveClaims.Claim claim) throws IOException {
      if (!Unfinished.accepts(statement, ProofFormat.CERTIFICATE_3, List.of(), lines, line)) {
        return false;
      }
      assertThat(isTrue(claim)).as("%s%n%s%n%s", statement, lines, line).isTrue();
      if (claim.target() != NaiveGame.GOAL) {
        lines.add(line);
        claims.add(claim);
      }
      return true;
    }

    private boolean isTrue(NaiveClaims.Claim claim) {
      int taken = all & ~(claim.need() | claim.room());
      return claim.target() == NaiveGame.GOAL
          ? plain.wins(NaiveGame.GOAL, claim.need(), taken, false)
          : games.keeps(-claim.target(), claim.need(), taken);
    }

    /** One to three cells, the hub among them mostly. */
    private int few() {
      int cells = random.nextInt(4) > 0 ? hub : aBit(all);
      for (int left = random.nextInt(3); left > 0; left--) {
        cells |= aBit(all);
      }
      return cells;
    }

    private int aBit(int set) {
      int[] bits = IntStream.range(0, Integer.SIZE).filter(i -> (set >>> i & 1) != 0).toArray();
      return bits.length == 0 ? 0 : 1 << bits[random.nextInt(bits.length)];
    }
  }
}
