package org.hexproof.certificate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Gives the winner cells that are filled in: a captured pair, or a part that claims join all
 * around.
 */
final class NaiveFill {
  /** Proves claims of the game. */
  interface Proofs {
    int prove(int target, int has, int taken);

    /** Whether the claim is being proved, so that it can't be built upon. */
    boolean isOpen(int target, int has, int taken);
  }

  private final NaiveGame game;
  private final NaiveClaims claims;
  private final Proofs proofs;
  private final Random random;
  private final NaiveProver.Lie lie;
  private final Sheet sheet;
  private final int[] empties;

  NaiveFill(NaiveGame game, NaiveClaims claims, Proofs proofs, Random random, NaiveProver.Lie lie) {
    this.game = game;
    this.claims = claims;
    this.proofs = proofs;
    this.random = random;
    this.lie = lie;
    sheet = game.sheet;
    empties = game.empties;
  }

  /** Gives the winner a pair of cells each of which is dead once it has the other, if any. */
  Optional<Integer> capture(int target, int has, int taken) {
    int all = (1 << empties.length) - 1;
    boolean bold = random.nextInt(3) == 0;
    for (int one : game.shuffled()) {
      for (int two : game.shuffled()) {
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
          return Optional.of(capture(one, two, has, proofs.prove(target, has | extra, taken)));
        }
        if (bold) {
          // Whether it is depends on the room that the claim turns out to have.
          bold = false;
          int claim = proofs.prove(target, has | extra, taken);
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
    for (int i : game.shuffled()) {
      int fewer = stones & ~(1 << i);
      int held = claims.get(claim).need() | fewer;
      if (random.nextInt(5) > 0 && isDeadPair(one, two, held, claims.get(claim).room())) {
        stones = fewer;
      }
    }
    return capture(one, two, stones, List.of(claim));
  }

  /** A lie: any pair. Now and then both are the same, or the claim does with one of them. */
  Optional<Integer> captureAlive(int target, int has, int taken) {
    List<Integer> cells = game.shuffled();
    for (int one : cells) {
      int two = cells.get(random.nextInt(cells.size()));
      int extra = 1 << one | (random.nextInt(4) > 0 ? 1 << two : 0);
      if (((has | taken) & (1 << one | 1 << two)) == 0
          && game.wins(target, has | extra, taken, false)) {
        int claim = proofs.prove(target, has | extra, taken);
        return Optional.of(capture(one, two, has & random.nextInt(), List.of(claim)));
      }
    }
    return Optional.empty();
  }

  private int capture(int one, int two, int stones, List<Integer> claim) {
    claims.numbers.addAll(List.of(4, empties[one], empties[two]));
    claims.addSteps(stones, claim);
    NaiveClaims.Claim proved = claims.get(claim.get(0));
    int pair = 1 << one | 1 << two;
    int need = (proved.need() | stones) & ~pair;
    return claims.add(proved.target(), need, (proved.room() | pair) & ~need);
  }

  private boolean isDeadPair(int one, int two, int has, int room) {
    return isDead(one, two, has, room) && isDead(two, one, has, room);
  }

  private boolean isDead(int cell, int mate, int stones, int room) {
    int has = (stones | 1 << mate) & ~(1 << cell);
    game.join(has);
    List<Set<Integer>> ways = new ArrayList<>();
    int[] around =
        Arrays.stream(sheet.touching[empties[cell]])
            .filter(place -> game.isThere(place, has | (room & ~(1 << cell))))
            .toArray();
    for (int place : around) {
      Set<Integer> joined = new HashSet<>();
      Set<Integer> near = new HashSet<>(Set.of(place));
      Arrays.stream(sheet.touching[place]).forEach(near::add);
      for (int next : near) {
        if (game.isThere(next, has)) {
          joined.add(game.links.find(next));
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
  Optional<Integer> part(int target, int has, int taken) {
    List<Integer> ends = game.groups(has);
    List<Integer> chosen = new ArrayList<>();
    int used = 0;
    for (int u : ends) {
      for (int v : ends) {
        if (u >= v || chosen.size() == 2 || claims.isJoinedBy(chosen, has, u, v)) {
          continue;
        }
        int pair = game.target(u, v);
        if (proofs.isOpen(pair, has, taken) || !game.wins(pair, has, taken, false)) {
          continue;
        }
        int claim = proofs.prove(pair, has, taken);
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
      boolean picked =
          game.isThere(place, has) ? more && random.nextInt(3) == 0 : game.isThere(place, fresh);
      if (picked && sheet.isCell(place) && !sheet.isNamed(place)) {
        part.add(place);
      }
    }
    Arrays.stream(game.ends(target)).forEach(part::remove);
    int cells = bits(part);
    int gone = lie == NaiveProver.Lie.OVERLAP ? taken : taken | (used & ~cells);
    int extra = cells & (random.nextInt(4) > 0 ? -1 : random.nextInt());
    if (part.isEmpty() || !game.wins(target, has | extra, gone, false)) {
      return Optional.empty();
    }
    int claim = proofs.prove(target, has | extra, gone);
    List<Integer> chosen = new ArrayList<>(List.of(claim));
    chosen.addAll(joining);
    if (lie != NaiveProver.Lie.NOT_DEAD && !isJoinedAround(part, has, chosen)) {
      return Optional.empty();
    }
    int stones = has;
    for (int i : game.shuffled()) {
      int fewer = stones & ~(1 << i);
      if (random.nextInt(5) > 0
          && (lie == NaiveProver.Lie.NOT_DEAD || isJoinedAround(part, fewer, chosen))) {
        stones = fewer;
      }
    }
    List<Integer> order = new ArrayList<>(part);
    Collections.shuffle(order, random);
    claims.numbers.addAll(List.of(5, order.size()));
    claims.numbers.addAll(order);
    claims.addSteps(stones, chosen);
    int need = neededWith(part, stones, chosen);
    int room = claims.get(claim).room() & ~cells;
    for (int other : joining) {
      room |= claims.get(other).room();
    }
    return Optional.of(claims.add(target, need, room & ~need));
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
      held[place] = game.isThere(place, need) && !part.contains(place);
      for (int next : sheet.touching[place]) {
        if (next < place && held[place] && held[next]) {
          joined.join(place, next);
        }
      }
    }
    for (int claim : chosen.subList(1, chosen.size())) {
      int[] ends = game.ends(claims.get(claim).target());
      joined.join(ends[0], ends[1]);
    }
    Set<Integer> around = new HashSet<>();
    for (int place : part) {
      Arrays.stream(sheet.touching[place])
          .filter(next -> game.isThere(next, need | room) && !part.contains(next))
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
}
