package org.hexproof.format.file;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import java.util.HashSet;
import java.util.Set;

/** Names of files for boards, each of them used once, whatever the letters' case. */
public final class FileNames {
  private static final int LONGEST = 80;
  private static final CharMatcher PLAIN =
      CharMatcher.inRange('a', 'z')
          .or(CharMatcher.inRange('A', 'Z'))
          .or(CharMatcher.inRange('0', '9'))
          .or(CharMatcher.anyOf("-_."));

  private final String extension;
  private final Set<String> used = new HashSet<>();

  /** Names that end as files of a format do. */
  public FileNames(Format format) {
    this(format == Format.TEXT ? "txt" : format == Format.HEXBOARD ? "wiki" : format.label());
  }

  /** Names that end so, as in {@code svg}. */
  public FileNames(String extension) {
    this.extension = extension;
  }

  /**
   * The name for a board: its own with other signs than letters, digits and {@code -_.} replaced,
   * or its number.
   */
  public String next(String board, int number) {
    String plain = PLAIN.negate().trimAndCollapseFrom(board, '-');
    String trimmed = CharMatcher.anyOf("-.").trimFrom(Ascii.truncate(plain, LONGEST, ""));
    String base = trimmed.isEmpty() ? "board-" + number : trimmed;
    String name = base;
    for (int i = 2; !used.add(Ascii.toLowerCase(name)); i++) {
      name = base + "-" + i;
    }
    return name + "." + extension;
  }
}
