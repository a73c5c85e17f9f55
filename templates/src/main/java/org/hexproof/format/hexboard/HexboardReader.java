package org.hexproof.format.hexboard;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import org.hexproof.format.Member;
import org.hexproof.format.Reader;
import org.hexproof.format.Source;

/**
 * Reads the board diagrams of a HexWiki page: {@code <hexboard>} tags and the older {@code <hex>}
 * ones, any number of them, with prose around. Red is Black. A diagram is named after the heading
 * above it. A page with all its tags written as entities, as a browser shows its source, is read as
 * if they were not; one without boards has no members. Comments, {@code <nowiki>} and {@code <pre>}
 * are passed over, as the wiki does.
 */
public final class HexboardReader implements Reader {
  @Override
  public ImmutableList<Member> read(Source source) {
    return HexboardPage.of(source).boards().stream()
        .map(HexboardPage.Drawn::member)
        .collect(toImmutableList());
  }
}
