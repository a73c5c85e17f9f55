package org.hexproof.page;

import com.google.common.base.Splitter;
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
 * What is the same in all pages: markup, style and script. The page's policy lets the browser run
 * just this script and load nothing.
 *
 * @param head what comes before the data
 * @param tail what comes behind it
 */
record Skeleton(String head, String tail) {
  private static final List<String> SCRIPTS =
      List.of(
          "certificate.js", "strategy.js", "game.js", "board.js", "tree.js", "words.js", "page.js");

  /** Puts the parts together, for this version of the program. */
  static Skeleton of(String version) {
    String style = ShippedText.read(Skeleton.class, "page.css");
    String script =
        "'use strict';\n"
            + SCRIPTS.stream()
                .map(name -> ShippedText.read(Skeleton.class, name))
                .collect(Collectors.joining());
    String policy =
        Stream.of(
                "default-src 'none'",
                "script-src '" + hash(script) + "'",
                "style-src '" + hash(style) + "'",
                "base-uri 'none'",
                "form-action 'none'")
            .collect(Collectors.joining("; "));
    String page =
        ShippedText.read(Skeleton.class, "page.html")
            .replace("{{policy}}", policy)
            .replace("{{generator}}", escaped("Hexproof " + version))
            .replace("{{style}}", style)
            .replace("{{script}}", script);
    List<String> parts = Splitter.on("{{blocks}}").splitToList(page);
    return new Skeleton(parts.get(0), parts.get(1));
  }

  private static String escaped(String text) {
    return HtmlEscapers.htmlEscaper().escape(text);
  }

  private static String hash(String text) {
    HashCode hash = Hashing.sha256().hashString(text, StandardCharsets.UTF_8);
    return "sha256-" + Base64.getEncoder().encodeToString(hash.asBytes());
  }
}
