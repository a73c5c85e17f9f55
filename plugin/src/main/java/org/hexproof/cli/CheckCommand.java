package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.Writer;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.certificate.CertificateException;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.Proofs;
import org.hexproof.certificate.Proven;

/** {@code hexproof check}. */
final class CheckCommand implements Command {
  private static final String MEMORY = "memory";
  private static final String THREADS = "threads";
  private static final int MOST_MEBIBYTES = 1 << 22;
  private static final int MOST_THREADS = 256;
  private static final ImmutableList<String> ENDINGS =
      ImmutableList.of(
          ".cert", ".cert.gz", ".lemmas", ".lemmas.gz", ".bundle", ".bundle.gz", ".manifest");

  @Override
  public String name() {
    return "check";
  }

  @Override
  public String summary() {
    return "checks certificates, bundles of them and manifests";
  }

  @Override
  public String operands() {
    return "PATH...";
  }

  @Override
  public ImmutableList<String> description() {
    return ImmutableList.of(
        "Checks certificates, which 'solve --certify' and 'verify --certify' write: proofs, step by"
            + " step, that one side wins a position. And bundles, which 'witness --certify' writes:"
            + " proofs that a move is White's only winning one. And manifests, which 'verify"
            + " --certify' writes too: they bind a template's drawing to the certificates beside"
            + " them, so that one check tells that the template is valid and minimal. The checker shares no code with the"
            + " solvers. Says what is proved, or at which line a proof breaks down. A file may be"
            + " text or gzip. Of a folder and its folders all files are checked whose names end in"
            + " .cert, .lemmas, .bundle or .manifest, or in .cert.gz, .lemmas.gz or .bundle.gz. A"
            + " certificate may be in several files, see 'hexproof lemmas --help'; those that it"
            + " names are checked with it.");
  }

  @Override
  public Options options() {
    return new Options()
        .addOption(
            Choices.option(
                MEMORY,
                "MIB",
                "keep claims in so much memory, and the others in a temporary file (default: half"
                    + " of Java's memory)"))
        .addOption(Choices.option(THREADS, "N", "check N files at the same time (default 1)"))
        .addOption(Choices.textOrJson())
        .addOption(Choices.out());
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    String format = Choices.word(line, Choices.FORMAT, Choices.TEXT_OR_JSON);
    ImmutableList<String> paths = Choices.operands(line);
    long memory =
        line.hasOption(MEMORY)
            ? (long) Choices.count(line, MEMORY, 1, MOST_MEBIBYTES) << 20
            : Proofs.memory();
    int threads = Choices.count(line, THREADS, 1, MOST_THREADS);
    try (Output output = Output.of(line, surroundings.out());
        Checking checking = new Checking(memory, threads, surroundings.interrupt()::raised)) {
      ExitCode code = ExitCode.OK;
      for (String path : paths) {
        for (String file : files(path)) {
          code = code.and(check(file, checking, format, output.writer(), surroundings));
          if (surroundings.interrupt().raised()) {
            return ExitCode.INTERRUPTED;
          }
        }
      }
      output.commit();
      return code;
    }
  }

  private static ImmutableList<String> files(String path) throws CommandException {
    return Inputs.files(
        path,
        Exclude.NOTHING,
        name -> ENDINGS.stream().anyMatch(name::endsWith),
        "certificates, bundles or manifests");
  }

  private static ExitCode check(
      String file, Checking checking, String format, Writer out, Surroundings surroundings)
      throws IOException {
    boolean json = format.equals("json");
    Proven proven;
    try {
      proven =
          file.equals(Inputs.STANDARD)
              ? Proofs.check(surroundings.in())
              : checking.check(Path.of(file));
    } catch (CertificateException e) {
      out.write(json ? CheckReport.refusedJson(file, e) : CheckReport.refused(file, e));
      return ExitCode.NO;
    } catch (InterruptedIOException e) {
      return ExitCode.INTERRUPTED;
    } catch (IOException | InvalidPathException e) {
      String message =
          e instanceof IOException cause
              ? CommandException.inWords(file, cause)
              : file + ": not a name of a file";
      surroundings.err().println("hexproof: " + message);
      return ExitCode.UNREADABLE;
    }
    out.write(json ? CheckReport.json(file, proven) : CheckReport.text(file, proven));
    out.flush();
    return ExitCode.OK;
  }
}
