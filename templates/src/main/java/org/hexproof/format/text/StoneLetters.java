package org.hexproof.format.text;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Set;
import org.hexproof.board.Naming;

/**
 * What capital letters on stones mean in a drawing. They are labels of black stones, but R, B and W
 * are also the colours Red, Blue (HexWiki's names for Black and White), Black and White.
 */
enum StoneLetters {
  /** A letter is the label of a black stone. */
  LABELS(""),

  /** R is a black stone without a label. */
  RED("R is read as Red"),

  /** R is a black stone and B a white one, both without labels. */
  RED_AND_BLUE("R and B are read as Red and Blue"),

  /** B is a black stone and W a white one, both without labels. */
  BLACK_AND_WHITE("B and W are read as Black and White"),

  UNCLEAR("");

  private static final ImmutableSet<Character> COLORS = ImmutableSet.of('R', 'B', 'W');

  private final String remark;

  StoneLetters(String remark) {
    this.remark = remark;
  }

  /** What the letters call the players. */
  Naming naming() {
    return this == RED || this == RED_AND_BLUE ? Naming.RED_AND_BLUE : Naming.BLACK_AND_WHITE;
  }

  /** How the letters are read, in words, if they are no labels. */
  String remark() {
    return remark;
  }

  /** What the letters of a drawing mean, by all its capital letters, X and O among them. */
  static StoneLetters of(Set<Character> capitals) {
    Set<Character> colors = Sets.intersection(capitals, COLORS);
    Set<Character> black = Sets.difference(Sets.difference(capitals, COLORS), Set.of('O'));
    if (colors.isEmpty() || (!black.isEmpty() && colors.equals(Set.of('R')))) {
      return LABELS;
    }
    if (black.contains('A') && colors.equals(Set.of('B'))) {
      return LABELS;
    }
    if (!black.isEmpty()) {
      return UNCLEAR;
    }
    if (colors.equals(Set.of('R'))) {
      return RED;
    }
    if (colors.equals(Set.of('R', 'B'))) {
      return RED_AND_BLUE;
    }
    return colors.equals(Set.of('B', 'W')) ? BLACK_AND_WHITE : UNCLEAR;
  }

  /**
   * The small letters that are stones among all that is drawn: x and o everywhere; r, b and w as
   * their capitals, if there is no other letter and it is clear what they mean.
   */
  static String small(Set<Character> signs) {
    Set<Character> letters = Sets.filter(signs, Character::isLetter);
    Set<Character> capitals =
        letters.stream().map(Ascii::toUpperCase).collect(ImmutableSet.toImmutableSet());
    boolean allSmall = letters.stream().allMatch(Ascii::isLowerCase);
    boolean colors = allSmall && of(capitals) != LABELS && of(capitals) != UNCLEAR;
    return colors ? "xorbw" : "xo";
  }

  /** Whether the letter is a colour here. */
  boolean isColor(char letter) {
    return this != LABELS && COLORS.contains(letter);
  }

  /** Whether a letter that is a colour is White's. */
  boolean isWhite(char letter) {
    return letter == (this == RED_AND_BLUE ? 'B' : 'W');
  }
}
