package org.hexproof.htp;

import static com.google.common.collect.Iterables.getOnlyElement;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.DiagramEntry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.report.ClaimText;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solving.FramingSolver;
import org.hexproof.solving.Journal;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Method;
import org.hexproof.verify.Plan;
import org.hexproof.verify.Subject;
import org.hexproof.verify.VerifyRun;

/** {@code hexproof-verify}: whether some cells with their stones are a template. */
record PartCommand(Supplier<Position> position, SolverCommands solver, Inbox inbox) {
  private static final Place BOARD = new Place("board", 1, 1);

  /** The carrier, and blue in it the redundant cells and stones, or the move that breaks it. */
  String answer(HtpArguments arguments) throws HtpError {
    Position now = position.get();
    ImmutableSet<Cell> cells = arguments.cells(0, arguments.size(), now.board());
    // White's is read as Black's, with the colours exchanged.
    Color side = cells.stream().anyMatch(now.black()::contains) ? Color.BLACK : Color.WHITE;
    Subject subject = subject(now, side, cells);
    Finding finding = verified(subject);
    boolean valid =
        finding
            .valid()
            .orElseThrow(() -> new HtpError("undecided: " + String.join("; ", finding.troubles())));
    Set<Cell> remarkable =
        valid
            ? finding.redundant()
            : finding.refutation().map(ImmutableSet::of).orElse(ImmutableSet.of());
    String text = side.label() + "'s " + subject.template().kind().label() + " template: ";
    return new Painting(subject.template().carrier(), remarkable, text + found(finding, side))
        .answer();
  }

  private static String found(Finding finding, Color side) {
    if (!finding.valid().orElseThrow()) {
      return "not valid"
          + finding
              .refutation()
              .map(move -> ", " + side.opposite().label() + " begins with " + move)
              .orElse("");
    }
    return ClaimText.found(finding)
        + (finding.minimal().isEmpty() ? "; whether it is minimal is undecided" : "");
  }

  /** The other side's edges are walls to a template. */
  private static Subject subject(Position now, Color side, ImmutableSet<Cell> cells)
      throws HtpError {
    Diagram board =
        Diagram.of(now, Optional.empty())
            .withEdges(
                side == Color.BLACK
                    ? ImmutableSet.of(Edge.TOP, Edge.BOTTOM)
                    : ImmutableSet.of(Edge.LEFT, Edge.RIGHT));
    try {
      return new Subject(
          BOARD, new DiagramEntry(BOARD, board.part(cells)).template(Optional.empty()));
    } catch (FormatException e) {
      // The hint in the next line is about files.
      String message = e.getMessage().lines().findFirst().orElseThrow();
      throw new HtpError(message.substring((BOARD + ": ").length()));
    }
  }

  private Finding verified(Subject subject) throws HtpError {
    Limits limits = solver.glance();
    HexSolver asked = new FramingSolver(solver.lent(limits.time()));
    Plan plan =
        new Plan(
            ImmutableList.of(new Method.Direct(/* certified= */ false)),
            limits,
            /* minimality= */ true,
            /* threads= */ 1,
            new Plan.Solvers(asked.name(), () -> asked),
            Optional.empty(),
            Optional.empty());
    try (VerifyRun run = new VerifyRun(plan, ImmutableList.of(subject), Journal.none())) {
      Finding finding =
          inbox.ask(
              () -> run.cancel(Duration.ZERO),
              () -> getOnlyElement(run.begin(ruling -> {})).join());
      inbox.checkWanted();
      return finding;
    }
  }
}
