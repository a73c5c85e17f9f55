package org.hexproof.verify;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.template.Template;

/**
 * A template with one thing taken from Black: an empty carrier cell goes to White, or a black stone
 * that the promise does not name is lifted. If the promise is still kept, the cell or stone is
 * redundant.
 *
 * @param cell what was taken
 * @param position the surrounded template without it
 */
public record Weakening(Cell cell, Position position) {
  /** Every weakening, in reading order of the cells. */
  public static ImmutableList<Weakening> of(Template template) {
    Position whole = template.surrounded();
    return whole.board().cells().stream()
        .filter(
            Sets.difference(Sets.union(whole.empty(), whole.black()), template.promise().named())
                ::contains)
        .map(cell -> new Weakening(cell, whole.with(cell, weaker(whole.at(cell)))))
        .collect(ImmutableList.toImmutableList());
  }

  private static Content weaker(Content content) {
    return content == Content.BLACK ? Content.EMPTY : Content.WHITE;
  }
}
