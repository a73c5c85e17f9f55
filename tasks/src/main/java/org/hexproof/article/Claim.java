package org.hexproof.article;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.intrusion.Threat;

/**
 * Something that a repertoire says: Black keeps the promise here, with White to move.
 *
 * @param what as in {@code threat-g4} or {@code reply-i3-k2.threat-j4}, in which moves follow each
 *     other
 * @param position with White on all cells that are not needed
 */
public record Claim(String what, Position position) {
  /** All that a repertoire says of a position amid White's stones, and of what follows. */
  public static ImmutableList<Claim> of(Repertoire repertoire, Position position) {
    return of(repertoire, position, "");
  }

  private static ImmutableList<Claim> of(Repertoire repertoire, Position position, String before) {
    ImmutableList.Builder<Claim> claims = ImmutableList.builder();
    for (Threat threat : repertoire.threats()) {
      claims.add(
          new Claim(
              before + "threat-" + threat.cell(),
              after(position, Optional.of(threat.cell()), threat.carrier())));
    }
    for (Reaction reaction : repertoire.reactions()) {
      String what =
          before
              + "reply-"
              + reaction.moves().get(0)
              + reaction.reply().map(reply -> "-" + reply).orElse("");
      Position reached = after(position, reaction.reply(), reaction.carrier());
      claims.add(new Claim(what, reached));
      reaction.next().ifPresent(next -> claims.addAll(of(next, reached, what + ".")));
    }
    return claims.build();
  }

  /** The position with a stone of Black's more, and White on all that it does not need then. */
  static Position after(Position position, Optional<Cell> move, ImmutableSet<Cell> carrier) {
    ImmutableSet<Cell> more = move.map(ImmutableSet::of).orElse(ImmutableSet.of());
    return Position.amidWhite(position.board(), Sets.union(position.black(), more), carrier);
  }
}
