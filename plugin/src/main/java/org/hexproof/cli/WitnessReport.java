package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Naming;
import org.hexproof.probe.Uniqueness;
import org.hexproof.report.BasisJson;
import org.hexproof.report.Printable;

/**
 * What {@code witness} has found.
 *
 * @param asked the move that was asked about
 * @param bundle the file for the proof, if one is wanted
 * @param naming what words call the players
 */
record WitnessReport(
    Uniqueness found, Optional<Cell> asked, Optional<String> bundle, Naming naming) {
  private static final int FORMAT_VERSION = 1;

  void writeText(Writer out) throws IOException {
    if (found instanceof Uniqueness.Decided decided) {
      out.write(decided.unique() ? yes() : "no: " + why(decided.winning()) + "\n");
    } else {
      out.write("undecided: " + reason() + "\n");
      if (!found.winning().isEmpty()) {
        out.write(white() + " wins with " + list(found.winning()) + "\n");
      }
    }
    if (found.basis().remark().isPresent()) {
      out.write(found.basis().remark().get() + "\n");
    }
    out.write(found.nodes() + " nodes, " + found.time().toMillis() + " ms\n");
  }

  private String reason() {
    return found instanceof Uniqueness.Undecided undecided
        ? "the " + undecided.reason().name().toLowerCase(Locale.ROOT) + " limit was hit"
        : "the solver failed";
  }

  private String yes() {
    String yes = "yes: " + list(found.winning()) + " is " + white() + "'s only winning move\n";
    return yes + bundle.map(name -> "proof written to " + name + " and checked\n").orElse("");
  }

  private String why(ImmutableSet<Cell> winning) {
    if (asked.isPresent()) {
      Cell cell = asked.get();
      return winning.contains(cell)
          ? white()
              + " wins with "
              + list(winning.stream().filter(move -> !move.equals(cell)).toList())
              + " too"
          : cell + " loses";
    }
    return white() + (winning.isEmpty() ? " has no winning move" : " wins with " + list(winning));
  }

  private String white() {
    return naming.name(Color.WHITE);
  }

  void writeJson(Writer out) throws IOException {
    Optional<Uniqueness.Decided> decided =
        found instanceof Uniqueness.Decided is ? Optional.of(is) : Optional.empty();
    boolean unique = decided.map(Uniqueness.Decided::unique).orElse(false);
    JsonWriter json = Printable.json(out);
    json.setFormattingStyle(FormattingStyle.COMPACT);
    json.beginObject();
    json.name("version").value(FORMAT_VERSION);
    json.name("cell").value(asked.map(Cell::toString).orElse(null));
    json.name("unique").value(decided.map(Uniqueness.Decided::unique).orElse(null));
    json.name("winning").beginArray();
    for (Cell cell : found.winning()) {
      json.value(cell.toString());
    }
    json.endArray();
    json.name("complete").value(decided.map(Uniqueness.Decided::complete).orElse(false));
    BasisJson.write(json, found.basis());
    json.name("nodes").value(found.nodes());
    json.name("millis").value(found.time().toMillis());
    if (bundle.isPresent()) {
      json.name("bundle").value(unique ? bundle.get() : null);
    }
    json.endObject();
    json.flush();
    out.write("\n");
  }

  private static String list(Iterable<Cell> cells) {
    return Streams.stream(cells).map(Cell::toString).collect(joining(" "));
  }
}
