package org.hexproof.probe;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.board.Cell;

/** Where witnesses are found without a search: in the folder of a user, or shipped. */
public record KnownWitnesses(Optional<WitnessFolder> folder, ShippedWitnesses shipped) {
  /** Those that the user keeps in a folder, if there is one, of a region of this name. */
  public static KnownWitnesses of(Optional<Path> folder, String name, ShippedWitnesses shipped) {
    return new KnownWitnesses(
        folder.map(path -> new WitnessFolder(path, name, /* addition= */ "")), shipped);
  }

  /** The same of the region with a stone more. */
  public KnownWitnesses with(String stone) {
    return new KnownWitnesses(folder.map(each -> each.with(stone)), shipped);
  }

  /** Those of a move: the user's own first. The move may not be the only one there. */
  public ImmutableList<Witness> of(ProbedRegion region, Cell move) throws IOException {
    ImmutableList.Builder<Witness> known = ImmutableList.builder();
    if (folder.isPresent()) {
      known.addAll(folder.get().kept(region, move));
    }
    return known.addAll(shipped.of(region, move)).build();
  }

  /**
   * Keeps one in the folder, if there is one.
   *
   * @param cell what the region's drawing calls the move
   */
  public void keep(String cell, Witness witness) throws IOException {
    if (folder.isPresent()) {
      folder.get().keep(cell, witness);
    }
  }
}
