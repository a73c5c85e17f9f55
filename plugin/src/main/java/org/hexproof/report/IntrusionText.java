package org.hexproof.report;

import static java.util.Comparator.comparingInt;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import java.io.IOException;
import java.io.Writer;
import java.util.Collection;
import java.util.List;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Naming;
import org.hexproof.intrusion.Defense;
import org.hexproof.intrusion.Gap;
import org.hexproof.intrusion.Intrusion;
import org.hexproof.intrusion.MovePair;
import org.hexproof.intrusion.Study;
import org.hexproof.intrusion.Threat;
import org.hexproof.solver.Basis;
import org.hexproof.template.Template;

/** The intrusions into a template as text for people. */
public final class IntrusionText {
  private static final String INDENT = "  ";
  private static final int WIDTH = 100;

  private final Template template;
  private final String black;
  private final String white;
  private final Basis basis;
  private final Writer out;

  /**
   * @param naming what the sides are called
   * @param basis what the study rests on
   */
  public IntrusionText(Template template, Naming naming, Basis basis, Writer out) {
    this.template = template;
    this.black = naming.name(Color.BLACK);
    this.white = naming.name(Color.WHITE);
    this.basis = basis;
    this.out = out;
  }

  /** Writes what is known, and what is not; nothing if nothing is known. */
  public void write(Study study) throws IOException {
    if (study instanceof Study.Kept kept) {
      line(title() + "valid; " + count(kept.intrusions().size(), "intrusion"));
      draw(kept.mustPlay(), "*");
      if (!kept.threats().isEmpty() || kept.gaps().isEmpty()) {
        threats(kept);
      }
      defenses(kept.defenses());
      replies(kept.intrusions());
      if (kept.pairs().isPresent()) {
        pairs(kept.pairs().get());
      }
    } else if (study instanceof Study.Broken broken) {
      line(title() + "not valid");
      draw(broken.moves(), "+");
      line(
          white
              + " breaks it"
              + (broken.moves().isEmpty() ? "" : " with " + list(broken.moves()) + " (+)"));
      if (broken.line().size() > 1) {
        line("play may go " + list(broken.line()));
      }
    }
    if (!(study instanceof Study.Open)) {
      gaps(study.gaps());
    }
    if (basis.remark().isPresent()) {
      line(basis.remark().get());
    }
  }

  private String title() {
    String name = template.name().isEmpty() ? "template" : template.name();
    return name + " (" + template.kind().label() + "): ";
  }

  private void draw(ImmutableSet<Cell> marked, String mark) throws IOException {
    for (String row : MarkedDrawing.rows(template, Maps.asMap(marked, cell -> mark))) {
      line(INDENT + row);
    }
  }

  private void threats(Study.Kept kept) throws IOException {
    line(black + " threatens, and each threat answers all " + white + " moves outside of it:");
    for (Threat threat : kept.threats()) {
      wrapped(INDENT + threat.cell() + with(threat.carrier()));
    }
    line(
        kept.mustPlay().isEmpty()
            ? "No cell is in all of them: one of them answers whatever " + white + " plays."
            : "To meet all of them " + white + " must play " + list(kept.mustPlay()) + " (*).");
  }

  private static String with(ImmutableSet<Cell> carrier) {
    return carrier.isEmpty() ? ", connected at once" : " with " + list(carrier);
  }

  private void defenses(List<Defense> defenses) throws IOException {
    line("");
    line(
        "A reply to each "
            + white
            + " move, and the cells needed then; "
            + white
            + " may have all others:");
    for (Defense defense : defenses) {
      wrapped(
          INDENT
              + list(defense.moves())
              + ": "
              + defense.reply().map(Cell::toString).orElse("no reply needed,")
              + with(defense.carrier()));
    }
  }

  /** Of the moves that need one. */
  private void replies(List<Intrusion> intrusions) throws IOException {
    line("");
    line("All replies found, each with the number of cells needed then:");
    for (Intrusion intrusion : intrusions) {
      if (intrusion.ignored().isEmpty()) {
        wrapped(
            INDENT
                + intrusion.cell()
                + ": "
                + intrusion.replies().stream()
                    .sorted(comparingInt(reply -> reply.carrier().size()))
                    .map(reply -> reply.cell() + " (" + reply.carrier().size() + ")")
                    .collect(joining(", ")));
      }
    }
  }

  private void pairs(List<MovePair> pairs) throws IOException {
    line("");
    line("Pairs of " + white + " moves that one reply answers:" + (pairs.isEmpty() ? " none" : ""));
    for (MovePair pair : pairs) {
      wrapped(INDENT + pair.first() + " " + pair.second() + ": " + list(pair.replies()));
    }
  }

  private void gaps(List<Gap> gaps) throws IOException {
    if (!gaps.isEmpty()) {
      line("");
      line("Not decided:");
      for (Gap gap : gaps) {
        wrapped(INDENT + gap.words());
      }
    }
  }

  /** Further lines of a paragraph are moved to the right. */
  private void wrapped(String text) throws IOException {
    String rest = text;
    while (rest.length() > WIDTH) {
      int space = rest.lastIndexOf(' ', WIDTH);
      line(rest.substring(0, space));
      rest = INDENT + INDENT + rest.substring(space + 1);
    }
    line(rest);
  }

  private static String count(int n, String noun) {
    return n + " " + noun + (n == 1 ? "" : "s");
  }

  private static String list(Collection<Cell> cells) {
    return Joiner.on(' ').join(cells);
  }

  private void line(String text) throws IOException {
    out.write(text.stripTrailing() + "\n");
  }
}
