package org.hexproof.script.gap;

import java.nio.LongBuffer;
import java.nio.charset.Charset;
import java.nio.charset.UnsupportedCharsetException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What our code and our libraries use of the JDK and TeaVM does not know, as the JDK tells it. */
final class Gaps {
  private Gaps() {}

  @InPlaceOf(String.class)
  static Stream<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    int start = 0;
    while (start < text.length()) {
      int end = start;
      while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
        end++;
      }
      lines.add(text.substring(start, end));
      start = end + (text.startsWith("\r\n", end) ? 2 : 1);
    }
    return lines.stream();
  }

  /** TeaVM knows it, but looks beyond the end. */
  @InPlaceOf(StringBuilder.class)
  static int lastIndexOf(StringBuilder text, String part) {
    return text.toString().lastIndexOf(part);
  }

  @InPlaceOf(Matcher.class)
  static Stream<MatchResult> results(Matcher matcher) {
    List<MatchResult> results = new ArrayList<>();
    matcher.reset();
    while (matcher.find()) {
      results.add(matcher.toMatchResult());
    }
    return results.stream();
  }

  @InPlaceOf(Matcher.class)
  static String replaceAll(Matcher matcher, Function<MatchResult, String> replacer) {
    StringBuffer replaced = new StringBuffer();
    matcher.reset();
    while (matcher.find()) {
      matcher.appendReplacement(replaced, replacer.apply(matcher));
    }
    return matcher.appendTail(replaced).toString();
  }

  @InPlaceOf(Pattern.class)
  static Stream<String> splitAsStream(Pattern pattern, CharSequence text) {
    return Stream.of(pattern.split(text));
  }

  @InPlaceOf(value = Stream.class, statically = true)
  static <T> Stream<T> ofNullable(T value) {
    return value == null ? Stream.empty() : Stream.of(value);
  }

  @InPlaceOf(value = Charset.class, statically = true)
  static boolean isSupported(String name) {
    try {
      return Charset.forName(name).canEncode();
    } catch (UnsupportedCharsetException e) {
      return false;
    }
  }

  @InPlaceOf(value = Character.class, statically = true)
  static String toString(int codePoint) {
    return new String(Character.toChars(codePoint));
  }

  @InPlaceOf(LongBuffer.class)
  static LongBuffer slice(LongBuffer buffer, int index, int length) {
    return buffer.duplicate().limit(index + length).position(index).slice();
  }

  /** TeaVM knows it, but not beyond the end of the array. */
  @InPlaceOf(value = Arrays.class, statically = true)
  static int[] copyOfRange(int[] array, int from, int to) {
    return Arrays.copyOfRange(to > array.length ? Arrays.copyOf(array, to) : array, from, to);
  }

  @InPlaceOf(value = Arrays.class, statically = true)
  static byte[] copyOfRange(byte[] array, int from, int to) {
    return Arrays.copyOfRange(to > array.length ? Arrays.copyOf(array, to) : array, from, to);
  }

  @InPlaceOf(value = Arrays.class, statically = true)
  static char[] copyOfRange(char[] array, int from, int to) {
    return Arrays.copyOfRange(to > array.length ? Arrays.copyOf(array, to) : array, from, to);
  }

  @InPlaceOf(value = Arrays.class, statically = true)
  static long[] copyOfRange(long[] array, int from, int to) {
    return Arrays.copyOfRange(to > array.length ? Arrays.copyOf(array, to) : array, from, to);
  }

  @InPlaceOf(value = Arrays.class, statically = true)
  static <T> T[] copyOfRange(T[] array, int from, int to) {
    return Arrays.copyOfRange(to > array.length ? Arrays.copyOf(array, to) : array, from, to);
  }

  /** TeaVM knows it, but takes words of 32 bits for signed numbers. */
  @InPlaceOf(BitSet.class)
  static long[] toLongArray(BitSet bits) {
    long[] words = new long[(bits.length() + Long.SIZE - 1) / Long.SIZE];
    for (int bit = bits.nextSetBit(0); bit >= 0; bit = bits.nextSetBit(bit + 1)) {
      words[bit / Long.SIZE] |= 1L << bit % Long.SIZE;
    }
    return words;
  }

  /** TeaVM knows it, but looks at the words that the set is not sure to have. */
  @InPlaceOf(BitSet.class)
  static int cardinality(BitSet bits) {
    int count = 0;
    for (int bit = bits.nextSetBit(0); bit >= 0; bit = bits.nextSetBit(bit + 1)) {
      count++;
    }
    return count;
  }

  /** TeaVM knows it, but passes over some. */
  @InPlaceOf(BitSet.class)
  static int previousSetBit(BitSet bits, int from) {
    int bit = from;
    while (bit >= 0 && !bits.get(bit)) {
      bit--;
    }
    return bit;
  }

  @InPlaceOf(value = BitSet.class, statically = true)
  static BitSet valueOf(LongBuffer words) {
    BitSet bits = new BitSet();
    for (int i = 0; i < words.remaining(); i++) {
      for (long left = words.get(words.position() + i); left != 0; left &= left - 1) {
        bits.set(Long.SIZE * i + Long.numberOfTrailingZeros(left));
      }
    }
    return bits;
  }

  @InPlaceOf(value = Spliterators.class, statically = true)
  static PrimitiveIterator.OfInt iterator(Spliterator.OfInt numbers) {
    List<Integer> all = new ArrayList<>();
    numbers.forEachRemaining((IntConsumer) all::add);
    return all.stream().mapToInt(Integer::intValue).iterator();
  }
}
