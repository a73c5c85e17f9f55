package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.hexproof.region.Region;
import org.hexproof.region.RegionLimit;
import org.hexproof.value.FinitePoset;

/** {@code hexproof value}. */
final class ValueCommand {
  static final Choice<String> EXPR = Choice.text("expr", "EXPR");
  static final Choice<String> FUNCTIONS = Choice.text("functions", "FILE").read();
  static final Choice<FinitePoset> POSET = Choice.of("poset", "POSET", PosetOption::read);
  static final Choice<String> COMPARE = Choice.text("compare", "EXPR");
  static final Choice<Boolean> FORM = Choice.flag("form");
  static final Choice<Boolean> FOLLOW = Choice.flag("follow");
  static final Choice<Boolean> OUTCOMES = Choice.flag("outcomes");
  static final Choice<Boolean> ASCII = Choice.flag("ascii");
  static final Choice<Integer> MAX_CELLS =
      Choice.count("max-cells", "N", Region.MAX_CELLS).or(RegionLimit.DEFAULT_CELLS);
  static final Choice<Long> MEMORY = Choice.memory(1 << 20, 1L << 30);
  private static final Choice<Boolean> BATCH = Choice.flag("batch");

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(Selection.CHOICES)
          .addAll(RegionChoices.CHOICES)
          .addAll(BoundAsking.CHOICES)
          .add(
              EXPR, BATCH, FUNCTIONS, POSET, COMPARE, FORM, FOLLOW, OUTCOMES, ASCII, MAX_CELLS,
              MEMORY)
          .add(Output.FORMAT, Output.OUT)
          .build();

  static final ImmutableList<Rule> RULES =
      ImmutableList.of(
          Rule.excludes(
              BATCH,
              "--batch reads questions from standard input, and %s is for one",
              EXPR,
              COMPARE,
              RegionChoices.CELLS,
              RegionChoices.TERMINALS,
              FORM,
              FOLLOW,
              OUTCOMES,
              BoundAsking.AT_LEAST,
              BoundAsking.AT_MOST,
              BoundAsking.BOUNDS),
          Rule.excludes(
              BoundAsking.BOUNDS,
              "--bounds lists all that is simple; leave %s out",
              BoundAsking.AT_LEAST,
              BoundAsking.AT_MOST),
          bound(BoundAsking.AT_LEAST),
          bound(BoundAsking.AT_MOST),
          bound(BoundAsking.BOUNDS));

  private ValueCommand() {}

  private static Rule bound(Choice<?> asked) {
    return Rule.excludes(
        asked,
        asked + " is about a region's value, which is not computed, so it has no use for %s",
        EXPR,
        FUNCTIONS,
        COMPARE,
        FORM,
        FOLLOW,
        OUTCOMES);
  }

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    boolean json = Output.isJson(line);
    try {
      return line.get(BATCH)
          ? batch(line, json, surroundings)
          : Output.tell(new ValueAsking(line, surroundings).reply(), line, surroundings);
    } catch (IllegalArgumentException e) {
      throw CommandException.unreadable(e.getMessage());
    }
  }

  private static ExitCode batch(Line line, boolean json, Surroundings surroundings)
      throws IOException {
    if (line.find(FUNCTIONS).equals(Optional.of(Inputs.STANDARD))) {
      throw CommandException.usage("--batch reads standard input, so --functions wants a file");
    }
    line.refuseOperands("--batch reads questions from standard input, not from a FILE");
    ValueAsking asking = new ValueAsking(line, surroundings);
    LineBatch batch =
        new LineBatch(
            asking.lines(line.get(ASCII)), Inputs.STANDARD, json, surroundings.interrupt());
    Reader in =
        new BufferedReader(new InputStreamReader(surroundings.in(), StandardCharsets.UTF_8));
    try (Output output = Output.of(line, surroundings.out())) {
      ExitCode code = batch.run(in, output.writer());
      output.commit();
      return code;
    }
  }
}
