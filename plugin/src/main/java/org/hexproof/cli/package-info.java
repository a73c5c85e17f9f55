/**
 * The command line: one class per command.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.cli;
