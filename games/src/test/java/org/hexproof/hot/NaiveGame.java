package org.hexproof.hot;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.hexproof.cgt.Dyadic;

/** A game as a tree, all by the definitions and without memory. */
record NaiveGame(ImmutableList<NaiveGame> left, ImmutableList<NaiveGame> right) {
  static final NaiveGame ZERO = new NaiveGame(ImmutableList.of(), ImmutableList.of());

  /** The canonical tree of a number of few digits. */
  static NaiveGame number(Dyadic number) {
    if (number.signum() == 0) {
      return ZERO;
    }
    if (number.isInteger()) {
      NaiveGame nearer = number(number.minus(Dyadic.of(number.signum())));
      return number.signum() > 0
          ? new NaiveGame(ImmutableList.of(nearer), ImmutableList.of())
          : new NaiveGame(ImmutableList.of(), ImmutableList.of(nearer));
    }
    Dyadic step = new Dyadic(1, number.exponent());
    return new NaiveGame(
        ImmutableList.of(number(number.minus(step))), ImmutableList.of(number(number.plus(step))));
  }

  static NaiveGame of(Game game) {
    return new NaiveGame(
        game.left().stream().map(NaiveGame::of).collect(ImmutableList.toImmutableList()),
        game.right().stream().map(NaiveGame::of).collect(ImmutableList.toImmutableList()));
  }

  Game value(Games games) {
    return games.of(
        left.stream().map(option -> option.value(games)).toList(),
        right.stream().map(option -> option.value(games)).toList());
  }

  boolean isAtMost(NaiveGame other) {
    return left.stream().noneMatch(other::isAtMost)
        && other.right.stream().noneMatch(option -> option.isAtMost(this));
  }

  boolean isEqualTo(NaiveGame other) {
    return isAtMost(other) && other.isAtMost(this);
  }

  NaiveGame negative() {
    return new NaiveGame(
        right.stream().map(NaiveGame::negative).collect(ImmutableList.toImmutableList()),
        left.stream().map(NaiveGame::negative).collect(ImmutableList.toImmutableList()));
  }

  NaiveGame plus(NaiveGame other) {
    return new NaiveGame(
        Stream.concat(
                left.stream().map(option -> option.plus(other)),
                other.left.stream().map(this::plus))
            .collect(ImmutableList.toImmutableList()),
        Stream.concat(
                right.stream().map(option -> option.plus(other)),
                other.right.stream().map(this::plus))
            .collect(ImmutableList.toImmutableList()));
  }

  /** Whether no option is dominated by another or reversible; equal options count as dominated. */
  boolean isCanonical() {
    for (int i = 0; i < left.size(); i++) {
      for (int j = 0; j < left.size(); j++) {
        if (i != j && left.get(i).isAtMost(left.get(j))) {
          return false;
        }
      }
    }
    for (int i = 0; i < right.size(); i++) {
      for (int j = 0; j < right.size(); j++) {
        if (i != j && right.get(j).isAtMost(right.get(i))) {
          return false;
        }
      }
    }
    return left.stream().noneMatch(l -> l.right.stream().anyMatch(reply -> reply.isAtMost(this)))
        && right.stream().noneMatch(r -> r.left.stream().anyMatch(this::isAtMost))
        && left.stream().allMatch(NaiveGame::isCanonical)
        && right.stream().allMatch(NaiveGame::isCanonical);
  }

  /** The number that it is equal to, found among those up to 7 with denominators up to 8. */
  Optional<Dyadic> asNumber() {
    for (int exponent = 0; exponent <= 3; exponent++) {
      for (long numerator = -(7L << exponent); numerator <= 7L << exponent; numerator++) {
        Dyadic number = new Dyadic(numerator, exponent);
        if (number.exponent() == exponent && isEqualTo(number(number))) {
          return Optional.of(number);
        }
      }
    }
    return Optional.empty();
  }

  /** The walls at temperatures 0, 1/n, 2/n, …, by the definition of cooling. */
  record Walls(Optional<Dyadic> number, List<Dyadic> left, List<Dyadic> right, int freezing) {}

  /**
   * The walls.
   *
   * @param exponent steps are of 2^-exponent, fine enough that all walls bend at steps
   * @param steps to beyond all temperatures
   */
  Walls walls(int exponent, int steps) {
    Optional<Dyadic> number = asNumber();
    List<Walls> lefts = left.stream().map(option -> option.walls(exponent, steps)).toList();
    List<Walls> rights = right.stream().map(option -> option.walls(exponent, steps)).toList();
    List<Dyadic> leftWall = new ArrayList<>();
    List<Dyadic> rightWall = new ArrayList<>();
    int freezing = number.isPresent() ? 0 : -1;
    for (int step = 0; step < steps; step++) {
      Dyadic tax = new Dyadic(step, exponent);
      if (freezing >= 0) {
        leftWall.add(number.orElseGet(() -> leftWall.get(leftWall.size() - 1)));
        rightWall.add(leftWall.get(leftWall.size() - 1));
        continue;
      }
      int now = step;
      Dyadic best =
          lefts.stream().map(w -> w.right.get(now).minus(tax)).reduce(Dyadic::max).orElseThrow();
      Dyadic worst =
          rights.stream().map(w -> w.left.get(now).plus(tax)).reduce(Dyadic::min).orElseThrow();
      leftWall.add(best);
      rightWall.add(worst);
      freezing = best.equals(worst) ? step : -1;
    }
    return new Walls(number, leftWall, rightWall, freezing);
  }
}
