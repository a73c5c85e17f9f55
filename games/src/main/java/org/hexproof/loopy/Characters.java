package org.hexproof.loopy;

import java.io.IOException;
import java.io.Reader;
import java.util.function.IntPredicate;
import org.hexproof.loopy.GraphSyntaxException.TextPlace;

/** The characters of a file one by one, two of them ahead, and the place of the next. */
final class Characters {
  static final int END = -1;

  private final String file;
  private final Reader in;
  private int next;
  private int afterNext;
  private int line = 1;
  private int column = 1;

  Characters(String file, Reader in) throws IOException {
    this.file = file;
    this.in = in;
    this.next = in.read();
    this.afterNext = in.read();
    if (next == '\uFEFF') {
      take();
      column = 1;
    }
  }

  /** The next character, or {@link #END}. */
  int peek() {
    return next;
  }

  int peekSecond() {
    return afterNext;
  }

  /** Passes the next character. */
  int take() throws IOException {
    int taken = next;
    if (taken == '\n') {
      line++;
      column = 1;
    } else {
      column++;
    }
    next = afterNext;
    afterNext = next == END ? END : in.read();
    return taken;
  }

  /** Passes all that comes next and is such a character. */
  String takeWhile(IntPredicate wanted) throws IOException {
    StringBuilder taken = new StringBuilder();
    while (next != END && wanted.test(next)) {
      taken.append((char) take());
    }
    return taken.toString();
  }

  void skipLine() throws IOException {
    takeWhile(c -> c != '\n');
  }

  TextPlace place() {
    return new TextPlace(line, column);
  }

  GraphSyntaxException error(TextPlace place, String problem) {
    return new GraphSyntaxException(file, place, problem);
  }

  GraphSyntaxException error(TextPlace place, String problem, String hint) {
    return new GraphSyntaxException(file, place, problem, hint);
  }

  /**
   * Reads a name in quotation marks, the first of which is next. A backslash stands before a
   * quotation mark or a backslash inside.
   */
  String quoted() throws IOException {
    TextPlace start = place();
    take();
    StringBuilder name = new StringBuilder();
    while (next != '"') {
      if (next == END) {
        throw error(start, "this quotation mark is not closed");
      }
      if (next == '\\' && (afterNext == '"' || afterNext == '\\')) {
        take();
      }
      name.append((char) take());
    }
    take();
    return name.toString();
  }
}
