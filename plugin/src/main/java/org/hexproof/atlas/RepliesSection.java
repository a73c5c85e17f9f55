package org.hexproof.atlas;

import static java.util.Comparator.comparingInt;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Map;
import java.util.TreeMap;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Naming;
import org.hexproof.format.Diagram;
import org.hexproof.intrusion.Defense;
import org.hexproof.intrusion.Exchange;
import org.hexproof.intrusion.Gap;
import org.hexproof.intrusion.Intrusion;
import org.hexproof.intrusion.Study;
import org.hexproof.page.PageWriter;
import org.hexproof.template.Template;

/**
 * White's moves into a template and Black's replies, each with a board.
 *
 * @param naming what the players are called
 */
record RepliesSection(Template template, Naming naming) {
  /** Adds what is known, and what is not. */
  void add(Study study, Html html) {
    if (study instanceof Study.Kept kept) {
      threats(kept, html);
      html.open("div", "class", "figures");
      kept.defenses().forEach(defense -> defense(defense, html));
      html.close("div");
      replies(kept.intrusions(), html);
    } else if (study instanceof Study.Broken broken) {
      broken(broken, html);
    }
    if (!study.gaps().isEmpty()) {
      String gaps = study.gaps().stream().map(Gap::words).collect(joining("; "));
      html.element("p", "Not decided: " + gaps + ".", "class", "told");
    }
  }

  private String black() {
    return naming.name(Color.BLACK);
  }

  private String white() {
    return naming.name(Color.WHITE);
  }

  private void threats(Study.Kept kept, Html html) {
    if (kept.threats().isEmpty()) {
      return;
    }
    String threats =
        kept.threats().stream()
            .map(threat -> threat.cell() + with(threat.carrier()))
            .collect(joining("; "));
    ImmutableSet<Cell> left = kept.mustPlay();
    html.element(
        "p",
        "%s threatens %s. %s"
            .formatted(
                black(),
                threats,
                left.isEmpty()
                    ? "No cell is in all of these: one of them answers whatever %s plays."
                        .formatted(white())
                    : "To meet all of these %s must play %s.".formatted(white(), Cell.list(left))),
        "class",
        "told");
  }

  private static String with(ImmutableSet<Cell> carrier) {
    return carrier.isEmpty() ? ", connected at once" : " with " + Cell.list(carrier);
  }

  private void defense(Defense defense, Html html) {
    String reply = defense.reply().map(cell -> black() + " " + cell).orElse("no reply is needed");
    figure(
        played(defense),
        defense.carrier(),
        "%s %s: %s%s"
            .formatted(white(), Cell.list(defense.moves()), reply, with(defense.carrier())),
        html);
  }

  private void broken(Study.Broken broken, Html html) {
    Map<Cell, String> labels = new TreeMap<>(Diagram.of(template).labels());
    broken.moves().forEach(cell -> labels.put(cell, "+"));
    html.open("div", "class", "figures");
    figure(
        Diagram.of(template).withLabels(labels),
        template.carrier(),
        white()
            + " breaks it"
            + (broken.moves().isEmpty() ? "" : " with " + Cell.list(broken.moves()) + " (+)")
            + (broken.line().size() > 1 ? "; play may go " + Cell.list(broken.line()) : ""),
        html);
    html.close("div");
  }

  /** With the only move that the reply answers, or a star on each of them. */
  private Diagram played(Defense defense) {
    Diagram drawn = Diagram.of(template);
    Exchange exchange = Exchange.of(template.stones(), defense);
    Map<Cell, String> labels = new TreeMap<>(drawn.labels());
    labels.putAll(exchange.labels());
    return new Diagram(
        "",
        exchange.position(),
        drawn.visible(),
        drawn.edges(),
        drawn.shaded(),
        ImmutableMap.copyOf(labels),
        drawn.toMove());
  }

  /** A board that the page's script draws, and words for all. */
  static void figure(Diagram board, ImmutableSet<Cell> shaded, String words, Html html) {
    html.open("figure")
        .data("figure", PageWriter.board(board, shaded))
        .element("figcaption", words, "class", "told")
        .close("figure");
  }

  private void replies(ImmutableList<Intrusion> intrusions, Html html) {
    html.open("details").element("summary", "All replies, with the number of cells needed then");
    html.open("table").open("thead").open("tr");
    html.element("th", white(), "scope", "col", "class", "told");
    html.element("th", black(), "scope", "col", "class", "told");
    html.close("tr").close("thead").open("tbody");
    for (Intrusion intrusion : intrusions) {
      html.open("tr").element("th", intrusion.cell().toString(), "scope", "row");
      html.element("td", replies(intrusion)).close("tr");
    }
    html.close("tbody").close("table").close("details");
  }

  private static String replies(Intrusion intrusion) {
    return intrusion
        .ignored()
        .map(carrier -> "none is needed (" + carrier.size() + ")")
        .orElseGet(
            () ->
                intrusion.replies().stream()
                    .sorted(comparingInt(reply -> reply.carrier().size()))
                    .map(reply -> reply.cell() + " (" + reply.carrier().size() + ")")
                    .collect(joining(", ")));
  }
}
