package org.hexproof.page;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.hash.HashCode;
import com.google.common.hash.Hashing;
import com.google.common.html.HtmlEscapers;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.hexproof.file.ShippedText;

/**
 * What is the same in all pages of a kind: markup, style and script. The page's policy lets the
 * browser run just this script and load nothing.
 *
 * @param head what comes before the data
 * @param tail what comes behind it
 */
record Skeleton(String head, String tail) {
  /**
   * What a page is put together from, all of it resources beside this class.
   *
   * @param allowed what the policy lets the script do besides, in the policy's words
   */
  record Parts(
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
                "tree.js",
                "words.js",
                "page.js"),
            "");
  }

  /** Puts the parts together, for this version of the program. */
  static Skeleton of(Parts parts, String version) {
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
    List<String> halves = Splitter.on("{{blocks}}").splitToList(page);
    return new Skeleton(halves.get(0), halves.get(1));
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
