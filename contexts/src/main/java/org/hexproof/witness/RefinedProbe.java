package org.hexproof.witness;

import com.google.common.primitives.ImmutableIntArray;
import org.hexproof.database.ValueList;

/**
 * A probe with pieces around it ([H3T], section 7.2).
 *
 * @param g the value with White's move
 * @param h the value without it
 * @param cells how many empty cells the pieces have together
 * @param chosen where the database has each of them
 */
record RefinedProbe(int g, int h, int cells, ImmutableIntArray chosen) {
  RefinedProbe with(int nextG, int nextH, ValueList list, int place) {
    return new RefinedProbe(
        nextG,
        nextH,
        cells + list.cells(place),
        ImmutableIntArray.builder().addAll(chosen).add(list.reference(place)).build());
  }
}
