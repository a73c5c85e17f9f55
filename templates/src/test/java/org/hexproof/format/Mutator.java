package org.hexproof.format;

import com.google.common.collect.ImmutableList;
import java.util.Random;

/** Damages texts, a little or a lot, the same way for the same seed. */
public final class Mutator {
  private static final String ODD =
      "\t\n\r \u00a0\u2028\u0085\ufeff\\\"'`{}[]()<>&|;:,.-+*#!?@%=~^_";
  private static final ImmutableList<String> TOKENS =
      ImmutableList.of(
          "",
          "a1",
          "A",
          "X",
          "O",
          "V",
          "b",
          "zz99",
          "0",
          "-1",
          "41",
          "99999999999999999999",
          "---",
          "...",
          "\n",
          "\r\n",
          "true",
          "null",
          "&a",
          "*a",
          "!!int",
          "<<",
          "\ud83d\ude00",
          "\ud83d",
          "é",
          "٣");

  private final Random random;

  public Mutator(long seed) {
    this.random = new Random(seed);
  }

  /** The text with one to eight damages; {@code other} lends pieces. */
  public String mutate(String text, String other) {
    StringBuilder damaged = new StringBuilder(text);
    int damages = 1 + random.nextInt(random.nextBoolean() ? 2 : 8);
    for (int i = 0; i < damages; i++) {
      damage(damaged, other);
    }
    return damaged.toString();
  }

  private void damage(StringBuilder text, String other) {
    int start = random.nextInt(text.length() + 1);
    int end = Math.min(text.length(), start + random.nextInt(random.nextInt(8) == 0 ? 40 : 4));
    switch (random.nextInt(8)) {
      case 0 -> text.delete(start, end);
      case 1 -> text.insert(start, text.substring(start, end));
      case 2 -> text.insert(start, TOKENS.get(random.nextInt(TOKENS.size())));
      case 3 -> text.insert(start, odd());
      case 4 -> text.replace(start, end, TOKENS.get(random.nextInt(TOKENS.size())));
      case 5 -> {
        if (start < text.length()) {
          text.setCharAt(start, odd());
        }
      }
      case 6 -> {
        int from = random.nextInt(other.length() + 1);
        int to = Math.min(other.length(), from + random.nextInt(60));
        text.replace(start, end, other.substring(from, to));
      }
      default -> {
        if (random.nextInt(4) == 0) {
          text.setLength(start);
        } else if (start < text.length()) {
          text.setCharAt(start, (char) (text.charAt(start) ^ (1 << random.nextInt(7))));
        }
      }
    }
  }

  private char odd() {
    return random.nextInt(4) == 0
        ? (char) random.nextInt(128)
        : ODD.charAt(random.nextInt(ODD.length()));
  }
}
