package org.hexproof.cgt;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/**
 * What stands in braces: lists of options with bars between. More bars divide first, so {@code
 * {a||b|c}} is {@code {a|{b|c}}}.
 *
 * @param place of the brace
 * @param lists one more than there are bars
 */
record Slashes<T>(int place, ImmutableList<ImmutableList<T>> lists, ImmutableList<Bars> bars) {
  record Bars(int place, int count) {}

  boolean isList() {
    return bars.isEmpty();
  }

  ImmutableList<T> list() {
    return lists.get(0);
  }

  /** The value of the game, if there is a bar and it is clear which divides first. */
  T game(Kind<T> kind, Cursor cursor) throws ValueSyntaxException {
    Cursor.Sides<T> sides = sides(kind, cursor);
    return kind.of(sides.left(), sides.right());
  }

  /** The options of the game. */
  Cursor.Sides<T> sides(Kind<T> kind, Cursor cursor) throws ValueSyntaxException {
    if (isList()) {
      throw cursor.error(
          place, "there is no | in these braces", "{options of Left|options of Right}");
    }
    int most = bars.stream().map(Bars::count).max(Comparator.naturalOrder()).orElseThrow();
    int first = 0;
    while (bars.get(first).count() < most) {
      first++;
    }
    for (Bars later : bars.subList(first + 1, bars.size())) {
      if (later.count() == most) {
        throw cursor.error(
            later.place(),
            "which of these " + "|".repeat(most) + " divides first?",
            "write {a||b|c} or {a|{b|c}}");
      }
    }
    return new Cursor.Sides<>(
        side(0, first).options(kind, cursor), side(first + 1, bars.size()).options(kind, cursor));
  }

  private Slashes<T> side(int from, int to) {
    return new Slashes<>(place, lists.subList(from, to + 1), bars.subList(from, to));
  }

  private ImmutableList<T> options(Kind<T> kind, Cursor cursor) throws ValueSyntaxException {
    return isList() ? list() : ImmutableList.of(game(kind, cursor));
  }
}
