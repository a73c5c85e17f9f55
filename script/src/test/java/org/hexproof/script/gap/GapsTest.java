package org.hexproof.script.gap;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;
import java.util.Spliterators;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What stands for the JDK's methods does as they do. */
final class GapsTest {
  private static final int ROUNDS = 500 * Integer.getInteger("hexproof.rounds", 1);
  private static final Pattern WORD = Pattern.compile("(a+)|b");

  private final Random random = new Random(Long.getLong("hexproof.seed", 1));

  private String text() {
    return random
        .ints(random.nextInt(12), 0, 5)
        .mapToObj(i -> String.valueOf("ab\n\r ".charAt(i)))
        .reduce("", String::concat);
  }

  @Test
  void texts() {
    for (int round = 0; round < ROUNDS; round++) {
      String text = text();
      assertThat(Gaps.lines(text)).containsExactlyElementsOf(text.lines().toList());
      assertThat(Gaps.splitAsStream(WORD, text))
          .containsExactlyElementsOf(WORD.splitAsStream(text).toList());
      assertThat(Gaps.results(WORD.matcher(text)).map(MatchResult::group))
          .containsExactlyElementsOf(WORD.matcher(text).results().map(MatchResult::group).toList());
      assertThat(Gaps.replaceAll(WORD.matcher(text), match -> "<" + match.group() + ">"))
          .isEqualTo(WORD.matcher(text).replaceAll(match -> "<" + match.group() + ">"));
      StringBuilder builder = new StringBuilder(text);
      assertThat(Gaps.lastIndexOf(builder, "a")).isEqualTo(builder.lastIndexOf("a"));
    }
    assertThat(Gaps.toString(0x1f600)).isEqualTo(Character.toString(0x1f600));
    assertThat(Gaps.isSupported("ISO-8859-1")).isTrue();
    assertThat(Gaps.isSupported("no-such-charset")).isFalse();
    assertThat(Gaps.ofNullable(null)).isEmpty();
    assertThat(Gaps.ofNullable("x")).containsExactly("x");
  }

  @Test
  void sets() {
    for (int round = 0; round < ROUNDS; round++) {
      BitSet bits = new BitSet();
      random.ints(random.nextInt(40), 0, 1 + random.nextInt(200)).forEach(bits::set);
      assertThat(Gaps.toLongArray(bits)).isEqualTo(bits.toLongArray());
      assertThat(Gaps.cardinality(bits)).isEqualTo(bits.cardinality());
      int from = random.nextInt(200);
      assertThat(Gaps.previousSetBit(bits, from)).isEqualTo(bits.previousSetBit(from));
      LongBuffer words = LongBuffer.wrap(Arrays.copyOf(bits.toLongArray(), 6));
      assertThat(Gaps.valueOf(words)).isEqualTo(bits);
      assertThat(Gaps.slice(words, 1, 3)).isEqualTo(words.slice(1, 3));
      assertThat(Gaps.valueOf(words.slice(1, 3))).isEqualTo(BitSet.valueOf(words.slice(1, 3)));
    }
  }

  @Test
  void arrays() {
    for (int from = 0; from <= 4; from++) {
      for (int to = from; to < 8; to++) {
        int[] numbers = {1, 2, 3, 4};
        assertThat(Gaps.copyOfRange(numbers, from, to))
            .isEqualTo(Arrays.copyOfRange(numbers, from, to));
        byte[] bytes = {1, 2, 3, 4};
        assertThat(Gaps.copyOfRange(bytes, from, to))
            .isEqualTo(Arrays.copyOfRange(bytes, from, to));
        char[] letters = {'a', 'b', 'c', 'd'};
        assertThat(Gaps.copyOfRange(letters, from, to))
            .isEqualTo(Arrays.copyOfRange(letters, from, to));
        long[] words = {1, 2, 3, 4};
        assertThat(Gaps.copyOfRange(words, from, to))
            .isEqualTo(Arrays.copyOfRange(words, from, to));
        String[] texts = {"a", "b", "c", "d"};
        assertThat(Gaps.copyOfRange(texts, from, to))
            .isEqualTo(Arrays.copyOfRange(texts, from, to));
      }
    }
    assertThat(Gaps.iterator(IntStream.of(3, 1, 2).spliterator()))
        .toIterable()
        .containsExactly(3, 1, 2);
    assertThat(Gaps.iterator(Spliterators.emptyIntSpliterator())).isExhausted();
  }
}
