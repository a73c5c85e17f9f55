package org.hexproof.annotate;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Naming;
import org.hexproof.format.sgf.SgfAddition;
import org.hexproof.format.sgf.SgfAddition.Property;
import org.hexproof.format.sgf.SgfNode;

/**
 * What an analysis adds to a record: GB or GW where the winner is known, BM on a move that threw
 * the win away, its refutation as a variation, DO on a doubtful move, labels on winning moves, and
 * a paragraph in the comment.
 */
record Annotations(Analysis analysis, Remarks remarks) {
  private static final String SIGNATURE = "Hexproof: ";
  private static final String YES = "1";

  /** Of these a node has one. */
  private static final ImmutableSet<String> EVALUATIONS = ImmutableSet.of("GB", "GW", "DM", "UC");

  private static final ImmutableSet<String> QUALITIES = ImmutableSet.of("BM", "TE", "DO", "IT");

  /**
   * The additions by the numbers of the nodes in the file's game.
   *
   * @param naming what the players are called
   * @param standing the templates to be told of steps, a line each
   */
  static ImmutableMap<Integer, SgfAddition> of(
      Analysis analysis, Naming naming, ImmutableListMultimap<Integer, String> standing) {
    Annotations annotations = new Annotations(analysis, new Remarks(analysis, naming));
    ImmutableMap.Builder<Integer, SgfAddition> additions = ImmutableMap.builder();
    for (int i = 0; i < analysis.game().size(); i++) {
      SgfAddition addition = annotations.addition(i, standing.get(i));
      if (!addition.remark().isEmpty()) {
        additions.put(analysis.game().step(i).number(), addition);
      }
    }
    return additions.buildOrThrow();
  }

  private SgfAddition addition(int number, ImmutableList<String> standing) {
    List<String> sentences = remarks.sentences(number);
    List<String> lines = new ArrayList<>();
    if (!sentences.isEmpty()) {
      lines.add(String.join(" ", sentences));
    }
    Remarks.facts(analysis, number).ifPresent(lines::add);
    lines.addAll(standing);
    return new SgfAddition(
        lines.isEmpty() ? "" : SIGNATURE + String.join("\n", lines),
        properties(number),
        analysis.blunder(number).map(this::variation).orElse(ImmutableList.of()));
  }

  private ImmutableList<Property> properties(int number) {
    SgfNode node = analysis.game().step(number).node();
    ImmutableList.Builder<Property> properties = ImmutableList.builder();
    boolean isNew = !analysis.game().isSameAsBefore(number);
    if (isNew && analysis.verdict(number) instanceof PositionVerdict.Won won) {
      if (hasNone(node, EVALUATIONS)) {
        properties.add(Property.of("G" + letter(won.winner()), YES));
      }
      properties.addAll(marks(node, won).stream().toList());
    }
    boolean isBad = analysis.blunder(number).isPresent() || analysis.resignsWon(number);
    if (isBad && hasNone(node, QUALITIES)) {
      properties.add(Property.of("BM", YES));
    } else if (analysis.doubt(number).isPresent() && hasNone(node, QUALITIES)) {
      properties.add(Property.of("DO", ""));
    }
    return properties.build();
  }

  /** A node has a property once at most. */
  private static boolean hasNone(SgfNode node, ImmutableSet<String> ids) {
    return ids.stream().allMatch(id -> node.property(id).isEmpty());
  }

  /** Labels, which HexGui shows too; triangles where the record has labels of its own. */
  private Optional<Property> marks(SgfNode node, PositionVerdict.Won won) {
    ImmutableList<String> points =
        won.winning().stream()
            .flatMap(cell -> analysis.game().game().point(cell).stream())
            .collect(ImmutableList.toImmutableList());
    if (points.isEmpty()) {
      return Optional.empty();
    }
    return node.property("LB").isEmpty()
        ? Optional.of(
            new Property(
                "LB",
                points.stream()
                    .map(point -> point + ":+")
                    .collect(ImmutableList.toImmutableList())))
        : Optional.of(new Property("TR", points));
  }

  private String letter(Color color) {
    return analysis.game().game().letter(color);
  }

  /** The moves of a refutation as nodes; none where the record goes on with it. */
  private ImmutableList<ImmutableList<Property>> variation(Blunder blunder) {
    if (blunder.refutation().isPlayed()) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<ImmutableList<Property>> nodes = ImmutableList.builder();
    Color mover = blunder.before().winner().opposite();
    boolean isFirst = true;
    for (Cell cell : blunder.refutation().line()) {
      Optional<String> point = analysis.game().game().point(cell);
      if (point.isEmpty()) {
        break;
      }
      Property move = Property.of(letter(mover), point.get());
      nodes.add(
          isFirst
              ? ImmutableList.of(
                  move,
                  Property.of("G" + letter(mover), YES),
                  Property.of("C", SIGNATURE + "this refutes the move before."))
              : ImmutableList.of(move));
      isFirst = false;
      mover = mover.opposite();
    }
    return nodes.build();
  }
}
