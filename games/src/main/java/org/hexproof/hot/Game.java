package org.hexproof.hot;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.cgt.Dyadic;
import org.hexproof.cgt.Side;

/**
 * The value of a short partizan game under normal play, by its canonical form. Two values of one
 * store of {@link Games} are equal iff they are the same object. Numbers give their options when
 * asked only.
 */
public final class Game {
  private final Games games;
  private final int id;
  private final Optional<Dyadic> number;
  private final ImmutableList<Game> left;
  private final ImmutableList<Game> right;
  private final Optional<NumberUpStar> upStar;
  private final Dyadic leftStop;
  private final Dyadic rightStop;
  private final long birthday;

  Game(Games games, int id, Dyadic number) {
    this.games = games;
    this.id = id;
    this.number = Optional.of(number);
    this.left = ImmutableList.of();
    this.right = ImmutableList.of();
    this.upStar = Optional.of(new NumberUpStar(number, 0, 0));
    this.leftStop = number;
    this.rightStop = number;
    this.birthday = birthday(number);
  }

  /** What is no number, by the options of its canonical form. */
  Game(Games games, int id, ImmutableList<Game> left, ImmutableList<Game> right) {
    this.games = games;
    this.id = id;
    this.number = Optional.empty();
    this.left = left;
    this.right = right;
    this.upStar = NumberUpStar.of(left, right);
    this.leftStop = leftStopOf(left);
    this.rightStop = rightStopOf(right);
    long latest = 0;
    for (Game option : left) {
      latest = Math.max(latest, option.birthday);
    }
    for (Game option : right) {
      latest = Math.max(latest, option.birthday);
    }
    this.birthday = latest + 1;
  }

  static Dyadic leftStopOf(Iterable<Game> left) {
    Dyadic best = null;
    for (Game option : left) {
      best = best == null ? option.rightStop : Dyadic.max(best, option.rightStop);
    }
    return best;
  }

  static Dyadic rightStopOf(Iterable<Game> right) {
    Dyadic best = null;
    for (Game option : right) {
      best = best == null ? option.leftStop : Dyadic.min(best, option.leftStop);
    }
    return best;
  }

  private static long birthday(Dyadic number) {
    // 5/8 comes three days after 0 and 1, 2 + 5/8 as long after 2 and 3.
    Dyadic size = number.signum() < 0 ? number.negative() : number;
    return size.floor() + (size.isInteger() ? 0 : size.exponent() + 1);
  }

  /** What it is if it is a number, ups and a nimber. */
  Optional<NumberUpStar> upStar() {
    return upStar;
  }

  int id() {
    return id;
  }

  Games games() {
    return games;
  }

  public Optional<Dyadic> number() {
    return number;
  }

  public boolean isNumber() {
    return number.isPresent();
  }

  /** What Left can move to in the canonical form. */
  public ImmutableList<Game> left() {
    return number.isPresent() ? games.optionsBelow(number.get()) : left;
  }

  /** What Right can move to in the canonical form. */
  public ImmutableList<Game> right() {
    return number.isPresent() ? games.optionsAbove(number.get()) : right;
  }

  /** What a side can move to in the canonical form. */
  public ImmutableList<Game> options(Side side) {
    return side == Side.LEFT ? left() : right();
  }

  /** The number that play comes to if Left begins and both play for numbers: LS(G). */
  public Dyadic leftStop() {
    return leftStop;
  }

  /** The number that play comes to if Right begins: RS(G). */
  public Dyadic rightStop() {
    return rightStop;
  }

  /** The number that play comes to if a side begins. */
  public Dyadic stop(Side begins) {
    return begins == Side.LEFT ? leftStop : rightStop;
  }

  /** The depth of the canonical form. */
  public long birthday() {
    return birthday;
  }

  /** As {@link GameWriter} writes it. */
  @Override
  public String toString() {
    return GameWriter.write(this);
  }
}
