package org.hexproof.format.hexboard;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.hexproof.format.Diagram;
import org.hexproof.format.Member;

/**
 * Boards as the wiki writes them today: {@code <hexboard … />} in place of {@code <hex>}, of
 * capital letters, closing tags, attributes that are given twice and line breaks among them.
 */
final class CurrentForm {
  private static final String COMMENT = "<!--";
  private static final String BRACES = "{{";
  private static final String OPENING = "<hexboard";
  private static final String CLOSING = "/>";

  private CurrentForm() {}

  /** A board of a page, with its text of today if it is written otherwise. */
  static HexboardPage.Drawn of(String page, HexboardTag tag, Member member) {
    String text = page.substring(tag.start(), tag.end());
    boolean isCurrent =
        text.startsWith(OPENING)
            && text.endsWith(CLOSING)
            && tag.bodyStart() == tag.end()
            && tag.remarks().isEmpty();
    if (isCurrent || !(member instanceof Member.Sound sound)) {
      return drawn(tag, member, Optional.empty(), "");
    }
    String lost = lost(text, tag);
    if (!lost.isEmpty()) {
      return drawn(tag, member, Optional.empty(), lost);
    }
    try {
      String written = written(sound.entry().diagram(), tag);
      return drawn(tag, member, Optional.of(inLinesOf(page, written)), "");
    } catch (IllegalArgumentException e) {
      return drawn(tag, member, Optional.empty(), String.valueOf(e.getMessage()));
    }
  }

  private static HexboardPage.Drawn drawn(
      HexboardTag tag, Member member, Optional<String> current, String kept) {
    return new HexboardPage.Drawn(tag.start(), tag.end(), member, current, kept);
  }

  /** What another text would not have; else an empty text. */
  private static String lost(String text, HexboardTag tag) {
    if (text.contains(COMMENT)) {
      return "there is a comment inside, which would be lost";
    }
    if (text.contains(BRACES)) {
      return "there is a parameter or a call of a template inside, which would be lost";
    }
    if (tag.hasUnknown()) {
      return "there is an attribute that is not known, which would be lost";
    }
    return layout(tag).values().stream().anyMatch(value -> value.indexOf('"') >= 0)
        ? "there is a quotation mark in an attribute"
        : "";
  }

  /** What the attributes say of how it is laid out, and a diagram does not. */
  private static ImmutableMap<String, String> layout(HexboardTag tag) {
    Map<String, String> layout = new TreeMap<>();
    for (String name : new String[] {"coords", "float"}) {
      tag.attribute(name).ifPresent(value -> layout.put(name, value.text()));
    }
    return ImmutableMap.copyOf(layout);
  }

  private static String written(Diagram diagram, HexboardTag tag) {
    StringBuilder text =
        new StringBuilder(new HexboardWriter().write(diagram.withName("")).stripTrailing());
    int afterSize = text.indexOf("\n");
    for (Map.Entry<String, String> attribute : layout(tag).entrySet()) {
      if (attribute.getKey().equals("float") || diagram.coordinates()) {
        String line = "\n  " + attribute.getKey() + "=\"" + attribute.getValue() + "\"";
        text.insert(afterSize, line);
      }
    }
    return text.toString();
  }

  private static String inLinesOf(String page, String text) {
    return page.contains("\r\n") ? text.replace("\n", "\r\n") : text;
  }
}
