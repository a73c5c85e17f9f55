/**
 * How likely a side is to win a whole board, by playouts, and moves that are chosen by them.
 * Nothing here is proved, and no estimate rests on the clock.
 */
package org.hexproof.estimate;
