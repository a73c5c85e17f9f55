package org.hexproof.api;

/** What a template promises to Black, with White to move. */
public enum Kind {
  /** The named stones, which count as one group, are joined to the edge. */
  EDGE,
  /** The named stones are joined to each other. */
  INTERIOR,
  /** Two stones and the edge are all joined. */
  CONNECTS_BOTH,
  /** A stone is joined to the edge, or Black gets the named cell and both, in gote. */
  PIVOTING,
  /** The same in sente. */
  PIVOTING_SENTE;

  static Kind of(org.hexproof.template.Kind kind) {
    return valueOf(kind.name());
  }
}
