package org.hexproof.format;

/** What the shaded cells of a diagram are. */
public enum Shading {
  /** Empty cells that don't belong to the template. */
  OUTSIDE,

  /** The empty cells and black stones of the template; all else is around it. */
  TEMPLATE,

  /** One or the other, or neither: the drawing has to tell, see {@link ShadingRule}. */
  UNSAID
}
