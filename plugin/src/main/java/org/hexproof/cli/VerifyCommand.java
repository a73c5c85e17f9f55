package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.format.file.Format;
import org.hexproof.report.JsonReport;
import org.hexproof.report.JunitReport;
import org.hexproof.report.MarkdownReport;
import org.hexproof.report.Printable;
import org.hexproof.report.Report;
import org.hexproof.report.SarifReport;
import org.hexproof.report.TextReport;
import org.hexproof.solver.Version;

/** {@code hexproof verify}. */
final class VerifyCommand {
  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(VerifyChoices.CHOICES)
          .addAll(Baseline.CHOICES)
          .add(ByParts.BY_PARTS, Databases.DB)
          .addAll(Drawing.CHOICES)
          .add(Drawing.AROUND)
          .build();

  private VerifyCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    if (line.has(ByParts.BY_PARTS)) {
      return ByParts.run(line, surroundings);
    }
    if (line.has(Databases.DB)) {
      throw CommandException.usage(
          "--db has values that plans name, and is for --by-parts; the database itself is asked by"
              + " 'hexproof db'");
    }
    String format = line.get(VerifyChoices.FORMAT);
    VerifyChoices choices = VerifyChoices.of(line);
    if (format.equals(VerifyChoices.PAGE)) {
      Drawing.refuse(line);
      return VerifiedPage.write(choices, line, surroundings);
    }
    Baseline baseline = Baseline.of(line);
    Subjects subjects =
        new Subjects(choices.kind(), line.find(Inputs.NAMES), baseline, surroundings.err());
    ImmutableList<String> paths = line.paths();
    if (line.has(VerifiedPictures.TO)) {
      return draw(choices, subjects, baseline, paths, line, surroundings);
    }
    Drawing.refuse(line);
    try (Output output = Output.of(line, surroundings.out())) {
      Report report = report(format, line.get(VerifyChoices.BRIEF), output.writer());
      Inputs inputs = Inputs.of(line, surroundings.in());
      ExitCode code = subjects.read(paths, inputs, Selection.withCells(line), Optional.of(report));
      VerifyOutcome outcome = new VerifyOutcome(surroundings, choices, subjects.all(), baseline);
      code = code.and(outcome.tell(report, Optional.empty()));
      baseline.write();
      if (!surroundings.interrupt().raised()) {
        output.commit();
      }
      return code;
    }
  }

  /** Pictures go where {@code --out} says; the report goes to standard output if they don't. */
  private static ExitCode draw(
      VerifyChoices choices,
      Subjects subjects,
      Baseline baseline,
      ImmutableList<String> paths,
      Line line,
      Surroundings surroundings)
      throws IOException {
    Format format = Format.parse(line.get(VerifiedPictures.TO));
    Drawing drawing = Drawing.of(line, format);
    boolean isSilent = VerifiedPictures.isToStandard(line);
    if (isSilent && line.has(VerifyChoices.FORMAT)) {
      throw CommandException.usage(
          "pictures and the report can't both go to standard output; name a file or folder for the"
              + " pictures with --out");
    }
    Writer words =
        isSilent
            ? Writer.nullWriter()
            : Printable.writer(new OutputStreamWriter(surroundings.out(), StandardCharsets.UTF_8));
    Report report = report(line.get(VerifyChoices.FORMAT), line.get(VerifyChoices.BRIEF), words);
    ExitCode code =
        subjects.read(
            paths,
            Inputs.of(line, surroundings.in()),
            Selection.withCells(line),
            Optional.of(report));
    VerifyOutcome outcome = new VerifyOutcome(surroundings, choices, subjects.all(), baseline);
    try (VerifiedPictures pictures =
        VerifiedPictures.of(line, format, drawing, subjects.all().size(), surroundings)) {
      code = code.and(outcome.tell(report, Optional.of(pictures)));
      baseline.write();
      if (!surroundings.interrupt().raised()) {
        pictures.commit();
      }
    }
    return code;
  }

  private static Report report(String format, boolean brief, Writer writer) {
    return switch (format) {
      case "json" -> new JsonReport(writer);
      case "junit" -> new JunitReport(writer);
      case "markdown" -> new MarkdownReport(writer);
      case "sarif" ->
          new SarifReport(writer, Path.of("").toAbsolutePath().toString(), Version.text());
      default -> new TextReport(writer, brief);
    };
  }
}
