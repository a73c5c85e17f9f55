package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Naming;
import org.hexproof.prove.Proving;
import org.hexproof.report.BasisJson;
import org.hexproof.report.Printable;
import org.hexproof.solver.Answer;

/**
 * What {@code hexproof prove} says.
 *
 * @param otherBuilds the hashes of other builds of the program that have added to the store
 * @param certificate the file for it, if one is wanted
 */
record ProveReport(
    Color toMove,
    Answer answer,
    Proving.State state,
    ImmutableList<String> otherBuilds,
    Optional<String> certificate) {
  private static final int FORMAT_VERSION = 1;

  /** How far a proof is, for the progress bar. */
  static String line(Proving.State state) {
    return state.stored()
        + " stored, "
        + refuted(state)
        + ", proof "
        + state.standing().proof()
        + ", disproof "
        + state.standing().disproof()
        + ", "
        + nodes(state);
  }

  /** The same without what is only told of the position that the solver began with. */
  static String shortLine(Proving.State state) {
    return state.stored() + " stored, " + nodes(state);
  }

  private static String nodes(Proving.State state) {
    long millis = Math.max(1, state.time().toMillis());
    return state.nodes() + " nodes, " + state.nodes() * 1000 / millis + "/s";
  }

  private static String refuted(Proving.State state) {
    return state.refuted() + " of " + state.standing().moves() + " first moves refuted";
  }

  void writeText(Naming naming, Writer out) throws IOException {
    if (answer instanceof Answer.Decided decided) {
      out.write(
          "with %s to move, %s wins\n"
              .formatted(naming.word(toMove), naming.word(decided.winner())));
      String carrier =
          ImmutableSortedSet.copyOf(decided.carrier()).stream()
              .map(Cell::toString)
              .collect(joining(" "));
      out.write("the winner needs " + (carrier.isEmpty() ? "nothing more" : carrier) + "\n");
      if (certificate.isPresent()) {
        out.write("certificate written to " + certificate.get() + " and checked\n");
      }
      if (decided.basis().remark().isPresent()) {
        out.write(decided.basis().remark().get() + "\n");
      }
    } else if (answer instanceof Answer.Undecided undecided) {
      out.write(
          "undecided: the "
              + word(undecided.reason())
              + " limit was hit; the same command goes on from here\n"
              + refuted(state)
              + ", proof number "
              + state.standing().proof()
              + ", disproof number "
              + state.standing().disproof()
              + "\n");
    }
    out.write(
        state.stored()
            + (state.stored() == 1 ? " position" : " positions")
            + " in the store, taught "
            + state.taught()
            + "; "
            + state.nodes()
            + " nodes, "
            + state.time().toMillis()
            + " ms\n");
    if (!otherBuilds.isEmpty()) {
      out.write(
          "another build of hexproof has added to the store: "
              + String.join(", ", otherBuilds)
              + "\n");
    }
  }

  void writeJson(Writer out) throws IOException {
    Optional<Answer.Decided> decided =
        answer instanceof Answer.Decided found ? Optional.of(found) : Optional.empty();
    JsonWriter json = Printable.json(out);
    json.setFormattingStyle(FormattingStyle.COMPACT);
    json.beginObject();
    json.name("version").value(FORMAT_VERSION);
    json.name("winner").value(decided.map(found -> word(found.winner())).orElse(null));
    json.name("toMove").value(word(toMove));
    json.name("carrier");
    if (decided.isPresent()) {
      json.beginArray();
      for (Cell cell : ImmutableSortedSet.copyOf(decided.get().carrier())) {
        json.value(cell.toString());
      }
      json.endArray();
    } else {
      json.nullValue();
    }
    BasisJson.write(json, answer.basis());
    json.name("moves").value(state.standing().moves());
    json.name("refuted").value(state.refuted());
    json.name("proof").value(state.standing().proof());
    json.name("disproof").value(state.standing().disproof());
    json.name("stored").value(state.stored());
    json.name("taught").value(state.taught());
    json.name("otherBuilds").beginArray();
    for (String build : otherBuilds) {
      json.value(build);
    }
    json.endArray();
    json.name("nodes").value(state.nodes());
    json.name("millis").value(state.time().toMillis());
    if (certificate.isPresent()) {
      json.name("certificate").value(decided.isPresent() ? certificate.get() : null);
    }
    json.endObject();
    json.flush();
    out.write("\n");
  }

  private static String word(Enum<?> any) {
    return any.name().toLowerCase(Locale.ROOT);
  }
}
