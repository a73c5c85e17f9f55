/**
 * A calculator for games of all kinds: names and what they stand for, questions about short,
 * entailing and loopy games in one language, and their answers.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.calculator;
