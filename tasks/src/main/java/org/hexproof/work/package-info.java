/**
 * Work units that any scheduler can carry: the questions that verifying templates puts, as lines of
 * JSON; their answers with certificates, wherever they were found; and what checks the answers and
 * binds them to the templates. Whoever carries them need not be trusted.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.work;
