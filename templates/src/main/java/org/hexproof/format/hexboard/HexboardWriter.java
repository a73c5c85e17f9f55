package org.hexproof.format.hexboard;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.format.CellRun;
import org.hexproof.format.Diagram;
import org.hexproof.format.Shading;
import org.hexproof.format.ShadingRule;
import org.hexproof.format.Writer;

/**
 * Writes HexWiki's {@code <hexboard>}, under a heading if the diagram has a name. Black is Red.
 * Whose turn it is can't be said there and is left out.
 */
public final class HexboardWriter implements Writer {
  /** HexWiki draws no larger boards. */
  private static final int MAX_SIDE = 26;

  private static final Pattern LABEL = Pattern.compile("[0-9]{1,6}|[A-Za-z]|[-+*]");

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if the board has more than 26 rows or columns, or a label is
   *     neither a number, a letter, one of {@code *+-} nor an arrow
   */
  @Override
  public String write(Diagram diagram) {
    Board board = diagram.position().board();
    checkArgument(
        board.cols() <= MAX_SIDE && board.rows() <= MAX_SIDE,
        "HexWiki draws boards of up to 26 rows and columns, not %s x %s",
        board.rows(),
        board.cols());
    StringBuilder text = new StringBuilder();
    String name = diagram.name().strip().replaceAll("\\s+", " ");
    if (!name.isEmpty()) {
      text.append("== ").append(WikiText.plain(name)).append(" ==\n");
    }
    text.append("<hexboard size=\"").append(board.rows()).append('x').append(board.cols());
    text.append("\"\n");
    if (diagram.edges().size() < Edge.values().length) {
      text.append("  edges=\"").append(edges(diagram.edges())).append("\"\n");
    }
    if (!diagram.coordinates()) {
      text.append("  coords=\"none\"\n");
    }
    Diagram drawn = readAsMeant(diagram) ? diagram : withoutShaded(diagram);
    if (drawn.visible().size() < board.size()) {
      text.append("  visible=\"").append(visible(drawn.visible())).append("\"\n");
    }
    text.append("  contents=\"").append(contents(drawn)).append("\"\n  />\n");
    return text.toString();
  }

  /** Whether readers, who are not told what shading means, take the same cells for the template. */
  private static boolean readAsMeant(Diagram diagram) {
    ShadingRule meant = ShadingRule.of(diagram);
    ShadingRule read = ShadingRule.of(shaded(diagram, diagram.visible(), diagram.shaded()));
    return diagram.shading() != Shading.OUTSIDE || meant.carrier().equals(read.carrier());
  }

  /** With cells that are not drawn in place of shaded ones. */
  private static Diagram withoutShaded(Diagram diagram) {
    Set<Cell> hidden = Sets.intersection(diagram.shaded(), diagram.position().empty());
    return shaded(
        diagram,
        Sets.difference(diagram.visible(), hidden).immutableCopy(),
        Sets.difference(diagram.shaded(), hidden).immutableCopy());
  }

  private static Diagram shaded(
      Diagram diagram, ImmutableSet<Cell> visible, ImmutableSet<Cell> shaded) {
    return new Diagram(
        diagram.name(),
        diagram.position(),
        visible,
        diagram.edges(),
        shaded,
        diagram.labels(),
        diagram.toMove(),
        Shading.UNSAID,
        diagram.tints(),
        diagram.coordinates());
  }

  private static String edges(ImmutableSet<Edge> edges) {
    List<String> names = edges.stream().sorted().map(Edge::label).toList();
    return names.isEmpty() ? "none" : String.join(" ", names);
  }

  private static String visible(ImmutableSet<Cell> visible) {
    return visible.isEmpty() ? "-all" : ranges(visible);
  }

  private static String ranges(Set<Cell> cells) {
    return CellRun.of(cells).stream().map(run -> run.text("--")).collect(Collectors.joining(" "));
  }

  private static String contents(Diagram diagram) {
    Set<Cell> labelled = new TreeSet<>(diagram.labels().keySet());
    labelled.retainAll(diagram.position().empty());
    List<String> groups = new ArrayList<>();
    addGroup(groups, "R", diagram.position().black(), diagram);
    addGroup(groups, "B", diagram.position().white(), diagram);
    addGroup(groups, "E", labelled, diagram);
    if (!diagram.shaded().isEmpty()) {
      groups.add(shading(diagram));
    }
    return String.join(" ", groups);
  }

  private static String shading(Diagram diagram) {
    Map<String, Set<Cell>> byTint = new TreeMap<>();
    for (Cell cell : diagram.shaded()) {
      byTint
          .computeIfAbsent(diagram.tints().getOrDefault(cell, ""), tint -> new TreeSet<>())
          .add(cell);
    }
    List<String> groups = new ArrayList<>();
    byTint.forEach(
        (tint, cells) -> groups.add(tint.isEmpty() ? ranges(cells) : tinted(tint, cells)));
    return "S " + String.join(" ", groups);
  }

  private static String tinted(String tint, Set<Cell> cells) {
    return tint + ":(" + ranges(cells) + ")";
  }

  private static void addGroup(List<String> groups, String mode, Set<Cell> cells, Diagram diagram) {
    StringBuilder group = new StringBuilder(mode);
    for (Cell cell : cells) {
      String label = diagram.labels().get(cell);
      group.append(' ').append(label == null ? "" : label(label) + ":").append(cell);
    }
    if (!cells.isEmpty()) {
      groups.add(group.toString());
    }
  }

  private static String label(String label) {
    checkArgument(
        LABEL.matcher(label).matches() || HexboardArrow.parse(label).isPresent(),
        "HexWiki has no label '%s': labels are numbers, single letters, *, +, - and arrows",
        label);
    return label;
  }
}
