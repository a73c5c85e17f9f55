package org.hexproof.format.sgf;

import com.google.common.collect.ImmutableList;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Reader;
import org.hexproof.format.Source;

/**
 * Reads Hex games in Smart Game Format (red-bean's "Hex" page and FF[4]), one entry per game; each
 * entry is an {@link SgfEntry} and keeps its variations.
 */
public final class SgfReader implements Reader {
  @Override
  public ImmutableList<Entry> read(Source source) throws FormatException {
    ImmutableList.Builder<Entry> entries = ImmutableList.builder();
    for (GameTree tree : SgfSyntax.read(source)) {
      entries.add(new SgfEntry(tree.root().place(), SgfGame.of(tree)));
    }
    return entries.build();
  }
}
