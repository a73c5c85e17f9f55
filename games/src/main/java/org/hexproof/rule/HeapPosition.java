package org.hexproof.rule;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import org.hexproof.entailing.ImpartialValue;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/**
 * Heaps side by side.
 *
 * @param bound the place of the heap where the next move has to be made, if there is one; it may
 *     have no tokens, and then the next player has lost
 */
public record HeapPosition(ImmutableIntArray heaps, OptionalInt bound) {
  public HeapPosition {
    checkArgument(bound.orElse(0) >= 0, "no such heap: %s", bound);
    checkArgument(bound.orElse(-1) < heaps.length(), "no such heap: %s", bound);
  }

  /** Heaps in any of which the next move may be made. */
  static HeapPosition free(int... heaps) {
    return new HeapPosition(ImmutableIntArray.copyOf(heaps), OptionalInt.empty());
  }

  /** A heap in which the next move has to be made. */
  static HeapPosition bound(int heap) {
    return new HeapPosition(ImmutableIntArray.of(heap), OptionalInt.of(0));
  }

  /** A position after a move, and whether the player who makes it wins. */
  public record Move(HeapPosition after, boolean wins) {}

  /**
   * Reads heaps with {@code +} between, {@code !} after that where the next move has to be made.
   *
   * @param largest heap that there may be
   */
  public static HeapPosition read(String file, String text, int largest)
      throws ValueSyntaxException {
    Cursor cursor = new Cursor(file, 1, text);
    ImmutableIntArray.Builder heaps = ImmutableIntArray.builder();
    OptionalInt bound = OptionalInt.empty();
    int count = 0;
    do {
      int place = cursor.place();
      String digits = cursor.digits();
      if (digits.isEmpty()) {
        throw cursor.error(
            place,
            "expected a number of tokens, found " + cursor.found(),
            "heaps are a range such as 0..100, or a position such as 4+7+9 or 5!+4");
      }
      heaps.add(heap(cursor, place, digits, largest));
      int sign = cursor.place();
      if (cursor.take("!")) {
        if (bound.isPresent()) {
          throw cursor.error(sign, "a second heap where the next move has to be made");
        }
        bound = OptionalInt.of(count);
      }
      count++;
    } while (cursor.take("+"));
    cursor.checkEnd("'+', '!' or the end");
    return new HeapPosition(heaps.build(), bound);
  }

  /** The number of tokens at a place. */
  public static int heap(Cursor cursor, int place, String digits, int largest)
      throws ValueSyntaxException {
    if (digits.length() > 9 || Integer.parseInt(digits) > largest) {
      throw cursor.error(place, "a heap of " + digits + "; heaps go up to " + largest);
    }
    return Integer.parseInt(digits);
  }

  /** What all heaps are worth together if nobody is bound. */
  public ImpartialValue value(HeapTable rule) {
    return valueBeside(-1, rule);
  }

  /** What the heaps are worth but for that at a place. */
  private ImpartialValue valueBeside(int place, HeapTable rule) {
    return IntStream.range(0, heaps.length())
        .filter(i -> i != place)
        .mapToObj(i -> rule.value(heaps.get(i)))
        .reduce(ImpartialValue.ZERO, ImpartialValue::plus);
  }

  public boolean isWin(HeapTable rule) {
    if (bound.isEmpty()) {
      return value(rule).isWin();
    }
    int place = bound.getAsInt();
    return rule.won(heaps.get(place)).contains(valueBeside(place, rule));
  }

  /** All moves, those in equal heaps once. */
  public ImmutableList<Move> moves(HeapTable rule) {
    ImmutableList.Builder<Move> moves = ImmutableList.builder();
    Set<Integer> seen = new HashSet<>();
    for (int i = 0; i < heaps.length(); i++) {
      if (bound.isPresent() ? bound.getAsInt() == i : seen.add(heaps.get(i))) {
        for (HeapPosition left : rule.moves(heaps.get(i))) {
          HeapPosition after = with(i, left);
          moves.add(new Move(after, !after.isWin(rule)));
        }
      }
    }
    return moves.build();
  }

  /** What it becomes if heaps are left of that at a place. */
  HeapPosition with(int heap, HeapPosition left) {
    ImmutableIntArray.Builder after = ImmutableIntArray.builder();
    after.addAll(heaps.subArray(0, heap)).addAll(left.heaps);
    after.addAll(heaps.subArray(heap + 1, heaps.length()));
    return new HeapPosition(
        after.build(), left.bound.isPresent() ? OptionalInt.of(heap) : OptionalInt.empty());
  }

  /** As in {@code 3+5!+2}, where the sign stands after the heap where the next move has to be. */
  public String text() {
    StringJoiner text = new StringJoiner("+");
    text.setEmptyValue("0");
    for (int i = 0; i < heaps.length(); i++) {
      boolean here = bound.isPresent() && bound.getAsInt() == i;
      text.add(heaps.get(i) + (here ? "!" : ""));
    }
    return text.toString();
  }
}
