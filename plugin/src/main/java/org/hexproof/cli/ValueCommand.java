package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.circuit.CircuitTooLargeException;
import org.hexproof.format.FormatException;
import org.hexproof.region.RegionTooLargeException;
import org.hexproof.value.StoreFullException;
import org.hexproof.value.ValueSyntaxException;

/** {@code hexproof value}. */
final class ValueCommand implements Command {
  static final String EXPR = "expr";
  static final String POSET = "poset";
  static final String COMPARE = "compare";
  static final String FORM = "form";
  static final String FOLLOW = "follow";
  static final String OUTCOMES = "outcomes";
  static final String ASCII = "ascii";
  static final String MAX_CELLS = "max-cells";
  static final String MEMORY = "memory";
  static final int DEFAULT_MEBIBYTES = 1024;

  private static final String BATCH = "batch";

  @Override
  public String name() {
    return "value";
  }

  @Override
  public Options options() {
    Options options = Selection.addTo(new Options());
    RegionCut.addOptions(options, "");
    return options
        .addOption(Choices.option(EXPR, "EXPR"))
        .addOption(Choices.flag(BATCH))
        .addOption(Choices.option(POSET, "POSET"))
        .addOption(Choices.option(COMPARE, "EXPR"))
        .addOption(Choices.flag(FORM))
        .addOption(Choices.flag(FOLLOW))
        .addOption(Choices.flag(OUTCOMES))
        .addOption(Choices.flag(ASCII))
        .addOption(Choices.option(MAX_CELLS, "N"))
        .addOption(Choices.option(MEMORY, "MIB"))
        .addOption(Choices.textOrJson())
        .addOption(Choices.out());
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    boolean json = Choices.word(line, Choices.FORMAT, Choices.TEXT_OR_JSON).equals("json");
    try {
      return line.hasOption(BATCH)
          ? batch(line, json, surroundings)
          : reply(new ValueAsking(line, surroundings).reply(), line, json, surroundings);
    } catch (FormatException | ValueSyntaxException | IllegalArgumentException e) {
      throw CommandException.unreadable(e.getMessage());
    } catch (RegionTooLargeException | CircuitTooLargeException e) {
      surroundings.err().println("hexproof: undecided: " + e.getMessage());
    } catch (StoreFullException e) {
      surroundings
          .err()
          .println("hexproof: undecided: " + e.getMessage() + " (--memory raises it)");
    }
    return ExitCode.UNDECIDED;
  }

  /** Writes a reply to where it is wanted. */
  static ExitCode reply(ValueReply reply, CommandLine line, boolean json, Surroundings surroundings)
      throws CommandException, IOException {
    try (Output output = Output.of(line, surroundings.out())) {
      reply.write(output.writer(), json);
      output.commit();
    }
    return reply.code();
  }

  private static ExitCode batch(CommandLine line, boolean json, Surroundings surroundings)
      throws CommandException, IOException, ValueSyntaxException {
    for (String option :
        ImmutableList.of(
            EXPR, COMPARE, RegionCut.CELLS, RegionCut.TERMINALS, FORM, FOLLOW, OUTCOMES)) {
      if (line.hasOption(option)) {
        throw CommandException.usage(
            "--batch reads questions from standard input, and --" + option + " is for one");
      }
    }
    if (!line.getArgList().isEmpty()) {
      throw CommandException.usage("--batch reads questions from standard input, not from a FILE");
    }
    ValueAsking asking = new ValueAsking(line, surroundings);
    ValueBatch batch =
        new ValueBatch(
            asking::calculator,
            asking.limits(),
            json,
            line.hasOption(ASCII),
            surroundings.interrupt());
    Reader in =
        new BufferedReader(new InputStreamReader(surroundings.in(), StandardCharsets.UTF_8));
    try (Output output = Output.of(line, surroundings.out())) {
      ExitCode code = batch.run(in, output.writer());
      output.commit();
      return code;
    }
  }
}
