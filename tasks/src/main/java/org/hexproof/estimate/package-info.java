/**
 * How likely a side is to win a whole board, by playouts. Nothing here is proved, and nothing rests
 * on the clock.
 */
package org.hexproof.estimate;
