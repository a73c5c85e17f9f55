package org.hexproof.report;

import static java.util.Comparator.comparingInt;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import com.google.common.collect.Maps;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

/**
 * What is known of the intrusions into a template.
 *
 * @param naming what words call the players
 * @param basis what the study rests on
 */
public record IntrusionReport(Template template, Naming naming, Basis basis, Study study)
    implements Account {
  private static final String INDENT = "  ";
  private static final int WIDTH = 100;

  /** What is known, and what is not; nothing if nothing is known. */
  @Override
  public ImmutableList<String> lines() {
    List<String> lines = new ArrayList<>();
    if (study instanceof Study.Kept kept) {
      lines.add(title() + "valid; " + Counted.of(kept.intrusions().size(), "intrusion"));
      lines.addAll(drawing(kept.mustPlay(), "*"));
      if (!kept.threats().isEmpty() || kept.gaps().isEmpty()) {
        threats(kept, lines);
      }
      defenses(kept.defenses(), lines);
      replies(kept.intrusions(), lines);
      kept.pairs().ifPresent(pairs -> pairs(pairs, lines));
    } else if (study instanceof Study.Broken broken) {
      String moves = broken.moves().isEmpty() ? "" : " with " + Cell.list(broken.moves()) + " (+)";
      lines.add(title() + "not valid");
      lines.addAll(drawing(broken.moves(), "+"));
      lines.add(white() + " breaks it" + moves);
      if (broken.line().size() > 1) {
        lines.add("play may go " + Cell.list(broken.line()));
      }
    }
    if (!(study instanceof Study.Open) && !study.gaps().isEmpty()) {
      lines.add("");
      lines.add("Not decided:");
      for (Gap gap : study.gaps()) {
        wrap(gap.words(), lines);
      }
    }
    basis.remark().ifPresent(lines::add);
    return ImmutableList.copyOf(lines);
  }

  private String title() {
    String name = template.name().isEmpty() ? "template" : template.name();
    return name + " (" + template.kind().label() + "): ";
  }

  private String white() {
    return naming.name(Color.WHITE);
  }

  private List<String> drawing(ImmutableSet<Cell> marked, String mark) {
    return MarkedDrawing.indented(MarkedDrawing.rows(template, Maps.asMap(marked, cell -> mark)));
  }

  private void threats(Study.Kept kept, List<String> lines) {
    lines.add(
        "%s threatens, and each threat answers all %s moves outside of it:"
            .formatted(naming.name(Color.BLACK), white()));
    for (Threat threat : kept.threats()) {
      wrap(threat.cell() + with(threat.carrier()), lines);
    }
    lines.add(
        kept.mustPlay().isEmpty()
            ? "No cell is in all of them: one of them answers whatever " + white() + " plays."
            : "To meet all of them %s must play %s (*)."
                .formatted(white(), Cell.list(kept.mustPlay())));
  }

  private static String with(ImmutableSet<Cell> carrier) {
    return carrier.isEmpty() ? ", connected at once" : " with " + Cell.list(carrier);
  }

  private void defenses(List<Defense> defenses, List<String> lines) {
    lines.add("");
    lines.add(
        "A reply to each %s move, and the cells needed then; %s may have all others:"
            .formatted(white(), white()));
    for (Defense defense : defenses) {
      String reply = defense.reply().map(Cell::toString).orElse("no reply needed,");
      wrap(Cell.list(defense.moves()) + ": " + reply + with(defense.carrier()), lines);
    }
  }

  /** Of the moves that need one. */
  private static void replies(List<Intrusion> intrusions, List<String> lines) {
    lines.add("");
    lines.add("All replies found, each with the number of cells needed then:");
    for (Intrusion intrusion : intrusions) {
      if (intrusion.ignored().isEmpty()) {
        String replies =
            intrusion.replies().stream()
                .sorted(comparingInt(reply -> reply.carrier().size()))
                .map(reply -> reply.cell() + " (" + reply.carrier().size() + ")")
                .collect(joining(", "));
        wrap(intrusion.cell() + ": " + replies, lines);
      }
    }
  }

  private void pairs(List<MovePair> pairs, List<String> lines) {
    lines.add("");
    lines.add(
        "Pairs of %s moves that one reply answers:%s"
            .formatted(white(), pairs.isEmpty() ? " none" : ""));
    for (MovePair pair : pairs) {
      wrap(pair.first() + " " + pair.second() + ": " + Cell.list(pair.replies()), lines);
    }
  }

  /** Further lines of a paragraph are moved to the right. */
  private static void wrap(String text, List<String> lines) {
    String rest = INDENT + text;
    while (rest.length() > WIDTH) {
      int space = rest.lastIndexOf(' ', WIDTH);
      lines.add(rest.substring(0, space));
      rest = INDENT + INDENT + rest.substring(space + 1);
    }
    lines.add(rest.stripTrailing());
  }

  @Override
  public Document members() {
    Document members =
        new Document()
            .add("name", template.name())
            .add("kind", template.kind().label())
            .add(
                "valid",
                study instanceof Study.Open
                    ? Optional.empty()
                    : Optional.of(study instanceof Study.Kept))
            .add(basis);
    if (study instanceof Study.Kept kept) {
      members
          .addEach("intrusions", kept.intrusions(), IntrusionReport::document)
          .addEach(
              "threats",
              kept.threats(),
              threat ->
                  new Document()
                      .add("cell", threat.cell())
                      .add("carrier", threat.carrier())
                      .add("left", threat.left()))
          .add("mustPlay", kept.mustPlay())
          .addIfPresent(
              "pairs",
              kept.pairs().map(pairs -> Lists.transform(pairs, IntrusionReport::document)));
    } else if (study instanceof Study.Broken broken) {
      members.add("refutations", broken.moves()).add("line", broken.line());
    }
    if (!study.gaps().isEmpty()) {
      members.addEach(
          "open",
          study.gaps(),
          gap -> new Document().add("what", gap.what()).add("why", gap.why()));
    }
    return members;
  }

  private static Document document(Intrusion intrusion) {
    return new Document()
        .add("cell", intrusion.cell())
        .add("needsReply", intrusion.ignored().isEmpty())
        .addIfPresent("carrier", intrusion.ignored())
        .addEach(
            "replies",
            intrusion.replies(),
            reply -> new Document().add("cell", reply.cell()).add("carrier", reply.carrier()));
  }

  private static Document document(MovePair pair) {
    return new Document()
        .add("first", pair.first())
        .add("second", pair.second())
        .add("replies", pair.replies());
  }
}
