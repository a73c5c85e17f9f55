/** Links to games on HexWorld. */
package org.hexproof.format.hexworld;
