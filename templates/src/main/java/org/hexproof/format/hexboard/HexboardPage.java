package org.hexproof.format.hexboard;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Naming;
import org.hexproof.format.Diagram;
import org.hexproof.format.DiagramEntry;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.NoTemplateException;
import org.hexproof.format.Offsets;
import org.hexproof.format.Place;
import org.hexproof.format.Source;

/**
 * A HexWiki page as the boards that it draws and what is around them, which {@link HexboardReader}
 * reads.
 *
 * @param text of the page, as it stands in its file
 * @param isEscaped whether all tags are written as entities, as a browser shows a page's source;
 *     then nobody can say where a board stands
 * @param boards in the order of the page, and what makes it impossible to read some
 */
public record HexboardPage(String text, boolean isEscaped, ImmutableList<Drawn> boards) {
  /**
   * A board of a page.
   *
   * @param start where it begins in the text
   * @param end where the text goes on; the same if the tag can't be read
   * @param member what is drawn
   * @param current how the wiki writes it today, where that is another text of the same meaning
   * @param kept why it is left as it is, though it is written otherwise than today; else an empty
   *     text
   */
  public record Drawn(int start, int end, Member member, Optional<String> current, String kept) {
    /** What can't be read, or only by those who expand it. */
    static Drawn unread(int start, Member member) {
      return new Drawn(start, start, member, Optional.empty(), "");
    }
  }

  private static final Pattern HEADING =
      Pattern.compile("^(={1,6})([^=\r\n].{0,300}?)\\1[ \t]*\r?$", Pattern.MULTILINE);

  /** Tags in which nothing is drawn. */
  private static final ImmutableList<String> PASSED_OVER = ImmutableList.of("nowiki", "pre");

  /** Where something may open that draws a board. */
  private static final Pattern OPENING =
      Pattern.compile("<|\\{\\{\\s*hex ?board\\b", Pattern.CASE_INSENSITIVE);

  private static final String COMMENT = "!--";
  private static final Pattern IGNORE = Pattern.compile("<!--\\s*hexproof:\\s*ignore\\s*-->");
  private static final Pattern LINK = Pattern.compile("\\[\\[(?:[^\\]|]*\\|)?([^\\]|]*)]]");

  private static final Pattern TAG =
      Pattern.compile("<hex(board)?[\\s>]", Pattern.CASE_INSENSITIVE);
  private static final Pattern ESCAPED_TAG =
      Pattern.compile("&lt;hex(board)?(\\s|&gt;|&nbsp;)", Pattern.CASE_INSENSITIVE);

  /** Finds the boards of a page. */
  public static HexboardPage of(Source source) {
    Offsets offsets = new Offsets(source);
    String page = source.text();
    if (TAG.matcher(page).find() || !ESCAPED_TAG.matcher(page).find()) {
      return new HexboardPage(page, false, boards(page, offsets));
    }
    HexboardText unescaped = HexboardText.decode(page, 0, page.length(), offsets);
    return new HexboardPage(page, true, boards(unescaped.text(), unescaped.offsets()));
  }

  private static ImmutableList<Drawn> boards(String page, Offsets offsets) {
    ImmutableList.Builder<Drawn> boards = ImmutableList.builder();
    String name = "";
    int done = 0;
    boolean ignored = false;
    Set<String> open = new LinkedHashSet<>();
    Matcher opening = OPENING.matcher(page);
    int from = 0;
    while (from <= page.length() && opening.find(from)) {
      int i = opening.start();
      if (page.charAt(i) == '{') {
        name = heading(page, done, i, name, offsets);
        Member call = call(offsets.place(i), name);
        boards.add(Drawn.unread(i, ignored ? new Member.Ignored(call) : call));
        ignored = false;
        done = opening.end();
        from = done;
        continue;
      }
      String unclosed = unclosed(page, i, open);
      if (!unclosed.isEmpty()) {
        open.add(unclosed);
        Member fault = new Member.Spoilt(offsets.place(i), "", notClosed(unclosed, i, offsets));
        boards.add(Drawn.unread(i, fault));
      }
      int skipped = skip(page, i, open);
      ignored |= IGNORE.matcher(page).region(i, page.length()).lookingAt();
      String tagName = tagName(page, i);
      if (skipped > i || !tagName.isEmpty()) {
        name = heading(page, done, i, name, offsets);
        done = skipped;
      }
      if (!tagName.isEmpty()) {
        String called = name;
        Place place = offsets.place(i);
        Drawn drawn;
        try {
          HexboardTag tag = HexboardTag.read(page, i, tagName, offsets);
          Member member =
              Member.of(place, called, () -> entry(page, tag, tagName, called, offsets));
          drawn = CurrentForm.of(page, tag, ignored ? new Member.Ignored(member) : member);
          done = tag.end();
        } catch (FormatException e) {
          Member spoilt = new Member.Spoilt(place, called, e);
          drawn = Drawn.unread(i, ignored ? new Member.Ignored(spoilt) : spoilt);
          done = i + 1;
        }
        boards.add(drawn);
        ignored = false;
      }
      from = Math.max(done, i + 1);
    }
    return boards.build();
  }

  private static Member call(Place place, String name) {
    return new Member.Spoilt(
        place,
        name,
        new NoTemplateException(
            place,
            "a template call in place of a board, which only the wiki can expand",
            "the wiki's Special:ExpandTemplates shows the <hexboard> that it makes"));
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
      List<String> remarks = new ArrayList<>(tag.remarks());
      OldHexBoard board = new OldHexBoard(name, place, body.cleaned(remarks), remarks);
      Diagram diagram = board.diagram();
      return new DiagramEntry(place, diagram, ImmutableList.copyOf(remarks), Naming.RED_AND_BLUE);
    }
    if (!body.cleaned(new ArrayList<>()).text().isBlank()) {
      throw new FormatException(
          body.place(0), "text inside <hexboard>", "the board is said in attributes; end with />");
    }
    return new DiagramEntry(
        place, HexboardDrawing.of(tag, name, place), tag.remarks(), Naming.RED_AND_BLUE);
  }

  /**
   * The name of what opens here and has no end, though boards follow that it would hide, unless it
   * is known to have none; else an empty text.
   */
  private static String unclosed(String page, int offset, Set<String> open) {
    String name = hiding(page, offset);
    return name.isEmpty()
            || open.contains(name)
            || endOf(name, page, offset) >= 0
            || HexboardTag.nextTag(page, offset, page.length()) == page.length()
        ? ""
        : name;
  }

  private static FormatException notClosed(String name, int offset, Offsets offsets) {
    return new FormatException(
        offsets.place(offset),
        "<" + name + (name.equals(COMMENT) ? "" : ">") + " is not closed",
        "the boards below it are read as if it were not there");
  }

  /** The name of what hides boards and opens here; else an empty text. */
  private static String hiding(String page, int offset) {
    if (page.startsWith("<" + COMMENT, offset)) {
      return COMMENT;
    }
    int end = page.indexOf('>', offset);
    return PASSED_OVER.stream()
        .filter(name -> HexboardTag.opens(page, offset, name))
        .filter(name -> end < 0 || page.charAt(end - 1) != '/')
        .findFirst()
        .orElse("");
  }

  private static int endOf(String name, String page, int offset) {
    if (name.equals(COMMENT)) {
      int end = page.indexOf("-->", offset);
      return end < 0 ? end : end + 3;
    }
    return indexOfIgnoringCase(page, "</" + name + ">", offset);
  }

  /** Where the page goes on if what begins here hides boards; else the same offset. */
  private static int skip(String page, int offset, Set<String> open) {
    String name = hiding(page, offset);
    int end = name.isEmpty() || open.contains(name) ? offset : endOf(name, page, offset);
    return end < 0 ? page.length() : end;
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
