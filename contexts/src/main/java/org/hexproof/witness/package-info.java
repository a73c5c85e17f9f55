/**
 * Which White moves into a region, its probes, matter, and the contexts that show it ([H3T],
 * section 7).
 */
package org.hexproof.witness;
