package org.hexproof.value;

import com.google.common.collect.ImmutableList;
import java.util.ArrayDeque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Function;

/**
 * Why a game form is not passable or not monotone ([H3T], Definition 3.3): a follower K where K ◁ K
 * fails, or one with a move that harms who makes it. Of several one that takes fewest moves.
 *
 * @param path the moves that lead to K; none if the form itself is K
 * @param harm the option of K that is worse for its player than K; none if K ◁ K fails
 * @param why the refutation of K ◁ K, of K &lt;= L for a left option L, or of R &lt;= K for a right
 *     option R
 */
public record Flaw(ImmutableList<Turn> path, Game follower, Optional<Turn> harm, Refutation why) {
  public record Turn(boolean black, Game to) {}

  private record Reached(ImmutableList<Turn> path, Game game) {
    Reached after(Turn turn) {
      return new Reached(ImmutableList.<Turn>builder().addAll(path).add(turn).build(), turn.to());
    }
  }

  /** Why the form is not passable, or nothing if it is. */
  public static Optional<Flaw> ofPassable(Values values, Game form) {
    Followers followers = new Followers(values, form);
    return search(
        form,
        reached ->
            followers.leqFirst(reached.game(), reached.game())
                ? Optional.empty()
                : Refutation.ofLeqFirst(values, reached.game(), reached.game())
                    .map(why -> new Flaw(reached.path(), reached.game(), Optional.empty(), why)));
  }

  /** Why the form is not monotone, or nothing if it is. */
  public static Optional<Flaw> ofMonotone(Values values, Game form) {
    Followers followers = new Followers(values, form);
    return search(
        form,
        reached ->
            turns(reached.game()).stream()
                .filter(turn -> harms(followers, reached.game(), turn))
                .findFirst()
                .map(turn -> harm(values, reached, turn)));
  }

  private static boolean harms(Followers followers, Game game, Turn turn) {
    return !(turn.black() ? followers.leq(game, turn.to()) : followers.leq(turn.to(), game));
  }

  private static Flaw harm(Values values, Reached reached, Turn turn) {
    Game low = turn.black() ? reached.game() : turn.to();
    Game high = turn.black() ? turn.to() : reached.game();
    Refutation why = Refutation.ofLeq(values, low, high).orElseThrow();
    return new Flaw(reached.path(), reached.game(), Optional.of(turn), why);
  }

  /** Left options first, in their order. */
  private static List<Turn> turns(Game game) {
    ImmutableList.Builder<Turn> turns = ImmutableList.builder();
    Followers.left(game).forEach(option -> turns.add(new Turn(true, option)));
    Followers.right(game).forEach(option -> turns.add(new Turn(false, option)));
    return turns.build();
  }

  /** Followers that take few moves come first. */
  private static Optional<Flaw> search(Game form, Function<Reached, Optional<Flaw>> look) {
    Queue<Reached> open = new ArrayDeque<>();
    IdentityHashMap<Game, Boolean> seen = new IdentityHashMap<>();
    open.add(new Reached(ImmutableList.of(), form));
    while (!open.isEmpty()) {
      Reached reached = open.remove();
      Optional<Flaw> flaw = look.apply(reached);
      if (flaw.isPresent()) {
        return flaw;
      }
      for (Turn turn : turns(reached.game())) {
        if (seen.put(turn.to(), true) == null) {
          open.add(reached.after(turn));
        }
      }
    }
    return Optional.empty();
  }
}
