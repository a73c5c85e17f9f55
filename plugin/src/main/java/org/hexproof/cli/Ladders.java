package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.util.Optional;
import org.hexproof.format.file.Formats;
import org.hexproof.format.yaml.EscapeReader;
import org.hexproof.induction.EscapeFinding;
import org.hexproof.induction.EscapeTask;
import org.hexproof.induction.RowFinding;
import org.hexproof.ladder.Escape;
import org.hexproof.report.EscapeReport;
import org.hexproof.solver.HexSolver;
import org.hexproof.solving.Watch;

/** {@code hexproof verify --ladders}. */
final class Ladders {
  static final Choice<String> LADDERS = Choice.text("ladders", "FILE").read();

  private static final ImmutableSet<String> OPTIONS =
      ImmutableSet.of(
          Targets.CERTIFY.name(), Output.FORMAT.name(), Output.OUT.name(), Asking.TIMEOUT.name());

  private Ladders() {}

  /**
   * Reads the escapes, decides them and writes what was found.
   *
   * @throws CommandException if they can't be read, or another option makes no sense beside them
   */
  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    line.refuseOperands("--ladders names the file, so no other is wanted: %s");
    line.refuseBeside(LADDERS, OPTIONS, "--certify, --format text or json, --out and --timeout");
    boolean json = Output.FORMAT.read(line.get(VerifyChoices.FORMAT)).equals("json");
    String file = line.get(LADDERS);
    byte[] bytes = new Inputs(surroundings.in()).bytes(new Operand(file, Optional.empty()));
    ImmutableList<Escape> escapes = EscapeReader.read(Formats.decode(file, bytes));
    EscapeTask task =
        new EscapeTask(escapes, Targets.certify(line).map(Targets::folder), Asking.limits(line));
    Watch watch = surroundings.watch(() -> "stopped; nothing is proved");
    try (Output output = Output.of(line, surroundings.out());
        HexSolver solver = surroundings.start(Asking.solver(line))) {
      ImmutableList<EscapeFinding> findings = task.run(watch, solver);
      surroundings.interrupt().check();
      ExitCode code =
          output.tell(new EscapeReport(findings, task.certificates().isPresent()), json);
      return findings.stream().flatMap(found -> found.rows().stream()).anyMatch(RowFinding::failed)
          ? code.and(ExitCode.SOLVER_FAILED)
          : code;
    }
  }
}
