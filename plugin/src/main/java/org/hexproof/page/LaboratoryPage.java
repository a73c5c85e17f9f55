package org.hexproof.page;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;

/**
 * The laboratory: a page on which people draw, and what they drew is decided. By itself it has the
 * solver in it, as WebAssembly, and the program's own reading and checking, which run in workers of
 * the browser; from the program's server it has neither, and asks the server.
 */
public final class LaboratoryPage {
  private static final ImmutableList<String> STYLES =
      ImmutableList.of("page.css", "laboratory.css");
  private static final ImmutableList<String> SCRIPTS =
      ImmutableList.of(
          "certificate.js",
          "strategy.js",
          "game.js",
          "board.js",
          "tree.js",
          "words.js",
          "parts.js",
          "asking.js",
          "deciding.js",
          "sketch.js",
          "verdict.js",
          "match.js",
          "looks.js",
          "shelf.js",
          "past.js",
          "form.js",
          "controls.js",
          "copying.js",
          "laboratory.js");
  private static final String CODE = "org/hexproof/laboratory/laboratory.js";
  private static final String ENGINE = "wasm/hexproof.wasm";

  private LaboratoryPage() {}

  /** The page by itself, if this build of the program has what is in it. */
  public static Optional<String> whole(String version) {
    return read(CODE)
        .flatMap(
            code ->
                read(ENGINE)
                    .map(
                        engine ->
                            page(
                                " 'wasm-unsafe-eval'; worker-src blob:",
                                block("laboratory", script(code))
                                    + block("engine", Base64.getEncoder().encodeToString(engine)),
                                version)));
  }

  /** The page that asks the server that it comes from. */
  public static String served(String version) {
    return page("; connect-src 'self'", "", version);
  }

  private static String page(String allowed, String blocks, String version) {
    Skeleton skeleton =
        Skeleton.of(new Skeleton.Parts("laboratory.html", STYLES, SCRIPTS, allowed), version);
    return skeleton.head() + blocks + skeleton.tail();
  }

  /** A script in a page ends where its text says so, also within a word in quotes. */
  private static String script(byte[] code) {
    return new String(code, StandardCharsets.UTF_8)
        .replace("</script", "<\\/script")
        .replace("<!--", "<\\!--");
  }

  /** Something that the browser doesn't run by itself. */
  private static String block(String id, String text) {
    return "<script type=\"text/plain\" id=\"" + id + "\">" + text + "</script>\n";
  }

  private static Optional<byte[]> read(String name) {
    URL found = LaboratoryPage.class.getClassLoader().getResource(name);
    if (found == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(Resources.toByteArray(found));
    } catch (IOException e) {
      throw new UncheckedIOException("the program's own file " + name + " can't be read", e);
    }
  }
}
