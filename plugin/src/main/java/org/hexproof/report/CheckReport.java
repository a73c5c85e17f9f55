package org.hexproof.report;

import static com.google.common.collect.ImmutableMap.toImmutableMap;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.GoalText;
import org.hexproof.board.Naming;
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

/** What the check of a file has found, in words or as a line of JSON. */
public final class CheckReport {
  private static final String INDENT = "  ";

  private CheckReport() {}

  /** That a file proves nothing. */
  public static String refused(String file, CertificateException e) {
    return file + ": does not check: " + e.getMessage() + "\n";
  }

  /** What a file proves. */
  public static String text(String file, Proven proven) {
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
          + Naming.BLACK_AND_WHITE.word(about.winner())
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
        + Naming.BLACK_AND_WHITE.word(statement.toMove())
        + " to move, "
        + Naming.BLACK_AND_WHITE.word(statement.winner())
        + " wins\n";
  }

  public static String proved(Manifest manifest) {
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
    return Joiner.on(' ').join(cells);
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

  /** That a file proves nothing, as a line of JSON. */
  public static String refusedJson(String file, CertificateException e) {
    return line(file, false).add("reason", e.getMessage()) + "\n";
  }

  /** What a file proves, as a line of JSON. */
  public static String json(String file, Proven proven) {
    Document document = line(file, true).add("about", proven.about());
    if (proven instanceof CheckedBundle bundle) {
      OnlyMove claim = bundle.claim();
      document
          .addAll(position(claim.position(), claim.goal()))
          .add("toMove", Color.WHITE)
          .add("winner", Color.WHITE)
          .add("onlyMove", claim.move())
          .add("proofs", bundle.proofs());
    } else if (proven instanceof CheckedManifest checked) {
      Manifest manifest = checked.manifest();
      Outline outline = manifest.outline();
      document
          .addAll(position(outline.stones(), outline.goal()))
          .add("carrier", outline.carrier())
          .addIfPresent("beside", outline.tester().map(Tester::label))
          .add("valid", manifest.valid())
          .add("needed", Sets.difference(manifest.parts().keySet(), manifest.redundant()))
          .add("redundant", manifest.redundant())
          .add("open", manifest.open())
          .add("proofs", checked.proofs());
    } else if (proven instanceof CheckedLemmas lemmas) {
      document
          .addAll(position(lemmas.statement().position(), lemmas.statement().goal()))
          .add("side", lemmas.statement().winner())
          .add("lemmas", lemmas.claims());
    } else {
      Checked certificate = (Checked) proven;
      Statement statement = certificate.statement();
      document
          .add("files", certificate.files())
          .addAll(position(statement.position(), statement.goal()))
          .add("toMove", statement.toMove())
          .add("winner", statement.winner());
    }
    return document.add("nodes", proven.nodes()) + "\n";
  }

  private static Document line(String file, boolean checked) {
    return new Document().add("file", file).add("checked", checked);
  }

  private static Document position(Position position, Goal goal) {
    return new Document()
        .add("cols", position.board().cols())
        .add("rows", position.board().rows())
        .add("black", position.black())
        .add("white", position.white())
        .add("goal", GoalText.format(goal));
  }
}
