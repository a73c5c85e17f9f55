package org.hexproof.verify;

import org.hexproof.word.Labelled;

/** How a template stands to its claim. */
public enum Verdict implements Labelled {
  /** All that is claimed was confirmed. */
  PASS,
  /** Something that is claimed is wrong. */
  FAIL,
  /** Nothing is known to be wrong, but not all is known. */
  UNDECIDED
}
