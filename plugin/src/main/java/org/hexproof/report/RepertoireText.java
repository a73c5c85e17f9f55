package org.hexproof.report;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.hexproof.article.Reaction;
import org.hexproof.article.Repertoire;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.Shading;
import org.hexproof.format.ShadingRule;
import org.hexproof.format.hexboard.HexboardWriter;
import org.hexproof.intrusion.Threat;
import org.hexproof.template.Template;

/**
 * Sections of a HexWiki article: what Red threatens, where Blue can meet that, and what Red replies
 * there.
 *
 * @param template that the article is about
 * @param stones those on the board by now
 * @param carrier the cells of the template that Red needs by now
 * @param before what headings say of the moves before, as in {@code after i3 k2}
 * @param marks the numbers of these moves
 * @param moves how many there are
 * @param level of headings, 2 for a section of the article
 * @param out takes a paragraph
 */
record RepertoireText(
    Template template,
    Position stones,
    ImmutableSet<Cell> carrier,
    String before,
    ImmutableMap<Cell, String> marks,
    int moves,
    int level,
    Consumer<String> out) {
  private static final int DEEPEST = 6;

  /** The sections about a whole template. */
  RepertoireText(Template template, Consumer<String> out) {
    this(template, template.stones(), template.carrier(), "", ImmutableMap.of(), 0, 2, out);
  }

  void write(Repertoire repertoire) {
    threats(repertoire);
    if (!repertoire.threats().isEmpty()) {
      left(repertoire);
    }
    if (!repertoire.mustPlay().isEmpty()) {
      heading(level, "Red's replies" + before);
      out.accept("After each of these Red needs only the cells that are not shaded.");
      for (Reaction reaction : repertoire.reactions()) {
        reaction(reaction, repertoire);
      }
    }
  }

  private void threats(Repertoire repertoire) {
    if (repertoire.threats().isEmpty()) {
      return;
    }
    boolean isOne = repertoire.threats().size() == 1;
    heading(level, "Red's threats" + before);
    out.accept(
        (isOne
                ? "Red threatens this move. It needs only the cells that are not shaded then, so it"
                    + " answers with it whatever Blue plays elsewhere."
                : "Red threatens these moves. After each of them it needs only the cells that are"
                    + " not shaded, so it answers with that move whatever Blue plays elsewhere.")
            + (!repertoire.isSymmetric()
                ? ""
                : isOne
                    ? " Its image by symmetry is a threat as well."
                    : " Their images by symmetry are threats as well."));
    for (Threat threat : repertoire.threats()) {
      heading(level + 1, "Red at " + threat.cell() + before);
      Position after = stones.with(threat.cell(), Content.BLACK);
      Map<Cell, String> marked = new TreeMap<>(marks);
      marked.put(threat.cell(), number(1));
      needs(after, threat.carrier(), marked);
    }
  }

  /** The number of a move that is the first, second and so on from here. */
  private String number(int move) {
    return String.valueOf(moves + move);
  }

  private void left(Repertoire repertoire) {
    Set<Cell> left = repertoire.mustPlay();
    heading(level, "Where Blue can play" + before);
    if (left.isEmpty()) {
      out.accept("No move of Blue's meets all of these: one of them answers it.");
      return;
    }
    out.accept("To meet all of these, Blue has to play at " + CellWords.or(left) + ".");
    Map<Cell, String> marked = new TreeMap<>(marks);
    left.forEach(cell -> marked.put(cell, "*"));
    board(shown(stones, carrier, marked));
  }

  private void reaction(Reaction reaction, Repertoire repertoire) {
    heading(level + 1, "Blue at " + CellWords.or(reaction.moves()) + before);
    Map<Cell, String> marked = new TreeMap<>(marks);
    Position after = stones;
    if (reaction.reply().isPresent()) {
      after = after.with(reaction.reply().get(), Content.BLACK);
      marked.put(reaction.reply().get(), number(2));
    }
    boolean isOne = reaction.moves().size() == 1;
    if (isOne) {
      after = after.with(reaction.moves().get(0), Content.WHITE);
      marked.put(reaction.moves().get(0), number(1));
    } else {
      reaction.moves().forEach(move -> marked.put(move, "*"));
    }
    out.accept(
        reaction.reply().map(reply -> "Red replies at " + reply).orElse("Red need not reply")
            + (isOne ? "." : " to each of the moves marked with a star.")
            + alike(reaction, repertoire));
    needs(after, reaction.carrier(), marked);
    for (Reaction.OtherReplies others : reaction.others()) {
      out.accept(
          "Red can reply to %s at %s as well."
              .formatted(others.move(), CellWords.or(others.replies())));
    }
    Position reached = after;
    reaction.next().ifPresent(next -> further(reaction, reached, marked).write(next));
  }

  private RepertoireText further(Reaction reaction, Position after, Map<Cell, String> marked) {
    String moved =
        (before.isEmpty() ? " after " : before + " ")
            + reaction.moves().stream().map(Cell::toString).collect(joining("/"))
            + reaction.reply().map(reply -> " " + reply).orElse("");
    return new RepertoireText(
        template,
        after,
        reaction.carrier(),
        moved,
        ImmutableMap.copyOf(Maps.filterKeys(marked, cell -> !after.empty().contains(cell))),
        moves + 2,
        Math.min(level + 2, DEEPEST - 1),
        out);
  }

  /** The images of the moves, with those of the reply. */
  private static String alike(Reaction reaction, Repertoire repertoire) {
    StringBuilder words = new StringBuilder();
    for (Cell move : reaction.moves()) {
      for (Cell image : repertoire.alike(move)) {
        words.append(" By symmetry Blue at ").append(image);
        reaction
            .reply()
            .ifPresentOrElse(
                reply ->
                    words.append(" is answered at ").append(repertoire.image(move, image, reply)),
                () -> words.append(" needs no reply either"));
        words.append('.');
      }
    }
    return words.toString();
  }

  /** The board, and in words what it can't show of the cells that are needed. */
  private void needs(Position after, ImmutableSet<Cell> needed, Map<Cell, String> marked) {
    Diagram shown = shown(after, needed, marked);
    if (needed.isEmpty()) {
      out.accept("Red is connected then.");
    } else if (!shown.shaded().equals(free(after, needed))) {
      out.accept("Red needs no more than " + CellWords.and(needed) + ".");
    }
    board(shown);
  }

  private void board(Diagram diagram) {
    out.accept(new HexboardWriter().write(diagram).stripTrailing());
  }

  private Set<Cell> free(Position after, ImmutableSet<Cell> needed) {
    return Sets.intersection(Sets.difference(template.carrier(), needed), after.empty());
  }

  /**
   * With the cells shaded that are not needed. Where that cuts off a stone, so that it is no
   * template, they are only if readers then take all that is drawn for one.
   */
  private Diagram shown(Position after, ImmutableSet<Cell> needed, Map<Cell, String> marked) {
    Diagram template = Diagram.of(this.template, after, needed, marked);
    ImmutableSet<Cell> free = ImmutableSet.copyOf(free(after, needed));
    Diagram shaded = template.withShaded(free, Shading.UNSAID);
    Set<Cell> drawn = Sets.intersection(after.empty(), shaded.visible());
    return template.shaded().equals(free) || !ShadingRule.of(shaded).carrier().equals(drawn)
        ? template
        : shaded;
  }

  private void heading(int depth, String words) {
    String signs = "=".repeat(Math.min(depth, DEEPEST));
    out.accept(signs + " " + words + " " + signs);
  }
}
