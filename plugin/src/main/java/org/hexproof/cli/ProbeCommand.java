package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.util.Optional;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.format.Entry;
import org.hexproof.probe.Probed;
import org.hexproof.report.ProbeReport;
import org.hexproof.report.ProbeTable;

/** {@code hexproof probe}. */
final class ProbeCommand implements Command {
  @Override
  public String name() {
    return "probe";
  }

  @Override
  public Options options() {
    return Selection.addWithCells(new Options())
        .addOption(Choices.option(Probing.CELL, "CELL"))
        .addOption(Choices.flag(Probing.PERIMETER))
        .addOption(Choices.flag(WitnessHunt.WITNESS))
        .addOption(Choices.option(WitnessHunt.MINUTES, "N"))
        .addOption(Choices.option(WitnessHunt.THREADS, "N"))
        .addOption(Choices.option(WitnessHunt.SEED, "N"))
        .addOption(Choices.option(WitnessHunt.KEEP, "DIR"))
        .addOption(Exclude.option())
        .addOption(Choices.flag(WitnessHunt.ANEW))
        .addOption(Databases.option())
        .addOption(Choices.words(Probing.ORDER, "ORDER", Probing.ORDERS))
        .addOption(Choices.option(Probing.MAX_CELLS, "N"))
        .addOption(Choices.option(Probing.MEMORY, "MIB"))
        .addOption(Choices.colors())
        .addOption(Choices.textOrJson())
        .addOption(Choices.out());
  }

  @Override
  public ImmutableSet<String> repeatable() {
    return ImmutableSet.of(Exclude.OPTION);
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    boolean json = Choices.word(line, Choices.FORMAT, Choices.TEXT_OR_JSON).equals("json");
    Probing probing = new Probing(line, surroundings);
    Inputs inputs = Inputs.of(line, surroundings.in());
    ImmutableList<String> paths = Choices.operands(line);
    boolean isOne = paths.size() == 1 && inputs.files(paths.get(0)).equals(paths);
    EntryList entries = new EntryList(surroundings.err());
    if (!isOne) {
      refuseOptionsOfOne(line);
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

  private static Optional<String> one(Entry entry, Probing probing, CommandLine line, boolean json)
      throws CommandException, IOException {
    Optional<ProbeReport> report = probing.report(entry).map(ProbeReport::new);
    if (report.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        json
            ? report.get().json()
            : report.get().text(Choices.naming(line).orElse(entry.naming())));
  }

  private static void refuseOptionsOfOne(CommandLine line) throws CommandException {
    for (String option : ImmutableList.of(Probing.CELL, Probing.PERIMETER)) {
      if (line.hasOption(option)) {
        throw CommandException.usage("--" + option + " is for one template, not for several");
      }
    }
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
