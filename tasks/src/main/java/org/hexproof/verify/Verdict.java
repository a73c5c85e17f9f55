package org.hexproof.verify;

import java.util.Locale;

/** How a template stands to its claim. */
public enum Verdict {
  /** All that is claimed was confirmed. */
  PASS,
  /** Something that is claimed is wrong. */
  FAIL,
  /** Nothing is known to be wrong, but not all is known. */
  UNDECIDED;

  /** The name in reports, as in {@code pass}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
