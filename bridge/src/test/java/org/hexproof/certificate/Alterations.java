package org.hexproof.certificate;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Alters certificates at random, from a single digit to whole lines. */
public final class Alterations {
  private static final int HEAD = 9;
  private static final String[] GOALS = {
    "top / bottom", "top / left", "a1 / bottom", "a1 / b2", "a1+b2 / top", "left / right | a1 / b1"
  };

  private final Random random;

  public Alterations(Random random) {
    this.random = random;
  }

  /** The text with one to three alterations. */
  public String of(String text) {
    String altered = text;
    for (int left = 1 + random.nextInt(3) / 2 + random.nextInt(4) / 3; left > 0; left--) {
      altered = once(altered);
    }
    return altered;
  }

  private String once(String text) {
    List<String> lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
    if (lines.size() < HEAD + 3) {
      return bytes(text);
    }
    int kind = random.nextInt(24);
    if (kind == 0) {
      return bytes(text);
    }
    if (kind < 6) {
      alterHead(lines);
      return String.join("\n", lines);
    }
    int line = HEAD + random.nextInt(lines.size() - HEAD - 1);
    int other = HEAD + random.nextInt(lines.size() - HEAD - 1);
    switch (kind) {
      case 6 -> lines.remove(line);
      case 7 -> lines.add(other, lines.get(line));
      case 8 -> lines.set(line, lines.set(other, lines.get(line)));
      case 9 -> lines.set(line, lines.get(other));
      case 10 -> lines.set(line, random.nextInt(3) == 0 ? "g ; ;" : filling());
      case 11, 12, 13, 14 -> lines.set(line, words(lines.get(line), lines.get(other)));
      default -> lines.set(line, tokens(lines.get(line), text));
    }
    return String.join("\n", lines);
  }

  /** A cell from the line of stones to another line, or another goal, side or set of cuts. */
  private void alterHead(List<String> lines) {
    switch (random.nextInt(8)) {
      case 0 -> lines.set(5, "goal " + GOALS[random.nextInt(GOALS.length)]);
      case 1 -> lines.set(6, flip(lines.get(6)));
      case 2 -> lines.set(7, flip(lines.get(7)));
      case 3 -> lines.set(8, tokens(lines.get(8), String.join("\n", lines)));
      case 4 -> lines.set(2, tokens(lines.get(2), lines.get(2)));
      case 5 -> lines.set(5, tokens(lines.get(5), lines.get(3) + " " + lines.get(4)));
      default -> {
        int from = 3 + random.nextInt(2);
        List<String> words = new ArrayList<>(Arrays.asList(lines.get(from).split(" ")));
        if (words.size() > 1) {
          String cell = words.remove(1 + random.nextInt(words.size() - 1));
          lines.set(from, String.join(" ", words));
          if (random.nextBoolean()) {
            lines.set(7 - from, lines.get(7 - from) + " " + cell);
          }
        }
      }
    }
  }

  private static String flip(String line) {
    return line.contains("black") ? line.replace("black", "white") : line.replace("white", "black");
  }

  /** A word less, or one more from another line. */
  private String words(String line, String other) {
    List<String> words = new ArrayList<>(Splitter.on(' ').splitToList(line));
    List<String> others = Splitter.on(' ').splitToList(other);
    int at = 1 + random.nextInt(words.size());
    if (random.nextBoolean() && at < words.size()) {
      words.remove(at);
    } else {
      words.add(at, others.get(random.nextInt(others.size())));
    }
    return String.join(" ", words);
  }

  private String tokens(String line, String text) {
    List<String> tokens = new ArrayList<>(Arrays.asList(line.split("(?=[ :;/+])|(?<=[ :;/+])")));
    List<String> others =
        Splitter.on(CharMatcher.anyOf(" \n:;/+")).omitEmptyStrings().splitToList(text);
    int at = random.nextInt(tokens.size());
    switch (random.nextInt(5)) {
      case 0 -> tokens.remove(at);
      case 1 -> tokens.add(at, tokens.get(random.nextInt(tokens.size())));
      case 2 -> tokens.set(at, others.get(random.nextInt(others.size())));
      case 3 -> {
        tokens.add(at, " ");
        tokens.add(at, others.get(random.nextInt(others.size())));
      }
      default -> {
        String token = tokens.get(at);
        tokens.set(
            at,
            token.matches("[0-9]{1,6}")
                ? String.valueOf(Integer.parseInt(token) + random.nextInt(5) - 2)
                : place());
      }
    }
    return String.join("", tokens);
  }

  private String filling() {
    String cells = place() + " " + place();
    int claim = 1 + random.nextInt(3);
    return switch (random.nextInt(3)) {
      case 0 -> "k %s ; ; %d".formatted(cells, claim);
      case 1 -> "p %s ; ; %d".formatted(cells, claim);
      default -> "p %s ; ; %d %d".formatted(cells, claim, 1 + random.nextInt(4));
    };
  }

  private String place() {
    return random.nextInt(3) == 0
        ? (random.nextInt(8) - 2) + "," + (random.nextInt(8) - 2)
        : (char) ('a' + random.nextInt(5)) + "" + (1 + random.nextInt(5));
  }

  private String bytes(String text) {
    if (text.length() < 2) {
      return text;
    }
    StringBuilder changed = new StringBuilder(text);
    int at = random.nextInt(Math.max(1, text.length() - 1));
    switch (random.nextInt(4)) {
      case 0 -> changed.setLength(at);
      case 1 -> changed.deleteCharAt(at);
      case 2 -> changed.insert(at, (char) random.nextInt(128));
      default -> changed.setCharAt(at, (char) random.nextInt(128));
    }
    return changed.toString();
  }
}
