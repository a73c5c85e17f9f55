package org.hexproof.cli;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.format.Diagram;
import org.hexproof.format.DiagramEntry;
import org.hexproof.format.Place;
import org.hexproof.format.file.Format;
import org.hexproof.format.file.Formats;
import org.hexproof.realize.DrawnHypergraph;
import org.hexproof.realize.Effort;
import org.hexproof.realize.Layout;
import org.hexproof.realize.NamedContexts;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Image;
import org.hexproof.value.NamedValue;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Switches and testers as stones in a file have the values that they are made for. */
final class LaidOutSwitchesTest {
  private static final Effort QUICK = new Effort(1, 10, 10_000);

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "simpleswitch:1",
        "simpleswitch:2",
        "simpleswitch:3",
        "superswitch:1",
        "superswitch:2",
        "tester"
      })
  void laidOutSwitchesHaveTheirValues(String name) throws Exception {
    Values values = new Values(Posets.P3);
    int value = values.of(NamedValue.parse(name, Posets.P3).orElseThrow());
    Image dual = Image.dual(values.store(), values, Posets.P3.duality().orElseThrow());
    assertThat(printed(name, false)).isEqualTo(GameWriter.write(value, values) + "\n");
    assertThat(printed(name, true)).isEqualTo(GameWriter.write(dual.of(value), values) + "\n");
  }

  /** What the command says of the stones, read from a file. */
  private String printed(String name, boolean dual) throws Exception {
    DrawnHypergraph drawing =
        Layout.draw(NamedContexts.hypergraph(name, dual).orElseThrow(), QUICK);
    Diagram diagram = Diagram.of(drawing.position(), Optional.empty());
    Path file = folder.resolve("switch.txt");
    String text = Formats.write(Format.TEXT, new DiagramEntry(new Place(name, 1, 1), diagram));
    Files.writeString(file, text, StandardCharsets.UTF_8);
    String terminals =
        drawing.terminals().stream()
            .map(terminal -> terminal.cells().stream().map(Cell::toString).collect(joining(" ")))
            .collect(joining(";"));
    Shell.Outcome outcome =
        new Shell().run("value", file.toString(), "--terminals", terminals, "--max-cells", "24");
    assertThat(outcome.err()).isEmpty();
    return outcome.out();
  }
}
