package org.hexproof.region;

/**
 * A place where a region meets what lies outside it, by the name of a cell or an edge, or the
 * number of a terminal. It is Black's for sure if it is a terminal, a group of stones or an edge;
 * otherwise it is an empty cell outside that Black may or may not get.
 */
public record Port(String name, boolean black) {}
