/** Positions as commands of the Hex Text Protocol. */
package org.hexproof.format.htp;
