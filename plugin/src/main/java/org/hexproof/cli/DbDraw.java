package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalInt;
import org.hexproof.circuit.Circuit;
import org.hexproof.circuit.CircuitFile;
import org.hexproof.circuit.CircuitReader;
import org.hexproof.circuit.RegionValue;
import org.hexproof.compose.DrawnCircuit;
import org.hexproof.database.Database;
import org.hexproof.database.Entry;
import org.hexproof.database.EntryCircuits;
import org.hexproof.database.Lookup;
import org.hexproof.expression.ValueSubject;
import org.hexproof.format.Diagram;
import org.hexproof.format.DiagramEntry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.file.Format;
import org.hexproof.realize.DrawingTooLargeException;
import org.hexproof.realize.Effort;
import org.hexproof.region.RegionLimit;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.value.Values;

/** {@code hexproof db draw}. */
final class DbDraw {
  static final ImmutableList<String> FORMATS =
      ImmutableList.of("text", "hexboard", "sgf", "htp", "svg", "png");

  /** What is done to make a drawing small. */
  static final Effort PRESET = Effort.MODEST;

  private static final long BYTES = 1L << 30;

  private final Database database;
  private final boolean ascii;
  private final Surroundings surroundings;

  DbDraw(Database database, boolean ascii, Surroundings surroundings) {
    this.database = database;
    this.ascii = ascii;
    this.surroundings = surroundings;
  }

  /**
   * A picture of an entry, a value or a circuit, by itself.
   *
   * @return the bytes of a file; nothing if it is too large, which has been told
   */
  Optional<byte[]> draw(String operand, Line line, Format format) throws IOException {
    Drawing drawing = Drawing.of(line, format);
    Effort effort = Compacting.effort(line, PRESET);
    try {
      CircuitFile file = circuits(operand);
      Values values = new Values(file.poset());
      int value = file.value(values, BYTES);
      DrawnCircuit drawn = DrawnCircuit.of(file, this::circuit, effort);
      tell(drawn, file.poset(), values, value);
      String title = title(operand, file);
      Diagram diagram =
          switch (format) {
            case SGF -> drawn.squared().wholeDiagram(title);
            case HTP -> drawn.wholeDiagram(title);
            default -> drawn.diagram(title);
          };
      DiagramEntry entry = new DiagramEntry(new Place("db", 1, 1), diagram);
      return Optional.of(ConvertCommand.converted(entry, format, drawing));
    } catch (DrawingTooLargeException | GameTooLargeException e) {
      surroundings.err().println("hexproof: undecided: " + e.getMessage());
      return Optional.empty();
    } catch (FormatException | ValueSyntaxException | IllegalArgumentException e) {
      throw CommandException.unreadable(e.getMessage());
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /** What the drawing is called. */
  private static String title(String operand, CircuitFile file) {
    return isFile(operand) || ValueSubject.isCircuit(operand)
        ? file.main().name()
        : isEntry(operand) ? "entry " + operand : operand;
  }

  /** Neither values nor numbers have such signs. */
  private static boolean isFile(String operand) {
    return !ValueSubject.isCircuit(operand)
        && (operand.equals(Inputs.STANDARD) || operand.contains(".") || operand.contains("/"));
  }

  private static boolean isEntry(String operand) {
    return !operand.isEmpty() && operand.chars().allMatch(Character::isDigit);
  }

  private CircuitFile circuits(String operand)
      throws FormatException, ValueSyntaxException, IOException {
    if (ValueSubject.isCircuit(operand)) {
      return CircuitReader.read("EXPR", operand);
    }
    if (isFile(operand)) {
      byte[] bytes = new Inputs(surroundings.in()).bytes(Operand.of(operand));
      return CircuitReader.read(operand, new String(bytes, StandardCharsets.UTF_8));
    }
    Game game = Game.atom(Posets.P3.bottom());
    OptionalInt reference;
    if (isEntry(operand)) {
      reference = OptionalInt.of(Entry.SYMMETRIES * DbCommand.number(operand, database));
    } else {
      game = GameReader.read("EXPR", operand, Posets.P3);
      reference = new Lookup(database).exact(game);
    }
    if (reference.isEmpty()) {
      throw CommandException.usage(
          "the database has no position of the value "
              + GameWriter.write(game, Posets.P3, ascii)
              + "\n  hint: 'hexproof db lookup' tells what comes near");
    }
    return CircuitReader.read("entry", circuit(reference.getAsInt()).toString());
  }

  private Circuit circuit(int reference) throws IOException {
    return EntryCircuits.of(database).circuit("G", reference);
  }

  private Optional<Circuit> circuit(Game value) {
    try {
      OptionalInt reference = new Lookup(database).exact(value);
      return reference.isPresent() ? Optional.of(circuit(reference.getAsInt())) : Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How the drawing is read; that it has the value is checked first. */
  private void tell(DrawnCircuit drawn, FinitePoset poset, Values values, int value) {
    int cells = drawn.region().cells().size();
    String worth = GameWriter.write(values.form(value), poset, ascii);
    boolean small = cells > 0 && cells <= RegionLimit.DEFAULT_CELLS;
    if (small && RegionValue.of(drawn.region().region(), poset, values, BYTES) != value) {
      throw new IllegalStateException("the drawing has another value than the circuit");
    }
    surroundings
        .err()
        .println(
            "hexproof: %s, worth %s; --terminals '%s'"
                .formatted(
                    cells == 1 ? "1 empty cell" : cells + " empty cells",
                    worth,
                    drawn.terminals()));
  }
}
