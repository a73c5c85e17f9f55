package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import org.hexproof.primary.PrimaryList;
import org.hexproof.primary.PrimaryPosition;
import org.hexproof.primary.PrimarySearch;
import org.hexproof.terminal.Progress;

/** {@code hexproof primaries}. */
final class PrimariesCommand {
  private static final Choice<Integer> CELLS =
      Choice.count("max-cells", "N", PrimarySearch.MAX_CELLS).or(PrimaryList.SHIPPED_CELLS);
  private static final Choice<Integer> STONES =
      Choice.of("max-stones", "N", PrimariesCommand::stones).or(PrimaryList.SHIPPED_STONES);

  static final ImmutableList<Choice<?>> CHOICES = ImmutableList.of(CELLS, STONES, Output.OUT);

  private PrimariesCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    line.refuseOperands("expected no FILE, not %s");
    int cells = line.get(CELLS);
    int stones = line.get(STONES);
    try (Output output = Output.of(line, surroundings.out())) {
      ImmutableList<PrimaryPosition> positions = positions(cells, stones, surroundings);
      surroundings.interrupt().check();
      output.writer().write(PrimaryList.write(positions));
      output.commit();
    }
    return ExitCode.OK;
  }

  private static ImmutableList<PrimaryPosition> positions(
      int cells, int stones, Surroundings surroundings) {
    try (Progress progress =
        surroundings.watch().count("shapes", PrimarySearch.shapes(cells, stones))) {
      return PrimarySearch.positions(cells, stones, progress::stepped);
    }
  }

  private static int stones(String text) {
    if (text.matches("[0-9]") && Integer.parseInt(text) <= PrimarySearch.MAX_STONES) {
      return Integer.parseInt(text);
    }
    throw CommandException.usage(
        "--max-stones wants a whole number from 0 to %s, not '%s'"
            .formatted(PrimarySearch.MAX_STONES, text));
  }
}
