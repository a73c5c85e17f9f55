package org.hexproof.closure;

/**
 * Some rows of the block of three groups of parts, which are in order.
 *
 * @param from the first row
 * @param to one more than the last
 */
record Stretch(int first, int second, int third, int from, int to) {}
