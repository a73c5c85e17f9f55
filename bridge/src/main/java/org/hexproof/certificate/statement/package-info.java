/**
 * What proofs state: of positions, of moves, and of templates, which is brought back to positions.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.certificate.statement;
