/**
 * Rules of play that are written in files: boards whose cells change by patterns, heaps, sums of
 * written games, and graphs whose edges are cut.
 *
 * <p>Positions are immutable; no argument and no result is ever null.
 */
package org.hexproof.rule;
