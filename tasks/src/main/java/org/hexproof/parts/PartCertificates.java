package org.hexproof.parts;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.hexproof.division.DividedRegion;
import org.hexproof.format.FormatException;
import org.hexproof.format.file.FileNames;
import org.hexproof.format.text.TextWriter;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solving.Certification;
import org.hexproof.solving.Watch;

/**
 * Judges the parts of a proof, with certificates of what a solver says of them.
 *
 * @param files for the certificate of each part that a solver is asked about; none are written
 *     without
 */
public record PartCertificates(ProofByParts proof, ImmutableMap<DividedRegion, Path> files) {
  private static final String EXTENSION = "cert.gz";

  /**
   * One for each part that a solver is asked about, in this folder; none without one.
   *
   * @throws FormatException if a part is searched for, of which there is no certificate
   */
  public static PartCertificates in(Optional<Path> folder, ProofByParts proof)
      throws FormatException {
    if (folder.isEmpty()) {
      return new PartCertificates(proof, ImmutableMap.of());
    }
    FileNames names = new FileNames(EXTENSION);
    ImmutableMap.Builder<DividedRegion, Path> files = ImmutableMap.builder();
    int number = 0;
    for (DividedRegion part : proof.division().parts()) {
      number++;
      Task task = proof.task(part);
      if (task instanceof Task.BySearch || task instanceof Task.ByGame) {
        throw new FormatException(
            part.place(),
            "no certificate is written of a search for '" + part.name() + "'",
            "'by: tester' is one solve, which has one");
      }
      if (task instanceof Task.BySolver) {
        files.put(part, folder.get().resolve(names.next(part.name(), number)));
      }
    }
    return new PartCertificates(proof, files.buildOrThrow());
  }

  /** The boards that certificates are about, drawn with the cells of the parts, by their files. */
  public ImmutableMap<Path, String> drawings() {
    ImmutableMap.Builder<Path, String> drawings = ImmutableMap.builder();
    for (Map.Entry<DividedRegion, Path> file : files.entrySet()) {
      DividedRegion part = file.getKey();
      if (proof.task(part) instanceof Task.BySolver task && task.board().isPresent()) {
        String certificate = file.getValue().toString();
        drawings.put(
            Path.of(certificate.substring(0, certificate.length() - EXTENSION.length()) + "txt"),
            new TextWriter().write(task.board().get().diagram(part.name())));
      }
    }
    return drawings.buildOrThrow();
  }

  /** A solver that writes them. */
  private HexSolver certifying(HexSolver solver) {
    return files.isEmpty()
        ? solver
        : new Certification(
                problem ->
                    files.entrySet().stream()
                        .filter(file -> proof.task(file.getKey()).problems().contains(problem))
                        .map(
                            file ->
                                new Certification.Target(
                                    file.getValue(),
                                    proof.division().name() + ", " + file.getKey().name()))
                        .collect(ImmutableList.toImmutableList()),
                Runtime.getRuntime().maxMemory() / 2)
            .of(solver);
  }

  /** Judges the parts one after the other; limits are of each solve. */
  public ImmutableList<PartFinding> run(HexSolver solver, Limits limits, Watch watch) {
    HexSolver certifying = certifying(solver);
    try (Watch.Stage stage = watch.count("parts", proof.division().parts().size())) {
      watch.onStop(certifying::cancel);
      return proof.judge(
          certifying, limits, part -> Optional.ofNullable(files.get(part)), found -> stage.step(1));
    }
  }
}
