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
import org.hexproof.shannon.Coloring;

/** {@code hexproof probe}. */
final class ProbeCommand implements Command {
  @Override
  public String name() {
    return "probe";
  }

  @Override
  public String summary() {
    return "tells which intrusions matter";
  }

  @Override
  public String operands() {
    return "PATH...";
  }

  @Override
  public ImmutableList<String> description() {
    return ImmutableList.of(
        "An intrusion, or probe, is a White move into a template. It is inferior if it is never"
            + " White's only winning move, wherever the template lies. This command decides for"
            + " each empty cell whether that can be proved of the template alone, and says why:"
            + " another move dominates it (it is at least as good); Black's reply strongly"
            + " reverses it (if White then wins, another move won before); or all other moves"
            + " together make up for it. Any other move is viable: nothing in the template rules"
            + " out a board where it is the only one to win.",
        "PATH is a file with a template or a part of a board, as a drawing of its empty cells"
            + " and the stones around. Where no edge is drawn the board goes on, and whatever lies"
            + " there may be either player's. Stones on the cells beside the template, which"
            + " bolster it, are drawn like its own.",
        "With --witness the board that is missing is searched for: the cells beside the template"
            + " become black or white, or one stays empty, what lies around is divided into pieces, and these are"
            + " filled with small positions of a database, simple ones first. A board that is found"
            + " is drawn, and the solver confirms that the move is White's only winning one.",
        "Witnesses of many templates are shipped: those of 2 to 12 cells at the edge and amid the"
            + " board. What is drawn like one of them, also mirrored, turned or on a larger board,"
            + " has its witnesses without a search; the solver confirms each.",
        "In the picture - is an inferior move, + one with a witness and ? a viable one. Cells have"
            + " the names of the drawing; above row 1 lies row 0, and left of column a a column @.",
        "For a folder or several files a table is told, a row for each template; --minutes is then"
            + " for each, and --max-cells tells which are left out. Ends with 3 if any are.");
  }

  @Override
  public Options options() {
    return Selection.addWithCells(new Options())
        .addOption(Choices.option(Probing.CELL, "CELL", "only this move, as in c3"))
        .addOption(
            Choices.flag(
                Probing.PERIMETER,
                "also a table: which moves are inferior with one more stone, white or black, on"
                    + " each empty cell beside the template, and which have a witness: one of the"
                    + " template that has the stone, or can be given it; with --witness what that"
                    + " leaves open is searched for"))
        .addOption(
            Choices.flag(
                WitnessHunt.WITNESS,
                "search for a board for each viable move, where it is White's only winning one;"
                    + " a solver confirms each"))
        .addOption(
            Choices.option(
                WitnessHunt.MINUTES,
                "N",
                "end the search after so many minutes (default "
                    + WitnessHunt.DEFAULT_MINUTES
                    + ") with what is known"))
        .addOption(
            Choices.option(
                WitnessHunt.THREADS,
                "N",
                "search with so many threads, which share the memory (default: one for each"
                    + " processor)"))
        .addOption(
            Choices.option(WitnessHunt.SEED, "N", "begin the drawing of boards here (default 1)"))
        .addOption(
            Choices.option(
                WitnessHunt.KEEP,
                "DIR",
                "the boards in this folder are confirmed, and not searched for again; with"
                    + " --witness each that is found is kept there, as an SGF file called by the"
                    + " template and the move, so that a search can go on later"))
        .addOption(Exclude.option())
        .addOption(
            Choices.flag(
                WitnessHunt.ANEW, "go by no witness that is shipped, so that each is searched for"))
        .addOption(Databases.option())
        .addOption(
            Choices.words(
                Probing.ORDER,
                "ORDER",
                Probing.ORDERS,
                "planar (the default): what any board around can tell apart; or ports: what is"
                    + " joined inside, which proves less"))
        .addOption(
            Choices.option(
                Probing.MAX_CELLS,
                "N",
                "refuse regions with more empty cells (default "
                    + Probing.DEFAULT_CELLS
                    + ", at most "
                    + Coloring.MAX_CELLS
                    + "); each more takes about three times as long"))
        .addOption(
            Choices.option(
                Probing.MEMORY,
                "MIB",
                "memory for values, in MiB (default " + Probing.DEFAULT_MEBIBYTES + ")"))
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
