package org.hexproof.laboratory;

import com.google.common.collect.ImmutableList;
import org.hexproof.format.DiagramEntry;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.file.Format;
import org.hexproof.format.file.Formats;

/** Drawings in the formats of others. */
final class Writing {
  private Writing() {}

  /** In this format, with what gets lost there. */
  static void write(Draft draft, Format format, Reply reply) throws FormatException {
    if (format == Format.SVG || format == Format.PNG) {
      throw new RefusedException(format.label() + " is a picture", "the page draws it");
    }
    Entry entry = new DiagramEntry(new Place("-", 1, 1), draft.diagram());
    boolean isOurs = format == Format.YAML && !draft.isBoard();
    ImmutableList<String> losses = isOurs ? ImmutableList.of() : Formats.losses(format, entry);
    reply
        .text("text", isOurs ? draft.text() : Formats.write(format, entry))
        .texts("losses", losses);
  }
}
