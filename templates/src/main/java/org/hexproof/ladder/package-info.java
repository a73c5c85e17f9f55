/** Ladders along an edge, and shapes that are said to let the attacker escape from them. */
package org.hexproof.ladder;
