package org.hexproof.region;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;

/** Templates as regions. */
public final class TemplateRegions {
  private TemplateRegions() {}

  /**
   * The shape with what its promise joins as terminals and White on everything else. The terminals
   * of a template with two stones and an edge are numbered as forks are: 1 is B, 2 is A, 3 the
   * edge, so outcome a joins A and b joins B to the edge.
   *
   * @param stones stones of the shape
   * @param carrier its empty cells
   */
  public static Region closed(Position stones, ImmutableSet<Cell> carrier, Promise promise) {
    return Region.closed(stones, carrier, terminals(promise));
  }

  /** A whole template as it stands on its board, with such terminals. */
  public static ClosedRegion closed(Template template) {
    return new ClosedRegion(template.stones(), template.carrier(), terminals(template.promise()));
  }

  private static ImmutableList<Terminal> terminals(Promise promise) {
    if (promise instanceof Promise.OfPair pair) {
      return ImmutableList.of(
          Terminal.of(pair.b()), Terminal.of(pair.a()), Terminal.of(pair.edge()));
    }
    return Iterables.getOnlyElement(promise.goal().orElseThrow().alternatives());
  }
}
