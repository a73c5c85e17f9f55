package org.hexproof.format.file;

import com.google.common.collect.ImmutableSet;
import com.google.common.io.Files;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.hexproof.format.moves.MoveListReader;
import org.hexproof.word.Labelled;

/** The formats by the names they have on the command line. */
public enum Format implements Labelled {
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

  /** Links to boards and games, with their sites or without. */
  private static final Pattern LINK =
      Pattern.compile(
          "hexworld\\.org/board|playhex\\.org/(hexplorer|games)|littlegolem\\.net/\\S*gid="
              + "|(hexworld|playhex)\\.org\\S*#[0-9]"
              + "|#(?<!\\S#)[0-9]{1,3}(x[0-9]{1,3})?([nmrc][0-9]{0,3})*,([A-Za-z]{1,2}[0-9]|:[a-z])",
          Pattern.CASE_INSENSITIVE);

  /** A link and nothing else, whatever it leads to. */
  private static final Pattern ONE_LINK =
      Pattern.compile(
          "\\s*<?(https?://|(www\\.)?(hexworld\\.org|playhex\\.org|littlegolem\\.net))\\S*\\s*",
          Pattern.CASE_INSENSITIVE);

  /** The part of a HexWorld link after the site's name, by itself. */
  private static final Pattern HEXWORLD_FRAGMENT =
      Pattern.compile(
          "\\s*(#[0-9]{1,3}(x[0-9]{1,3})?([nmrc][0-9]{0,3})*"
              + "|[0-9]{1,3}(x[0-9]{1,3})?([nmrc][0-9]{0,3})*(?=,[A-Za-z:]))"
              + "(,[A-Za-z0-9:]*){0,2}\\s*");

  private static final Pattern SIX_HEAD = Pattern.compile("(?m)^[ \\t]*(BoardSize|InitialBoard):");

  private static final Pattern SGF_START = Pattern.compile("\\s*\\(\\s*;");

  /** The beginning of a game with text before it or without its semicolon. */
  private static final Pattern SGF_GAME =
      Pattern.compile("\\(\\s*;?\\s*(FF|GM|SZ|AP|CA|EV|GN|PB|PW)[a-z]*\\s*\\[");

  private static final Pattern YAML_KEY = Pattern.compile("(?m)^(board|kind|claim)\\s*:");

  private static final Pattern HDG_CELLS = Pattern.compile("(?m)^ *[.AOVX]( {3}[.AOVX])+ *$");

  /** A stone that is joined to an edge, or an edge: without, a diagram promises nothing. */
  private static final Pattern HDG_PROMISE = Pattern.compile("(?m)^[ .OX]*[AV]|^ *---");

  private final ImmutableSet<String> extensions;

  Format(String... extensions) {
    this.extensions = ImmutableSet.copyOf(extensions);
  }

  /** Whether boards can be written in it. */
  public boolean isWritten() {
    return this != SIX;
  }

  /** Whether a file of this name is taken for one with boards, where all of a folder are read. */
  public static boolean isOfBoards(String name) {
    String extension = Files.getFileExtension(name).toLowerCase(Locale.ROOT);
    return extension.equals("txt")
        || Arrays.stream(values())
            .filter(format -> format != HTP && format != SVG && format != PNG)
            .anyMatch(format -> format.extensions.contains(extension));
  }

  /** The format that the extension of a file name tells; {@code .txt} may hold any text. */
  static Optional<Format> ofName(String name) {
    if (ONE_LINK.matcher(name).matches()) {
      return Optional.empty();
    }
    String extension = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(format -> format.extensions.contains(extension))
        .findFirst();
  }

  /** The format that a text looks like; plain text if it looks like nothing else. */
  static Format ofText(String text) {
    if (SGF_START.matcher(text).lookingAt()) {
      return SGF;
    }
    if (WIKI_TAG.matcher(text).find()) {
      return HEXBOARD;
    }
    if (LINK.matcher(text).find()
        || HEXWORLD_FRAGMENT.matcher(text).matches()
        || ONE_LINK.matcher(text).matches()) {
      return HEXWORLD;
    }
    if (SIX_HEAD.matcher(text).find()) {
      return SIX;
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
    return MoveListReader.recognizes(text) ? MOVES : TEXT;
  }

  private static boolean isDiagram(String text) {
    return HDG_CELLS.matcher(text).find() && HDG_PROMISE.matcher(text).find();
  }
}
