package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.certificate.CertificateException;
import org.hexproof.certificate.Proofs;
import org.hexproof.certificate.Proven;
import org.hexproof.report.Printable;

/** {@code hexproof check}. */
final class CheckCommand implements Command {
  private static final ImmutableList<String> ENDINGS =
      ImmutableList.of(".cert", ".cert.gz", ".bundle", ".bundle.gz", ".manifest");

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
            + " .cert, .bundle or .manifest, or in .cert.gz or .bundle.gz.");
  }

  @Override
  public Options options() {
    return new Options().addOption(Choices.textOrJson()).addOption(Choices.out());
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    String format = Choices.word(line, Choices.FORMAT, Choices.TEXT_OR_JSON);
    ImmutableList<String> paths = Choices.operands(line);
    try (Output output = Output.of(line, surroundings.out())) {
      ExitCode code = ExitCode.OK;
      for (String path : paths) {
        for (String file : files(path)) {
          code = code.and(check(file, format, output.writer(), surroundings));
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
        name -> ENDINGS.stream().anyMatch(name::endsWith),
        "certificates, bundles or manifests");
  }

  private static ExitCode check(String file, String format, Writer out, Surroundings surroundings)
      throws IOException {
    boolean json = format.equals("json");
    Proven proven;
    try {
      proven =
          file.equals(Inputs.STANDARD)
              ? Proofs.check(surroundings.in())
              : Proofs.check(Path.of(file));
    } catch (CertificateException e) {
      out.write(
          json ? CheckReport.refusedJson(file, e) : Printable.text(CheckReport.refused(file, e)));
      return ExitCode.NO;
    } catch (IOException | InvalidPathException e) {
      String message =
          e instanceof IOException cause
              ? CommandException.inWords(file, cause)
              : file + ": not a name of a file";
      surroundings.err().println("hexproof: " + message);
      return ExitCode.UNREADABLE;
    }
    out.write(
        json ? CheckReport.json(file, proven) : Printable.text(CheckReport.text(file, proven)));
    out.flush();
    return ExitCode.OK;
  }
}
