package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.hexproof.database.Database;
import org.hexproof.division.Division;
import org.hexproof.format.file.Formats;
import org.hexproof.format.yaml.DivisionReader;
import org.hexproof.parts.PartCertificates;
import org.hexproof.parts.PartFinding;
import org.hexproof.parts.ProofByParts;
import org.hexproof.report.ByPartsReport;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solving.Watch;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.StoreFullException;

/** {@code hexproof verify --by-parts}. */
final class ByParts {
  static final Choice<String> BY_PARTS = Choice.text("by-parts", "PLAN").read();

  private static final ImmutableSet<String> OPTIONS =
      ImmutableSet.of(
          BY_PARTS.name(),
          Targets.CERTIFY.name(),
          Databases.DB.name(),
          Output.FORMAT.name(),
          Output.OUT.name(),
          Asking.SOLVER.name(),
          Asking.ENGINE_START.name(),
          Asking.TIMEOUT.name());

  private ByParts() {}

  /**
   * Reads the plan, judges its parts and writes what was found.
   *
   * @throws CommandException if the plan can't be read, or another option makes no sense beside it
   */
  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    checkCombination(line);
    boolean json = Output.FORMAT.read(line.get(VerifyChoices.FORMAT)).equals("json");
    Limits limits = Asking.limits(line);
    SolverName name = Asking.solver(line);
    Optional<Path> folder = Targets.certify(line).map(Targets::folder);
    ProofByParts proof = proof(line, limits, surroundings);
    PartCertificates certificates = PartCertificates.in(folder, proof);
    for (Map.Entry<Path, String> drawing : certificates.drawings().entrySet()) {
      TemplateOutput.write(drawing.getKey(), drawing.getValue().getBytes(StandardCharsets.UTF_8));
    }
    Watch watch = surroundings.watch(() -> "stopped; nothing is proved");
    try (Output output = Output.of(line, surroundings.out());
        HexSolver solver = certificates.certifying(surroundings.start(name))) {
      ImmutableList<PartFinding> findings = certificates.run(solver, limits, watch);
      surroundings.interrupt().check();
      ByPartsReport report =
          new ByPartsReport(
              proof.division().name(), findings, proof.sum(), proof.division().cuts());
      ExitCode code = output.tell(report, json);
      return findings.stream().anyMatch(PartFinding::failed)
          ? code.and(ExitCode.SOLVER_FAILED)
          : code;
    }
  }

  private static void checkCombination(Line line) {
    line.refuseOperands("--by-parts names the plan, so no other file is wanted: %s");
    for (Choice<?> option : line.choices()) {
      if (line.has(option) && !OPTIONS.contains(option.name())) {
        throw CommandException.usage(
            "--by-parts does not go with "
                + option
                + "\n  hint: it goes with --certify, --db, --format text or json, --out, --solver"
                + " and --timeout; the plan says by which way a part is verified");
      }
    }
  }

  private static ProofByParts proof(Line line, Limits limits, Surroundings surroundings)
      throws IOException {
    String file = line.get(BY_PARTS);
    byte[] bytes = new Inputs(surroundings.in()).bytes(new Operand(file, Optional.empty()));
    try (Database database = Databases.open(line)) {
      Division division = DivisionReader.read(Formats.decode(file, bytes));
      return ProofByParts.of(division, database, limits.bytes());
    } catch (GameTooLargeException | StoreFullException e) {
      throw CommandException.unreadable(file + ": the sum of the claims: " + e.getMessage());
    }
  }
}
