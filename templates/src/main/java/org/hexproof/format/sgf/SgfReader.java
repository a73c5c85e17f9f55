package org.hexproof.format.sgf;

import com.google.common.collect.ImmutableList;
import org.hexproof.format.Member;
import org.hexproof.format.Reader;
import org.hexproof.format.Source;

/**
 * Reads Hex games in Smart Game Format (red-bean's "Hex" page and FF[4]), one entry per game; each
 * entry is an {@link SgfEntry} and keeps its variations.
 */
public final class SgfReader implements Reader {
  @Override
  public ImmutableList<Member> read(Source source) {
    return SgfCollection.of(source).members();
  }
}
