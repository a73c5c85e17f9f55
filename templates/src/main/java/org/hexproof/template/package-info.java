/**
 * Templates: shapes with a promise that Black keeps even when White moves first.
 *
 * <p>All types are immutable; no argument and no result is ever null.
 */
package org.hexproof.template;
