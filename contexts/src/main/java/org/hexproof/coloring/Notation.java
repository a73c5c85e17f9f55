package org.hexproof.coloring;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.Cursor;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Poset;
import org.hexproof.value.Posets;
import org.hexproof.value.ValueSyntaxException;

/**
 * The notation of [PASS], Example 2.10, for set coloring games: {@code a:{○○●}, b:{○●○,●○●}} lists
 * for each outcome the least black sets that make it or a better one sure. An outcome that is the
 * least above others, as ⊤ often is, needs no list. ∅ is a list without patterns, ϵ the pattern of
 * no cells.
 */
public final class Notation {
  private static final char WHITE = '○';
  private static final char BLACK = '●';
  private static final String EMPTY_LIST = "∅";
  private static final String NO_CELLS = "ϵ";
  private static final String WHITES = "○oO0";
  private static final String BLACKS = "●•*xX1";
  private static final String HINT =
      "a game looks like a:{oo*}, b:{o*o,*o*}, where o is white and * black in the order of the"
          + " cells";

  private Notation() {}

  /** The patterns of each outcome that needs a list; in ASCII with o and * for white and black. */
  public static ImmutableMap<String, ImmutableList<String>> patterns(Coloring game, boolean ascii) {
    ImmutableMap.Builder<String, ImmutableList<String>> patterns = ImmutableMap.builder();
    for (int atom : listed(game.poset())) {
      patterns.put(game.poset().name(atom), patterns(game, atom, ascii));
    }
    return patterns.buildOrThrow();
  }

  /** The game in one line; in ASCII with T, o, * and {} for ⊤, ○, ● and ∅. */
  public static String write(Coloring game, boolean ascii) {
    return patterns(game, ascii).entrySet().stream()
        .map(list -> name(list.getKey(), ascii) + ":" + list(list.getValue(), ascii))
        .collect(Collectors.joining(", "));
  }

  private static String list(List<String> patterns, boolean ascii) {
    return patterns.isEmpty() && !ascii ? EMPTY_LIST : "{" + String.join(",", patterns) + "}";
  }

  private static String name(String atom, boolean ascii) {
    return ascii && atom.equals(Posets.TOP) ? "T" : atom;
  }

  /** A coloring as it stands in patterns. */
  public static String pattern(int cells, int black, boolean ascii) {
    if (cells == 0) {
      return ascii ? "-" : NO_CELLS;
    }
    StringBuilder pattern = new StringBuilder();
    for (int cell = 0; cell < cells; cell++) {
      boolean isBlack = (black >> cell & 1) != 0;
      pattern.append(ascii ? (isBlack ? '*' : 'o') : isBlack ? BLACK : WHITE);
    }
    return pattern.toString();
  }

  /** The atoms that are not the least above all that are below them. */
  private static int[] listed(Poset poset) {
    return IntStream.range(0, poset.size())
        .filter(atom -> leastAbove(poset, below(poset, atom)) != atom)
        .toArray();
  }

  private static int[] below(Poset poset, int atom) {
    return IntStream.range(0, atom).filter(other -> poset.leq(other, atom)).toArray();
  }

  /** Sorted from the last cell on, white before black, as [PASS] does. */
  private static ImmutableList<String> patterns(Coloring game, int atom, boolean ascii) {
    return IntStream.range(0, 1 << game.cells())
        .filter(black -> isLeast(game, atom, black))
        .boxed()
        .sorted((x, y) -> Integer.compareUnsigned(Integer.reverse(x), Integer.reverse(y)))
        .map(black -> pattern(game.cells(), black, ascii))
        .collect(ImmutableList.toImmutableList());
  }

  private static boolean isLeast(Coloring game, int atom, int black) {
    if (!game.poset().leq(atom, game.outcomes().get(black))) {
      return false;
    }
    for (int rest = black; rest != 0; rest &= rest - 1) {
      int less = black & ~Integer.lowestOneBit(rest);
      if (game.poset().leq(atom, game.outcomes().get(less))) {
        return false;
      }
    }
    return true;
  }

  private record Listed(int atom, List<Integer> sets) {}

  /**
   * The game that a text describes; a fault is told with its place. Any lists will do that leave no
   * coloring without an outcome.
   */
  public static Coloring read(String file, String text, FinitePoset poset)
      throws ValueSyntaxException {
    Cursor cursor = new Cursor(file, 1, text);
    List<Listed> lists = new ArrayList<>();
    int cells = -1;
    do {
      int atom = atom(cursor, poset);
      List<Integer> sets = new ArrayList<>();
      if (!cursor.take(EMPTY_LIST)) {
        expect(cursor, "{");
        if (!cursor.take("}")) {
          do {
            int place = cursor.place();
            String pattern = pattern(cursor);
            if (cells >= 0 && pattern.length() != cells) {
              throw cursor.error(
                  place, "a pattern of " + pattern.length() + " cells after one of " + cells, HINT);
            }
            cells = pattern.length();
            sets.add(black(pattern));
          } while (cursor.take(","));
          expect(cursor, "}");
        }
      }
      lists.add(new Listed(atom, sets));
    } while (cursor.take(","));
    cursor.checkEnd("',' or the end");
    return game(cursor, poset, Math.max(cells, 0), lists);
  }

  private static int atom(Cursor cursor, FinitePoset poset) throws ValueSyntaxException {
    int place = cursor.place();
    String word = Splitter.on(':').split(cursor.word()).iterator().next();
    // Elsewhere a colon is part of a word.
    cursor.back(place + word.length());
    int atom = poset.find(word.equals("T") ? Posets.TOP : word);
    if (atom < 0) {
      throw cursor.error(
          place,
          word.isEmpty()
              ? "expected an outcome, found " + cursor.found()
              : "unknown outcome " + word,
          HINT);
    }
    expect(cursor, ":");
    return atom;
  }

  private static void expect(Cursor cursor, String wanted) throws ValueSyntaxException {
    int place = cursor.place();
    if (!cursor.take(wanted)) {
      throw cursor.error(place, "expected '" + wanted + "', found " + cursor.found(), HINT);
    }
  }

  private static String pattern(Cursor cursor) throws ValueSyntaxException {
    int place = cursor.place();
    if (cursor.take(NO_CELLS) || cursor.take("-")) {
      return "";
    }
    StringBuilder pattern = new StringBuilder();
    while ((WHITES + BLACKS).indexOf(cursor.peek()) >= 0) {
      pattern.append(cursor.peek());
      cursor.take(String.valueOf(cursor.peek()));
    }
    if (pattern.length() == 0) {
      throw cursor.error(place, "expected a pattern, found " + cursor.found(), HINT);
    }
    if (pattern.length() > Construction.MAX_LISTED) {
      throw cursor.error(
          place, "a game of " + pattern.length() + " cells; at most " + Construction.MAX_LISTED);
    }
    return pattern.toString();
  }

  private static int black(String pattern) {
    int black = 0;
    for (int cell = 0; cell < pattern.length(); cell++) {
      black |= BLACKS.indexOf(pattern.charAt(cell)) >= 0 ? 1 << cell : 0;
    }
    return black;
  }

  private static Coloring game(Cursor cursor, FinitePoset poset, int cells, List<Listed> lists)
      throws ValueSyntaxException {
    ImmutableIntArray.Builder outcomes = ImmutableIntArray.builder(1 << cells);
    for (int black = 0; black < 1 << cells; black++) {
      int now = black;
      int[] sure =
          lists.stream()
              .filter(list -> list.sets().stream().anyMatch(set -> (now & set) == set))
              .mapToInt(Listed::atom)
              .toArray();
      int outcome = leastAbove(poset, sure);
      if (outcome < 0) {
        throw cursor.error(
            0,
            pattern(cells, black, false)
                + " has no outcome: none is the least above "
                + IntStream.of(sure).mapToObj(poset::name).collect(Collectors.joining(" and ")));
      }
      outcomes.add(outcome);
    }
    return new Coloring(poset, cells, outcomes.build());
  }

  /** The least atom above these, which is the first one; -1 if there is none. */
  private static int leastAbove(Poset poset, int[] atoms) {
    int[] above =
        IntStream.range(0, poset.size())
            .filter(atom -> IntStream.of(atoms).allMatch(below -> poset.leq(below, atom)))
            .toArray();
    return IntStream.of(above).allMatch(atom -> poset.leq(above[0], atom)) ? above[0] : -1;
  }
}
