/**
 * Proofs by parts: each part of a division is verified, and the claims are added up ([H3T], section
 * 6.4).
 */
package org.hexproof.parts;
