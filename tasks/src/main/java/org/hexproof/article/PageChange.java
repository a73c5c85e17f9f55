package org.hexproof.article;

import org.hexproof.format.Place;

/**
 * What became of a board of a page.
 *
 * @param place of the board
 * @param name what the page calls it, or an empty text
 * @param words what was done, or why nothing was
 */
public record PageChange(Sort sort, Place place, String name, String words) {
  /** What sorts there are. */
  public enum Sort {
    /** It is written as the wiki writes it today. */
    REWRITTEN,
    /** It is no template, and a comment behind it says so. */
    REFUTED,
    /** It is a template, and a comment behind it does not say otherwise any more. */
    CLEARED,
    /** It is as it was, since something in it would be lost, or only the wiki can expand it. */
    KEPT,
    /** It is as it was, since it can't be read. */
    SPOILT,
    /** It is as it was, since nobody decided whether it is a template. */
    UNDECIDED
  }
}
