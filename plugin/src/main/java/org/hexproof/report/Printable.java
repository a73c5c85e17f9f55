package org.hexproof.report;

import com.google.gson.stream.JsonWriter;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Text that a terminal or a page shows and does not obey: names come from files and from other
 * programs, and may hold anything.
 */
public final class Printable {
  /**
   * Control characters but for line feeds and tabs, breaks of lines, and what is not seen but
   * changes what is: turns of direction, marks, joiners and spaces without width, tags.
   */
  private static final Pattern OBEYED =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}&&[^\\n\\t]]");

  private Printable() {}

  /**
   * The text with each of them written as <code>&#92;u001b</code>, those that Java has as two
   * characters as two such.
   */
  public static String text(String text) {
    return OBEYED
        .matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(escaped(found.group())));
  }

  private static String escaped(String obeyed) {
    StringBuilder escaped = new StringBuilder();
    obeyed.chars().forEach(c -> escaped.append("\\u").append(HexFormat.of().toHexDigits((char) c)));
    return escaped.toString();
  }

  /** Writes JSON, which has the same escapes, so that its readers get the text as it was. */
  static JsonWriter json(Writer out) {
    return new JsonWriter(writer(out));
  }

  /** Writes what it is given to another writer, printable. */
  public static Writer writer(Writer out) {
    return new Printing(out);
  }

  /** A character that comes in two halves may be written in two parts. */
  private static final class Printing extends FilterWriter {
    private String half = "";

    Printing(Writer out) {
      super(out);
    }

    @Override
    public void write(int c) throws IOException {
      write(Character.toString((char) c), 0, 1);
    }

    @Override
    public void write(char[] text, int start, int length) throws IOException {
      write(new String(text, start, length), 0, length);
    }

    @Override
    public void write(String text, int start, int length) throws IOException {
      String all = half + text.substring(start, start + length);
      int end = all.length();
      if (end > 0 && Character.isHighSurrogate(all.charAt(end - 1))) {
        end--;
      }
      half = all.substring(end);
      out.write(text(all.substring(0, end)));
    }

    @Override
    public void close() throws IOException {
      out.write(half);
      super.close();
    }
  }
}
