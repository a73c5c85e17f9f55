/**
 * Templates on whole boards: where their stones lie and their carriers are free, for either side.
 *
 * <p>All types are immutable; no argument and no result is ever null.
 */
package org.hexproof.spot;
