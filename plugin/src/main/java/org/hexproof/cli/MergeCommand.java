package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import org.hexproof.report.CheckReport;
import org.hexproof.solver.Basis;
import org.hexproof.solver.Version;
import org.hexproof.work.Merge;
import org.hexproof.work.Refusal;
import org.hexproof.work.Unit;
import org.hexproof.work.UnitList;

/** {@code hexproof merge}. */
final class MergeCommand {
  private static final Choice<String> INTO = Choice.text("into", "DIR");

  static final ImmutableList<Choice<?>> CHOICES = ImmutableList.of(INTO);

  private MergeCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    List<String> names = line.operands();
    if (!line.has(INTO)) {
      throw CommandException.usage("expected --into, a folder for the certificates");
    }
    UnitList list = UnitFiles.read(names.get(0), Optional.empty(), surroundings);
    Merge merge =
        new Merge(list, Targets.folder(line.get(INTO)), Runtime.getRuntime().maxMemory() / 2);
    ExitCode code = list.refused().isEmpty() ? ExitCode.OK : ExitCode.UNREADABLE;
    for (String name : names.subList(1, names.size())) {
      try (InputStream in = UnitFiles.open(name, surroundings)) {
        merge.take(in, name);
      } catch (IOException e) {
        code = code.and(surroundings.tell(ExitCode.UNREADABLE, CommandException.inWords(name, e)));
      } catch (UncheckedIOException e) {
        throw e.getCause();
      }
    }
    merge.takeKept();
    merge.takeImages();
    for (Refusal refusal : merge.refused()) {
      surroundings.tell(refusal);
      code = code.and(refusal.unsound() ? ExitCode.SOLVER_FAILED : ExitCode.UNREADABLE);
    }
    try (Output output = Output.of(line, surroundings.out())) {
      report(merge, output.writer());
      output.commit();
    }
    return merge.missing().isEmpty() ? code : code.and(ExitCode.UNDECIDED);
  }

  private static void report(Merge merge, Writer out) throws IOException {
    StringBuilder text = new StringBuilder();
    for (Merge.Bound bound : merge.bind()) {
      text.append(bound.template())
          .append(": ")
          .append(CheckReport.proved(bound.manifest()))
          .append(" (")
          .append(bound.file().getFileName())
          .append(")\n");
    }
    ImmutableList<Unit> missing = merge.missing();
    for (Unit unit : missing) {
      Optional<String> reason = merge.reason(unit);
      text.append(unit.about())
          .append(": missing")
          .append(reason.map(why -> ", undecided: " + why).orElse(""))
          .append('\n');
    }
    text.append(merge.merged())
        .append(merge.merged() == 1 ? " unit merged, " : " units merged, ")
        .append(merge.kept() == 0 ? "" : merge.kept() + " of them kept from before, ")
        .append(images(merge.images()))
        .append(missing.size())
        .append(" missing, ")
        .append(merge.doubles())
        .append(" double, ")
        .append(merge.refused().size())
        .append(" refused\n");
    if (merge.merged() > 0) {
      text.append(Basis.CERTIFICATE.remark().orElseThrow()).append('\n');
    }
    String others =
        merge.builds().stream()
            .filter(build -> !build.equals(Version.build()))
            .collect(joining(", "));
    if (!others.isEmpty()) {
      text.append("another build of hexproof has answered: ").append(others).append('\n');
    }
    out.write(text.toString());
  }

  private static String images(int count) {
    return switch (count) {
      case 0 -> "";
      case 1 -> "1 image of another, ";
      default -> count + " images of others, ";
    };
  }
}
