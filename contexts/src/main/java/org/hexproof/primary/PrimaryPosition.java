package org.hexproof.primary;

import org.hexproof.value.Game;
import org.hexproof.value.Posets;

/**
 * A position that circuits are made of.
 *
 * @param name as in {@code Q5}
 * @param value the canonical form over {@link Posets#P3}; a position with two terminals has c for
 *     joined
 * @param drawing with the terminals numbered clockwise
 */
public record PrimaryPosition(String name, int cells, Game value, PrimaryDrawing drawing) {}
