/**
 * 3-terminal positions wired together, and the values of such circuits.
 *
 * <p>The notation is that of [H3T], section 5.2: {@code G(1,2,3) = P3op(1,4,3), P5(2,1,4)x}. All
 * values are immutable; no argument and no result is ever null.
 */
package org.hexproof.circuit;
