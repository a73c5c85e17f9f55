package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.hexproof.build.DatabaseBuild;
import org.hexproof.circuit.TerminalSymmetry;
import org.hexproof.compose.KnownCircuit;
import org.hexproof.database.Database;
import org.hexproof.database.Lookup;
import org.hexproof.database.Nearest;
import org.hexproof.database.Neighbors;
import org.hexproof.database.TextExport;
import org.hexproof.database.TextLine;
import org.hexproof.database.ValueList;
import org.hexproof.database.View;
import org.hexproof.report.Counted;
import org.hexproof.terminal.Progress;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;

/** {@code hexproof db lookup}. What it prints is a database as text. */
final class DbLookup {
  /** The nearest values are sought among about so many, those of the fewest cells. */
  private static final long NEAREST_AMONG = 300_000;

  private static final int NEAREST_SHOWN = 3;
  private static final long BYTES = 1L << 30;

  private final Database database;
  private final boolean ascii;
  private final Writer output;
  private final TextExport lines;

  /** What is to be told next. */
  private final StringWriter out = new StringWriter();

  private final Surroundings surroundings;

  DbLookup(DbCommand.Asked asked) throws IOException {
    this.database = asked.database();
    this.ascii = asked.ascii();
    this.output = asked.output().writer();
    this.lines = new TextExport(database);
    this.surroundings = asked.surroundings();
  }

  /** Whether the value is there. */
  boolean look(View view, String text) throws IOException {
    Game game = GameReader.read("EXPR", text, view.poset());
    OptionalInt reference = database.find(view, game);
    if (reference.isPresent()) {
      write(reference.getAsInt());
      String as = view == View.GENERAL ? "" : " as a " + view.label();
      out.write("# found" + as + ": " + Lookup.where(reference.getAsInt()) + "\n");
      tell();
      return true;
    }
    Values values = new Values(view.poset());
    int value = values.of(game);
    if (lookElsewhere(text)) {
      return true;
    }
    boolean passable = values.isPassable(value);
    if (passable && surroundings.interrupt().raised()) {
      return false;
    }
    out.write("no\n");
    if (!passable) {
      out.write("# it is not passable, so no position has this value\n");
    }
    writeLimit(values.store().atoms(value));
    tell();
    writeInstead(view, values, value);
    return false;
  }

  /** Whether it is a value that the program draws though the database lacks it. */
  private boolean lookElsewhere(String text) throws IOException {
    Values values = new Values(Posets.P3);
    Game game = values.form(values.of(GameReader.read("EXPR", text, Posets.P3)));
    Optional<KnownCircuit> named = KnownCircuit.named(game);
    Optional<KnownCircuit> found = named.isPresent() ? named : composed(game);
    if (found.isPresent()) {
      KnownCircuit known = found.get();
      out.write(new TextLine(known.cells(), game, known.circuit()).text(ascii) + "\n");
      out.write("# not in the database, but " + (named.isPresent() ? "known" : "composed"));
      out.write(": " + known.where() + "\n");
      tell();
    }
    return found.isPresent();
  }

  private Optional<KnownCircuit> composed(Game game) throws IOException {
    try (Progress progress = surroundings.watch().count("searches", 1)) {
      progress.say("compositions");
      return KnownCircuit.composed(game, database, surroundings.interrupt()::raised);
    }
  }

  /** What comes near to it, for which all values are gone through, each time in another way. */
  private void writeInstead(View view, Values values, int value) throws IOException {
    ImmutableList<View> views =
        view == View.GENERAL ? ImmutableList.of(View.CORNER, View.FORK) : ImmutableList.of();
    try (Progress progress = surroundings.watch().count("searches", views.size() + 1)) {
      for (View as : views) {
        if (surroundings.interrupt().raised()) {
          return;
        }
        progress.say(as.label());
        writeAs(as, values, value);
        progress.aside(this::tell);
        progress.step();
      }
      progress.say("nearest");
      writeNearest(view, values.form(value));
      progress.aside(this::tell);
    }
  }

  private void tell() throws IOException {
    output.write(out.toString());
    output.flush();
    out.getBuffer().setLength(0);
  }

  /** Tells if the database leaves such long values out. */
  private void writeLimit(int atoms) throws IOException {
    String most = database.meta().getOrDefault(DatabaseBuild.ATOMS, "");
    Integer limit = Ints.tryParse(most);
    if (limit != null && atoms > limit) {
      out.write(
          "# it has %s atoms; this database has no values of more than %s\n"
              .formatted(atoms, most));
    }
  }

  /** A line as in [H3T], Figure 15. */
  private void write(int reference) throws IOException {
    out.write(lines.line(reference).text(ascii) + "\n");
  }

  private void writeAs(View view, Values values, int value) throws IOException {
    Values seen = new Values(view.poset());
    Image image = view.image(values.store(), seen, TerminalSymmetry.ALL.get(0));
    Game form = seen.form(image.of(value));
    OptionalInt reference = database.find(view, form);
    out.write("# as a " + view.label() + " it is " + GameWriter.write(form, view.poset(), ascii));
    if (reference.isPresent()) {
      out.write(", as is " + Lookup.where(reference.getAsInt()) + "\n");
      write(reference.getAsInt());
    } else {
      out.write(", which is not there\n");
    }
  }

  private void writeNearest(View view, Game game) throws IOException {
    int cells = 0;
    long labelled = 0;
    for (Map.Entry<Integer, Database.Counts> count : database.counts().entrySet()) {
      labelled += count.getValue().labelled();
      if (labelled <= NEAREST_AMONG) {
        cells = count.getKey();
      }
    }
    Nearest nearest =
        view == View.GENERAL
            ? Nearest.of(database, game, cells, surroundings.interrupt()::raised, BYTES)
            : nearest(view, game, cells);
    if (surroundings.interrupt().raised()) {
      return;
    }
    String among = " of those with at most " + Counted.of(cells, "cell");
    writeNearest("nearest above" + among, nearest.above());
    writeNearest("nearest below" + among, nearest.below());
  }

  /** As the values are seen in a view, where several are one. */
  private Nearest nearest(View view, Game game, int cells) throws IOException {
    ValueList.Filter untilStopped = (store, value, taken) -> !surroundings.interrupt().raised();
    ValueList list = ValueList.of(database, view, cells, untilStopped, BYTES);
    Neighbors found = Neighbors.of(game, list);
    return new Nearest(
        found.above().stream().map(list::reference).collect(ImmutableList.toImmutableList()),
        found.below().stream().map(list::reference).collect(ImmutableList.toImmutableList()));
  }

  private void writeNearest(String what, List<Integer> references) throws IOException {
    out.write("# " + what);
    out.write(
        references.size() > NEAREST_SHOWN
            ? ", " + NEAREST_SHOWN + " of " + references.size() + "\n"
            : "\n");
    for (int reference : references.subList(0, Math.min(NEAREST_SHOWN, references.size()))) {
      write(reference);
    }
  }
}
