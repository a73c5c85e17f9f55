package org.hexproof.format.hexboard;

import com.google.common.collect.ImmutableList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.format.DiagramEntry;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.Offsets;
import org.hexproof.format.Place;
import org.hexproof.format.Reader;
import org.hexproof.format.Source;

/**
 * Reads the board diagrams of a HexWiki page: {@code <hexboard>} tags and the older {@code <hex>}
 * ones, any number of them, with prose around. Red is Black. A diagram is named after the heading
 * above it. A page with all its tags written as entities, as a browser shows its source, is read as
 * if they were not; one without boards has no members. Comments, {@code <nowiki>} and {@code <pre>}
 * are passed over, as the wiki does.
 */
public final class HexboardReader implements Reader {
  private static final Pattern HEADING =
      Pattern.compile("^(={1,6})([^=\r\n].{0,300}?)\\1[ \t]*\r?$", Pattern.MULTILINE);
  private static final Pattern LINK = Pattern.compile("\\[\\[(?:[^\\]|]*\\|)?([^\\]|]*)]]");

  private static final Pattern TAG =
      Pattern.compile("<hex(board)?[\\s>]", Pattern.CASE_INSENSITIVE);
  private static final Pattern ESCAPED_TAG =
      Pattern.compile("&lt;hex(board)?(\\s|&gt;|&nbsp;)", Pattern.CASE_INSENSITIVE);

  @Override
  public ImmutableList<Member> read(Source source) throws FormatException {
    Offsets offsets = new Offsets(source);
    String page = source.text();
    if (TAG.matcher(page).find() || !ESCAPED_TAG.matcher(page).find()) {
      return read(page, offsets);
    }
    HexboardText unescaped = HexboardText.decode(page, 0, page.length(), offsets);
    return read(unescaped.text(), unescaped.offsets());
  }

  private static ImmutableList<Member> read(String page, Offsets offsets) throws FormatException {
    ImmutableList.Builder<Member> members = ImmutableList.builder();
    String name = "";
    int done = 0;
    for (int i = page.indexOf('<'); i >= 0; i = page.indexOf('<', Math.max(done, i + 1))) {
      int skipped = skip(page, i, offsets);
      String tagName = tagName(page, i);
      if (skipped > i || !tagName.isEmpty()) {
        name = heading(page, done, i, name, offsets);
        done = skipped;
      }
      if (!tagName.isEmpty()) {
        String called = name;
        Place place = offsets.place(i);
        try {
          HexboardTag tag = HexboardTag.read(page, i, tagName, offsets);
          members.add(Member.of(place, called, () -> entry(page, tag, tagName, called, offsets)));
          done = tag.end();
        } catch (FormatException e) {
          members.add(new Member.Spoilt(place, called, e));
          done = i + 1;
        }
      }
    }
    return members.build();
  }

  private static String tagName(String page, int offset) {
    if (HexboardTag.opens(page, offset, "hexboard")) {
      return "hexboard";
    }
    return HexboardTag.opens(page, offset, "hex") ? "hex" : "";
  }

  private static Entry entry(
      String page, HexboardTag tag, String tagName, String name, Offsets offsets)
      throws FormatException {
    Place place = offsets.place(tag.start());
    HexboardText body = HexboardText.decode(page, tag.bodyStart(), tag.bodyEnd(), offsets);
    if (tagName.equals("hex")) {
      return new DiagramEntry(place, new OldHexBoard(name, place, body).diagram());
    }
    if (!body.text().isBlank()) {
      throw new FormatException(
          body.place(0), "text inside <hexboard>", "the board is said in attributes; end with />");
    }
    return new DiagramEntry(place, HexboardDrawing.of(tag, name, place));
  }

  /** Where the page goes on if what begins here is not wiki text; else the same offset. */
  private static int skip(String page, int offset, Offsets offsets) throws FormatException {
    if (page.startsWith("<!--", offset)) {
      int end = page.indexOf("-->", offset);
      return end < 0 ? page.length() : end + 3;
    }
    for (String name : ImmutableList.of("nowiki", "pre")) {
      if (HexboardTag.opens(page, offset, name)) {
        int open = page.indexOf('>', offset);
        int end = indexOfIgnoringCase(page, "</" + name + ">", offset);
        if (open > 0 && page.charAt(open - 1) == '/') {
          return open + 1;
        }
        if (end < 0) {
          throw new FormatException(
              offsets.place(offset), "<" + name + "> is not closed", "boards in it are not drawn");
        }
        return end;
      }
    }
    return offset;
  }

  private static int indexOfIgnoringCase(String page, String sought, int from) {
    for (int i = page.indexOf("</", from); i >= 0; i = page.indexOf("</", i + 1)) {
      if (page.regionMatches(true, i, sought, 0, sought.length())) {
        return i;
      }
    }
    return -1;
  }

  private static String heading(String page, int from, int to, String before, Offsets offsets) {
    Matcher heading = HEADING.matcher(page).region(from, to);
    int start = -1;
    int end = -1;
    while (heading.find()) {
      start = heading.start(2);
      end = heading.end(2);
    }
    if (start < 0) {
      return before;
    }
    String plain =
        LINK.matcher(page.substring(start, end)).replaceAll("$1").replaceAll("'{2,}", "");
    return HexboardText.decode(plain, 0, plain.length(), offsets).text().strip();
  }
}
