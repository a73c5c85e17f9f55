package org.hexproof.solver.htp;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;

/** Splits a command line into words as a shell does, without expanding anything. */
final class ShellWords {
  private final String text;
  private final ImmutableList.Builder<String> words = ImmutableList.builder();
  private final StringBuilder word = new StringBuilder();
  private boolean inWord;

  private ShellWords(String text) {
    this.text = text;
  }

  /**
   * The words of a line. White space parts them; {@code '...'} keeps everything as it is, {@code
   * "..."} all but a backslash before a quote or a backslash, and a backslash outside quotes keeps
   * the next character.
   *
   * @throws IllegalArgumentException if a quote or a backslash is left open, or there is no word
   */
  static ImmutableList<String> split(String line) {
    ImmutableList<String> words = new ShellWords(line).split();
    checkArgument(!words.isEmpty(), "the engine's command line is empty");
    return words;
  }

  private ImmutableList<String> split() {
    int i = 0;
    while (i < text.length()) {
      char c = text.charAt(i);
      if (c == '\'' || c == '"') {
        i = quoted(i, c);
      } else if (c == '\\') {
        checkArgument(i + 1 < text.length(), "nothing follows the last backslash: %s", text);
        add(text.charAt(i + 1));
        i += 2;
      } else {
        if (Character.isWhitespace(c)) {
          endWord();
        } else {
          add(c);
        }
        i++;
      }
    }
    endWord();
    return words.build();
  }

  /** Takes a quoted part whose quote is at {@code start}; answers where the text goes on. */
  private int quoted(int start, char quote) {
    inWord = true;
    int i = start + 1;
    while (i < text.length() && text.charAt(i) != quote) {
      boolean escape =
          quote == '"'
              && text.charAt(i) == '\\'
              && i + 1 < text.length()
              && (text.charAt(i + 1) == '"' || text.charAt(i + 1) == '\\');
      i += escape ? 1 : 0;
      add(text.charAt(i));
      i++;
    }
    checkArgument(i < text.length(), "the quote %s at %s is left open: %s", quote, start + 1, text);
    return i + 1;
  }

  private void add(char c) {
    word.append(c);
    inWord = true;
  }

  private void endWord() {
    if (inWord) {
      words.add(word.toString());
      word.setLength(0);
      inWord = false;
    }
  }
}
