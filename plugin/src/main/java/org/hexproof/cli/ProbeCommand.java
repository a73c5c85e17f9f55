package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.Optional;
import org.hexproof.format.Entry;
import org.hexproof.probe.Probed;
import org.hexproof.report.ProbeReport;
import org.hexproof.report.ProbeTable;

/** {@code hexproof probe}. */
final class ProbeCommand {
  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(Selection.WITH_CELLS)
          .add(
              Probing.CELL,
              Probing.PERIMETER,
              Probing.WITNESS,
              Probing.MINUTES,
              Probing.THREADS,
              Probing.SEED,
              Probing.KEEP,
              Exclude.EXCLUDE,
              Probing.ANEW,
              Databases.DB,
              Probing.ORDER,
              Probing.MAX_CELLS,
              Probing.MEMORY,
              Choices.NAMES,
              Choices.FORMAT,
              Choices.OUT)
          .build();

  private ProbeCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws CommandException, IOException {
    boolean json = Choices.isJson(line);
    Probing probing = new Probing(line, surroundings);
    Inputs inputs = Inputs.of(line, surroundings.in());
    ImmutableList<String> paths = line.paths();
    boolean isOne = paths.size() == 1 && inputs.files(paths.get(0)).equals(paths);
    EntryList entries = new EntryList(surroundings.err());
    if (!isOne) {
      Rule.refuse(line, "%s is for one template, not for several", Probing.CELL, Probing.PERIMETER);
      inputs.readAll(paths, Selection.withCells(line), entries);
      if (entries.entries().isEmpty() && entries.code() != ExitCode.OK) {
        return entries.code();
      }
    }
    try (Output output = Output.of(line, surroundings.out())) {
      Optional<String> text =
          isOne
              ? one(
                  Choices.named(line, inputs.readOne(paths.get(0), Selection.withCells(line))),
                  probing,
                  line,
                  json)
              : Optional.of(table(entries.entries(), probing, json));
      if (text.isPresent()) {
        output.writer().write(text.get());
        output.commit();
      }
      return entries.code().and(probing.code());
    }
  }

  private static Optional<String> one(Entry entry, Probing probing, Line line, boolean json)
      throws CommandException, IOException {
    Optional<ProbeReport> report = probing.report(entry).map(ProbeReport::new);
    if (report.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        json
            ? report.get().json()
            : report.get().text(line.find(Choices.NAMES).orElse(entry.naming())));
  }

  private static String table(ImmutableList<Entry> entries, Probing probing, boolean json)
      throws CommandException, IOException {
    ImmutableList.Builder<Probed> reports = ImmutableList.builder();
    int leftOut = 0;
    for (Entry entry : entries) {
      if (probing.code() == ExitCode.INTERRUPTED) {
        break;
      }
      if (probing.isTooLarge(entry)) {
        leftOut++;
      } else {
        probing.reportOrTell(entry).ifPresent(reports::add);
      }
    }
    probing.tellLeftOut(leftOut);
    ProbeTable table = new ProbeTable(reports.build(), leftOut);
    return json ? table.json() : table.text();
  }
}
