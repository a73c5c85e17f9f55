/** Hex games in Smart Game Format, with all their variations. */
package org.hexproof.format.sgf;
