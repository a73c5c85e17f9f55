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
          .add(ByParts.BY_PARTS, Ladders.LADDERS, Databases.DB)
          .addAll(Drawing.CHOICES)
          .add(Drawing.AROUND)
          .build();

  private VerifyCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    if (line.has(ByParts.BY_PARTS)) {
      return ByParts.run(line, surroundings);
    }
    if (line.has(Ladders.LADDERS)) {
      return Ladders.run(line, surroundings);
    }
    if (line.has(Databases.DB)) {
      throw CommandException.usage(
          "--db has values that plans name, and is for --by-parts; the database itself is asked by"
              + " 'hexproof db'");
    }
    VerifyChoices choices = VerifyChoices.of(line);
    if (line.get(VerifyChoices.FORMAT).equals(VerifyChoices.PAGE)) {
      Drawing.refuse(line);
      return VerifiedPage.write(choices, line, surroundings);
    }
    if (line.has(VerifiedPictures.TO)) {
      return draw(choices, line, surroundings);
    }
    Drawing.refuse(line);
    try (Output output = Output.of(line, surroundings.out())) {
      VerifyOutcome outcome =
          VerifyOutcome.reading(
              line, choices, Optional.empty(), report(line, output.writer()), surroundings);
      ExitCode code = outcome.tell(Optional.empty());
      output.commit();
      return code;
    }
  }

  /** Pictures go where {@code --out} says; the report goes to standard output if they don't. */
  private static ExitCode draw(VerifyChoices choices, Line line, Surroundings surroundings)
      throws IOException {
    Format format = line.get(VerifiedPictures.TO);
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
    VerifyOutcome outcome =
        VerifyOutcome.reading(line, choices, Optional.empty(), report(line, words), surroundings);
    try (VerifiedPictures pictures =
        VerifiedPictures.of(line, format, drawing, outcome.count(), surroundings)) {
      ExitCode code = outcome.tell(Optional.of(pictures));
      pictures.commit();
      return code;
    }
  }

  private static Report report(Line line, Writer writer) {
    return switch (line.get(VerifyChoices.FORMAT)) {
      case "json" -> new JsonReport(writer);
      case "junit" -> new JunitReport(writer);
      case "markdown" -> new MarkdownReport(writer);
      case "sarif" ->
          new SarifReport(writer, Path.of("").toAbsolutePath().toString(), Version.text());
      default -> new TextReport(writer, line.get(VerifyChoices.BRIEF));
    };
  }
}
