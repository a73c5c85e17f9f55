package org.hexproof.report;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.escape.Escaper;
import com.google.common.net.PercentEscaper;
import java.util.ArrayList;
import java.util.List;

/** Names of files as URIs. */
final class FileUri {
  /** A colon in the first part of a relative URI would end a scheme. */
  private static final Escaper ESCAPER =
      new PercentEscaper("-._~!$&'()*+,;=@", /* plusForSpace= */ false);

  private static final Splitter PARTS = Splitter.on('/').omitEmptyStrings();

  private FileUri() {}

  /**
   * A reference relative to the folder for what is in it, else a URI with the scheme {@code file}.
   *
   * @param name absolute, or as seen from the folder
   * @param folder absolute
   */
  static String of(String name, String folder) {
    List<String> base = parts(folder);
    List<String> file = parts(name.startsWith("/") ? name : folder + "/" + name);
    if (file.size() > base.size() && file.subList(0, base.size()).equals(base)) {
      return escaped(file.subList(base.size(), file.size()));
    }
    return file.equals(base) ? "." : "file:///" + escaped(file);
  }

  /** Without dots. */
  private static List<String> parts(String path) {
    List<String> parts = new ArrayList<>();
    for (String part : PARTS.split(path)) {
      if (!part.equals("..")) {
        if (!part.equals(".")) {
          parts.add(part);
        }
      } else if (!parts.isEmpty()) {
        parts.remove(parts.size() - 1);
      }
    }
    return parts;
  }

  private static String escaped(List<String> parts) {
    return parts.stream().map(FileUri::wellFormed).map(ESCAPER::escape).collect(joining("/"));
  }

  /** Half a surrogate pair has no UTF-8. */
  private static String wellFormed(String text) {
    return text.codePoints()
        .map(point -> Character.getType(point) == Character.SURROGATE ? 0xfffd : point)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
