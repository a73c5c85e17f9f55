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
  public String summary() {
    return "lists the values of small regions, from which contexts are made";
  }

  @Override
  public String operands() {
    return "";
  }

  @Override
  public ImmutableList<String> description() {
    return ImmutableList.of(
        "Goes through all regions of the board with few empty cells, three black and three white"
            + " terminals around them and perhaps some stones inside. For each value, as"
            + " 'hexproof value' writes it, the first region is printed: that with the fewest"
            + " empty cells, then the smallest box. Values that differ only by the numbers of the"
            + " terminals or by the players' roles count once.",
        "The list that comes with the program, with the names Q1, Q2, … that circuits may use, is"
            + " made by 'hexproof primaries --max-cells "
            + PrimaryList.SHIPPED_CELLS
            + " --max-stones "
            + PrimaryList.SHIPPED_STONES
            + "', which takes some minutes. With fewer cells its beginning is printed.");
  }

  @Override
  public Options options() {
    return new Options()
        .addOption(
            Choices.option(
                CELLS,
                "N",
                "regions of at most so many empty cells, 1 to "
                    + PrimarySearch.MAX_CELLS
                    + " (default "
                    + PrimaryList.SHIPPED_CELLS
                    + ")"))
        .addOption(
            Choices.option(
                STONES,
                "N",
                "with at most so many stones inside, 0 to "
                    + PrimarySearch.MAX_STONES
                    + " (default "
                    + PrimaryList.SHIPPED_STONES
                    + ")"))
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
