package org.hexproof.database;

import static com.google.common.base.Strings.lenientFormat;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.circuit.Circuit;
import org.hexproof.circuit.CircuitDual;
import org.hexproof.circuit.CircuitFile;
import org.hexproof.circuit.CircuitReader;
import org.hexproof.format.FormatException;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;
import org.hexproof.value.StoreFullException;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.value.Values;

/**
 * A line of a database as text ([H3T], Figure 15): the number of cells, the value over {@link
 * Posets#P3} and a circuit, with tabs between them.
 */
public record TextLine(int cells, Game value, Circuit circuit) {
  /** A line can't be used. */
  public static final class BadLineException extends Exception {
    private static final long serialVersionUID = 1L;

    BadLineException(String template, Object... args) {
      super(lenientFormat(template, args));
    }
  }

  private static final Pattern SHAPE =
      Pattern.compile(
          "\\s*([0-9]{1,9})\\s+(\\S.*?)\\s+([\\p{Alnum}_'-]+\\s*\\(\\s*1\\s*,\\s*2\\s*,\\s*3\\s*\\)\\s*=.*)");

  public String text(boolean ascii) {
    return cells + "\t" + GameWriter.write(value, Posets.P3, ascii) + "\t" + circuit;
  }

  /** Whether a line has nothing to read: it is empty or a comment. */
  public static boolean isBlank(String line) {
    return line.isBlank() || line.stripLeading().startsWith("#");
  }

  /**
   * Reads a line and checks that the circuit has so many cells and that value.
   *
   * @param values where the value is computed
   * @param maxBytes how much memory the values of parts of the circuit may take
   * @throws BadLineException if something is wrong, and what
   */
  public static TextLine read(String line, Values values, long maxBytes) throws BadLineException {
    Matcher matcher = SHAPE.matcher(line);
    if (!matcher.matches()) {
      throw new BadLineException(
          "expected the number of cells, a value and a circuit like G(1,2,3) = Q5(1,2,3), with"
              + " tabs between them");
    }
    int cells = Integer.parseInt(matcher.group(1));
    Game game = game(matcher.group(2), matcher.start(2));
    CircuitFile file = circuit(matcher.group(3), matcher.start(3));
    OptionalInt counted = file.cells();
    if (counted.isEmpty()) {
      throw new BadLineException("a part of the circuit is a value, not a position");
    }
    if (counted.getAsInt() != cells) {
      throw new BadLineException("the circuit has %s cells, not %s", counted.getAsInt(), cells);
    }
    try {
      // Only what is planar can be put on a board, and has a dual.
      CircuitDual.of(file.main());
      int value = values.of(game);
      int computed = file.value(values, maxBytes);
      if (computed != value) {
        throw new BadLineException(
            "the circuit's value is %s, not %s",
            GameWriter.write(computed, values), GameWriter.write(value, values));
      }
      return new TextLine(cells, values.form(value), file.main());
    } catch (IllegalArgumentException | GameTooLargeException | StoreFullException e) {
      throw new BadLineException(e.getMessage());
    }
  }

  private static Game game(String text, int start) throws BadLineException {
    try {
      return GameReader.read("value", text, Posets.P3);
    } catch (ValueSyntaxException e) {
      throw at(start + e.column(), e.problem());
    }
  }

  private static CircuitFile circuit(String text, int start) throws BadLineException {
    try {
      return CircuitReader.read("circuit", text);
    } catch (FormatException e) {
      throw at(
          start + e.place().column(),
          e.problem() + e.hint().map(hint -> "\n  hint: " + hint).orElse(""));
    }
  }

  private static BadLineException at(int column, String problem) {
    return new BadLineException("column " + column + ": " + problem);
  }
}
