package org.hexproof.format.text;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.hexproof.board.Content;
import org.hexproof.format.FormatException;
import org.hexproof.format.Lattice;

/** What a drawing may not leave open, so that no board is answered as if it were a template. */
final class Doubts {
  private Doubts() {}

  private static Stream<DrawnSign> cells(List<List<DrawnSign>> rows) {
    return rows.stream().flatMap(List::stream);
  }

  /**
   * Refuses a rhombus with signs that may be stones.
   *
   * @param drawn the signs of cells and of the border
   * @param signs how stones are read; none if there is more than stones
   * @param engine whether it is drawn as engines do, who have no labels
   */
  static void requireClear(
      List<List<DrawnSign>> rows, Set<Character> drawn, Optional<StoneSigns> signs, boolean engine)
      throws FormatException {
    if (signs.isEmpty() && StoneSigns.isUnclear(drawn)) {
      throw unclear(rows.get(0).get(0), "B may be Black or Blue here, who is White");
    }
    Multiset<Character> cells = HashMultiset.create();
    cells(rows).forEach(sign -> cells.add(sign.text().charAt(0)));
    Optional<DrawnSign> doubtful =
        (signs.isPresent() && engine
                ? Optional.<Character>empty()
                : signs.orElse(StoneSigns.SMALL).doubtful(cells))
            .flatMap(found -> cells(rows).filter(sign -> sign.is(found)).findFirst());
    if (doubtful.isPresent()) {
      throw unclear(
          doubtful.get(),
          Lattice.quote(doubtful.get().symbol())
              + " may be a stone here, or stand for something else");
    }
  }

  private static FormatException unclear(DrawnSign sign, String message) {
    return new FormatException(
        sign.place(),
        message,
        "write X and O for stones that join top and bottom, and left and right, and . for empty"
            + " cells; a line 'edges: none' above makes it a template");
  }

  /**
   * Refuses stones of both sides in rows of as many cells each, which are a board, were it only
   * drawn as a rhombus.
   */
  static void requireTemplate(List<List<DrawnSign>> rows) throws FormatException {
    if (rows.size() > 1 && areOfBoth(rows, StoneSigns.SMALL)) {
      throw new FormatException(
          rows.get(1).get(0).place(),
          "the rows have as many cells each, but make up no rhombus",
          "on a whole board each row is shifted to the right by as much against the row above, or"
              + " none is; a line 'edges: none' above makes it a template");
    }
  }

  /** Whether there are stones of both players, and else empty cells only. */
  static boolean areOfBoth(List<List<DrawnSign>> rows, StoneSigns signs) {
    return cells(rows).map(DrawnSign::text).allMatch(signs::covers)
        && cells(rows)
                .map(sign -> signs.at(sign.text().charAt(0)))
                .filter(content -> content != Content.EMPTY)
                .distinct()
                .count()
            == 2;
  }
}
