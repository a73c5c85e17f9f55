/**
 * Rules of play whose positions are short games: each is one small class.
 *
 * <p>Positions are immutable; no argument and no result is ever null.
 */
package org.hexproof.hot.rule;
