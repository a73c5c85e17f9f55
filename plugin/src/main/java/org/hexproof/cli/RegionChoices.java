package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import org.hexproof.region.RegionCut;

/** The options that say which region of a drawing is meant. */
final class RegionChoices {
  static final Choice<String> CELLS = Choice.text("cells", "CELLS");
  static final Choice<String> TERMINALS = Choice.text("terminals", "LIST");

  static final ImmutableList<Choice<?>> CHOICES = ImmutableList.of(CELLS, TERMINALS);

  private RegionChoices() {}

  static RegionCut of(Line line) {
    return new RegionCut(line.find(CELLS), line.find(TERMINALS));
  }
}
