/**
 * File formats of the Hex world, in and out.
 *
 * <p>Every reader turns bytes into {@link org.hexproof.format.Entry entries} and fails only with a
 * {@link org.hexproof.format.FormatException}, which names file, line and column. No argument and
 * no result is ever null.
 */
package org.hexproof.format;
