package org.hexproof.hot;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.cgt.Dyadic;
import org.hexproof.cgt.Kind;

/** Finds the names of infinitesimal games: nimbers, ups with a nimber, multiples of tinies. */
record Infinitesimals(Games games) {
  /** As in {@code ^2*}, which may stand behind a number. */
  static String ups(NumberUpStar game) {
    String arrow = game.ups() == 0 ? "" : (game.ups() > 0 ? "^" : "v");
    String star = game.nimber() == 0 ? "" : "*";
    return arrow
        + (Math.abs(game.ups()) > 1 ? Math.abs(game.ups()) : "")
        + star
        + (game.nimber() > 1 ? game.nimber() : "");
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
    for (int n = 1; n <= Kind.MAX_COPIES && sum.birthday() <= game.birthday(); n++) {
      if (sum == game) {
        return Optional.of((n > 1 ? n + "." : "") + name + "(" + fee + ")");
      }
      sum = games.sum(sum, tiny);
    }
    return Optional.empty();
  }
}
