package org.hexproof.cluster;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Board;
import org.hexproof.find.FindRequest;
import org.hexproof.find.TemplateFinder;
import org.hexproof.template.Kind;

/** A box that templates are to be found in, written as {@code connects-both:3x5}. */
record Box(Kind kind, int rows, int width) {
  private static final Pattern TEXT = Pattern.compile("([a-z-]+):([0-9]{1,2})x([0-9]{1,2})");

  /**
   * Reads a box.
   *
   * @throws IllegalArgumentException if the text is none
   */
  static Box parse(String text) {
    Matcher parts = TEXT.matcher(text);
    if (!parts.matches()) {
      throw new IllegalArgumentException(
          "expected a kind, rows and columns like connects-both:3x5, not '" + text + "'");
    }
    return new Box(
        Kind.parse(parts.group(1)),
        Integer.parseInt(parts.group(2)),
        Integer.parseInt(parts.group(3)));
  }

  /** One that has not begun; the walks of each are the same. */
  TemplateFinder finder() {
    FindRequest request =
        new FindRequest(
            kind, new Board(width, rows), FindRequest.MOST_CELLS, Integer.MAX_VALUE, /* seed= */ 1);
    return new TemplateFinder(
        request, "hexproof find --kind " + kind.label() + " --rows " + rows + " --width " + width);
  }

  @Override
  public String toString() {
    return kind.label() + ":" + rows + "x" + width;
  }
}
