package org.hexproof.region;

/**
 * A place where a region meets what lies outside it.
 *
 * @param name a cell, an edge, or the number of a terminal
 * @param black whether it is Black's for sure: a terminal, a group of stones or an edge; otherwise
 *     it is an empty cell outside that Black may or may not get
 */
public record Port(String name, boolean black) {}
