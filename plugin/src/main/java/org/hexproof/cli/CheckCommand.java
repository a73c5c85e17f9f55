package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.Writer;
import java.nio.file.Path;
import org.hexproof.certificate.CertificateException;
import org.hexproof.certificate.Checking;
import org.hexproof.report.Account;
import org.hexproof.report.CheckReport;

/** {@code hexproof check}. */
final class CheckCommand {
  private static final ImmutableList<String> ENDINGS =
      ImmutableList.of(
          ".cert", ".cert.gz", ".lemmas", ".lemmas.gz", ".bundle", ".bundle.gz", ".manifest");

  private static final Choice<Long> MEMORY = Choice.memory(1 << 22, Checking.memory());

  static final ImmutableList<Choice<?>> CHOICES =
      ImmutableList.of(MEMORY, Asking.THREADS, Output.FORMAT, Output.OUT);

  private CheckCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    boolean json = Output.isJson(line);
    ImmutableList<String> paths = line.paths();
    long memory = line.get(MEMORY);
    int threads = line.get(Asking.THREADS);
    try (Output output = Output.of(line, surroundings.out());
        Checking checking = new Checking(memory, threads, surroundings.interrupt()::raised)) {
      ExitCode code = ExitCode.OK;
      for (String path : paths) {
        for (String file : files(path)) {
          code = code.and(check(file, checking, json, output.writer(), surroundings));
          surroundings.interrupt().check();
        }
      }
      output.commit();
      return code;
    }
  }

  private static ImmutableList<String> files(String path) {
    return Inputs.files(
        path,
        Exclude.NOTHING,
        name -> ENDINGS.stream().anyMatch(name::endsWith),
        "certificates, bundles or manifests");
  }

  private static ExitCode check(
      String file, Checking checking, boolean json, Writer out, Surroundings surroundings)
      throws IOException {
    Account found;
    try {
      found =
          new CheckReport(
              file,
              file.equals(Inputs.STANDARD)
                  ? checking.proven(surroundings.in())
                  : checking.proven(Path.of(file)));
    } catch (CertificateException e) {
      found = new CheckReport.Refused(file, e);
    } catch (InterruptedIOException e) {
      return ExitCode.INTERRUPTED;
    } catch (IOException e) {
      return surroundings.tell(ExitCode.UNREADABLE, CommandException.inWords(file, e));
    }
    if (json) {
      // A line for each file, without a version.
      found.members().write(out);
    } else {
      found.write(out, /* json= */ false);
    }
    out.flush();
    return ExitCode.of(found.holds());
  }
}
