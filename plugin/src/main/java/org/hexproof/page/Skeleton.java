package org.hexproof.page;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.hash.HashCode;
import com.google.common.hash.Hashing;
import com.google.common.html.HtmlEscapers;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.hexproof.file.ShippedText;

/**
 * What is the same in all pages of a kind: markup, style and script. The page's policy lets the
 * browser run just this script and load nothing.
 *
 * @param pieces the markup between its slots, of which the last is that of the data
 */
public record Skeleton(ImmutableList<String> pieces) {
  private static final Splitter SLOTS = Splitter.on(Pattern.compile("\\{\\{(slot|blocks)\\}\\}"));

  /**
   * What a page is put together from, all of it resources beside this class.
   *
   * @param allowed what the policy lets the script do besides, in the policy's words
   */
  public record Parts(
      String markup, ImmutableList<String> styles, ImmutableList<String> scripts, String allowed) {
    /** Boards that are played through. */
    static final Parts EXPLORER =
        new Parts(
            "page.html",
            ImmutableList.of("page.css"),
            ImmutableList.of(
                "certificate.js",
                "strategy.js",
                "game.js",
                "board.js",
                "stage.js",
                "tree.js",
                "words.js",
                "parts.js",
                "page.js"),
            "");

    /** Games that are gone through. */
    static final Parts REVIEW =
        new Parts(
            "review.html",
            ImmutableList.of("page.css", "review.css"),
            ImmutableList.of(
                "certificate.js",
                "strategy.js",
                "game.js",
                "board.js",
                "stage.js",
                "tree.js",
                "words.js",
                "parts.js",
                "match.js",
                "record.js",
                "verdicts.js",
                "graph.js",
                "moves.js",
                "fingers.js",
                "review.js"),
            "");

    /** The same with more above and below the board. */
    public static final Parts TEMPLATE =
        new Parts(
            EXPLORER.markup(),
            ImmutableList.of("page.css", "atlas.css"),
            ImmutableList.<String>builder().addAll(EXPLORER.scripts()).add("sections.js").build(),
            "");

    /** A list of templates that is searched. */
    public static final Parts ATLAS =
        new Parts(
            "atlas.html",
            ImmutableList.of("page.css", "atlas.css"),
            ImmutableList.of("certificate.js", "board.js", "search.js", "atlas.js"),
            "");
  }

  /** Puts the parts together, for this version of the program. */
  public static Skeleton of(Parts parts, String version) {
    String style = joined(parts.styles());
    String script = "'use strict';\n" + joined(parts.scripts());
    String policy =
        Stream.of(
                "default-src 'none'",
                "style-src '" + hash(style) + "'",
                "base-uri 'none'",
                "form-action 'none'",
                "script-src '" + hash(script) + "'" + parts.allowed())
            .collect(Collectors.joining("; "));
    String page =
        ShippedText.read(Skeleton.class, parts.markup())
            .replace("{{policy}}", policy)
            .replace("{{generator}}", escaped("Hexproof " + version))
            .replace("{{style}}", style)
            .replace("{{script}}", script);
    return new Skeleton(ImmutableList.copyOf(SLOTS.split(page)));
  }

  /** What comes before the data. */
  String head() {
    return String.join("", pieces.subList(0, pieces.size() - 1));
  }

  /** The same with markup in the other slots. */
  public String head(String... slots) {
    StringBuilder head = new StringBuilder(pieces.get(0));
    for (int i = 0; i < slots.length; i++) {
      head.append(slots[i]).append(pieces.get(i + 1));
    }
    return head.toString();
  }

  /** What comes behind the data. */
  public String tail() {
    return pieces.get(pieces.size() - 1);
  }

  private static String joined(ImmutableList<String> names) {
    return names.stream()
        .map(name -> ShippedText.read(Skeleton.class, name))
        .collect(Collectors.joining());
  }

  private static String escaped(String text) {
    return HtmlEscapers.htmlEscaper().escape(text);
  }

  private static String hash(String text) {
    HashCode hash = Hashing.sha256().hashString(text, StandardCharsets.UTF_8);
    return "sha256-" + Base64.getEncoder().encodeToString(hash.asBytes());
  }
}
