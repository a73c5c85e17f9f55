package org.hexproof.cli;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.file.Folders;
import org.hexproof.page.KnownProbes;
import org.hexproof.page.PageReport;
import org.hexproof.page.PageWriter;
import org.hexproof.solver.Version;

/** A run of verifying whose report is a page, with the proofs by which it answers moves. */
final class VerifiedPage {
  static final Choice<String> PROBES = Choice.text("probes", "FILE");

  private VerifiedPage() {}

  /** Verifies the templates that the line names, and writes the page where it says. */
  static ExitCode write(VerifyChoices choices, Line line, Surroundings surroundings)
      throws IOException {
    KnownProbes probes = probes(line);
    Path scratch = Folders.here().scratch("hexproof-page");
    try (Output output = Output.of(line, surroundings.out())) {
      Path proofs = choices.certificates().map(Path::of).orElse(scratch);
      PageReport page =
          new PageReport(
              new PageWriter(output.writer(), Version.text()),
              proofs,
              choices.minimality(),
              probes);
      ExitCode code =
          VerifyOutcome.reading(line, choices, Optional.of(scratch), page, surroundings)
              .tell(Optional.empty());
      output.commit();
      return code;
    } finally {
      MoreFiles.deleteRecursively(scratch, RecursiveDeleteOption.ALLOW_INSECURE);
    }
  }

  /** What is known of intrusions, as the line says. */
  static KnownProbes probes(Line line) {
    if (!line.has(PROBES)) {
      return KnownProbes.shippedOnly();
    }
    String file = line.get(PROBES);
    try {
      return KnownProbes.parse(Files.readString(Path.of(file)));
    } catch (IllegalArgumentException e) {
      throw CommandException.unreadable(file + ": " + e.getMessage());
    } catch (IOException e) {
      throw CommandException.unreadable("cannot read " + CommandException.inWords(file, e));
    }
  }
}
