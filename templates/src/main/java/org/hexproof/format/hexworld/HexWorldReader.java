package org.hexproof.format.hexworld;

import com.google.common.collect.ImmutableList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Naming;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.Offsets;
import org.hexproof.format.Reader;
import org.hexproof.format.Source;

/**
 * Reads HexWorld links, as in {@code https://hexworld.org/board/#11c1,a3:sd5}, and those to PlayHex
 * that end alike, or only what they have from the {@code #} on; any number of them with prose
 * around. Red, who is Black, moves first. The diagram is the position that the link shows; moves
 * after its cursor are checked but not played.
 */
public final class HexWorldReader implements Reader {
  private static final Pattern LINK =
      Pattern.compile(
          "(?:hexworld\\.org/board|playhex\\.org/hexplorer)/?[^\\s#\"'<>()\\[\\]`]{0,40}#"
              + "|(?:hexworld|playhex)\\.org[^\\s#\"'<>()\\[\\]`]{0,40}#(?=[0-9])"
              + "|#(?<![^\\s(<\\[]#)(?=[0-9]{1,3}(?:x[0-9]{1,3})?"
              + "(?:(?:[nmrc][0-9]{0,3})*,\\S|(?:[nmrc][0-9]{0,3})+\\s*$))",
          Pattern.CASE_INSENSITIVE | Pattern.MULTILINE);

  /** Links that name a game which only a server has. */
  private static final Pattern SERVER =
      Pattern.compile(
          "(?:playhex\\.org|littlegolem\\.net|hexworld\\.org)\\b|https?://",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern END = Pattern.compile("[.;!?]*(?=[\\s\"'<>()\\[\\]|`]|$)");

  @Override
  public ImmutableList<Member> read(Source source) throws FormatException {
    String text = source.text();
    Offsets offsets = new Offsets(source);
    ImmutableList.Builder<Member> members = ImmutableList.builder();
    Matcher link = LINK.matcher(text);
    while (link.find()) {
      members.add(member(text, link.end() - 1, offsets));
    }
    ImmutableList<Member> found = members.build();
    if (!found.isEmpty()) {
      return found;
    }
    Matcher server = SERVER.matcher(text);
    if (server.find()) {
      throw new FormatException(
          offsets.place(server.start()),
          "this link has no moves in it, and the program asks no server",
          "save the game there as SGF, or take its HexWorld link, which has the moves after a #");
    }
    int start = 0;
    while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
      start++;
    }
    if (!text.startsWith("#", start) && !HexWorldGame.begins(text, start)) {
      throw new FormatException(
          offsets.place(start),
          "no HexWorld link",
          "a link is like https://hexworld.org/board/#11c1,a3:sd5");
    }
    return ImmutableList.of(member(text, text.startsWith("#", start) ? start : start - 1, offsets));
  }

  private static Member member(String text, int hash, Offsets offsets) {
    return Member.of(offsets.place(Math.max(hash, 0)), "", () -> entry(text, hash, offsets));
  }

  private static Entry entry(String text, int hash, Offsets offsets) throws FormatException {
    Matcher end = END.matcher(text);
    int last = end.find(hash + 1) ? end.start() : text.length();
    return HexWorldGame.read(
            text.substring(hash + 1, last), hash + 1, offsets, offsets.place(Math.max(hash, 0)))
        .named(Naming.RED_AND_BLUE);
  }
}
