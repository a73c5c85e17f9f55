package org.hexproof.switching;

import com.google.common.collect.ImmutableSet;

/**
 * Two trees on the same vertices, the terminals among them, once what Short has taken is
 * contracted; they have no edge in common. Short, moving second, answers an edge of one tree by one
 * of the other that mends it.
 */
public record Trees(ImmutableSet<Integer> first, ImmutableSet<Integer> second) {}
