/**
 * How likely a side is to win a whole board, by playouts, and moves that are chosen by them; or as
 * an engine says. Nothing here is proved, and no estimate of our own rests on the clock.
 */
package org.hexproof.estimate;
