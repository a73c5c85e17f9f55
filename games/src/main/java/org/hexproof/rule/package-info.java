/**
 * Rules of play that are written in files: boards whose cells change by patterns, heaps, sums of
 * written games, and graphs whose edges are cut; their values, and who wins by search. Strings and
 * coins, and so Nimstring and Dots and Boxes, have rules of their own ([ENT], section 5).
 *
 * <p>Positions are immutable; no argument and no result is ever null.
 */
package org.hexproof.rule;
