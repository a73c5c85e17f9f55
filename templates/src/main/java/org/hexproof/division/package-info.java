/**
 * Positions cut into parts that are proved one by one ([H3T], section 6.4).
 *
 * <p>All types are immutable; no argument and no result is ever null.
 */
package org.hexproof.division;
