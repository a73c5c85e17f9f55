package org.hexproof.certificate;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.hexproof.board.Color;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.writing.CertificateWriter;
import org.hexproof.certificate.writing.Numbers;

/**
 * Proves small positions by brute force, in random ways, so that all kinds of nodes and of building
 * upon nodes occur. Up to about ten empty cells.
 */
public final class NaiveProver {
  private static final int GOAL = NaiveGame.GOAL;
  private static final int MOST_CLAIMS = 4;

  /** What a prover may do that is wrong, to see whether the checker notices. */
  enum Lie {
    NONE,
    /** Claims whose rooms overlap are put together. */
    OVERLAP,
    /** A choice has no answer to some of the opponent's moves. */
    NO_ANSWER,
    /** A choice has a claim of another target. */
    OTHER_TARGET,
    /** A captured pair is alive, or a part joins something else. */
    NOT_DEAD,
    /** The end leaves out that a stone is needed. */
    NEEDS_STONE
  }

  private record State(int target, int need, int taken) {}

  private final Statement statement;
  private final List<Integer> cuts;
  private final Random random;
  private final Lie lie;
  private final NaiveGame game;
  private final NaiveClaims claims;
  private final NaiveFill fill;
  private final List<Integer> numbers;
  private final int[] empties;
  private final Map<State, Integer> proved = new HashMap<>();
  private final Set<State> open = new HashSet<>();

  private NaiveProver(Statement statement, List<Integer> cuts, Random random, Lie lie)
      throws IOException {
    this.lie = lie;
    this.statement = statement;
    this.cuts = cuts;
    this.random = random;
    game = new NaiveGame(statement, cuts, random);
    claims = new NaiveClaims(game);
    fill = new NaiveFill(game, claims, new OwnProofs(), random, lie);
    numbers = claims.numbers;
    empties = game.empties;
  }

  /** What is filled in rests on proofs of this prover. */
  private final class OwnProofs implements NaiveFill.Proofs {
    @Override
    public int prove(int target, int has, int taken) {
      return NaiveProver.this.prove(target, has, taken);
    }

    @Override
    public boolean isOpen(int target, int has, int taken) {
      return open.contains(new State(target, has, taken));
    }
  }

  /** A certificate of the statement; nothing if it is false. */
  public static Optional<Numbers> prove(Statement statement, Random random) {
    return prove(statement, List.of(), random, Lie.NONE);
  }

  /** A wrong certificate of a false statement; nothing if the lie doesn't help. */
  static Optional<Numbers> lie(Statement statement, Random random, Lie lie) {
    Optional<List<Integer>> cuts =
        statement.winner() == Color.WHITE && random.nextBoolean()
            ? NaiveCuts.find(statement, random)
            : Optional.empty();
    return prove(statement, cuts.orElse(List.of()), random, lie);
  }

  /**
   * The same for White with cuts found at random; nothing if there are none or they are in vain.
   */
  public static Optional<Numbers> proveWithCuts(Statement statement, Random random) {
    Optional<List<Integer>> cuts = NaiveCuts.find(statement, random);
    return cuts.isEmpty() ? Optional.empty() : prove(statement, cuts.get(), random, Lie.NONE);
  }

  private static Optional<Numbers> prove(
      Statement statement, List<Integer> cuts, Random random, Lie lie) {
    try {
      NaiveProver prover = new NaiveProver(statement, cuts, random, lie);
      return lie == Lie.NONE ? prover.prove() : prover.proveFalsely();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The certificate as text. */
  public static String text(Statement statement, Numbers numbers) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      CertificateWriter.write(out, statement, "a naive proof", numbers);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  /** Numbers from a list. */
  static Numbers numbers(List<Integer> list) {
    int[] all = list.stream().mapToInt(Integer::intValue).toArray();
    return new Numbers() {
      @Override
      public long count() {
        return all.length;
      }

      @Override
      public void copy(long from, int[] to, int count) {
        System.arraycopy(all, Math.toIntExact(from), to, 0, count);
      }
    };
  }

  private Optional<Numbers> prove() {
    numbers.add(cuts.size());
    numbers.addAll(cuts);
    int move = -1;
    boolean plain = game.wins(GOAL, 0, 0, false);
    if (statement.toMove() == statement.winner() && (!plain || random.nextBoolean())) {
      for (int i : game.shuffled()) {
        if (move < 0 && game.wins(GOAL, 1 << i, 0, false)) {
          move = i;
        }
      }
    }
    if (move < 0 && !plain) {
      return Optional.empty();
    }
    int claim = prove(GOAL, move < 0 ? 0 : 1 << move, 0);
    if (move >= 0 && claims.get(claim).need() == 0 && random.nextBoolean()) {
      move = -1;
    }
    numbers.addAll(List.of(3, move < 0 ? -1 : empties[move], claim));
    return Optional.of(numbers(numbers));
  }

  private Optional<Numbers> proveFalsely() {
    numbers.add(cuts.size());
    numbers.addAll(cuts);
    int has = 0;
    int move = -1;
    if (statement.toMove() == statement.winner() && empties.length > 0) {
      move = game.shuffled().get(0);
      has = 1 << move;
    }
    Optional<Integer> claim = Optional.empty();
    if (lie == Lie.NEEDS_STONE) {
      for (int i : game.shuffled()) {
        has |= claim.isEmpty() ? 1 << i : 0;
        if (claim.isEmpty() && game.wins(GOAL, has, 0, false)) {
          claim = Optional.of(prove(GOAL, has, 0));
        }
      }
    } else if (lie == Lie.OVERLAP || (lie == Lie.NOT_DEAD && random.nextBoolean())) {
      open.add(new State(GOAL, has, 0));
      if (game.byLinks && random.nextBoolean()) {
        claim = fill.part(GOAL, has, 0);
      }
      if (claim.isEmpty()) {
        claim = build(GOAL, has, 0);
      }
    } else if (lie == Lie.NOT_DEAD) {
      claim = fill.captureAlive(GOAL, has, 0);
    } else {
      claim = Optional.of(choice(GOAL, has, 0)).filter(node -> node >= 0);
    }
    if (claim.isEmpty()) {
      return Optional.empty();
    }
    numbers.addAll(List.of(3, move < 0 ? -1 : empties[move], claim.get()));
    return Optional.of(numbers(numbers));
  }

  /** Proves what is won; returns the node. */
  private int prove(int target, int has, int taken) {
    State state = new State(target, has, taken);
    Integer known = proved.get(state);
    if (known != null) {
      return known;
    }
    boolean done = game.isDone(target, has);
    Optional<Integer> node = Optional.empty();
    if (game.byLinks && random.nextInt(4) < (done ? 1 : 3)) {
      node = fill.capture(target, has, taken);
    }
    if (node.isEmpty()
        && game.byLinks
        && open.size() < 2
        && random.nextBoolean()
        && open.add(state)) {
      node = fill.part(target, has, taken);
      open.remove(state);
    }
    if (node.isEmpty() && done) {
      node = Optional.of(leaf(target, has));
    }
    if (node.isEmpty()
        && game.byLinks
        && open.size() < 2
        && random.nextInt(3) > 0
        && open.add(state)) {
      node = build(target, has, taken);
      open.remove(state);
    }
    int found = node.isPresent() ? node.get() : choice(target, has, taken);
    proved.put(state, found);
    return found;
  }

  private int leaf(int target, int has) {
    int stones = has;
    for (int i : game.shuffled()) {
      if ((stones >>> i & 1) != 0 && game.isDone(target, stones & ~(1 << i))) {
        stones &= ~(1 << i);
      }
    }
    return step(target, stones, List.of());
  }

  /** Joins claims that don't disturb each other, if that will do. */
  private Optional<Integer> build(int target, int has, int taken) {
    List<Integer> ends = game.groups(has);
    List<Integer> chosen = new ArrayList<>();
    int used = 0;
    for (int u : ends) {
      for (int v : ends) {
        if (u >= v || chosen.size() == MOST_CLAIMS || claims.isJoinedBy(chosen, has, u, v)) {
          continue;
        }
        int pair = game.target(u, v);
        if (open.contains(new State(pair, has, taken))) {
          continue;
        }
        Optional<Integer> claim =
            game.wins(pair, has, taken, false)
                ? Optional.of(prove(pair, has, taken))
                : lie == Lie.NOT_DEAD ? fill.captureAlive(pair, has, taken) : Optional.empty();
        if (claim.isEmpty()) {
          continue;
        }
        int room = claims.get(claim.get()).room();
        if (lie == Lie.OVERLAP || (room & used & ~has) == 0) {
          used |= room;
          chosen.add(claim.get());
          claims.joinAll(chosen, has);
          if (game.isJoined(target, has)) {
            return Optional.of(step(target, fewer(target, has, chosen), chosen));
          }
        }
      }
    }
    return Optional.empty();
  }

  /** The stones without some that are not wanted for the joining. */
  private int fewer(int target, int has, List<Integer> chosen) {
    int stones = has;
    for (int i : game.shuffled()) {
      claims.joinAll(chosen, stones & ~(1 << i));
      if (game.isJoined(target, stones & ~(1 << i))) {
        stones &= ~(1 << i);
      }
    }
    return stones;
  }

  /** A way for everything that the opponent may do; -1 if there is none at all. */
  private int choice(int target, int has, int taken) {
    int all = (1 << empties.length) - 1 & ~(has | taken);
    int danger = all;
    int need = 0;
    int room = 0;
    List<Integer> pairs = new ArrayList<>();
    while (danger != 0 && (pairs.isEmpty() || (danger & ~need) != 0)) {
      int bad = pick(danger);
      int move = -1;
      for (int i : game.shuffled()) {
        if (move < 0
            && (all & ~bad & 1 << i) != 0
            && game.wins(target, has | 1 << i, taken | bad, false)) {
          move = i;
        }
      }
      if (move < 0) {
        // A lie: without an answer nothing is said of this move.
        danger &= ~bad;
        if (lie == Lie.OTHER_TARGET && !pairs.isEmpty()) {
          pairs.addAll(List.of(empties[game.shuffled().get(0)], random.nextInt(claims.size())));
        }
        continue;
      }
      int claim = prove(target, has | 1 << move, taken | bad);
      int way = claims.get(claim).room() | 1 << move;
      need |= claims.get(claim).need() & ~(1 << move);
      room |= way;
      danger &= way;
      pairs.add(empties[move]);
      pairs.add(claim);
    }
    if (pairs.isEmpty()) {
      return -1;
    }
    numbers.addAll(List.of(2, pairs.size() / 2));
    numbers.addAll(pairs);
    return claims.add(target, need, room & ~need);
  }

  private int pick(int set) {
    List<Integer> bits = new ArrayList<>();
    for (int i = 0; i < empties.length; i++) {
      if ((set >>> i & 1) != 0) {
        bits.add(1 << i);
      }
    }
    return bits.get(random.nextInt(bits.size()));
  }

  private int step(int target, int stones, List<Integer> chosen) {
    numbers.add(target == GOAL ? 1 : 0);
    for (int end : game.ends(target)) {
      numbers.add(end);
    }
    claims.addSteps(stones, chosen);
    int need = stones;
    int room = 0;
    for (int claim : chosen) {
      need |= claims.get(claim).need();
      room |= claims.get(claim).room();
    }
    return claims.add(target, need, room & ~need);
  }
}
