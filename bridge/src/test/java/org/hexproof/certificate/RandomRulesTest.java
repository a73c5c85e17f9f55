package org.hexproof.certificate;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.hexproof.board.Color;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Problems;
import org.junit.jupiter.api.Test;

/**
 * Rules applied at random, to whatever claims there are: brute force plays each claim that the
 * checker accepts, with the need and the room that the certificates' page gives it and all else in
 * the opponent's hands. {@code -Dhexproof.rules=N} tries N problems.
 */
final class RandomRulesTest {
  private static final int PROBLEMS = Integer.getInteger("hexproof.rules", 1000);
  private static final int ATTEMPTS = 60;
  private static final int MOST_EMPTY = 7;
  private static final int MOST_CLAIMS = 25;

  private final Random random = new Random(Long.getLong("hexproof.seed", 1));
  private final Map<Character, Integer> accepted = new TreeMap<>();
  private final Map<Character, Integer> refused = new TreeMap<>();

  @Test
  void whatTheRulesYieldIsTrue() throws IOException {
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
            .grow();
      }
    }
    System.out.println("rules at random: accepted " + accepted + ", refused " + refused);
    for (char rule : "jgckpe".toCharArray()) {
      assertThat(accepted.getOrDefault(rule, 0)).as("%s", rule).isGreaterThan(PROBLEMS / 20);
      assertThat(refused.getOrDefault(rule, 0)).as("%s", rule).isGreaterThan(PROBLEMS / 20);
    }
  }

  /** A node that might do, and the claim that it would make. */
  private record Node(String line, NaiveClaims.Claim claim) {}

  /** A proof that grows at random. */
  private final class Proof {
    private final Statement statement;
    private final NaiveGame game;

    /** Without cuts, so that White's goal is that Black can't reach his. */
    private final NaiveGame plain;

    private final List<String> lines = new ArrayList<>();
    private final List<NaiveClaims.Claim> claims = new ArrayList<>();
    private final int all;

    Proof(Statement statement) throws IOException {
      this.statement = statement;
      List<Integer> cuts =
          statement.winner() == Color.WHITE && random.nextInt(4) > 0
              ? NaiveCuts.find(statement, random).orElse(List.of())
              : List.of();
      game = new NaiveGame(statement, cuts, random);
      plain = new NaiveGame(statement, List.of(), random);
      all = (1 << game.empties.length) - 1;
      lines.add("cuts" + cuts.stream().map(cut -> " " + game.sheet.name(cut)).collect(joining()));
    }

    void grow() throws IOException {
      for (int i = 0; i < ATTEMPTS && claims.size() < MOST_CLAIMS && all > 0; i++) {
        Node node =
            switch (random.nextInt(claims.isEmpty() ? 2 : 8)) {
              case 0 -> join(List.of(NaiveGame.GOAL));
              case 1, 2 -> join(game.groups(all));
              case 3, 4 -> choice();
              case 5 -> captured();
              case 6 -> part();
              default -> end();
            };
        boolean holds = accepts(node.line);
        (holds ? accepted : refused).merge(node.line.charAt(0), 1, Integer::sum);
        if (holds) {
          assertThat(isTrue(node)).as("%s%n%s%n%s", statement, lines, node).isTrue();
          if (node.line.charAt(0) != 'e') {
            lines.add(node.line);
            claims.add(node.claim);
          }
        }
      }
    }

    /** Whether the checker gets to the line behind the node's. */
    private boolean accepts(String line) throws IOException {
      String text = String.join("\n", lines) + "\n" + line + "\n";
      try {
        Checker.check(
            new Text(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))),
            statement,
            1 << 24);
        return true;
      } catch (CertificateException e) {
        return e.getMessage().startsWith("line " + (lines.size() + 2) + ":");
      }
    }

    private boolean isTrue(Node node) {
      NaiveClaims.Claim claim = node.claim;
      if (node.line.charAt(0) == 'e') {
        return plain.wins(NaiveGame.GOAL, 0, 0, statement.toMove() == statement.winner());
      }
      int taken = all & ~(claim.need() | claim.room());
      boolean byCuts = game.wins(claim.target(), claim.need(), taken, false);
      return claim.target() == NaiveGame.GOAL
          ? byCuts && plain.wins(NaiveGame.GOAL, claim.need(), taken, false)
          : byCuts;
    }

    private Node join(List<Integer> ends) {
      List<Integer> chosen = some(claim -> claims.get(claim).target() != NaiveGame.GOAL);
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
      List<Integer> chosen = some(other -> claims.get(other).target() != NaiveGame.GOAL);
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
      return IntStream.range(0, game.empties.length)
          .filter(i -> (set >>> i & 1) != 0)
          .mapToObj(i -> " " + game.sheet.name(game.empties[i]))
          .collect(joining());
    }

    private String named(NaiveClaims.Claim claim) {
      return " " + (claims.size() - claims.indexOf(claim));
    }

    private String named(List<Integer> chosen) {
      return chosen.stream().map(claim -> " " + (claims.size() - claim)).collect(joining());
    }
  }
}
