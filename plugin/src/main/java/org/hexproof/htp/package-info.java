/**
 * The program as an engine of the Hex Text Protocol, for HexGui and other clients.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.htp;
