package org.hexproof.hot;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.Optional;
import org.hexproof.cgt.CgtReader;
import org.hexproof.cgt.Dyadic;
import org.hexproof.value.Memo;

/**
 * Writes values so that {@link CgtReader} reads them back: by names where there are any, else in
 * braces. Equal values are written the same, whatever their store.
 */
public final class GameWriter {
  /** The longest text that is written if no other limit is given, in characters. */
  public static final int MAX_LENGTH = 20_000;

  private final Games games;
  private final int maxLength;
  private final Infinitesimals infinitesimals;
  private final Memo<Game, Optional<String>> written = new Memo<>(this::text);

  private GameWriter(Games games, int maxLength) {
    this.games = games;
    this.maxLength = maxLength;
    this.infinitesimals = new Infinitesimals(games);
  }

  /** The text, or what the game is like if that is longer than {@value #MAX_LENGTH} characters. */
  public static String write(Game game) {
    return write(game, MAX_LENGTH)
        .orElseGet(() -> "(a game of birthday " + game.birthday() + ", too long to write)");
  }

  /** The text, unless it is longer than that. */
  public static Optional<String> write(Game game, int maxLength) {
    return new GameWriter(game.games(), maxLength).written.of(game);
  }

  private Optional<String> text(Game game) {
    return name(game).or(() -> braces(game)).filter(text -> text.length() <= maxLength);
  }

  private Optional<String> name(Game game) {
    if (game.isNumber()) {
      return Optional.of(game.leftStop().toString());
    }
    if (game.upStar().isPresent()) {
      return Optional.of(before(game.leftStop()) + Infinitesimals.ups(game.upStar().get()));
    }
    if (!game.leftStop().equals(game.rightStop())) {
      return Optional.empty();
    }
    Dyadic number = game.leftStop();
    Game small = games.difference(game, games.number(number));
    String before = before(number);
    return infinitesimals
        .tinies(small)
        .map(name -> before + (startsWithDigit(name) && !before.isEmpty() ? "+" : "") + name);
  }

  private static String before(Dyadic number) {
    return number.signum() == 0 ? "" : number.toString();
  }

  /** Whether a number can't stand right before it. */
  private static boolean startsWithDigit(String name) {
    return Character.isDigit(name.charAt(0));
  }

  private Optional<String> braces(Game game) {
    Optional<String> left = list(game.left());
    if (left.isEmpty()) {
      return Optional.empty();
    }
    if (games.negative(game) == game) {
      boolean bare =
          game.left().size() == 1 && (game.left().get(0).isNumber() || left.get().startsWith("{"));
      return Optional.of("±" + (bare ? left.get() : "{" + left.get() + "}"));
    }
    return list(game.right()).map(right -> "{" + left.get() + "|" + right + "}");
  }

  private Optional<String> list(ImmutableList<Game> options) {
    if (options.stream().anyMatch(option -> written.of(option).isEmpty())) {
      return Optional.empty();
    }
    return Optional.of(
        options.stream()
            .sorted(
                Comparator.comparingLong(Game::birthday)
                    .thenComparing(option -> written.of(option).orElseThrow()))
            .map(option -> written.of(option).orElseThrow())
            .collect(joining(",")));
  }
}
