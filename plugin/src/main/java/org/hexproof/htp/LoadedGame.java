package org.hexproof.htp;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.format.Diagram;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.Place;
import org.hexproof.format.file.Formats;
import org.hexproof.format.sgf.SgfEntry;

/** Reads a file with one game. */
final class LoadedGame {
  private LoadedGame() {}

  /**
   * A position on the main line.
   *
   * @param moves how many come before it, which may be too many; all if nothing is said
   */
  static Diagram read(Path file, Optional<Integer> moves) throws IOException {
    ImmutableList<Member> games = Formats.read(file);
    if (games.size() != 1) {
      throw new FormatException(
          new Place(file.toString(), 1, 1), games.size() + " games, but one is wanted");
    }
    Entry entry = Iterables.getOnlyElement(games).entry();
    if (moves.isEmpty()) {
      return entry.diagram();
    }
    if (entry instanceof SgfEntry sgf) {
      return sgf.game().after(moves.get());
    }
    throw new FormatException(entry.place(), "this is no game record in SGF");
  }
}
