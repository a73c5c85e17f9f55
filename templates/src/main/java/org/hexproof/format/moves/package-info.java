/** Lists of moves, as players write them to each other. */
package org.hexproof.format.moves;
