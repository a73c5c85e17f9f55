/**
 * What a program has around it on a terminal: the streams, a progress bar, Ctrl-C, and the locale.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.terminal;
