package org.hexproof.format.sgf;

import com.google.common.collect.ImmutableList;

/**
 * A game as it stands in its file, and what is no SGF there and how it was read, a sentence each.
 */
record SgfText(GameTree tree, SgfOutline outline, ImmutableList<String> remarks) {}
