/** Ladder escapes decided for all distances: a few positions, and a step from each to the next. */
package org.hexproof.induction;
