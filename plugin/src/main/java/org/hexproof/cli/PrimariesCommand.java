package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.primary.PrimaryList;
import org.hexproof.primary.PrimaryPosition;
import org.hexproof.primary.PrimarySearch;
import org.hexproof.value.StoreFullException;

/** {@code hexproof primaries}. */
final class PrimariesCommand implements Command {
  private static final String CELLS = "max-cells";
  private static final String STONES = "max-stones";

  @Override
  public String name() {
    return "primaries";
  }

  @Override
  public Options options() {
    return new Options()
        .addOption(Choices.option(CELLS, "N"))
        .addOption(Choices.option(STONES, "N"))
        .addOption(Choices.plainOut());
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    if (!line.getArgList().isEmpty()) {
      throw CommandException.usage("expected no FILE, not " + String.join(" ", line.getArgList()));
    }
    int cells = Choices.count(line, CELLS, PrimaryList.SHIPPED_CELLS, PrimarySearch.MAX_CELLS);
    int stones = stones(line);
    try (Output output = Output.of(line, surroundings.out())) {
      ImmutableList<PrimaryPosition> positions = positions(cells, stones, surroundings);
      if (surroundings.interrupt().raised()) {
        return ExitCode.INTERRUPTED;
      }
      output.writer().write(PrimaryList.write(positions));
      output.commit();
    } catch (StoreFullException e) {
      surroundings.err().println("hexproof: undecided: " + e.getMessage());
      return ExitCode.UNDECIDED;
    }
    return ExitCode.OK;
  }

  private static ImmutableList<PrimaryPosition> positions(
      int cells, int stones, Surroundings surroundings) {
    try (Progress progress =
        Progress.of(surroundings, "shapes", PrimarySearch.shapes(cells, stones))) {
      return PrimarySearch.positions(
          cells,
          stones,
          () -> {
            progress.step();
            return surroundings.interrupt().raised();
          });
    }
  }

  private static int stones(CommandLine line) throws CommandException {
    String text = line.getOptionValue(STONES, Integer.toString(PrimaryList.SHIPPED_STONES));
    if (text.matches("[0-9]") && Integer.parseInt(text) <= PrimarySearch.MAX_STONES) {
      return Integer.parseInt(text);
    }
    throw CommandException.usage(
        "--"
            + STONES
            + " wants a whole number from 0 to "
            + PrimarySearch.MAX_STONES
            + ", not '"
            + text
            + "'");
  }
}
