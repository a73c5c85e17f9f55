package org.hexproof.circuit;

import java.util.OptionalInt;
import org.hexproof.value.Game;

/**
 * A position that circuits are made of.
 *
 * @param name as in {@code P5}
 * @param terminals 2 or 3
 * @param cells the number of its empty cells, where known
 * @param value over the outcomes of three terminals; a position with two has c for joined
 */
public record Primary(String name, int terminals, OptionalInt cells, Game value) {}
