package org.hexproof.shannon.file;

import com.google.common.collect.ImmutableMap;
import java.util.regex.Pattern;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.Source;
import org.hexproof.shannon.ShannonGame;

/** A file with a Shannon game, and where it first names each vertex. */
public record ShannonFile(ShannonGame game, ImmutableMap<String, Place> places) {
  private static final Pattern XML = Pattern.compile("\\A\\s*<");

  /** How a game in text begins, after comments; a board has no such line. */
  private static final Pattern TEXT =
      Pattern.compile(
          "\\A(\\s|#[^\\n]*(\\n|\\z))*+(terminals|vertices|black|white|edge):",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern WIKI = Pattern.compile("\\A\\s*<hex(board)?[\\s>]");

  /** Whether a text looks like a Shannon game rather than a board. */
  public static boolean isOne(String text) {
    return TEXT.matcher(text).find()
        || (XML.matcher(text).find() && !WIKI.matcher(text).find() && text.contains("<graph"));
  }

  /** Reads a game, in text or in GraphML; a fault is told with its place. */
  public static ShannonFile read(Source source) throws FormatException {
    return XML.matcher(source.text()).find()
        ? GraphmlReader.read(source)
        : GameTextReader.read(source);
  }
}
