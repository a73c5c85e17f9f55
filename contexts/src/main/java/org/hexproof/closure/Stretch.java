package org.hexproof.closure;

/**
 * The rows from one to before another of the block of three groups of parts, which are in order.
 */
record Stretch(int first, int second, int third, int from, int to) {}
