package org.hexproof.format.hexworld;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Naming;
import org.hexproof.format.Diagram;
import org.hexproof.format.DiagramEntry;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.Offsets;
import org.hexproof.format.Reader;
import org.hexproof.format.Source;

/**
 * Reads HexWorld links, as in {@code https://hexworld.org/board/#11c1,a3:sd5}, any number of them
 * with prose around, or one bare {@code #11c1,a3:sd5}. Red, who is Black, moves first. The diagram
 * is the position that the link shows; moves after its cursor are checked but not played.
 */
public final class HexWorldReader implements Reader {
  private static final Pattern LINK =
      Pattern.compile(
          "hexworld\\.org/board/?[^\\s#\"'<>()\\[\\]`]{0,40}(#)", Pattern.CASE_INSENSITIVE);
  private static final Pattern END = Pattern.compile("[.;!?]*(?=[\\s\"'<>()\\[\\]|`]|$)");

  @Override
  public ImmutableList<Member> read(Source source) throws FormatException {
    String text = source.text();
    Offsets offsets = new Offsets(source);
    ImmutableList.Builder<Member> members = ImmutableList.builder();
    Matcher link = LINK.matcher(text);
    while (link.find()) {
      members.add(member(text, link.start(1), offsets));
    }
    ImmutableList<Member> found = members.build();
    if (!found.isEmpty()) {
      return found;
    }
    int start = 0;
    while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
      start++;
    }
    if (!text.startsWith("#", start)) {
      throw new FormatException(
          offsets.place(start),
          "no HexWorld link",
          "a link is like https://hexworld.org/board/#11c1,a3:sd5");
    }
    return ImmutableList.of(member(text, start, offsets));
  }

  private static Member member(String text, int hash, Offsets offsets) {
    return Member.of(offsets.place(hash), "", () -> entry(text, hash, offsets));
  }

  private static Entry entry(String text, int hash, Offsets offsets) throws FormatException {
    Matcher end = END.matcher(text);
    int last = end.find(hash + 1) ? end.start() : text.length();
    HexWorldGame game = new HexWorldGame(text.substring(hash + 1, last), hash + 1, offsets);
    Diagram diagram = Diagram.of(game.position(), Optional.of(game.toMove()));
    return new DiagramEntry(offsets.place(hash), diagram).named(Naming.RED_AND_BLUE);
  }
}
