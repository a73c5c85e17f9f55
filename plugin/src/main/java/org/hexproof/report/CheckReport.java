package org.hexproof.report;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
import org.hexproof.certificate.statement.Proven.CheckedSwapMap;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.statement.SwapMap;
import org.hexproof.certificate.statement.Tester;
import org.hexproof.format.Diagram;
import org.hexproof.format.text.TextWriter;

/** What the check of a file has found. */
public record CheckReport(String file, Proven proven) implements Account {
  private static final String INDENT = "  ";

  /** What there is to tell of one kind of proof. */
  private record Told(String extent, List<String> drawing, String claim, Document members) {}

  /** That a file proves nothing. */
  public record Refused(String file, CertificateException why) implements Account {
    @Override
    public Optional<Boolean> holds() {
      return Optional.of(false);
    }

    @Override
    public ImmutableList<String> lines() {
      return ImmutableList.of(file + ": does not check: " + why.getMessage());
    }

    @Override
    public Document members() {
      return document(file, false).add("reason", why.getMessage());
    }
  }

  @Override
  public ImmutableList<String> lines() {
    Told told = told();
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(file + ": checked, " + Counted.of(proven.nodes(), "node") + told.extent());
    if (!proven.about().isEmpty()) {
      lines.add(INDENT + proven.about());
    }
    return lines.addAll(told.drawing()).add(INDENT + told.claim()).build();
  }

  @Override
  public Document members() {
    return document(file, true)
        .add("about", proven.about())
        .addAll(told().members())
        .add("nodes", proven.nodes());
  }

  private static Document document(String file, boolean checked) {
    return new Document().add("file", file).add("checked", checked);
  }

  private Told told() {
    if (proven instanceof CheckedBundle bundle) {
      OnlyMove claim = bundle.claim();
      return new Told(
          " in " + Counted.of(bundle.proofs(), "proof"),
          drawing(claim.position(), claim.goal(), ImmutableSet.of(claim.move())),
          claim.move() + " (*) is White's only winning move here",
          position(claim.position(), claim.goal())
              .add("toMove", Color.WHITE)
              .add("winner", Color.WHITE)
              .add("onlyMove", claim.move())
              .add("proofs", bundle.proofs()));
    }
    if (proven instanceof CheckedManifest checked) {
      Manifest manifest = checked.manifest();
      Outline outline = manifest.outline();
      Position whole = outline.whole(Color.BLACK).position();
      return new Told(
          " in " + Counted.of(checked.proofs(), "certificate"),
          drawing(whole, outline.goal(), manifest.redundant(), wish(outline)),
          proved(manifest),
          position(outline.stones(), outline.goal())
              .add("carrier", outline.carrier())
              .addIfPresent("beside", outline.tester().map(Tester::label))
              .add("valid", manifest.valid())
              .add("needed", Sets.difference(manifest.parts().keySet(), manifest.redundant()))
              .add("redundant", manifest.redundant())
              .add("open", manifest.open())
              .add("proofs", checked.proofs()));
    }
    if (proven instanceof CheckedSwapMap checked) {
      SwapMap map = checked.map();
      return new Told(
          " in " + Counted.of(checked.proofs(), "certificate"),
          drawing(SwapMapReport.diagram(map)).toList(),
          SwapMapReport.counts(map),
          SwapMapReport.members(map).add("proofs", checked.proofs()));
    }
    if (proven instanceof CheckedLemmas lemmas) {
      Statement about = lemmas.statement();
      return new Told(
          "",
          drawing(about.position(), about.goal(), ImmutableSet.of()),
          Counted.of(lemmas.claims(), "lemma") + " proved for " + word(about.winner()),
          position(about.position(), about.goal())
              .add("side", about.winner())
              .add("lemmas", lemmas.claims()));
    }
    Checked checked = (Checked) proven;
    Statement statement = checked.statement();
    int files = checked.files();
    return new Told(
        files == 0 ? "" : ", with " + Counted.of(files, "file") + " of lemmas",
        drawing(statement.position(), statement.goal(), ImmutableSet.of()),
        "with %s to move, %s wins".formatted(word(statement.toMove()), word(statement.winner())),
        new Document()
            .add("files", files)
            .addAll(position(statement.position(), statement.goal()))
            .add("toMove", statement.toMove())
            .add("winner", statement.winner()));
  }

  private static String word(Color side) {
    return Naming.BLACK_AND_WHITE.word(side);
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
        + (redundant.isEmpty()
            ? ""
            : ", not minimal: redundant (*): " + Joiner.on(' ').join(redundant))
        + (manifest.open().isEmpty()
            ? ""
            : "; %s of its %s cells and stones are proved to be needed"
                .formatted(needed, manifest.outline().parts().size()));
  }

  private static List<String> drawing(Position position, Goal goal, ImmutableSet<Cell> marked) {
    return drawing(position, goal, marked, wish(goal));
  }

  private static List<String> drawing(
      Position position, Goal goal, ImmutableSet<Cell> marked, String wish) {
    Diagram diagram = diagram(position, goal, Maps.toMap(marked, cell -> "*"));
    return Stream.concat(drawing(diagram), Stream.of(INDENT + "Black (X) wants " + wish)).toList();
  }

  private static Stream<String> drawing(Diagram diagram) {
    return new TextWriter()
        .write(diagram)
        .stripTrailing()
        .lines()
        .map(row -> (INDENT + row).stripTrailing());
  }

  /** The position, with the edges that the goal names. */
  private static Diagram diagram(Position position, Goal goal, ImmutableMap<Cell, String> labels) {
    ImmutableSet<Edge> edges =
        goal.alternatives().stream()
            .flatMap(List::stream)
            .flatMap(terminal -> terminal.edges().stream())
            .collect(Sets.toImmutableEnumSet());
    return Diagram.of(position, Optional.empty()).withEdges(edges).withLabels(labels);
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

  private static Document position(Position position, Goal goal) {
    return new Document()
        .add("cols", position.board().cols())
        .add("rows", position.board().rows())
        .add("black", position.black())
        .add("white", position.white())
        .add("goal", GoalText.format(goal));
  }
}
