/** Templates put onto whole boards, where any program that plays Hex can judge them. */
package org.hexproof.compose;
