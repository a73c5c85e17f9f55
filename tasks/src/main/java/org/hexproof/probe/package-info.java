/**
 * Which White moves matter, and proofs of it: intrusions into a template, and moves that are the
 * only ones that win.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.probe;
