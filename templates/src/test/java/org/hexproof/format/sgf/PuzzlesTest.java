package org.hexproof.format.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Source;
import org.junit.jupiter.api.Test;

/** The shipped puzzles are what their list says. */
class PuzzlesTest {
  private static final Path FOLDER = Path.of("puzzles");

  @Test
  void everyPuzzleIsAsListed() throws IOException, FormatException {
    List<String> listed = new ArrayList<>();
    List<String> lines = Files.readAllLines(FOLDER.resolve("puzzles.csv"));
    for (String line : lines.subList(1, lines.size())) {
      List<String> fields = Splitter.on(',').splitToList(line);
      listed.add(fields.get(0));
      check(fields);
    }
    List<String> present = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(FOLDER, "*.sgf")) {
      files.forEach(file -> present.add(file.getFileName().toString()));
    }
    assertThat(listed).hasSize(71).containsExactlyInAnyOrderElementsOf(present);
  }

  private static void check(List<String> fields) throws IOException, FormatException {
    String file = fields.get(0);
    String text = Files.readString(FOLDER.resolve(file));
    ImmutableList<Entry> entries = new SgfReader().entries(new Source(file, text));
    assertThat(entries).as(file).hasSize(1);
    Diagram diagram = entries.get(0).diagram();
    Position position = diagram.position();
    int side = Integer.parseInt(file.substring(0, file.indexOf('x')));
    assertThat(position.board()).as(file).isEqualTo(new Board(side, side));
    assertThat(diagram.toMove().map(color -> color.name().toLowerCase(Locale.ROOT)))
        .as(file)
        .hasValue(fields.get(1));
    assertThat(position.black().size() - position.white().size()).as(file).isBetween(-1, 1);
    if (fields.get(2).equals("winning")) {
      for (String move : Splitter.on(' ').omitEmptyStrings().split(fields.get(3))) {
        assertThat(position.at(Cell.parse(move))).as(file + " " + move).isEqualTo(Content.EMPTY);
      }
    }
  }
}
