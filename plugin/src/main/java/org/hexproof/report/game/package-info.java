/**
 * What is told of games without Hex: hot, loopy and entailing ones.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.report.game;
