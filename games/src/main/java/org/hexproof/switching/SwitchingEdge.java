package org.hexproof.switching;

/** An edge of a graph: the two vertices that it joins, which may be the same. */
public record SwitchingEdge(int first, int second) {}
