/**
 * Affine normal play: games with moves that force a reply, and their order ([ENT], section 2), and
 * the impartial ones among them with their values ([ENT], section 3).
 *
 * <p>Besides the options of both players there are two games that are over: ∞, which Left has won,
 * and its opposite. Whoever can move to the own infinity wins at once, whatever else there is to
 * play, so a position with that threat has to be answered.
 *
 * <p>All values are immutable but the stores of games; no argument and no result is ever null.
 */
package org.hexproof.entailing;
