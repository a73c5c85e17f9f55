package org.hexproof.format;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Cell;

/**
 * The rule from a drawing to a region: the cells that a template's carrier would have, and stones
 * and edges around them, with no promise. It need not hang together, and colours are as they are
 * drawn. Remarks tell what was decided where the shading leaves a choice.
 */
public record RegionReading(ImmutableSet<Cell> cells, ImmutableList<String> remarks) {
  public static RegionReading of(Diagram diagram) {
    ShadingRule shading = TemplateReading.shading(diagram);
    return new RegionReading(
        shading.carrier(),
        shading.remark().isEmpty() ? ImmutableList.of() : ImmutableList.of(shading.remark()));
  }
}
