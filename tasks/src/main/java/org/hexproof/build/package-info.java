/**
 * Databases of 3-terminal values built anew, level by level; a build that was stopped goes on.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.build;
