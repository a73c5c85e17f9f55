/**
 * The play of several games at once, by which sums are decided, on boards or in proofs.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.certificate.play;
