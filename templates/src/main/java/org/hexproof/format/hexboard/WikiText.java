package org.hexproof.format.hexboard;

/** Words on a wiki page. */
public final class WikiText {
  private WikiText() {}

  /**
   * Everything but letters, digits and a few signs as numeric entities: none has a meaning then.
   */
  public static String plain(String words) {
    StringBuilder text = new StringBuilder();
    words
        .codePoints()
        .forEach(
            c -> {
              if (Character.isLetterOrDigit(c) || " -,.()".indexOf(c) >= 0) {
                text.appendCodePoint(c);
              } else {
                text.append("&#").append(c).append(';');
              }
            });
    return text.toString();
  }
}
