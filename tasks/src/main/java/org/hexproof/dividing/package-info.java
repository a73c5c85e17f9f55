/** Positions that are too large for one search, cut into parts by the program. */
package org.hexproof.dividing;
