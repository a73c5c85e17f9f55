package org.hexproof.value;

import static java.util.stream.Collectors.joining;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Reads games: {@code {a,{⊤|b}|a}}. {@code T} and {@code F} stand for ⊤ and ⊥, a {@link NamedValue}
 * may stand wherever a game may, and {@code ^op} after a game means its dual. White space and line
 * ends don't count.
 */
public final class GameReader {
  /** What stands after a game for its dual. */
  public static final String DUAL = "^op";

  private final Cursor cursor;
  private final Poset poset;

  private GameReader(Cursor cursor, Poset poset) {
    this.cursor = cursor;
    this.poset = poset;
  }

  /** The game that the text describes, as written and not simplified. */
  public static Game read(String file, String text, Poset poset) throws ValueSyntaxException {
    Cursor cursor = new Cursor(file, 1, text);
    Game game = new GameReader(cursor, poset).game();
    cursor.checkEnd("the end");
    return game;
  }

  private Game game() throws ValueSyntaxException {
    Game game;
    if (cursor.peek() == '{') {
      Cursor.Sides<Game> sides = cursor.sides(this::game);
      game = Game.of(sides.left(), sides.right());
    } else {
      int start = cursor.place();
      game = named(cursor, start, cursor.word(), poset);
    }
    for (int place = cursor.place(); cursor.take(DUAL); place = cursor.place()) {
      game = GameForms.dual(game, duality(cursor, place, poset));
    }
    return game;
  }

  /** The atom or the {@link NamedValue} that a word at this place means. */
  public static Game named(Cursor cursor, int place, String word, Poset poset)
      throws ValueSyntaxException {
    if (word.isEmpty()) {
      throw cursor.error(place, "expected an atom or {, found " + cursor.found());
    }
    String name = word.equals("T") ? Posets.TOP : word.equals("F") ? Posets.BOTTOM : word;
    int atom = poset.find(name);
    if (atom >= 0) {
      return Game.atom(atom);
    }
    String atoms = "the atoms are " + atoms(poset);
    try {
      Optional<Game> named = NamedValue.parse(word, poset);
      if (named.isPresent()) {
        return named.get();
      }
    } catch (IllegalArgumentException e) {
      throw cursor.error(place, word + ": " + e.getMessage(), atoms);
    }
    throw cursor.error(place, "unknown atom " + word, atoms + "; or " + NamedValue.NAMES);
  }

  /** What each atom becomes when the players are exchanged, as is asked for at this place. */
  public static ImmutableIntArray duality(Cursor cursor, int place, Poset poset)
      throws ValueSyntaxException {
    if (poset instanceof FinitePoset finite && finite.duality().isPresent()) {
      return finite.duality().get();
    }
    throw cursor.error(place, DUAL + ": this poset has no known duality");
  }

  private static String atoms(Poset poset) {
    int shown = Math.min(poset.size(), 12);
    return IntStream.range(0, shown).mapToObj(poset::name).collect(joining(", "))
        + (shown < poset.size() ? ", …" : "");
  }
}
