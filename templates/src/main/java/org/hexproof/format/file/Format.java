package org.hexproof.format.file;

import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.hexproof.word.Suggestion;

/** The formats by the names they have on the command line. */
public enum Format {
  TEXT(),
  YAML("yaml", "yml"),
  HEXBOARD("wiki", "hexboard"),
  HDG("hdg"),
  SGF("sgf", "hsgf"),
  HTP("htp"),
  HEXWORLD("hexworld"),
  MOVES("moves"),
  SIX("six"),
  SVG("svg"),
  PNG("png");

  private static final Pattern WIKI_TAG =
      Pattern.compile("(<|&lt;)hex(board)?([\\s>]|&gt;|&nbsp;)", Pattern.CASE_INSENSITIVE);

  /** Links to boards and games. */
  private static final Pattern LINK =
      Pattern.compile(
          "hexworld\\.org/board|playhex\\.org/(hexplorer|games)|littlegolem\\.net/\\S*gid=",
          Pattern.CASE_INSENSITIVE);

  /** The part of a HexWorld link after the site's name, by itself. */
  private static final Pattern HEXWORLD_FRAGMENT =
      Pattern.compile(
          "\\s*(#[0-9]{1,3}(x[0-9]{1,3})?([nmrc][0-9]{0,3})*"
              + "|[0-9]{1,3}(x[0-9]{1,3})?([nmrc][0-9]{0,3})*(?=,[A-Za-z:]))"
              + "(,[A-Za-z0-9:]*){0,2}\\s*");

  /** More than the moves of any game. */
  private static final int LONGEST_LIST = 20_000;

  private static final Pattern MOVE_LIST =
      Pattern.compile(
          "\\s*([0-9]{1,3}(x[0-9]{1,3})?\\s*:|[a-z]{1,2}[0-9]{1,2}\\b|1[.)])"
              + "([\\s,;]++|[0-9]{1,4}[.)]++|[a-z]{1,2}[0-9]{1,3}|swap(-pieces|-sides)?"
              + "|pass|((black|white)\\s+)?(resign|forfeit))*+",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern SIX_HEAD = Pattern.compile("\\s*(BoardSize|InitialBoard):");

  /** The beginning of a game, be it with text before it or without its semicolon. */
  private static final Pattern SGF_GAME =
      Pattern.compile("\\A\\s*\\(\\s*;|\\(\\s*;?\\s*(FF|GM|SZ|AP|CA|EV|GN|PB|PW)[a-z]*\\s*\\[");

  private static final Pattern YAML_KEY = Pattern.compile("(?m)^(board|kind|claim)\\s*:");

  private static final Pattern HDG_CELLS = Pattern.compile("(?m)^ *[.AOVX]( {3}[.AOVX])+ *$");

  /** A stone that is joined to an edge, or an edge: without, a diagram promises nothing. */
  private static final Pattern HDG_PROMISE = Pattern.compile("(?m)^[ .OX]*[AV]|^ *---");

  private final ImmutableSet<String> extensions;

  Format(String... extensions) {
    this.extensions = ImmutableSet.copyOf(extensions);
  }

  /** The name on the command line, as in {@code hexboard}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The format with this label.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Format parse(String label) {
    for (Format format : values()) {
      if (format.label().equals(label)) {
        return format;
      }
    }
    throw new IllegalArgumentException(
        "unknown format '"
            + label
            + "'"
            + Suggestion.of(label, "", Arrays.stream(values()).map(Format::label).toList())
            + " (expected "
            + Arrays.stream(values()).map(Format::label).collect(Collectors.joining(", "))
            + ")");
  }

  /** Whether boards can be written in it. */
  public boolean isWritten() {
    return this != SIX;
  }

  /** The format that the extension of a file name tells; {@code .txt} may hold any text. */
  static Optional<Format> ofName(String name) {
    String extension = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(format -> format.extensions.contains(extension))
        .findFirst();
  }

  /** The format that a text looks like; plain text if it looks like nothing else. */
  static Format ofText(String text) {
    if (WIKI_TAG.matcher(text).find()) {
      return HEXBOARD;
    }
    if (LINK.matcher(text).find() || HEXWORLD_FRAGMENT.matcher(text).matches()) {
      return HEXWORLD;
    }
    if (SIX_HEAD.matcher(text).lookingAt()) {
      return SIX;
    }
    if (text.length() <= LONGEST_LIST && MOVE_LIST.matcher(text).matches()) {
      return MOVES;
    }
    if (SGF_GAME.matcher(text).find()) {
      return SGF;
    }
    if (YAML_KEY.matcher(text).find()) {
      return YAML;
    }
    if (text.stripLeading().startsWith(";") || isDiagram(text)) {
      return HDG;
    }
    return TEXT;
  }

  private static boolean isDiagram(String text) {
    return HDG_CELLS.matcher(text).find() && HDG_PROMISE.matcher(text).find();
  }
}
