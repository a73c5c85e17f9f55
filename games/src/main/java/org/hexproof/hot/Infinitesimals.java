package org.hexproof.hot;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/** Finds the names of infinitesimal games: nimbers, ups with a nimber, multiples of tinies. */
final class Infinitesimals {
  private final Games games;

  Infinitesimals(Games games) {
    this.games = games;
  }

  /**
   * So many ups, or downs if below 0, and a nimber.
   *
   * @param nimber n of *n
   */
  private record Ups(int ups, int nimber) {
    private Game game(Games games) {
      return games.sum(games.multiple(ups, games.up()), games.nimber(nimber));
    }

    private String name() {
      String arrow = ups == 0 ? "" : (ups > 0 ? "^" : "v");
      String star = nimber == 0 ? "" : "*";
      return arrow + (Math.abs(ups) > 1 ? Math.abs(ups) : "") + star + (nimber > 1 ? nimber : "");
    }
  }

  /** As in {@code ^2*}, which may stand behind a number. */
  Optional<String> ups(Game game) {
    Optional<Ups> ups = findUps(game);
    if (ups.isEmpty()) {
      ups = findUps(games.negative(game)).map(below -> new Ups(-below.ups, below.nimber));
    }
    return ups.map(Ups::name);
  }

  /** By the forms of n↑ and *m: Left's options are 0 or nimbers, Right's leads to one up less. */
  private Optional<Ups> findUps(Game game) {
    if (game.isNumber()) {
      return game.leftStop().signum() == 0 ? Optional.of(new Ups(0, 0)) : Optional.empty();
    }
    if (game.left().equals(game.right())) {
      int size = game.left().size();
      return size <= GameReader.MAX_NIMBER && games.nimber(size) == game
          ? Optional.of(new Ups(0, size))
          : Optional.empty();
    }
    if (game.right().size() != 1 || !game.left().contains(games.zero())) {
      return Optional.empty();
    }
    return findUps(game.right().get(0))
        .filter(less -> less.ups >= 0 && less.ups < GameReader.MAX_COPIES)
        .map(less -> new Ups(less.ups + 1, less.nimber ^ 1))
        .filter(more -> more.game(games) == game);
  }

  /** As in {@code 2.Tiny(1)} or {@code Miny(1/2)}. */
  Optional<String> tinies(Game game) {
    return copies(game, "Tiny").or(() -> copies(games.negative(game), "Miny"));
  }

  /** n copies of {0||0|-x} are {0||n-1 copies and {0|-x}}. */
  private Optional<String> copies(Game game, String name) {
    if (game.isNumber()
        || !game.left().equals(ImmutableList.of(games.zero()))
        || game.right().size() != 1) {
      return Optional.empty();
    }
    Dyadic fee = game.right().get(0).rightStop().negative();
    if (fee.signum() <= 0) {
      return Optional.empty();
    }
    Game tiny = games.tiny(games.number(fee));
    Game sum = tiny;
    for (int n = 1; n <= GameReader.MAX_COPIES && sum.birthday() <= game.birthday(); n++) {
      if (sum == game) {
        return Optional.of((n > 1 ? n + "." : "") + name + "(" + fee + ")");
      }
      sum = games.sum(sum, tiny);
    }
    return Optional.empty();
  }
}
