package org.hexproof.cli;

import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.GoalText;
import org.hexproof.board.Position;
import org.hexproof.certificate.CertificateException;
import org.hexproof.certificate.statement.Fork;
import org.hexproof.certificate.statement.Manifest;
import org.hexproof.certificate.statement.OnlyMove;
import org.hexproof.certificate.statement.Outline;
import org.hexproof.certificate.statement.Proven;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.certificate.statement.Proven.CheckedBundle;
import org.hexproof.certificate.statement.Proven.CheckedLemmas;
import org.hexproof.certificate.statement.Proven.CheckedManifest;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.statement.Tester;
import org.hexproof.format.Diagram;
import org.hexproof.format.text.TextWriter;
import org.hexproof.report.Printable;

/** What the check of a file has found, in words or as a line of JSON. */
final class CheckReport {
  private static final String INDENT = "  ";

  private CheckReport() {}

  static String refused(String file, CertificateException e) {
    return file + ": does not check: " + e.getMessage() + "\n";
  }

  static String text(String file, Proven proven) {
    if (proven instanceof CheckedBundle bundle) {
      OnlyMove claim = bundle.claim();
      return found(file, bundle, " in " + count(bundle.proofs(), "proof"))
          + drawing(
              claim.position(),
              claim.goal(),
              ImmutableMap.of(claim.move(), "*"),
              wish(claim.goal()))
          + INDENT
          + claim.move()
          + " (*) is White's only winning move here\n";
    }
    if (proven instanceof CheckedManifest checked) {
      Manifest manifest = checked.manifest();
      Outline outline = manifest.outline();
      return found(file, checked, " in " + count(checked.proofs(), "certificate"))
          + drawing(
              outline.whole(Color.BLACK).position(),
              outline.goal(),
              manifest.redundant().stream().collect(toImmutableMap(cell -> cell, cell -> "*")),
              wish(outline))
          + INDENT
          + proved(manifest)
          + "\n";
    }
    if (proven instanceof CheckedLemmas lemmas) {
      Statement about = lemmas.statement();
      return found(file, lemmas, "")
          + drawing(about.position(), about.goal(), ImmutableMap.of(), wish(about.goal()))
          + INDENT
          + count(lemmas.claims(), "lemma")
          + " proved for "
          + word(about.winner())
          + "\n";
    }
    Checked checked = (Checked) proven;
    Statement statement = checked.statement();
    String more =
        checked.files() == 0 ? "" : ", with " + count(checked.files(), "file") + " of lemmas";
    return found(file, proven, more)
        + drawing(statement.position(), statement.goal(), ImmutableMap.of(), wish(statement.goal()))
        + INDENT
        + "with "
        + word(statement.toMove())
        + " to move, "
        + word(statement.winner())
        + " wins\n";
  }

  static String proved(Manifest manifest) {
    if (!manifest.valid()) {
      return "the template is not valid: with White to move, White wins";
    }
    if (manifest.minimal()) {
      return "the template is valid and minimal";
    }
    ImmutableSet<Cell> redundant = manifest.redundant();
    int needed = manifest.parts().size() - redundant.size();
    return "the template is valid"
        + (redundant.isEmpty() ? "" : ", not minimal: redundant (*): " + cells(redundant))
        + (manifest.open().isEmpty()
            ? ""
            : "; "
                + needed
                + " of its "
                + manifest.outline().parts().size()
                + " cells and stones are proved to be needed");
  }

  private static String cells(Set<Cell> cells) {
    return cells.stream().map(Cell::toString).collect(joining(" "));
  }

  private static String found(String file, Proven proven, String more) {
    return file
        + ": checked, "
        + count(proven.nodes(), "node")
        + more
        + "\n"
        + (proven.about().isEmpty() ? "" : INDENT + proven.about() + "\n");
  }

  private static String count(long count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }

  private static String drawing(
      Position position, Goal goal, ImmutableMap<Cell, String> labels, String wish) {
    return new TextWriter()
            .write(diagram(position, goal, labels))
            .stripTrailing()
            .lines()
            .map(row -> (INDENT + row).stripTrailing())
            .collect(joining("\n"))
        + "\n"
        + INDENT
        + "Black (X) wants "
        + wish
        + "\n";
  }

  /** The position, with the edges that the goal names. */
  private static Diagram diagram(Position position, Goal goal, ImmutableMap<Cell, String> labels) {
    ImmutableSet<Edge> edges =
        goal.alternatives().stream()
            .flatMap(List::stream)
            .flatMap(terminal -> terminal.edges().stream())
            .collect(Sets.toImmutableEnumSet());
    return new Diagram(
        "",
        position,
        ImmutableSet.copyOf(position.board().cells()),
        edges,
        ImmutableSet.of(),
        labels,
        Optional.empty());
  }

  private static String wish(Outline outline) {
    return outline
        .tester()
        .map(
            tester -> {
              Fork fork = Fork.of(outline.goal());
              return "%s joined with %s, or pivots to %s%s"
                  .formatted(
                      fork.a(),
                      fork.edge().label(),
                      fork.b(),
                      tester == Tester.SENTE ? " in sente" : "");
            })
        .orElseGet(() -> wish(outline.goal()));
  }

  private static String wish(Goal goal) {
    return goal.alternatives().stream()
        .map(terminals -> GoalText.format(Goal.join(terminals)).replace(" / ", " joined with "))
        .collect(joining(", or "));
  }

  private static String word(Color color) {
    return color.name().toLowerCase(Locale.ROOT);
  }

  private interface Members {
    void writeTo(JsonWriter json) throws IOException;
  }

  static String refusedJson(String file, CertificateException e) throws IOException {
    return line(file, false, json -> json.name("reason").value(e.getMessage()));
  }

  static String json(String file, Proven proven) throws IOException {
    return line(
        file,
        true,
        json -> {
          json.name("about").value(proven.about());
          if (proven instanceof CheckedBundle bundle) {
            OnlyMove claim = bundle.claim();
            writePosition(json, claim.position(), claim.goal());
            json.name("toMove").value(word(Color.WHITE));
            json.name("winner").value(word(Color.WHITE));
            json.name("onlyMove").value(claim.move().toString());
            json.name("proofs").value(bundle.proofs());
          } else if (proven instanceof CheckedManifest checked) {
            Manifest manifest = checked.manifest();
            Outline outline = manifest.outline();
            writePosition(json, outline.stones(), outline.goal());
            writeCells(json, "carrier", outline.carrier());
            if (outline.tester().isPresent()) {
              json.name("beside").value(outline.tester().get().label());
            }
            json.name("valid").value(manifest.valid());
            writeCells(
                json, "needed", Sets.difference(manifest.parts().keySet(), manifest.redundant()));
            writeCells(json, "redundant", manifest.redundant());
            writeCells(json, "open", manifest.open());
            json.name("proofs").value(checked.proofs());
          } else if (proven instanceof CheckedLemmas lemmas) {
            writePosition(json, lemmas.statement().position(), lemmas.statement().goal());
            json.name("side").value(word(lemmas.statement().winner()));
            json.name("lemmas").value(lemmas.claims());
          } else {
            Checked certificate = (Checked) proven;
            json.name("files").value(certificate.files());
            Statement statement = certificate.statement();
            writePosition(json, statement.position(), statement.goal());
            json.name("toMove").value(word(statement.toMove()));
            json.name("winner").value(word(statement.winner()));
          }
          json.name("nodes").value(proven.nodes());
        });
  }

  private static String line(String file, boolean checked, Members members) throws IOException {
    StringWriter text = new StringWriter();
    JsonWriter json = Printable.json(text);
    json.setFormattingStyle(FormattingStyle.COMPACT);
    json.beginObject();
    json.name("file").value(file);
    json.name("checked").value(checked);
    members.writeTo(json);
    json.endObject();
    json.flush();
    return text + "\n";
  }

  private static void writePosition(JsonWriter json, Position position, Goal goal)
      throws IOException {
    json.name("cols").value(position.board().cols());
    json.name("rows").value(position.board().rows());
    writeCells(json, "black", position.black());
    writeCells(json, "white", position.white());
    json.name("goal").value(GoalText.format(goal));
  }

  private static void writeCells(JsonWriter json, String name, Iterable<Cell> cells)
      throws IOException {
    json.name(name).beginArray();
    for (Cell cell : cells) {
      json.value(cell.toString());
    }
    json.endArray();
  }
}
