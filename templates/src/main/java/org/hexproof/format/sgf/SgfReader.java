package org.hexproof.format.sgf;

import com.google.common.collect.ImmutableList;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.Offsets;
import org.hexproof.format.Reader;
import org.hexproof.format.Source;

/**
 * Reads Hex games in Smart Game Format (red-bean's "Hex" page and FF[4]), one entry per game; each
 * entry is an {@link SgfEntry} and keeps its variations.
 */
public final class SgfReader implements Reader {
  @Override
  public ImmutableList<Member> read(Source source) {
    String text = source.text();
    Offsets offsets = new Offsets(source);
    return SgfStretch.of(text).stream()
        .map(
            stretch ->
                Member.of(
                    offsets.place(stretch.game()),
                    stretch.name(text),
                    () -> entry(text, stretch, offsets)))
        .collect(ImmutableList.toImmutableList());
  }

  private static Entry entry(String text, SgfStretch stretch, Offsets offsets)
      throws FormatException {
    GameTree tree =
        SgfSyntax.read(text.substring(stretch.from(), stretch.to()), offsets.place(stretch.from()));
    return new SgfEntry(tree.root().place(), SgfGame.of(tree));
  }
}
