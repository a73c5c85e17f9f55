package org.hexproof.intrusion;

import com.google.common.collect.ImmutableMap;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Position;

/**
 * The board after a White move and Black's reply.
 *
 * @param labels 1 on the move and 2 on the reply; where the reply answers several moves, none of
 *     them is made and each has a star
 */
public record Exchange(Position position, ImmutableMap<Cell, String> labels) {
  /** What a defense says, made on a board. */
  public static Exchange of(Position before, Defense defense) {
    Position position = before;
    if (defense.reply().isPresent()) {
      position = position.with(defense.reply().get(), Content.BLACK);
    }
    ImmutableMap.Builder<Cell, String> labels = ImmutableMap.builder();
    if (defense.moves().size() == 1) {
      Cell move = defense.moves().get(0);
      position = position.with(move, Content.WHITE);
      labels.put(move, "1");
      defense.reply().ifPresent(reply -> labels.put(reply, "2"));
    } else {
      defense.moves().forEach(move -> labels.put(move, "*"));
    }
    return new Exchange(position, labels.buildOrThrow());
  }
}
