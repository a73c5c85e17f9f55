package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.hexproof.circuit.CircuitTooLargeException;
import org.hexproof.database.Database;
import org.hexproof.division.Division;
import org.hexproof.division.Part;
import org.hexproof.format.FormatException;
import org.hexproof.format.file.Formats;
import org.hexproof.format.text.TextWriter;
import org.hexproof.format.yaml.DivisionReader;
import org.hexproof.parts.PartFinding;
import org.hexproof.parts.ProofByParts;
import org.hexproof.parts.Task;
import org.hexproof.report.ByPartsReport;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solving.Certification;
import org.hexproof.value.StoreFullException;

/** {@code hexproof verify --by-parts}. */
final class ByParts {

  static final Choice<String> BY_PARTS = Choice.text("by-parts", "PLAN").read();

  private static final ImmutableSet<String> OPTIONS =
      ImmutableSet.of(
          BY_PARTS.name(),
          Choices.CERTIFY.name(),
          Databases.DB.name(),
          Choices.FORMAT.name(),
          Choices.OUT.name(),
          Choices.SOLVER.name(),
          Choices.ENGINE_START.name(),
          Choices.TIMEOUT.name());

  private ByParts() {}

  /**
   * Reads the plan, judges its parts and writes what was found.
   *
   * @throws CommandException if the plan can't be read, or another option makes no sense beside it
   */
  static ExitCode run(Line line, Surroundings surroundings) throws CommandException, IOException {
    checkCombination(line);
    boolean json = Choices.FORMAT.reader().read(line.get(VerifyChoices.FORMAT)).equals("json");
    Limits limits = Choices.limits(line);
    SolverName name = Choices.solver(line);
    Optional<Path> folder =
        Choices.certify(line).isPresent()
            ? Optional.of(Choices.folder(Choices.certify(line).get()))
            : Optional.empty();
    ProofByParts proof = proof(line, limits, surroundings);
    ImmutableMap<Part, Path> certificates =
        folder.isPresent() ? certificates(proof, folder.get()) : ImmutableMap.of();
    draw(proof, certificates);
    try (Output output = Output.of(line, surroundings.out());
        HexSolver solver = solver(name, proof, certificates, surroundings)) {
      ImmutableList<PartFinding> findings;
      try (Progress progress =
          Progress.of(surroundings, "parts", proof.division().parts().size())) {
        progress.sayWhenStopped(() -> "stopped; nothing is proved");
        findings =
            proof.judge(
                solver,
                limits,
                part -> Optional.ofNullable(certificates.get(part)),
                found -> progress.step());
      }
      if (surroundings.interrupt().raised()) {
        return ExitCode.INTERRUPTED;
      }
      ByPartsReport report =
          new ByPartsReport(
              proof.division().name(), findings, proof.sum(), proof.division().cuts());
      report.write(output.writer(), json);
      output.commit();
      ExitCode code = ExitCode.of(report.holds());
      return findings.stream().anyMatch(PartFinding::failed)
          ? code.and(ExitCode.SOLVER_FAILED)
          : code;
    }
  }

  private static void checkCombination(Line line) throws CommandException {
    if (!line.operands().isEmpty()) {
      throw CommandException.usage(
          "--by-parts names the plan, so no other file is wanted: "
              + String.join(" ", line.operands()));
    }
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
      throws CommandException, IOException {
    String file = line.get(BY_PARTS);
    byte[] bytes = new Inputs(surroundings.in()).bytes(new Operand(file, Optional.empty()));
    try (Database database = Databases.open(line)) {
      Division division = DivisionReader.read(Formats.decode(file, bytes));
      return ProofByParts.of(division, database, limits.bytes());
    } catch (FormatException e) {
      throw CommandException.unreadable(e);
    } catch (CircuitTooLargeException | StoreFullException e) {
      throw CommandException.unreadable(file + ": the sum of the claims: " + e.getMessage());
    }
  }

  /** The file for the certificate of each part that a solver is asked about. */
  private static ImmutableMap<Part, Path> certificates(ProofByParts proof, Path folder)
      throws CommandException {
    FileNames names = new FileNames("cert.gz");
    ImmutableMap.Builder<Part, Path> files = ImmutableMap.builder();
    int number = 0;
    for (Part part : proof.division().parts()) {
      number++;
      Task task = proof.task(part);
      if (task instanceof Task.BySearch) {
        throw CommandException.unreadable(
            part.place()
                + ": no certificate is written of a search for '"
                + part.name()
                + "'\n  hint: 'by: tester' is one solve, which has one");
      }
      if (task instanceof Task.BySolver) {
        files.put(part, folder.resolve(names.next(part.name(), number)));
      }
    }
    return files.buildOrThrow();
  }

  /** Draws the boards that certificates are about, with the cells of the parts marked. */
  private static void draw(ProofByParts proof, ImmutableMap<Part, Path> certificates)
      throws CommandException {
    for (Map.Entry<Part, Path> entry : certificates.entrySet()) {
      Part part = entry.getKey();
      if (proof.task(part) instanceof Task.BySolver task && task.board().isPresent()) {
        Path path = Path.of(entry.getValue().toString().replaceFirst("[.]cert[.]gz$", ".txt"));
        TemplateOutput.write(
            path,
            new TextWriter()
                .write(task.board().get().diagram(part.name()))
                .getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  private static HexSolver solver(
      SolverName name,
      ProofByParts proof,
      ImmutableMap<Part, Path> certificates,
      Surroundings surroundings)
      throws CommandException {
    HexSolver solver = surroundings.start(name);
    if (certificates.isEmpty()) {
      return solver;
    }
    HexSolver certifying =
        new Certification(
                problem ->
                    certificates.entrySet().stream()
                        .filter(file -> proof.task(file.getKey()).problems().contains(problem))
                        .map(
                            file ->
                                new Certification.Target(
                                    file.getValue(),
                                    proof.division().name() + ", " + file.getKey().name()))
                        .collect(ImmutableList.toImmutableList()),
                Runtime.getRuntime().maxMemory() / 2)
            .of(solver);
    surroundings.interrupt().onRaise(certifying::cancel);
    return certifying;
  }
}
