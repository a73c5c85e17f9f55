package org.hexproof.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.hexproof.circuit.Circuit;
import org.hexproof.circuit.CircuitFile;
import org.hexproof.circuit.CircuitReader;
import org.hexproof.compose.DrawTask;
import org.hexproof.compose.DrawnCircuit;
import org.hexproof.compose.KnownCircuit;
import org.hexproof.database.DatabaseEntry;
import org.hexproof.expression.ValueSubject;
import org.hexproof.format.Diagram;
import org.hexproof.format.DiagramEntry;
import org.hexproof.format.Place;
import org.hexproof.format.file.Format;
import org.hexproof.realize.DrawingTooLargeException;
import org.hexproof.realize.Effort;
import org.hexproof.report.Counted;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;

/** {@code hexproof db draw}: a picture of an entry, a value or a circuit, by itself. */
record DbDraw(DbCommand.Asked asked) {
  /** What is done to make a drawing small. */
  static final Effort PRESET = Effort.MODEST;

  /** The bytes of a file. */
  byte[] draw(Format format) throws IOException {
    Drawing drawing = Drawing.of(asked.line(), format);
    Effort effort = Compacting.effort(asked.line(), PRESET);
    try {
      CircuitFile file = circuits();
      DrawTask.Drawn answer = new DrawTask(file, asked.database(), effort).run();
      DrawnCircuit drawn = answer.circuit();
      int cells = drawn.region().cells().size();
      asked
          .surroundings()
          .tell(
              "%s, worth %s; --terminals '%s'"
                  .formatted(
                      Counted.of(cells, "empty cell"),
                      GameWriter.write(answer.value(), file.poset(), asked.ascii()),
                      drawn.terminals()));
      Diagram diagram =
          switch (format) {
            case SGF -> drawn.squared().wholeDiagram(title(file));
            case HTP -> drawn.wholeDiagram(title(file));
            default -> drawn.diagram(title(file));
          };
      return drawing.file(new DiagramEntry(new Place("db", 1, 1), diagram));
    } catch (DrawingTooLargeException e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw CommandException.unreadable(e.getMessage());
    }
  }

  private String operand() {
    return asked.operand();
  }

  /** What the drawing is called. */
  private String title(CircuitFile file) {
    return isFile() || ValueSubject.isCircuit(operand())
        ? file.main().name()
        : isEntry() ? "entry " + operand() : operand();
  }

  /** Neither values nor numbers have such signs. */
  private boolean isFile() {
    return !ValueSubject.isCircuit(operand())
        && (operand().equals(Inputs.STANDARD)
            || operand().contains(".")
            || operand().contains("/"));
  }

  private boolean isEntry() {
    return !operand().isEmpty() && operand().chars().allMatch(Character::isDigit);
  }

  private CircuitFile circuits() throws IOException {
    if (ValueSubject.isCircuit(operand())) {
      return CircuitReader.read("EXPR", operand());
    }
    if (isFile()) {
      byte[] bytes = new Inputs(asked.surroundings().in()).bytes(Operand.of(operand()));
      return CircuitReader.read(operand(), new String(bytes, StandardCharsets.UTF_8));
    }
    Circuit circuit =
        isEntry()
            ? KnownCircuit.ofReference(
                DatabaseEntry.SYMMETRIES * DbCommand.number(operand(), asked.database()),
                asked.database())
            : ofValue();
    return CircuitReader.read("entry", circuit.toString());
  }

  private Circuit ofValue() throws IOException {
    Game game = GameReader.read("EXPR", operand(), Posets.P3);
    return KnownCircuit.of(game, asked.database())
        .orElseThrow(
            () ->
                CommandException.usage(
                    "the database has no position of the value "
                        + GameWriter.write(game, Posets.P3, asked.ascii())
                        + "\n  hint: 'hexproof db lookup' tells what comes near"))
        .circuit();
  }
}
