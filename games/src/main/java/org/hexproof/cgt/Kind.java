package org.hexproof.cgt;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * A kind of games, and how they are made of each other. What can't be made of them is refused by an
 * {@link IllegalArgumentException}, whose message is for who wrote the expression.
 *
 * @param <T> games
 */
public interface Kind<T> {
  /** The most copies of another game that are added. */
  int MAX_COPIES = 1000;

  T number(Dyadic number);

  /** The nimber *n; n is at most {@link #mostNimber}. */
  T nimber(int n);

  T of(Collection<T> left, Collection<T> right);

  T negative(T game);

  T sum(T a, T b);

  /** The largest nimber that is made. */
  int mostNimber();

  /** The most ups and downs that are made. */
  default int mostUps() {
    return MAX_COPIES;
  }

  /** Whether each player has an option, as {@code {|0}} has not. */
  default boolean needsOptions() {
    return false;
  }

  /** What a word stands for among these games alone, if it does. */
  default Optional<T> named(String word) {
    return Optional.empty();
  }

  /** Why a word that stands for a game of another kind stands for none here. */
  default Optional<Refusal> refusal(String word) {
    return Optional.empty();
  }

  /** What is wrong, and what to do about it. */
  record Refusal(String problem, String hint) {}

  /** The game that may go on for ever, or be left for one of these heaps. */
  default T endless(ImmutableSet<Integer> heaps) {
    throw new IllegalArgumentException("no such game goes on for ever");
  }

  /** A position that options may lead back to; {@link #define} tells its own. */
  default T open() {
    throw new IllegalArgumentException("in no such game play comes back to where it was");
  }

  default void define(T open, List<T> left, List<T> right) {
    throw new IllegalArgumentException("in no such game play comes back to where it was");
  }

  default T integer(long number) {
    return number(Dyadic.of(number));
  }

  default T zero() {
    return integer(0);
  }

  default T of(T left, T right) {
    return of(ImmutableList.of(left), ImmutableList.of(right));
  }

  /** ↑ = {0|*}. */
  default T up() {
    return of(zero(), nimber(1));
  }

  /** So many ups, downs if below 0. */
  default T ups(int n) {
    return multiple(n, up());
  }

  /** ↑ with the exponent [n] of CGSuite, the sum of the first n powers of ↑: {↑[n-1]|*}. */
  default T upsTo(int n) {
    T sum = up();
    for (int i = 2; i <= n; i++) {
      sum = of(sum, nimber(1));
    }
    return sum;
  }

  /** The n-th power of ↑, {0|* - ↑[n-1]}. */
  default T upPower(int n) {
    return n == 1 ? up() : of(zero(), difference(nimber(1), upsTo(n - 1)));
  }

  /** Tiny G = {0||0|-G}. */
  default T tiny(T game) {
    return of(zero(), of(zero(), negative(game)));
  }

  /** Miny G = {G|0||0}. */
  default T miny(T game) {
    return of(of(game, zero()), zero());
  }

  default T sum(Collection<T> games) {
    return games.stream().reduce(this::sum).orElseGet(this::zero);
  }

  default T difference(T a, T b) {
    return sum(a, negative(b));
  }

  /** The sum of so many copies; of the negative if the count is below 0. */
  default T multiple(long count, T game) {
    T sum = zero();
    T part = count < 0 ? negative(game) : game;
    for (long i = 0; i < Math.abs(count); i++) {
      sum = i == 0 ? part : sum(sum, part);
    }
    return sum;
  }
}
