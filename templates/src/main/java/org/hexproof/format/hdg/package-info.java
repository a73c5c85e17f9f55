/** HexProver's diagrams of templates, {@code .hdg}. */
package org.hexproof.format.hdg;
