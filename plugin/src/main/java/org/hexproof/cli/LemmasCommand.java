package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import org.hexproof.certificate.CertificateException;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.statement.Proven.CheckedLemmas;
import org.hexproof.certificate.writing.Dividing;
import org.hexproof.certificate.writing.Restating;
import org.hexproof.report.Account;
import org.hexproof.report.Counted;
import org.hexproof.report.Document;

/** {@code hexproof lemmas}. */
final class LemmasCommand {
  private static final String LEMMAS = ".lemmas(\\.gz)?";

  private static final Choice<Integer> NODES =
      Choice.count("nodes", "N", Integer.MAX_VALUE).or(Integer.MAX_VALUE);

  static final ImmutableList<Choice<?>> CHOICES =
      ImmutableList.of(NODES, Output.OUT, Output.FORMAT);

  static final ImmutableList<Rule> RULES =
      Rule.required("expected %s, the file to write", Output.OUT);

  private LemmasCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    boolean json = Output.isJson(line);
    ImmutableList<String> names = line.paths();
    int nodes = line.get(NODES);
    Path out = Path.of(line.get(Output.OUT));
    ImmutableList<Path> files =
        names.stream().map(Path::of).collect(ImmutableList.toImmutableList());
    int at = 0;
    try {
      for (Path file : files) {
        if (!Files.isRegularFile(file)) {
          throw CommandException.unreadable(file + ": there is no such file");
        }
        Checking.check(file);
        at++;
      }
      at = 0;
      StringWriter told = new StringWriter();
      write(files, out, nodes, surroundings.interrupt()::raised).write(told, json);
      surroundings.out().print(told);
      return ExitCode.OK;
    } catch (CertificateException e) {
      return surroundings.tell(ExitCode.NO, names.get(at) + ": does not check: " + e.getMessage());
    } catch (IllegalArgumentException e) {
      throw CommandException.unreadable(e.getMessage());
    }
  }

  private static Written write(
      ImmutableList<Path> files, Path out, int nodes, BooleanSupplier stopped) throws IOException {
    if (("" + out.getFileName()).matches(".*" + LEMMAS)) {
      if (files.size() > 1) {
        throw CommandException.usage("a lemma is made of one certificate, and cites nothing");
      }
      CheckedLemmas made = Restating.write(files.get(0), out, stopped);
      String words = "1 lemma, " + Counted.of(made.nodes(), "node");
      return new Written(ImmutableList.of(out), words, "lemmas", made.claims(), made.nodes());
    }
    Dividing.Divided made =
        Dividing.divide(files.get(0), out, nodes, files.subList(1, files.size()), stopped);
    String words =
        "%s in %s, lemmas cited in %s"
            .formatted(
                Counted.of(made.nodes(), "node"),
                Counted.of(made.files().size(), "file"),
                Counted.of(made.citations(), "place"));
    return new Written(made.files(), words, "citations", made.citations(), made.nodes());
  }

  /**
   * What was written and checked.
   *
   * @param count of what the word counted says
   */
  private record Written(
      ImmutableList<Path> files, String words, String counted, long count, long nodes)
      implements Account {
    @Override
    public ImmutableList<String> lines() {
      return ImmutableList.of(files.get(files.size() - 1) + ": written and checked, " + words);
    }

    @Override
    public Document members() {
      return new Document().add("files", files).add(counted, count).add("nodes", nodes);
    }
  }
}
