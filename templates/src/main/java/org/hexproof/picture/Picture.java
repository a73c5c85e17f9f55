package org.hexproof.picture;

import com.google.common.collect.ImmutableList;

/**
 * What {@link SvgWriter} and {@link PngWriter} draw.
 *
 * @param width of the whole; all shapes lie between 0 and it
 * @param shapes in the order in which they are drawn
 */
public record Picture(double width, double height, String title, ImmutableList<Figure> shapes) {}
