package org.hexproof.certificate;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.hash.HashCode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.writing.CertificateWriter;
import org.hexproof.file.Room;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Problems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Rules applied at random, to whatever claims there are: brute force plays each claim that the
 * checker accepts, with the need and the room that the certificates' page gives it and all else in
 * the opponent's hands. Some are given to the second checker, too.
 */
final class RandomRulesTest {
  private static final int PROBLEMS = 150 * Integer.getInteger("hexproof.rounds", 1);
  private static final int ATTEMPTS = 60;
  private static final int MOST_EMPTY = 7;
  private static final int MOST_CLAIMS = 25;

  @TempDir private Path folder;

  private final Random random = new Random(Long.getLong("hexproof.seed", 1));
  private static final int MOST_LEMMAS = 40;
  private static final byte[] CUTS = "cuts\n".getBytes(StandardCharsets.UTF_8);

  /** What proofs of Black's have shown, the latest ones. */
  private final List<Lemmas> lemmas = new ArrayList<>();

  private final Map<Character, Integer> accepted = new TreeMap<>();
  private final Map<Character, Integer> refused = new TreeMap<>();

  @Test
  void whatTheRulesYieldIsTrue() throws IOException, InterruptedException {
    if (SecondChecker.isThere()) {
      try (SecondChecker second = SecondChecker.start(folder)) {
        growAll(Optional.of(second));
      }
    } else {
      growAll(Optional.empty());
    }
  }

  private void growAll(Optional<SecondChecker> second) throws IOException {
    Problems problems = new Problems(random.nextLong());
    for (int i = 0; i < PROBLEMS; i++) {
      Problem problem =
          switch (i % 3) {
            case 0 -> problems.whole(3, MOST_EMPTY);
            case 1 -> problems.promised(4, MOST_EMPTY);
            default -> problems.composed(4, MOST_EMPTY);
          };
      for (Color winner : Color.values()) {
        new Proof(new Statement(problem.position(), problem.goal(), problem.toMove(), winner))
            .grow(second);
      }
      Proof small = new Proof(small());
      small.grow(second);
      small.keep();
    }
    System.out.println("rules at random: accepted " + accepted + ", refused " + refused);
    for (char rule : "jgckpelohvs:".toCharArray()) {
      assertThat(accepted.getOrDefault(rule, 0)).as("%s", rule).isGreaterThan(PROBLEMS / 20);
      assertThat(refused.getOrDefault(rule, 0)).as("%s", rule).isGreaterThan(PROBLEMS / 20);
    }
  }

  /** A board so small, with one or two stones and a goal so simple, that it fits into others. */
  private Statement small() {
    Board board = new Board(1 + random.nextInt(3), 1 + random.nextInt(3));
    List<Cell> cells = new ArrayList<>(board.cells());
    Collections.shuffle(cells, random);
    Set<Cell> black = Set.copyOf(cells.subList(0, Math.min(cells.size(), 1 + random.nextInt(2))));
    List<Terminal> terminals = new ArrayList<>();
    black.forEach(stone -> terminals.add(Terminal.of(stone)));
    if (terminals.size() < 2) {
      terminals.add(Terminal.of(List.of(Edge.values()).get(random.nextInt(4))));
    }
    return new Statement(
        Position.of(board, black, Set.of()),
        Goal.join(ImmutableList.copyOf(terminals)),
        Color.WHITE,
        Color.BLACK);
  }

  /** A node that might do, and the claim that it would make; nothing if it describes a game. */
  record Node(String line, NaiveClaims.Claim claim) {}

  /** A proof that grows at random. */
  private final class Proof {
    private final Statement statement;
    private final NaiveGame game;

    /** Without cuts, so that White's goal is that Black can't reach his. */
    private final NaiveGame plain;

    private final List<String> lines = new ArrayList<>();
    private final List<NaiveClaims.Claim> claims = new ArrayList<>();
    private final RandomGames games;
    private final RandomLemmas placed;
    private final int all;
    private final ProofFormat format =
        random.nextBoolean() ? ProofFormat.CERTIFICATE_2 : ProofFormat.CERTIFICATE_3;

    Proof(Statement statement) throws IOException {
      this.statement = statement;
      List<Integer> cuts =
          statement.winner() == Color.WHITE && random.nextInt(4) > 0
              ? NaiveCuts.find(statement, random).orElse(List.of())
              : List.of();
      game = new NaiveGame(statement, cuts, random);
      plain = new NaiveGame(statement, List.of(), random);
      all = (1 << game.empties.length) - 1;
      games = new RandomGames(game, claims, format.lends(), random);
      placed = new RandomLemmas(game, statement, lemmas, random);
      lines.add("cuts" + cuts.stream().map(cut -> " " + game.sheet.name(cut)).collect(joining()));
    }

    void grow(Optional<SecondChecker> second) throws IOException {
      for (int i = 0; i < ATTEMPTS && claims.size() < MOST_CLAIMS && all > 0; i++) {
        Node node =
            switch (random.nextInt(claims.isEmpty() ? 3 : lemmas.isEmpty() ? 15 : 17)) {
              case 0 -> join(List.of(NaiveGame.GOAL));
              case 1, 3 -> join(game.groups(all));
              case 2, 4 -> games.described();
              case 5, 6 -> choice();
              case 7 -> captured();
              case 8 -> part();
              case 9 -> end();
              case 10, 11, 12 -> games.sum(few());
              case 13, 14 -> games.value();
              default -> placed.node();
            };
        boolean holds = accepts(node.line);
        if (second.isPresent() && random.nextInt(20) == 0) {
          compare(second.get(), node.line);
        }
        char kind = node.line.matches("s.*:.*") ? ':' : node.line.charAt(0);
        (holds ? accepted : refused).merge(kind, 1, Integer::sum);
        if (holds) {
          if (node.line.matches("[oh] .*|o")) {
            games.describe(node.line);
            lines.add(node.line);
            continue;
          }
          assertThat(isTrue(node)).as("%s%n%s%n%s", statement, lines, node).isTrue();
          if (node.line.charAt(0) != 'e') {
            lines.add(node.line);
            claims.add(node.claim);
          }
        }
      }
    }

    private boolean accepts(String line) throws IOException {
      return Unfinished.accepts(statement, format, lemmas, lines, line);
    }

    /** What stands behind the line is missing; but where lemmas are cited, there is no file. */
    private void compare(SecondChecker second, String line) throws IOException {
      if (line.startsWith("l") || lines.stream().anyMatch(each -> each.startsWith("l"))) {
        return;
      }
      String text =
          CertificateWriter.head(format, statement, "made at random")
              + String.join("\n", lines)
              + "\n"
              + line
              + "\n";
      byte[] file = text.getBytes(StandardCharsets.UTF_8);
      Optional<CertificateException> refusal = Optional.empty();
      try {
        Handwritten.proven(file);
      } catch (CertificateException e) {
        refusal = Optional.of(e);
      }
      second.assertAgrees(file, refusal);
    }

    private boolean isTrue(Node node) {
      NaiveClaims.Claim claim = node.claim;
      if (node.line.charAt(0) == 'e') {
        return plain.wins(NaiveGame.GOAL, 0, 0, statement.toMove() == statement.winner());
      }
      int taken = all & ~(claim.need() | claim.room());
      if (claim.target() < 0) {
        return games.keeps(-claim.target(), claim.need(), taken);
      }
      boolean byCuts = game.wins(claim.target(), claim.need(), taken, false);
      return claim.target() == NaiveGame.GOAL
          ? byCuts && plain.wins(NaiveGame.GOAL, claim.need(), taken, false)
          : byCuts;
    }

    private Node join(List<Integer> ends) {
      List<Integer> chosen = some(claim -> claims.get(claim).target() > NaiveGame.GOAL);
      int stones = few();
      int need = stones;
      int room = 0;
      for (int claim : chosen) {
        need |= claims.get(claim).need();
        room |= claims.get(claim).room();
      }
      String steps = " ;" + cells(stones) + " ;" + named(chosen);
      if (ends.equals(List.of(NaiveGame.GOAL))) {
        return new Node("g" + steps, new NaiveClaims.Claim(NaiveGame.GOAL, need, room & ~need));
      }
      int u = anEnd(ends, stones, chosen);
      int v = anEnd(ends, stones, chosen);
      return new Node(
          "j " + game.sheet.name(u) + " " + game.sheet.name(v) + steps,
          new NaiveClaims.Claim(game.target(Math.min(u, v), Math.max(u, v)), need, room & ~need));
    }

    /** Mostly a stone or an end of a claim, so that it may follow. */
    private int anEnd(List<Integer> ends, int stones, List<Integer> chosen) {
      List<Integer> likely = new ArrayList<>();
      IntStream.range(0, game.empties.length)
          .filter(i -> (stones >>> i & 1) != 0)
          .forEach(i -> likely.add(game.empties[i]));
      for (int claim : chosen) {
        for (int end : game.ends(claims.get(claim).target())) {
          likely.add(end);
        }
      }
      List<Integer> from = likely.isEmpty() || random.nextInt(3) == 0 ? ends : likely;
      return from.isEmpty() ? game.empties[0] : from.get(random.nextInt(from.size()));
    }

    private Node choice() {
      int target = any().target();
      List<Integer> chosen = some(claim -> claims.get(claim).target() == target);
      if (chosen.isEmpty() || random.nextInt(20) == 0) {
        chosen.add(random.nextInt(claims.size()));
      }
      StringBuilder line = new StringBuilder("c");
      int need = 0;
      int room = 0;
      for (int claim : chosen) {
        NaiveClaims.Claim known = claims.get(claim);
        int move =
            known.need() == 0 || random.nextInt(4) == 0
                ? 1 << random.nextInt(game.empties.length)
                : aBit(known.need());
        line.append(cells(move)).append(':').append(claims.size() - claim);
        need |= known.need() & ~move;
        room |= known.room() | move;
      }
      return new Node(
          line.toString(),
          new NaiveClaims.Claim(claims.get(chosen.get(0)).target(), need, room & ~need));
    }

    private Node captured() {
      NaiveClaims.Claim claim = any();
      int one = 1 << random.nextInt(game.empties.length);
      int two =
          claim.need() == 0 || random.nextInt(3) == 0
              ? 1 << random.nextInt(game.empties.length)
              : aBit(claim.need());
      int stones = random.nextBoolean() ? 0 : few();
      int need = (claim.need() | stones) & ~(one | two);
      return new Node(
          "k" + cells(one) + cells(two) + " ;" + cells(stones) + " ;" + named(claim),
          new NaiveClaims.Claim(claim.target(), need, (claim.room() | one | two) & ~need));
    }

    private Node part() {
      NaiveClaims.Claim claim = any();
      int cells = few() | (claim.need() == 0 ? 1 : aBit(claim.need()));
      List<Integer> chosen = some(other -> claims.get(other).target() > NaiveGame.GOAL);
      int stones = random.nextBoolean() ? 0 : few();
      int need = (claim.need() & ~cells) | stones;
      int room = claim.room() & ~cells;
      for (int other : chosen) {
        need |= claims.get(other).need();
        room |= claims.get(other).room();
      }
      return new Node(
          "p" + cells(cells) + " ;" + cells(stones) + " ;" + named(claim) + named(chosen),
          new NaiveClaims.Claim(claim.target(), need, room & ~need));
    }

    /** Keeps what a proof of Black's has shown as lemmas, in the place of older ones. */
    private void keep() throws IOException {
      Start start = new Start(new Text(new ByteArrayInputStream(CUTS)), statement);
      Claims kept = new Claims(start.empties.length, Room.withFile(0));
      for (NaiveClaims.Claim claim : claims) {
        if (claim.target() > NaiveGame.GOAL) {
          int[] ends = game.ends(claim.target());
          kept.add(new Claim(Claim.joined(ends[0], ends[1]), set(claim.need()), set(claim.room())));
        }
      }
      if (statement.winner() == Color.BLACK && kept.size() > 0) {
        lemmas.add(0, new Lemmas(start, kept, HashCode.fromInt(0)));
        lemmas.subList(Math.min(MOST_LEMMAS, lemmas.size()), lemmas.size()).clear();
      }
    }

    private static BitSet set(int bits) {
      return BitSet.valueOf(new long[] {bits});
    }

    private Node end() {
      NaiveClaims.Claim claim = any();
      boolean moves = statement.toMove() == statement.winner() && random.nextInt(4) > 0;
      String move = moves ? cells(claim.need() == 0 ? 1 : aBit(claim.need())) : "";
      return new Node("e" + move + named(claim), claim);
    }

    private NaiveClaims.Claim any() {
      return claims.get(random.nextInt(claims.size()));
    }

    /** Up to three claims of a kind; seldom one of them twice. */
    private List<Integer> some(IntPredicate kind) {
      List<Integer> known =
          new ArrayList<>(IntStream.range(0, claims.size()).filter(kind).boxed().toList());
      List<Integer> chosen = new ArrayList<>();
      for (int i = random.nextInt(4); i > 0 && !known.isEmpty(); i--) {
        int at = random.nextInt(known.size());
        chosen.add(random.nextInt(10) == 0 ? known.get(at) : known.remove(at));
      }
      return chosen;
    }

    private int few() {
      int cells = 1 << random.nextInt(game.empties.length);
      return random.nextBoolean() ? cells : cells | 1 << random.nextInt(game.empties.length);
    }

    private int aBit(int set) {
      int[] bits = IntStream.range(0, Integer.SIZE).filter(i -> (set >>> i & 1) != 0).toArray();
      return 1 << bits[random.nextInt(bits.length)];
    }

    private String cells(int set) {
      return game.cells(set);
    }

    private String named(NaiveClaims.Claim claim) {
      return " " + (claims.size() - claims.indexOf(claim));
    }

    private String named(List<Integer> chosen) {
      return chosen.stream().map(claim -> " " + (claims.size() - claim)).collect(joining());
    }
  }
}
