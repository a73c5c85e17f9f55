package org.hexproof.intrusion;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.Writer;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.hexboard.HexboardWriter;
import org.hexproof.template.Template;

/**
 * The intrusions as a section of a HexWiki article, in which Black is Red and White is Blue. Each
 * board shows White's move, the reply, and the cells that Black needs then, so that it reads back
 * as a template.
 */
public record IntrusionSection(Template template, Writer out) {
  /** Writes what is known, and what is not; nothing if nothing is known. */
  public void write(Study study) throws IOException {
    if (study instanceof Study.Kept kept) {
      out.write("== Intrusions ==\n\n");
      summary(kept);
      for (Defense defense : kept.defenses()) {
        write(defense);
      }
    } else if (study instanceof Study.Broken broken) {
      out.write("== Refutation ==\n\nThis is not a template: Blue breaks it");
      out.write(broken.moves().isEmpty() ? "" : " with " + words(broken.moves(), "or"));
      out.write(".\n\n");
      Map<Cell, String> labels = new TreeMap<>();
      broken.moves().forEach(cell -> labels.put(cell, "*"));
      board(template.stones(), template.carrier(), labels);
    }
    if (!(study instanceof Study.Open) && !study.gaps().isEmpty()) {
      out.write(
          "Not decided: " + study.gaps().stream().map(Gap::what).collect(joining("; ")) + ".\n\n");
    }
  }

  private void summary(Study.Kept kept) throws IOException {
    ImmutableSet<Cell> left = kept.mustPlay();
    String threats =
        kept.threats().stream().map(threat -> threat.cell().toString()).collect(joining(", "));
    if (kept.threats().isEmpty()) {
      out.write("Blue's moves and Red's replies:\n\n");
      return;
    }
    out.write("Red threatens to play at " + threats + ". ");
    out.write(
        left.isEmpty()
            ? "No cell is part of all these threats, so one of them answers whatever Blue plays."
            : "To meet all of these, Blue has to play at " + words(left, "or") + ".");
    out.write("\n\n");
  }

  private void write(Defense defense) throws IOException {
    String blue = "If Blue plays at " + words(defense.moves(), "or");
    String red =
        defense.reply().map(reply -> ", Red can reply at " + reply).orElse(", Red need not reply");
    if (defense.carrier().isEmpty()) {
      out.write(blue + red + " and is connected.\n\n");
      return;
    }
    out.write(blue + red + ", and needs no more than " + words(defense.carrier(), "and"));
    out.write(".\n\n");
    Exchange exchange = Exchange.of(template.stones(), defense);
    board(exchange.position(), defense.carrier(), exchange.labels());
  }

  private void board(Position position, ImmutableSet<Cell> carrier, Map<Cell, String> labels)
      throws IOException {
    Diagram diagram = Diagram.of(template, position, carrier, labels);
    out.write(new HexboardWriter().write(diagram) + "\n");
  }

  private static String words(Collection<Cell> cells, String last) {
    List<String> names = cells.stream().map(Cell::toString).toList();
    int end = names.size() - 1;
    return end < 1
        ? String.join("", names)
        : String.join(", ", names.subList(0, end)) + " " + last + " " + names.get(end);
  }
}
