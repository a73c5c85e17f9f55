package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.Optional;
import org.hexproof.board.Naming;
import org.hexproof.format.Entry;
import org.hexproof.probe.Probed;
import org.hexproof.report.Account;
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
              Inputs.NAMES,
              Output.FORMAT,
              Output.OUT)
          .build();

  private ProbeCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    boolean json = Output.isJson(line);
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
      Optional<Account> report =
          isOne
              ? one(
                  Inputs.named(line, inputs.readOne(paths.get(0), Selection.withCells(line))),
                  probing,
                  line)
              : Optional.of(table(entries.entries(), probing));
      if (report.isPresent()) {
        report.get().write(output.writer(), json);
        output.commit();
      }
      return entries.code().and(probing.code());
    }
  }

  private static Optional<Account> one(Entry entry, Probing probing, Line line) throws IOException {
    Naming naming = line.find(Inputs.NAMES).orElse(entry.naming());
    return probing.report(entry).map(probed -> new ProbeReport(probed, naming));
  }

  private static Account table(ImmutableList<Entry> entries, Probing probing) throws IOException {
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
    return new ProbeTable(reports.build(), leftOut);
  }
}
