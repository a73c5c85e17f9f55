/**
 * Templates put onto whole boards, where any program that plays Hex can judge them, and circuits
 * drawn as stones.
 */
package org.hexproof.compose;
