package org.hexproof.format.text;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import com.google.common.collect.Sets;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.hexproof.board.Content;
import org.hexproof.board.Naming;

/**
 * By which signs a whole board tells black stones from white ones.
 *
 * @param black the signs of black stones, the usual one first
 * @param remark how they are read, or an empty text if they are the usual ones
 */
record StoneSigns(String black, String white, String empty, String remark) {
  private static final String DOTS = "._\u00b7\u2219";
  private static final String EMPTY_HEXAGON = "\u2b21";
  private static final String FULL_HEXAGON = "\u2b22";
  private static final CharMatcher MARKS =
      CharMatcher.inRange('0', '9').or(CharMatcher.anyOf("*+"));

  private static final StoneSigns USUAL = new StoneSigns("X", "O", DOTS, "");
  static final StoneSigns SMALL =
      new StoneSigns("xX", "oO", DOTS, "small x and o are read as stones, as X and O");

  /** With the edge that a chain of stones reaches told by its letter. */
  private static final StoneSigns EDGES_TOLD =
      new StoneSigns(
          "xyzX", "opqO", DOTS, "x, y, z are read as black stones, o, p, q as white ones");

  private static final StoneSigns BLACK_AND_WHITE =
      new StoneSigns("B", "WO", DOTS, StoneLetters.BLACK_AND_WHITE.remark());

  /** Engines draw filled-in cells by small letters. */
  private static final StoneSigns FILLED_IN =
      new StoneSigns("Bb", "WwO", DOTS, StoneLetters.BLACK_AND_WHITE.remark() + ", small or not");

  private static final StoneSigns VERTICAL =
      new StoneSigns("V", "H", DOTS, "V and H are read as vertical and horizontal");
  private static final StoneSigns RED = new StoneSigns("R", "O", DOTS, StoneLetters.RED.remark());
  private static final StoneSigns RED_AND_BLUE =
      new StoneSigns("R", "BO", DOTS, StoneLetters.RED_AND_BLUE.remark());
  private static final StoneSigns AT =
      new StoneSigns("@", "Oo", DOTS, "@ is read as a black stone");
  private static final StoneSigns DISCS =
      new StoneSigns(
          "\u25cf\u26ab" + FULL_HEXAGON,
          "\u25cb\u26aa\u25ef",
          DOTS + EMPTY_HEXAGON,
          "full signs are read as black stones, open circles as white ones");
  private static final StoneSigns HEXAGONS =
      new StoneSigns(
          FULL_HEXAGON,
          EMPTY_HEXAGON,
          DOTS,
          "full hexagons are read as black stones, open ones as white ones");

  /** What the signs call the players. */
  Naming naming() {
    return black.equalsIgnoreCase("R") ? Naming.RED_AND_BLUE : Naming.BLACK_AND_WHITE;
  }

  /** Whether the sign marks an empty cell. */
  static boolean isMark(char sign) {
    return MARKS.matches(sign);
  }

  /**
   * The signs of a board, by those of its cells and a player's letters of the border; none if some
   * of them are no stones. B may be known to be Black.
   */
  static Optional<StoneSigns> of(Set<Character> drawn, boolean isBlack) {
    String signs =
        drawn.stream()
            .filter(sign -> !isMark(sign) && DOTS.indexOf(sign) < 0)
            .map(String::valueOf)
            .collect(Collectors.joining());
    boolean dotted = drawn.stream().anyMatch(sign -> DOTS.indexOf(sign) >= 0);
    ImmutableList.Builder<StoneSigns> possible = ImmutableList.builder();
    possible.add(USUAL, SMALL);
    if (CharMatcher.anyOf("xo").matchesAnyOf(signs)
        || CharMatcher.inRange('A', 'Z').matchesNoneOf(signs)) {
      possible.add(EDGES_TOLD);
    }
    possible.add(AT).addAll(letters(signs, isBlack));
    if (dotted) {
      possible.add(HEXAGONS);
    }
    if (!signs.equals(EMPTY_HEXAGON + FULL_HEXAGON)) {
      possible.add(DISCS);
    }
    return possible.build().stream().filter(each -> each.covers(signs)).findFirst();
  }

  private static ImmutableList<StoneSigns> letters(String signs, boolean isBlack) {
    String capitals = Ascii.toUpperCase(signs);
    boolean small = signs.equals(Ascii.toLowerCase(signs));
    if (!small && !signs.equals(capitals)) {
      return isBlack ? ImmutableList.of(FILLED_IN) : ImmutableList.of();
    }
    if (capitals.equals("HV")) {
      return ImmutableList.of(small ? VERTICAL.small() : VERTICAL);
    }
    boolean red = capitals.contains("R");
    boolean blue = capitals.contains("B");
    if (!red && (capitals.contains("W") || isBlack)) {
      return ImmutableList.of(small ? BLACK_AND_WHITE.small() : BLACK_AND_WHITE);
    }
    if (!red) {
      return ImmutableList.of();
    }
    StoneSigns read = blue ? RED_AND_BLUE : RED;
    return ImmutableList.of(small ? read.small() : read);
  }

  private StoneSigns small() {
    return new StoneSigns(Ascii.toLowerCase(black), Ascii.toLowerCase(white), empty, remark);
  }

  /** The signs of a board whose border is of stones, as in some engines. */
  static StoneSigns ofBorder(char aboveAndBelow, char beside) {
    return new StoneSigns(
        String.valueOf(aboveAndBelow),
        String.valueOf(beside),
        DOTS,
        "%s is read as a black stone and %s as a white one, as in the border"
            .formatted(aboveAndBelow, beside));
  }

  /** Whether the letter B stands for one of the players and nothing tells for which. */
  static boolean isUnclear(Set<Character> drawn) {
    Set<Character> signs = Sets.filter(drawn, sign -> !isMark(sign) && DOTS.indexOf(sign) < 0);
    return (signs.contains('B') && Set.of('B', 'O').containsAll(signs))
        || (signs.contains('b') && Set.of('b', 'o').containsAll(signs));
  }

  /**
   * A sign that several cells of a board have, and that may be a stone, though it is read as
   * something else: one of two letters beside no other stones, {@code #} beside White's, and marks
   * that take the place of a player's stones.
   */
  Optional<Character> doubtful(Multiset<Character> cells) {
    Set<Character> others =
        Sets.filter(
            cells.elementSet(), sign -> DOTS.indexOf(sign) < 0 && at(sign) == Content.EMPTY);
    Set<Content> players =
        cells.elementSet().stream()
            .map(this::at)
            .filter(content -> content != Content.EMPTY)
            .collect(toImmutableSet());
    boolean letters =
        players.isEmpty() && others.size() == 2 && others.stream().allMatch(Character::isLetter);
    boolean outside = players.equals(Set.of(Content.WHITE)) && others.equals(Set.of('#'));
    boolean marks = players.size() < 2 && others.stream().allMatch(StoneSigns::isMark);
    boolean all = others.stream().allMatch(sign -> cells.count(sign) > 1);
    return outside || marks || (letters && all)
        ? others.stream().filter(sign -> cells.count(sign) > 1).findFirst()
        : Optional.empty();
  }

  boolean covers(String signs) {
    return CharMatcher.anyOf(black + white + empty).matchesAllOf(signs);
  }

  /** What stands in a cell with this sign. */
  Content at(char sign) {
    if (black.indexOf(sign) >= 0) {
      return Content.BLACK;
    }
    return white.indexOf(sign) >= 0 ? Content.WHITE : Content.EMPTY;
  }
}
