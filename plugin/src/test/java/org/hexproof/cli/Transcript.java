package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The examples of a page: its blocks that begin with {@code ```console}. A line {@code $ COMMAND}
 * is typed, the lines after it are what is printed. A command goes on in the next line after a
 * backslash at the end.
 */
record Transcript(ImmutableList<Example> examples) {
  /**
   * A command with what it prints.
   *
   * @param line where the command stands on the page, counted from 1
   * @param words the command, split as a shell does it
   * @param printed lines; one that is only {@value #ANYTHING} stands for any number of them
   */
  record Example(int line, ImmutableList<String> words, ImmutableList<String> printed) {
    /** Whether these lines are what the page says. Times in milliseconds may differ. */
    boolean matches(List<String> lines) {
      return matches(0, lines, 0);
    }

    private boolean matches(int from, List<String> lines, int at) {
      if (from == printed.size()) {
        return at == lines.size();
      }
      if (printed.get(from).equals(ANYTHING)) {
        return matches(from + 1, lines, at) || (at < lines.size() && matches(from, lines, at + 1));
      }
      return at < lines.size()
          && timeless(printed.get(from)).equals(timeless(lines.get(at)))
          && matches(from + 1, lines, at + 1);
    }

    private static String timeless(String line) {
      return TIME.matcher(line).replaceAll("some ms").stripTrailing();
    }
  }

  static final String ANYTHING = "...";

  private static final Pattern TIME = Pattern.compile("\\b[0-9]+ ms\\b|(?<=\"millis\": ?)[0-9]+");
  private static final Pattern WORD = Pattern.compile("'([^']*)'|([^\\s']+)");

  /** The examples of a page in their order. */
  static Transcript of(List<String> page) {
    ImmutableList.Builder<Example> examples = ImmutableList.builder();
    int at = 0;
    while (at < page.size()) {
      if (page.get(at++).equals("```console")) {
        at = block(page, at, examples);
      }
    }
    return new Transcript(examples.build());
  }

  private static int block(List<String> page, int from, ImmutableList.Builder<Example> examples) {
    int at = from;
    while (!page.get(at).equals("```")) {
      int line = at + 1;
      StringBuilder command = new StringBuilder(typed(page.get(at++), line));
      while (command.charAt(command.length() - 1) == '\\') {
        command.setLength(command.length() - 1);
        command.append(page.get(at++));
      }
      List<String> printed = new ArrayList<>();
      while (!page.get(at).equals("```") && !page.get(at).startsWith("$ ")) {
        printed.add(page.get(at++));
      }
      examples.add(new Example(line, words(command.toString()), ImmutableList.copyOf(printed)));
    }
    return at + 1;
  }

  private static String typed(String text, int line) {
    if (!text.startsWith("$ ")) {
      throw new IllegalArgumentException("line " + line + ": an example begins with '$ '");
    }
    return text.substring(2);
  }

  private static ImmutableList<String> words(String command) {
    Matcher word = WORD.matcher(command);
    ImmutableList.Builder<String> words = ImmutableList.builder();
    while (word.find()) {
      words.add(word.group(1) != null ? word.group(1) : word.group(2));
    }
    return words.build();
  }
}
