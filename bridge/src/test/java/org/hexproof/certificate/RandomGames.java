package org.hexproof.certificate;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Lines of games and their claims, made at random from what a proof has. */
final class RandomGames {
  private final NaiveGame game;
  private final List<NaiveClaims.Claim> claims;
  private final boolean lends;
  private final NaiveGames games;
  private final Random random;

  /** Games of a proof of format 2, or of one in which cells are lent. */
  RandomGames(NaiveGame game, List<NaiveClaims.Claim> claims, boolean lends, Random random) {
    this.game = game;
    this.claims = claims;
    this.lends = lends;
    this.random = random;
    games = new NaiveGames(game);
  }

  boolean keeps(int number, int has, int taken) {
    return games.keeps(number, has, taken);
  }

  /** A line that describes a game; mostly an outcome that claims have. */
  RandomRulesTest.Node described() {
    if (games.size() > 1 && random.nextInt(3) > 0) {
      return new RandomRulesTest.Node("h" + options() + " ;" + options(), null);
    }
    StringBuilder line = new StringBuilder("o");
    for (int left = random.nextInt(3); left > 0; left--) {
      int[] ends = pair();
      line.append(' ').append(game.sheet.name(ends[0]));
      line.append(random.nextInt(20) == 0 ? "" : " " + game.sheet.name(ends[1]));
    }
    return new RandomRulesTest.Node(line.toString(), null);
  }

  private int[] pair() {
    List<int[]> known =
        claims.stream()
            .filter(claim -> claim.target() > NaiveGame.GOAL)
            .map(claim -> game.ends(claim.target()))
            .toList();
    if (!known.isEmpty() && random.nextInt(4) > 0) {
      return known.get(random.nextInt(known.size()));
    }
    List<Integer> groups = game.groups((1 << game.empties.length) - 1);
    int end = game.empties[random.nextInt(game.empties.length)];
    return groups.isEmpty()
        ? new int[] {end, end}
        : new int[] {
          groups.get(random.nextInt(groups.size())), groups.get(random.nextInt(groups.size()))
        };
  }

  private String options() {
    return IntStream.range(0, 1 + random.nextInt(2))
        .mapToObj(i -> " " + (1 + random.nextInt(games.size() + random.nextInt(20) / 19)))
        .collect(joining());
  }

  /** Takes a line that the checker has let pass. */
  void describe(String line) {
    List<int[]> pairs = new ArrayList<>();
    List<Integer> own = new ArrayList<>();
    List<Integer> other = new ArrayList<>();
    List<String> words = Splitter.on(' ').splitToList(line);
    List<Integer> into = own;
    for (int i = 1; i < words.size(); i++) {
      if (words.get(0).equals("o")) {
        pairs.add(new int[] {place(words.get(i)), place(words.get(++i))});
      } else if (words.get(i).equals(";")) {
        into = other;
      } else {
        into.add(Integer.parseInt(words.get(i)));
      }
    }
    games.add(new NaiveGames.Described(pairs, own, other));
  }

  private int place(String name) {
    return IntStream.range(0, game.sheet.places)
        .filter(place -> game.sheet.name(place).equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** A sum of what there is, for the goal or a game. */
  RandomRulesTest.Node sum(int few) {
    boolean goal = games.size() == 0 || random.nextInt(4) == 0;
    int number = goal ? 0 : 1 + random.nextInt(games.size());
    List<Integer> chosen = some(claim -> claims.get(claim).target() != NaiveGame.GOAL);
    int stones = random.nextBoolean() ? 0 : few;
    StringBuilder named = new StringBuilder();
    int need = stones;
    int room = 0;
    for (int claim : chosen) {
      NaiveClaims.Claim known = claims.get(claim);
      int lent = lends && random.nextInt(3) == 0 ? lent(known) : 0;
      named.append(lent == 0 ? " " : cells(lent) + ":").append(claims.size() - claim);
      need |= known.need() & ~lent;
      room |= known.room();
    }
    return new RandomRulesTest.Node(
        "s" + (goal ? "" : " " + number) + " ;" + cells(stones) + " ;" + named,
        new NaiveClaims.Claim(goal ? NaiveGame.GOAL : -number, need, room & ~need));
  }

  /** A cell that the claim needs, mostly. */
  private int lent(NaiveClaims.Claim claim) {
    return claim.need() == 0 || random.nextInt(20) == 0
        ? 1 << random.nextInt(game.empties.length)
        : Integer.lowestOneBit(claim.need());
  }

  /** A game with options, if there is one, by ways that mostly fit. */
  RandomRulesTest.Node value() {
    if (games.size() == 0) {
      return described();
    }
    int number = 1 + random.nextInt(games.size());
    NaiveClaims.Claim[] sum = {new NaiveClaims.Claim(-number, 0, 0)};
    StringBuilder line = new StringBuilder("v " + number + " ;");
    for (int left = 1 + random.nextInt(2); left > 0; left--) {
      line.append(way(number, sum));
    }
    line.append(" ;");
    for (int option : games.get(number).own()) {
      line.append(way(option, sum));
    }
    NaiveClaims.Claim claim = sum[0];
    return new RandomRulesTest.Node(
        line.toString(),
        new NaiveClaims.Claim(-number, claim.need(), claim.room() & ~claim.need()));
  }

  /** A way to a game, which is added to what the node needs and uses. */
  private String way(int number, NaiveClaims.Claim[] sum) {
    boolean moves = random.nextInt(3) == 0;
    List<Integer> fitting = fitting(number, moves);
    if (fitting.isEmpty()) {
      moves = !moves;
      fitting = fitting(number, moves);
    }
    int claim = fitting.isEmpty() ? random.nextInt(claims.size()) : fitting.get(0);
    NaiveClaims.Claim known = claims.get(claim);
    int[] needed =
        IntStream.range(0, game.empties.length)
            .filter(i -> (known.need() >>> i & 1) != 0)
            .toArray();
    int cell =
        needed.length == 0 || random.nextInt(6) == 0
            ? random.nextInt(game.empties.length)
            : needed[random.nextInt(needed.length)];
    int move = moves ? 1 << cell : 0;
    sum[0] =
        new NaiveClaims.Claim(
            sum[0].target(),
            sum[0].need() | (known.need() & ~move),
            sum[0].room() | known.room() | move);
    return (moves ? cells(move) + ":" : " ") + (claims.size() - claim);
  }

  private List<Integer> fitting(int number, boolean moves) {
    return some(
        claim -> {
          int target = -claims.get(claim).target();
          return target == number || (!moves && games.get(number).other().contains(target));
        });
  }

  private List<Integer> some(IntPredicate kind) {
    List<Integer> known =
        new ArrayList<>(IntStream.range(0, claims.size()).filter(kind).boxed().toList());
    List<Integer> chosen = new ArrayList<>();
    for (int i = 1 + random.nextInt(3); i > 0 && !known.isEmpty(); i--) {
      int at = random.nextInt(known.size());
      chosen.add(random.nextInt(10) == 0 ? known.get(at) : known.remove(at));
    }
    return chosen;
  }

  private String cells(int set) {
    return game.cells(set);
  }
}
