package org.hexproof.format;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Collections;
import java.util.Optional;

/** The places that offsets into a text stand for. Lines end with LF, CR or both. */
public final class Offsets {
  private final Source source;
  private final ImmutableIntArray lineStarts;
  private final Optional<ImmutableIntArray> origins;

  /** Offsets into a text that was made of another one. */
  private Offsets(Offsets before, ImmutableIntArray origins) {
    this.source = before.source;
    this.lineStarts = before.lineStarts;
    this.origins = Optional.of(origins);
  }

  /** Offsets into the text of a file. */
  public Offsets(Source source) {
    this.source = source;
    ImmutableIntArray.Builder starts = ImmutableIntArray.builder();
    starts.add(0);
    String text = source.text();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean halfOfCrLf = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (c == '\n' || (c == '\r' && !halfOfCrLf)) {
        starts.add(i + 1);
      }
    }
    this.lineStarts = starts.build();
    this.origins = Optional.empty();
  }

  /** For a text that was made of this one, by the offset into this text of each offset into it. */
  public Offsets through(ImmutableIntArray from) {
    return new Offsets(this, from);
  }

  /** The place of the character at an offset; columns count code points. */
  public Place place(int at) {
    int offset = origins.map(from -> from.get(at)).orElse(at);
    int found = Collections.binarySearch(lineStarts.asList(), offset);
    int line = found >= 0 ? found + 1 : -found - 1;
    int column = source.text().codePointCount(lineStarts.get(line - 1), offset) + 1;
    return new Place(source.name(), line, column);
  }
}
