/**
 * One language for games of all kinds, short, entailing and loopy: its numbers, its reader, and
 * what a kind of games has to know for its games to be read.
 *
 * <p>All values are immutable; no argument and no result is ever null.
 */
package org.hexproof.cgt;
