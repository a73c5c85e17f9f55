package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.find.FindRequest;
import org.hexproof.find.FindTask;
import org.hexproof.report.Counted;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Limits;
import org.hexproof.template.Kind;

/** {@code hexproof find}. */
final class FindCommand {
  private static final int NO_LIMIT = Integer.MAX_VALUE;

  private static final Choice<Kind> KIND =
      Choice.of(
          "kind",
          "KIND",
          Kind.EDGE,
          Kind.INTERIOR,
          Kind.CONNECTS_BOTH,
          Kind.PIVOTING,
          Kind.PIVOTING_SENTE);
  private static final Choice<Integer> ABOVE = Choice.count("above", "N", Board.MAX_SIDE).or(0);
  private static final Choice<Integer> LIMIT = Choice.count("limit", "N", NO_LIMIT).or(NO_LIMIT);
  private static final Choice<Integer> MAX_CELLS =
      Choice.count("max-cells", "N", FindRequest.MOST_CELLS).or(FindRequest.MOST_CELLS);
  private static final Choice<Integer> OTHERS =
      Choice.count("others", "N", FindRequest.MOST_CELLS).or(0);
  private static final Choice<Integer> ROWS = Choice.count("rows", "N", Board.MAX_SIDE);
  private static final Choice<Integer> SEED = Choice.count("seed", "S", Integer.MAX_VALUE).or(1);
  private static final Choice<Integer> STONES =
      Choice.count("stones", "N", FindRequest.MOST_CELLS).or(2);
  private static final Choice<Integer> WIDTH = Choice.count("width", "N", Board.MAX_SIDE);

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .add(KIND, ROWS, WIDTH, STONES, OTHERS, ABOVE, MAX_CELLS, LIMIT, SEED)
          .add(Asking.TIMEOUT, Asking.THREADS)
          .add(Choice.text("out", "DIR").written())
          .build();

  private FindCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    if (!line.operands().isEmpty()) {
      throw CommandException.usage("find reads no files: " + line.operands().get(0));
    }
    FindRequest request = request(line);
    Limits limits = Asking.limits(line);
    int threads = line.get(Asking.THREADS);
    if (!request.hasRoom()) {
      throw CommandException.usage(
          "a box of %s x %s has no room for the stones of kind %s"
              .formatted(request.box().cols(), request.box().rows(), request.kind().label()));
    }
    SolverSource solvers = surroundings.startingOnce();
    TemplateOutput output = TemplateOutput.of(line, surroundings.out());
    Set<String> failures = new HashSet<>();
    FindTask.Found found =
        new FindTask(request, source(line), limits, threads)
            .run(
                surroundings.watch(),
                () -> solvers.start(SolverName.NATIVE),
                walked -> {
                  walked.templates().forEach(output::write);
                  if (walked.answer() instanceof Answer.Failed failed
                      && failures.add(failed.message())) {
                    surroundings.tell("the solver failed: " + failed.message());
                  }
                });
    return end(found, surroundings);
  }

  private static FindRequest request(Line line) {
    for (Choice<?> option : ImmutableList.of(KIND, ROWS, WIDTH)) {
      if (!line.has(option)) {
        throw CommandException.usage("expected " + option + " (see hexproof find --help)");
      }
    }
    Kind kind = line.get(KIND);
    int rows = line.get(ROWS);
    int width = line.get(WIDTH);
    try {
      return new FindRequest(
          kind,
          new Board(width, rows),
          new FindRequest.Stones(line.get(STONES), line.get(OTHERS), line.get(ABOVE)),
          line.get(MAX_CELLS),
          line.get(LIMIT),
          line.get(SEED));
    } catch (IllegalArgumentException e) {
      throw CommandException.usage(e.getMessage());
    }
  }

  /** The command that finds the same templates again. */
  private static String source(Line line) {
    StringBuilder text = new StringBuilder("hexproof find");
    for (Choice<?> option :
        ImmutableList.of(KIND, ROWS, WIDTH, STONES, OTHERS, ABOVE, MAX_CELLS, LIMIT, SEED)) {
      if (line.has(option)) {
        text.append(' ').append(option).append(' ').append(line.text(option));
      }
    }
    return text.toString();
  }

  private static ExitCode end(FindTask.Found found, Surroundings surroundings) {
    if (surroundings.interrupt().raised()) {
      surroundings.err().println("stopped; " + summary(found));
      return ExitCode.INTERRUPTED;
    }
    surroundings.err().println(summary(found));
    ExitCode code = found.templates() == 0 ? ExitCode.NO : ExitCode.OK;
    if (found.undecided() > 0) {
      missed("a limit was hit", found.undecided(), surroundings);
      code = code.and(ExitCode.UNDECIDED);
    }
    if (found.failed() > 0) {
      missed("the solver failed", found.failed(), surroundings);
      code = code.and(ExitCode.SOLVER_FAILED);
    }
    return code;
  }

  private static void missed(String why, int walks, Surroundings surroundings) {
    surroundings
        .err()
        .println(
            why
                + " in "
                + (walks == 1 ? "one walk" : walks + " walks")
                + ", which may have missed some");
  }

  private static String summary(FindTask.Found found) {
    int templates = found.templates();
    return Counted.of(templates, "template")
        + (templates == 0
            ? ""
            : found.sizes().entrySet().stream()
                .map(size -> size.getValue() + " of " + size.getKey())
                .collect(joining(", ", " (", " cells)")))
        + (found.shutIn() == 0
            ? ""
            : "; " + found.shutIn() + " left out, whose terminals are shut in")
        + (found.apart() == 0
            ? ""
            : "; " + found.apart() + " left out, which two smaller ones make up")
        + "; "
        + Counted.of(found.decisions(), "decision")
        + " by "
        + SolverName.NATIVE.text()
        + found.basis().words().map(words -> "; " + words).orElse("");
  }
}
