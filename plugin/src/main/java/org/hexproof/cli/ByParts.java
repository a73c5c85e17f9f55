package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.hexproof.board.Naming;
import org.hexproof.database.Database;
import org.hexproof.division.Division;
import org.hexproof.format.file.Formats;
import org.hexproof.format.yaml.DivisionReader;
import org.hexproof.parts.PartCertificates;
import org.hexproof.parts.PartFinding;
import org.hexproof.parts.ProofByParts;
import org.hexproof.parts.WholeProof;
import org.hexproof.report.ByPartsReport;
import org.hexproof.solver.Certifier;
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
          Targets.CERTIFY.name(),
          Databases.DB.name(),
          Output.FORMAT.name(),
          Output.OUT.name(),
          Asking.SOLVER.name(),
          Asking.ENGINE_START.name(),
          Asking.TIMEOUT.name());

  /** How the name of a certificate ends; other names are those of folders. */
  private static final Pattern FILE = Pattern.compile("\\.cert(\\.gz)?$");

  private interface Judging {
    ImmutableList<PartFinding> run(HexSolver solver, Watch watch) throws IOException;
  }

  private ByParts() {}

  /**
   * Reads the plan, judges its parts and writes what was found.
   *
   * @throws CommandException if the plan can't be read, or another option makes no sense beside it
   */
  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    line.refuseOperands("--by-parts names the plan, so no other file is wanted: %s");
    line.refuseBeside(
        BY_PARTS,
        OPTIONS,
        "--certify, --db, --format text or json, --out, --solver and --timeout; the plan says by"
            + " which way a part is verified");
    boolean json = Output.FORMAT.read(line.get(VerifyChoices.FORMAT)).equals("json");
    Limits limits = Asking.limits(line);
    SolverName name = Asking.solver(line);
    ProofByParts proof = proof(line, limits, surroundings);
    Judging judging = judging(line, proof, limits, surroundings);
    Watch watch = surroundings.watch(() -> "stopped; nothing is proved");
    try (Output output = Output.of(line, surroundings.out());
        HexSolver solver = surroundings.start(name)) {
      ImmutableList<PartFinding> findings = judging.run(solver, watch);
      surroundings.interrupt().check();
      ByPartsReport report =
          new ByPartsReport(
              proof.division().name(),
              findings,
              proof.sum(),
              proof.division().cuts(),
              Naming.BLACK_AND_WHITE);
      ExitCode code = output.tell(report, json);
      return findings.stream().anyMatch(PartFinding::failed)
          ? code.and(ExitCode.SOLVER_FAILED)
          : code;
    }
  }

  /** How the parts are judged: one by one, or for one certificate of all. */
  private static Judging judging(
      Line line, ProofByParts proof, Limits limits, Surroundings surroundings) throws IOException {
    Optional<String> certify = Targets.certify(line);
    if (certify.filter(ByParts::isFile).isPresent()) {
      Targets.checkProof(certify.get());
      WholeProof whole = WholeProof.of(proof, Path.of(certify.get()), proof.division().position());
      return (solver, watch) -> {
        try (HexSolver tester = surroundings.start(Asking.solver(line))) {
          return whole.run((Certifier) solver, tester, () -> limits, watch);
        }
      };
    }
    PartCertificates certificates = PartCertificates.in(certify.map(Targets::folder), proof);
    for (Map.Entry<Path, String> drawing : certificates.drawings().entrySet()) {
      TemplateOutput.write(drawing.getKey(), drawing.getValue().getBytes(StandardCharsets.UTF_8));
    }
    return (solver, watch) -> certificates.run(solver, limits, watch);
  }

  private static boolean isFile(String name) {
    return FILE.matcher(name).find() && !Files.isDirectory(Path.of(name));
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
