/**
 * External solvers: any engine that speaks the Hex Text Protocol (HTP) on its standard input and
 * output, run as a child process; and what such engines think of positions without solving them.
 *
 * <p>A command is a line; an answer is {@code = text} or {@code ? message}, possibly over several
 * lines, and ends with an empty line. No argument and no result is ever null.
 */
package org.hexproof.solver.htp;
