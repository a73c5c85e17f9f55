/**
 * Shannon games as files: plain text and GraphML in and out, DOT out.
 *
 * <p>All values are immutable; no argument and no result is ever null.
 */
package org.hexproof.shannon.file;
