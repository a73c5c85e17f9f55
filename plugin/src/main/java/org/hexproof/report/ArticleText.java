package org.hexproof.report;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.hexproof.article.Article;
import org.hexproof.article.Proofs;
import org.hexproof.board.Cell;
import org.hexproof.format.Diagram;
import org.hexproof.format.hexboard.HexboardWriter;
import org.hexproof.format.hexboard.WikiText;
import org.hexproof.intrusion.Gap;
import org.hexproof.intrusion.Study;
import org.hexproof.probe.ProbeFinding;
import org.hexproof.probe.Probed;
import org.hexproof.probe.Witness;
import org.hexproof.solver.Basis;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Weakening;

/**
 * An article for HexWiki about a template, in which Black is Red and White is Blue. Cells that are
 * not needed are shaded, so that a board reads back as a template.
 */
public final class ArticleText {
  private static final ImmutableList<String> ORDINALS =
      ImmutableList.of(
          "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
          "tenth");

  private final Article article;
  private final Optional<Probed> probes;
  private final Finding finding;
  private final Template template;
  private final StringBuilder text = new StringBuilder();

  private ArticleText(Article article, Optional<Probed> probes) {
    this.article = article;
    this.probes = probes;
    this.finding = article.finding();
    this.template = article.subject().template();
  }

  /**
   * The article.
   *
   * @param article about a template of which it is known whether it is valid
   * @param probes which moves into it matter, if that was asked
   */
  public static String of(Article article, Optional<Probed> probes) {
    return new ArticleText(article, probes).text();
  }

  private String text() {
    lead();
    board(Diagram.of(template).withName(""));
    paragraph(size());
    known();
    article.refutation().ifPresent(this::refutation);
    article
        .repertoire()
        .ifPresent(repertoire -> new RepertoireText(template, this::paragraph).write(repertoire));
    minimality();
    probes.ifPresent(this::probes);
    gaps();
    text.append(category()).append('\n');
    return text.toString();
  }

  private void paragraph(String words) {
    text.append(words).append("\n\n");
  }

  private void heading(String words) {
    paragraph("== " + words + " ==");
  }

  private void board(Diagram diagram) {
    paragraph(new HexboardWriter().write(diagram).stripTrailing());
  }

  private void lead() {
    String name = template.name().strip();
    String called = name.isEmpty() ? "This" : "'''" + WikiText.plain(name) + "'''";
    String aliases = template.aliases().stream().map(WikiText::plain).collect(joining(", "));
    boolean isValid = finding.valid().orElseThrow();
    paragraph(
        called
            + (aliases.isEmpty() ? "" : " (also called " + aliases + ")")
            + (isValid ? " is " : " is no template. It was drawn as ")
            + what()
            + ". "
            + promise(isValid));
  }

  private String what() {
    String row = row().map(ordinal -> " on the " + ordinal + " row").orElse("");
    return switch (template.kind()) {
      case EDGE -> "an [[edge template]]" + row;
      case INTERIOR -> "an [[interior template]]";
      case CONNECTS_BOTH -> "an [[edge template]]" + row + " for two stones at once";
      case PIVOTING -> "a [[pivoting template]]" + row;
      case PIVOTING_SENTE -> "a [[pivoting template]]" + row + ", in sente";
    };
  }

  private Optional<String> row() {
    return template.row().stream()
        .mapToObj(row -> row <= ORDINALS.size() ? ORDINALS.get(row - 1) : row + "th")
        .findFirst();
  }

  private String promise(boolean isValid) {
    String red = isValid ? "Red" : "Red would";
    String s = isValid ? "s" : "";
    Promise promise = template.promise();
    String edge =
        promise.edges().stream()
            .findFirst()
            .map(each -> "the " + each.label() + " edge")
            .orElse("");
    String stones = promise.named().size() == 1 ? "the stone marked A" : "the stones marked A";
    String how =
        switch (template.kind()) {
          case EDGE -> " connect" + s + " " + stones + " to " + edge;
          case INTERIOR -> " connect" + s + " all the stones marked A to each other";
          case CONNECTS_BOTH ->
              " connect" + s + " the stones A and B and " + edge + " all together";
          case PIVOTING ->
              " connect"
                  + s
                  + " the stone A to "
                  + edge
                  + ", or get"
                  + s
                  + " the cell B connected to"
                  + " it with a threat to connect A as well";
          case PIVOTING_SENTE ->
              " connect"
                  + s
                  + " the stone A to "
                  + edge
                  + ", or get"
                  + s
                  + " the cell B connected to"
                  + " it and the next move";
        };
    return red + how + ", even if Blue moves first.";
  }

  private String size() {
    int stones = template.stones().black().size();
    return "It has %s, and %s in its carrier."
        .formatted(
            Counted.of(stones, "red stone"), Counted.of(template.carrier().size(), "empty cell"));
  }

  private void known() {
    heading("Status");
    if (!finding.valid().orElseThrow()) {
      paragraph("* '''Not valid.''' " + by(article.validity()));
      return;
    }
    String replies =
        article.repertoire().isPresent()
            ? "\n* '''Red's threats and replies.''' " + repliesBy()
            : "";
    paragraph("* '''Valid.''' " + by(article.validity()) + "\n* " + minimalInShort() + replies);
  }

  private String minimalInShort() {
    if (!finding.redundant().isEmpty()) {
      return "'''Not minimal.''' " + by(article.minimality());
    }
    return finding.minimal().isPresent()
        ? "'''Minimal.''' " + by(article.minimality())
        : "Whether it is minimal is not known.";
  }

  private String repliesBy() {
    return article.repliesRestOn().equals(Basis.CERTIFICATE)
        ? by(article.replies())
        : "A solver found them; certificates that were checked: " + article.replies().files() + ".";
  }

  /** How something was proved. */
  private String by(Proofs proofs) {
    if (proofs.files() == 0) {
      return finding.basis().grounds().contains(Basis.Ground.VALUE)
          ? "Proved by computation of the value of the region."
          : "A solver found it by computation; no certificate was checked.";
    }
    return "Proved by computation: a solver wrote %s, and a program that shares no code with it checked %s."
        .formatted(
            proofs.files() == 1
                ? "a certificate of " + steps(proofs)
                : proofs.files() + " certificates, of " + steps(proofs) + " in all",
            proofs.files() == 1 ? "it" : "them");
  }

  private static String steps(Proofs proofs) {
    return Counted.of(proofs.nodes(), "step");
  }

  private void refutation(Study.Broken broken) {
    heading("Refutation");
    if (broken.moves().isEmpty()) {
      paragraph("Blue breaks it.");
      return;
    }
    paragraph("Blue breaks it with " + CellWords.or(broken.moves()) + ", marked with a star.");
    Map<Cell, String> marks = Maps.asMap(broken.moves(), cell -> "*");
    board(Diagram.of(template, template.stones(), template.carrier(), marks));
    if (broken.line().size() > 1) {
      paragraph("Play may go " + Cell.list(broken.line()) + ".");
    }
  }

  private void minimality() {
    if (!finding.valid().orElseThrow()) {
      return;
    }
    heading("Minimality");
    ImmutableList<Weakening> all = Weakening.of(template);
    Set<Cell> stones = Sets.difference(template.stones().black(), template.promise().named());
    if (finding.redundant().isEmpty()) {
      paragraph(
          finding.minimal().isEmpty()
              ? "It is not known whether Red needs all of it."
              : "Nothing can be left out: if Blue has any one of the %s as well%s, Red does not connect if Blue moves first."
                  .formatted(
                      Counted.of(all.size() - stones.size(), "empty cell"),
                      stones.isEmpty()
                          ? ""
                          : ", or the stone at " + CellWords.or(stones) + " is missing"));
      return;
    }
    paragraph(
        "The template is not minimal. Red does not need %s, marked with a minus sign: each of them by itself may %s."
            .formatted(
                CellWords.and(finding.redundant()),
                stones.containsAll(finding.redundant())
                    ? "be missing"
                    : Sets.intersection(stones, finding.redundant()).isEmpty()
                        ? "be Blue's"
                        : "be Blue's if it is an empty cell, and be missing if it is a stone"));
    Map<Cell, String> marks = Maps.asMap(finding.redundant(), cell -> "-");
    board(Diagram.of(template, template.stones(), template.carrier(), marks));
    if (finding.minimal().isEmpty()) {
      paragraph("Of other cells it is not known whether Red needs them.");
    }
  }

  private void probes(Probed probed) {
    heading("Probes");
    paragraph(
        "A move of Blue's into the template is inferior if it is never Blue's only winning move, whatever is around the template. It matters if there is a board on which it is.");
    StringBuilder table =
        new StringBuilder("{| class=\"wikitable\"\n! Blue's move !! What is known\n");
    for (ProbeFinding move : probed.findings()) {
      table.append("|-\n| ").append(move.name()).append(" || ");
      table.append(WikiText.plain(status(move))).append('\n');
    }
    paragraph(table + "|}");
    for (ProbeFinding move : probed.findings()) {
      move.witness().ifPresent(witness -> witness(move, witness));
    }
  }

  private static String status(ProbeFinding move) {
    return move.inferior()
        .map(why -> "inferior, " + why)
        .orElse(move.witness().isPresent() ? "matters, see below" : "not known");
  }

  private void witness(ProbeFinding move, Witness witness) {
    paragraph("=== The probe " + move.name() + " ===");
    paragraph(
        "On this board it is Blue's only winning move, marked with a star. The empty cells of the template are shaded.");
    board(witness.diagram(""));
  }

  private void gaps() {
    if (!article.gaps().isEmpty()) {
      heading("Open questions");
      paragraph(
          "Not decided: " + article.gaps().stream().map(Gap::what).collect(joining("; ")) + ".");
    }
  }

  private String category() {
    return template.kind() == Kind.INTERIOR
        ? "[[Category:Interior templates]]"
        : "[[Category:Edge templates]]";
  }
}
