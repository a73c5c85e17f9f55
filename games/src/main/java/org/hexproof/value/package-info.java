/**
 * Games over posets of outcomes and their canonical values.
 *
 * <p>All values are immutable; no argument and no result is ever null.
 */
package org.hexproof.value;
