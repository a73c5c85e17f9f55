package org.hexproof.certificate;

import com.google.common.collect.ImmutableList;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.hexproof.board.Color;
import org.hexproof.board.Content;

/**
 * Proves small positions by brute force, in random ways, so that all kinds of nodes and of building
 * upon nodes occur. Up to about ten empty cells.
 */
public final class NaiveProver {
  private static final int GOAL = 0;
  private static final int MOST_CLAIMS = 4;

  /** A claim that was proved; sets are bits. */
  private record Claim(int target, int need, int room) {}

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
  private final Sheet sheet;
  private final Ground ground;
  private final boolean[] own;
  private final Links start;
  private Links links;
  private final int[] empties;

  /** Whether the goal is reached by joining; otherwise by cutting Black off. */
  private final boolean byLinks;

  private final List<int[]> targets = new ArrayList<>();
  private final Map<State, Boolean> wins = new HashMap<>();
  private final Map<State, Integer> proved = new HashMap<>();
  private final Set<State> open = new HashSet<>();
  private final List<Claim> claims = new ArrayList<>();
  private final List<Integer> numbers = new ArrayList<>();

  private NaiveProver(Statement statement, List<Integer> cuts, Random random, Lie lie)
      throws IOException {
    this.lie = lie;
    this.statement = statement;
    this.cuts = cuts;
    this.random = random;
    sheet = new Sheet(statement.position().board(), statement.goal());
    StringBuilder text = new StringBuilder("cuts");
    cuts.forEach(cut -> text.append(' ').append(sheet.name(cut)));
    byte[] bytes = text.append('\n').toString().getBytes(StandardCharsets.UTF_8);
    ground = new Ground(new Text(new ByteArrayInputStream(bytes)), sheet, statement);
    own = ground.held(statement.winner());
    start = ground.joined(own);
    links = new Links(start);
    empties =
        IntStream.range(0, sheet.places)
            .filter(place -> ground.contents[place] == Content.EMPTY)
            .toArray();
    byLinks = statement.winner() == Color.BLACK || !ground.arcs.isEmpty();
    targets.add(new int[0]);
  }

  /** A certificate of the statement; nothing if it is false. */
  public static Optional<Numbers> prove(Statement statement, Random random) {
    return prove(statement, List.of(), random, Lie.NONE);
  }

  /** A wrong certificate of a false statement; nothing if the lie doesn't help. */
  static Optional<Numbers> lie(Statement statement, Random random, Lie lie) {
    Optional<List<Integer>> cuts =
        statement.winner() == Color.WHITE && random.nextBoolean()
            ? cuts(statement, random)
            : Optional.empty();
    return prove(statement, cuts.orElse(List.of()), random, lie);
  }

  /**
   * The same for White with cuts found at random; nothing if there are none or they are in vain.
   */
  static Optional<Numbers> proveWithCuts(Statement statement, Random random) {
    Optional<List<Integer>> cuts = cuts(statement, random);
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
    boolean plain = wins(GOAL, 0, 0, false);
    if (statement.toMove() == statement.winner() && (!plain || random.nextBoolean())) {
      for (int i : shuffled()) {
        if (move < 0 && wins(GOAL, 1 << i, 0, false)) {
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
      move = shuffled().get(0);
      has = 1 << move;
    }
    Optional<Integer> claim = Optional.empty();
    if (lie == Lie.NEEDS_STONE) {
      for (int i : shuffled()) {
        has |= claim.isEmpty() ? 1 << i : 0;
        if (claim.isEmpty() && wins(GOAL, has, 0, false)) {
          claim = Optional.of(prove(GOAL, has, 0));
        }
      }
    } else if (lie == Lie.OVERLAP || (lie == Lie.NOT_DEAD && random.nextBoolean())) {
      open.add(new State(GOAL, has, 0));
      if (byLinks && random.nextBoolean()) {
        claim = part(GOAL, has, 0);
      }
      if (claim.isEmpty()) {
        claim = build(GOAL, has, 0);
      }
    } else if (lie == Lie.NOT_DEAD) {
      claim = captureAlive(GOAL, has, 0);
    } else {
      claim = Optional.of(choice(GOAL, has, 0)).filter(node -> node >= 0);
    }
    if (claim.isEmpty()) {
      return Optional.empty();
    }
    numbers.addAll(List.of(3, move < 0 ? -1 : empties[move], claim.get()));
    return Optional.of(numbers(numbers));
  }

  private List<Integer> shuffled() {
    List<Integer> cells = new ArrayList<>();
    IntStream.range(0, empties.length).forEach(cells::add);
    Collections.shuffle(cells, random);
    return cells;
  }

  /** Whether the winner reaches the target, having this and the opponent having that. */
  private boolean wins(int target, int has, int taken, boolean moves) {
    if (isDone(target, has)) {
      return true;
    }
    int left = (1 << empties.length) - 1 & ~(has | taken);
    if (!isDone(target, has | left)) {
      return false;
    }
    State state = new State(2 * target + (moves ? 1 : 0), has, taken);
    Boolean known = wins.get(state);
    if (known != null) {
      return known;
    }
    boolean found = !moves;
    for (int i = 0; i < empties.length && found != moves; i++) {
      if ((left >>> i & 1) != 0) {
        found =
            moves
                ? wins(target, has | 1 << i, taken, false)
                : wins(target, has, taken | 1 << i, true);
      }
    }
    wins.put(state, found);
    return found;
  }

  private boolean isDone(int target, int stones) {
    join(stones);
    return (target == GOAL && !byLinks) ? isCutOff(stones) : isJoined(target, stones);
  }

  private void join(int stones) {
    links = new Links(start);
    for (int i = 0; i < empties.length; i++) {
      if ((stones >>> i & 1) != 0) {
        for (int next : sheet.touching[empties[i]]) {
          if (isThere(next, stones)) {
            links.join(empties[i], next);
          }
        }
      }
    }
  }

  private boolean isThere(int element, int stones) {
    int i = Arrays.binarySearch(empties, element);
    return own[element] || (i >= 0 && (stones >>> i & 1) != 0);
  }

  private boolean isJoined(int target, int stones) {
    if (target != GOAL) {
      int[] ends = targets.get(target);
      return isThere(ends[0], stones)
          && isThere(ends[1], stones)
          && links.find(ends[0]) == links.find(ends[1]);
    }
    if (statement.winner() == Color.BLACK) {
      return ground.isReached(links);
    }
    if (ground.arcs.isEmpty()) {
      return false;
    }
    Links runs = new Links(ground.gaps.orElseThrow());
    for (int one : ground.runs) {
      for (int two : ground.runs) {
        if (one < two && !isApart(one, two)) {
          runs.join(one, two);
        }
      }
    }
    return ground.runs.stream().map(runs::find).distinct().count() > 1;
  }

  /** Whether a part of White's comes between two gaps of the rim. */
  private boolean isApart(int one, int two) {
    for (int i = one; i < two; i++) {
      for (int j = two; j < one + ground.arcs.size(); j++) {
        int other = ground.arcs.get(j % ground.arcs.size());
        if (links.find(ground.arcs.get(i)) == links.find(other)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isCutOff(int stones) {
    boolean[] held = ground.held(Color.BLACK);
    for (int i = 0; i < empties.length; i++) {
      held[empties[i]] = (stones >>> i & 1) == 0;
    }
    return !ground.isReached(ground.joined(held));
  }

  /** Proves what is won; returns the node. */
  private int prove(int target, int has, int taken) {
    State state = new State(target, has, taken);
    Integer known = proved.get(state);
    if (known != null) {
      return known;
    }
    boolean done = isDone(target, has);
    Optional<Integer> node = Optional.empty();
    if (byLinks && random.nextInt(4) < (done ? 1 : 3)) {
      node = capture(target, has, taken);
    }
    if (node.isEmpty() && byLinks && open.size() < 2 && random.nextBoolean() && open.add(state)) {
      node = part(target, has, taken);
      open.remove(state);
    }
    if (node.isEmpty() && done) {
      node = Optional.of(leaf(target, has));
    }
    if (node.isEmpty() && byLinks && open.size() < 2 && random.nextInt(3) > 0 && open.add(state)) {
      node = build(target, has, taken);
      open.remove(state);
    }
    int found = node.isPresent() ? node.get() : choice(target, has, taken);
    proved.put(state, found);
    return found;
  }

  private int leaf(int target, int has) {
    int stones = has;
    for (int i : shuffled()) {
      if ((stones >>> i & 1) != 0 && isDone(target, stones & ~(1 << i))) {
        stones &= ~(1 << i);
      }
    }
    return step(target, stones, List.of());
  }

  /** Joins claims that don't disturb each other, if that will do. */
  private Optional<Integer> build(int target, int has, int taken) {
    List<Integer> ends = ends(has);
    List<Integer> chosen = new ArrayList<>();
    int used = 0;
    for (int u : ends) {
      for (int v : ends) {
        if (u >= v || chosen.size() == MOST_CLAIMS || isJoinedBy(chosen, has, u, v)) {
          continue;
        }
        int pair = target(u, v);
        if (open.contains(new State(pair, has, taken))) {
          continue;
        }
        Optional<Integer> claim =
            wins(pair, has, taken, false)
                ? Optional.of(prove(pair, has, taken))
                : lie == Lie.NOT_DEAD ? captureAlive(pair, has, taken) : Optional.empty();
        if (claim.isEmpty()) {
          continue;
        }
        int room = claims.get(claim.get()).room();
        if (lie == Lie.OVERLAP || (room & used & ~has) == 0) {
          used |= room;
          chosen.add(claim.get());
          joinAll(chosen, has);
          if (isJoined(target, has)) {
            return Optional.of(step(target, fewer(target, has, chosen), chosen));
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Gives the winner a pair of cells each of which is dead once it has the other, if any. */
  private Optional<Integer> capture(int target, int has, int taken) {
    int all = (1 << empties.length) - 1;
    boolean bold = random.nextInt(3) == 0;
    for (int one : shuffled()) {
      for (int two : shuffled()) {
        // Now and then the claim's room may have one of the pair.
        int extra = 1 << one | (random.nextInt(3) > 0 ? 1 << two : 0);
        int pair = 1 << one | 1 << two;
        if (one == two
            || ((has | taken) & pair) != 0
            || sheet.isNamed(empties[one])
            || sheet.isNamed(empties[two])) {
          continue;
        }
        if (isDeadPair(one, two, has, all & ~(taken | pair))) {
          return Optional.of(capture(one, two, has, prove(target, has | extra, taken)));
        }
        if (bold) {
          // Whether it is depends on the room that the claim turns out to have.
          bold = false;
          int claim = prove(target, has | extra, taken);
          if (isDeadPair(one, two, has, claims.get(claim).room())) {
            return Optional.of(capture(one, two, has, claim));
          }
        }
      }
    }
    return Optional.empty();
  }

  private int capture(int one, int two, int has, int claim) {
    int stones = has;
    for (int i : shuffled()) {
      int fewer = stones & ~(1 << i);
      int held = claims.get(claim).need() | fewer;
      if (random.nextInt(5) > 0 && isDeadPair(one, two, held, claims.get(claim).room())) {
        stones = fewer;
      }
    }
    return capture(one, two, stones, List.of(claim));
  }

  /** A lie: any pair. Now and then both are the same, or the claim does with one of them. */
  private Optional<Integer> captureAlive(int target, int has, int taken) {
    List<Integer> cells = shuffled();
    for (int one : cells) {
      int two = cells.get(random.nextInt(cells.size()));
      int extra = 1 << one | (random.nextInt(4) > 0 ? 1 << two : 0);
      if (((has | taken) & (1 << one | 1 << two)) == 0 && wins(target, has | extra, taken, false)) {
        int claim = prove(target, has | extra, taken);
        return Optional.of(capture(one, two, has & random.nextInt(), List.of(claim)));
      }
    }
    return Optional.empty();
  }

  private int capture(int one, int two, int stones, List<Integer> claim) {
    numbers.addAll(List.of(4, empties[one], empties[two]));
    addSteps(stones, claim);
    Claim proved = claims.get(claim.get(0));
    int pair = 1 << one | 1 << two;
    int need = (proved.need() | stones) & ~pair;
    return add(proved.target(), need, (proved.room() | pair) & ~need);
  }

  private boolean isDeadPair(int one, int two, int has, int room) {
    return isDead(one, two, has, room) && isDead(two, one, has, room);
  }

  private boolean isDead(int cell, int mate, int stones, int room) {
    int has = (stones | 1 << mate) & ~(1 << cell);
    join(has);
    List<Set<Integer>> ways = new ArrayList<>();
    int[] around =
        Arrays.stream(sheet.touching[empties[cell]])
            .filter(place -> isThere(place, has | (room & ~(1 << cell))))
            .toArray();
    for (int place : around) {
      Set<Integer> joined = new HashSet<>();
      Set<Integer> near = new HashSet<>(Set.of(place));
      Arrays.stream(sheet.touching[place]).forEach(near::add);
      for (int next : near) {
        if (isThere(next, has)) {
          joined.add(links.find(next));
        }
      }
      for (int i = 0; i < ways.size(); i++) {
        if (!near.contains(around[i]) && Collections.disjoint(ways.get(i), joined)) {
          return false;
        }
      }
      ways.add(joined);
    }
    return true;
  }

  /**
   * Gives the winner a part that claims join all around, if any: what these claims use, more or
   * less, and stones.
   */
  private Optional<Integer> part(int target, int has, int taken) {
    List<Integer> ends = ends(has);
    List<Integer> chosen = new ArrayList<>();
    int used = 0;
    for (int u : ends) {
      for (int v : ends) {
        if (u >= v || chosen.size() == 2 || isJoinedBy(chosen, has, u, v)) {
          continue;
        }
        int pair = target(u, v);
        if (open.contains(new State(pair, has, taken)) || !wins(pair, has, taken, false)) {
          continue;
        }
        int claim = prove(pair, has, taken);
        int room = claims.get(claim).room() & ~has;
        if ((room & used) == 0) {
          used |= room;
          chosen.add(claim);
          for (int attempt = 0; attempt < 4; attempt++) {
            Optional<Integer> node = part(target, has, taken, chosen, used);
            if (node.isPresent()) {
              return node;
            }
          }
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Integer> part(int target, int has, int taken, List<Integer> joining, int used) {
    int free = (1 << empties.length) - 1 & ~(has | taken);
    int fresh = used & (random.nextBoolean() ? -1 : random.nextInt());
    fresh |= random.nextInt(3) > 0 ? 0 : free & random.nextInt() & random.nextInt();
    boolean more = random.nextBoolean();
    Set<Integer> part = new HashSet<>();
    for (int place = 0; place < sheet.places; place++) {
      boolean picked = isThere(place, has) ? more && random.nextInt(3) == 0 : isThere(place, fresh);
      if (picked && sheet.isCell(place) && !sheet.isNamed(place)) {
        part.add(place);
      }
    }
    Arrays.stream(targets.get(target)).forEach(part::remove);
    int cells = bits(part);
    int gone = lie == Lie.OVERLAP ? taken : taken | (used & ~cells);
    int extra = cells & (random.nextInt(4) > 0 ? -1 : random.nextInt());
    if (part.isEmpty() || !wins(target, has | extra, gone, false)) {
      return Optional.empty();
    }
    int claim = prove(target, has | extra, gone);
    List<Integer> chosen = new ArrayList<>(List.of(claim));
    chosen.addAll(joining);
    if (lie != Lie.NOT_DEAD && !isJoinedAround(part, has, chosen)) {
      return Optional.empty();
    }
    int stones = has;
    for (int i : shuffled()) {
      int fewer = stones & ~(1 << i);
      if (random.nextInt(5) > 0 && (lie == Lie.NOT_DEAD || isJoinedAround(part, fewer, chosen))) {
        stones = fewer;
      }
    }
    List<Integer> order = new ArrayList<>(part);
    Collections.shuffle(order, random);
    numbers.addAll(List.of(5, order.size()));
    numbers.addAll(order);
    addSteps(stones, chosen);
    int need = neededWith(part, stones, chosen);
    int room = claims.get(claim).room() & ~cells;
    for (int other : joining) {
      room |= claims.get(other).room();
    }
    return Optional.of(add(target, need, room & ~need));
  }

  private int bits(Set<Integer> places) {
    return IntStream.range(0, empties.length)
        .filter(i -> places.contains(empties[i]))
        .map(i -> 1 << i)
        .sum();
  }

  /** What the first claim needs without the part, and the others with it. */
  private int neededWith(Set<Integer> part, int stones, List<Integer> chosen) {
    int need = stones | (claims.get(chosen.get(0)).need() & ~bits(part));
    for (int other : chosen.subList(1, chosen.size())) {
      need |= claims.get(other).need();
    }
    return need;
  }

  /** Whether all other claims join what can touch the part when the first is used. */
  private boolean isJoinedAround(Set<Integer> part, int stones, List<Integer> chosen) {
    int need = neededWith(part, stones, chosen);
    int room = claims.get(chosen.get(0)).room();
    boolean[] held = new boolean[sheet.elements];
    Links joined = new Links(sheet.elements);
    for (int place = 0; place < sheet.elements; place++) {
      held[place] = isThere(place, need) && !part.contains(place);
      for (int next : sheet.touching[place]) {
        if (next < place && held[place] && held[next]) {
          joined.join(place, next);
        }
      }
    }
    for (int claim : chosen.subList(1, chosen.size())) {
      int[] ends = targets.get(claims.get(claim).target());
      joined.join(ends[0], ends[1]);
    }
    Set<Integer> around = new HashSet<>();
    for (int place : part) {
      Arrays.stream(sheet.touching[place])
          .filter(next -> isThere(next, need | room) && !part.contains(next))
          .forEach(around::add);
    }
    for (int one : around) {
      for (int two : around) {
        if (one != two && !canMeet(one, two, held, joined)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean canMeet(int one, int two, boolean[] held, Links joined) {
    List<Set<Integer>> groups = new ArrayList<>();
    for (int place : List.of(one, two)) {
      Set<Integer> near = new HashSet<>(Set.of(place));
      Arrays.stream(sheet.touching[place]).forEach(near::add);
      if (near.contains(one) && near.contains(two)) {
        return true;
      }
      near.removeIf(next -> !held[next]);
      Set<Integer> found = new HashSet<>();
      near.forEach(next -> found.add(joined.find(next)));
      groups.add(found);
    }
    return !Collections.disjoint(groups.get(0), groups.get(1));
  }

  /** The stones without some that are not wanted for the joining. */
  private int fewer(int target, int has, List<Integer> chosen) {
    int stones = has;
    for (int i : shuffled()) {
      joinAll(chosen, stones & ~(1 << i));
      if (isJoined(target, stones & ~(1 << i))) {
        stones &= ~(1 << i);
      }
    }
    return stones;
  }

  private List<Integer> ends(int has) {
    join(has);
    Set<Integer> groups = new HashSet<>();
    List<Integer> ends = new ArrayList<>();
    for (int i : shuffled()) {
      List<Integer> near = new ArrayList<>(List.of(empties[i]));
      Arrays.stream(sheet.touching[empties[i]]).forEach(near::add);
      for (int place : near) {
        if (place < sheet.places && isThere(place, has) && groups.add(links.find(place))) {
          ends.add(place);
        }
      }
    }
    Collections.shuffle(ends, random);
    return ends;
  }

  private boolean isJoinedBy(List<Integer> chosen, int has, int u, int v) {
    joinAll(chosen, has);
    return links.find(u) == links.find(v);
  }

  private void joinAll(List<Integer> chosen, int has) {
    join(has);
    for (int claim : chosen) {
      int[] ends = targets.get(claims.get(claim).target());
      links.join(ends[0], ends[1]);
    }
  }

  private int target(int u, int v) {
    for (int i = 1; i < targets.size(); i++) {
      if (targets.get(i)[0] == u && targets.get(i)[1] == v) {
        return i;
      }
    }
    targets.add(new int[] {u, v});
    return targets.size() - 1;
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
      for (int i : shuffled()) {
        if (move < 0
            && (all & ~bad & 1 << i) != 0
            && wins(target, has | 1 << i, taken | bad, false)) {
          move = i;
        }
      }
      if (move < 0) {
        // A lie: without an answer nothing is said of this move.
        danger &= ~bad;
        if (lie == Lie.OTHER_TARGET && !pairs.isEmpty()) {
          pairs.addAll(List.of(empties[shuffled().get(0)], random.nextInt(claims.size())));
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
    return add(target, need, room & ~need);
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
    for (int end : targets.get(target)) {
      numbers.add(end);
    }
    addSteps(stones, chosen);
    int need = stones;
    int room = 0;
    for (int claim : chosen) {
      need |= claims.get(claim).need();
      room |= claims.get(claim).room();
    }
    return add(target, need, room & ~need);
  }

  private void addSteps(int stones, List<Integer> chosen) {
    int there = stones & ((1 << empties.length) - 1);
    numbers.add(Integer.bitCount(there));
    for (int i : shuffled()) {
      if ((there >>> i & 1) != 0) {
        numbers.add(empties[i]);
      }
    }
    numbers.add(chosen.size());
    numbers.addAll(chosen);
  }

  private int add(int target, int need, int room) {
    claims.add(new Claim(target, need, room));
    return claims.size() - 1;
  }

  /** Cuts that the checker takes, found by trying. */
  private static Optional<List<Integer>> cuts(Statement statement, Random random) {
    for (int attempt = 0; attempt < 8; attempt++) {
      List<Integer> cuts = new ArrayList<>();
      try {
        Ground ground = new NaiveProver(statement, List.of(), random, Lie.NONE).ground;
        Sheet sheet = new Sheet(statement.position().board(), statement.goal());
        Set<Integer> rim = new HashSet<>();
        Arrays.stream(sheet.rim()).forEach(rim::add);
        for (int terminal : sheet.alternatives.get(0)) {
          for (int member : sheet.touching[terminal]) {
            if (ground.contents[member] != Content.WHITE) {
              cuts.addAll(path(sheet, ground, member, rim, cuts, random));
            }
          }
        }
        List<Integer> different = ImmutableList.copyOf(new HashSet<>(cuts));
        new NaiveProver(statement, different, random, Lie.NONE);
        return Optional.of(different);
      } catch (IOException e) {
        // another attempt
      }
    }
    return Optional.empty();
  }

  /** A way over white places and stones to the rim. */
  private static List<Integer> path(
      Sheet sheet, Ground ground, int from, Set<Integer> rim, List<Integer> cuts, Random random) {
    Map<Integer, Integer> before = new HashMap<>();
    Deque<Integer> queue = new ArrayDeque<>(List.of(from));
    before.put(from, from);
    while (!queue.isEmpty()) {
      int place = queue.remove();
      if (rim.contains(place)) {
        List<Integer> path = new ArrayList<>();
        for (int at = place; at != from; at = before.get(at)) {
          if (ground.contents[at] == Content.WHITE && !cuts.contains(at)) {
            path.add(at);
          }
        }
        return path;
      }
      List<Integer> near = new ArrayList<>();
      Arrays.stream(sheet.touching[place]).filter(next -> next < sheet.places).forEach(near::add);
      Collections.shuffle(near, random);
      for (int next : near) {
        if (ground.contents[next] != Content.EMPTY && before.putIfAbsent(next, place) == null) {
          queue.add(next);
        }
      }
    }
    return List.of();
  }
}
