package org.hexproof.htp;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.solver.BruteForceSolver;

/** Scripts of commands, and what engines answer to them. */
final class Script {
  /** A pause that no script makes, however busy the machine is. */
  static final Duration NEVER = Duration.ofDays(1);

  static final SgfLoader LOADER =
      file ->
          switch (file.toString()) {
            case "game one.sgf" ->
                Diagram.of(
                    Position.of(
                        new Board(3, 2),
                        ImmutableList.of(Cell.parse("a1")),
                        ImmutableList.of(Cell.parse("c2"))),
                    Optional.of(Color.WHITE));
            case "bad.sgf" ->
                throw new FormatException(new Place("bad.sgf", 3, 7), "no GM", "add GM[11]");
            default -> throw new IOException("no such file");
          };

  private Script() {}

  static List<String> talk(String... commands) throws IOException {
    return talk(new HtpEngine(BruteForceSolver::new, LOADER, NEVER), commands);
  }

  /** The answers to the commands, without the empty lines that end them. */
  static List<String> talk(HtpEngine engine, String... commands) throws IOException {
    StringWriter out = new StringWriter();
    engine.run(new StringReader(String.join("\n", commands) + "\n"), out);
    assertThat(out.toString())
        .satisfiesAnyOf(
            text -> assertThat(text).isEmpty(), text -> assertThat(text).endsWith("\n\n"));
    return Splitter.on("\n\n").omitEmptyStrings().splitToList(out.toString());
  }
}
