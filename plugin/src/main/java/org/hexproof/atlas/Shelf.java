package org.hexproof.atlas;

import java.util.Comparator;
import org.hexproof.report.Counted;
import org.hexproof.template.Kind;
import org.hexproof.template.Template;

/**
 * Where a template stands in an atlas.
 *
 * @param row of the stone that the promise names, the farthest of several, counted from the edge; 0
 *     where no edge is promised
 * @param stones the black ones
 * @param cells the empty ones of the carrier
 */
record Shelf(Kind kind, int row, int stones, int cells) {
  static final Comparator<Shelf> ORDER =
      Comparator.comparing(Shelf::kind)
          .thenComparing(Shelf::row)
          .thenComparing(Shelf::stones)
          .thenComparing(Shelf::cells);

  static Shelf of(Template template) {
    return new Shelf(
        template.kind(),
        template.row().orElse(0),
        template.stones().black().size(),
        template.carrier().size());
  }

  /** As in {@code Edge templates, row 3}, for all that stand together. */
  String title() {
    return kindTitle(kind) + (row == 0 ? "" : ", row " + row);
  }

  /** The templates of a kind, in words that begin a line. */
  static String kindTitle(Kind kind) {
    return switch (kind) {
      case EDGE -> "Edge templates";
      case INTERIOR -> "Interior templates";
      case CONNECTS_BOTH -> "Two stones connected with the edge";
      case PIVOTING -> "Pivoting templates";
      case PIVOTING_SENTE -> "Pivoting templates in sente";
    };
  }

  /** A name for that, for addresses. */
  String id() {
    return kind.label() + (row == 0 ? "" : "-row-" + row);
  }

  /** As in {@code edge, row 3, 1 stone, 8 empty cells}. */
  String words() {
    return kind.label() + (row == 0 ? "" : ", row " + row) + ", " + size();
  }

  /** As in {@code 1 stone, 8 empty cells}. */
  String size() {
    return Counted.of(stones, "stone") + ", " + Counted.of(cells, "empty cell");
  }
}
