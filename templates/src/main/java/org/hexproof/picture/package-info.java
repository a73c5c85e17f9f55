/**
 * Pictures, most of all of board diagrams.
 *
 * <p>{@link org.hexproof.picture.BoardLayout} says what is where; {@link
 * org.hexproof.picture.SvgWriter} and {@link org.hexproof.picture.PngWriter} only draw its shapes.
 * The colours are those that players know from HexWiki: Black's stones and edges are red, White's
 * are blue. No argument and no result is ever null.
 */
package org.hexproof.picture;
