package org.hexproof.cli;

import com.google.common.io.Resources;
import java.io.IOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** A page of the documentation, which travels in the jar so that help texts can name it. */
final class Page {
  private static final Pattern NAME = Pattern.compile("docs/[a-z-]+\\.md");

  private Page() {}

  /** Whether a word is the name of a page rather than of a command. */
  static boolean isNamed(String word) {
    return word.startsWith("docs/");
  }

  /** As it was written. */
  static String text(String name) throws IOException {
    URL page = NAME.matcher(name).matches() ? Page.class.getResource(name) : null;
    if (page == null) {
      throw CommandException.usage(
          "there is no page '" + name + "'; docs/commands.md lists what there is");
    }
    return Resources.toString(page, StandardCharsets.UTF_8);
  }
}
