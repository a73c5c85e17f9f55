package org.hexproof.estimate;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;

/**
 * A position of which the winner is proved.
 *
 * @param game the number of the game that it is from
 */
record ProvedPosition(int game, Position position, Color toMove, Color winner) {
  /** Those of {@code proved.txt}, the positions of one game beside each other. */
  static ImmutableList<ProvedPosition> all() throws IOException {
    ImmutableList.Builder<ProvedPosition> positions = ImmutableList.builder();
    int game = 0;
    for (String line :
        Resources.readLines(
            Resources.getResource(ProvedPosition.class, "proved.txt"), StandardCharsets.UTF_8)) {
      if (!line.startsWith("#")) {
        List<String> halves = Splitter.on(" / ").splitToList(line);
        List<String> moves = Splitter.on(' ').splitToList(halves.get(0));
        for (String proved : Splitter.on(' ').split(halves.get(1))) {
          positions.add(of(game, moves, proved));
        }
        game++;
      }
    }
    return positions.build();
  }

  private static ProvedPosition of(int game, List<String> moves, String proved) {
    int side = Integer.parseInt(moves.get(0));
    int stones = Integer.parseInt(proved.substring(0, proved.length() - 1));
    Position position = Position.empty(new Board(side, side));
    Color mover = Color.BLACK;
    for (String move : moves.subList(1, stones + 1)) {
      position = position.with(Cell.parse(move), mover.stone());
      mover = mover.opposite();
    }
    return new ProvedPosition(
        game, position, mover, proved.endsWith("b") ? Color.BLACK : Color.WHITE);
  }

  /** Whether the estimates were not fitted to it. */
  boolean isAside() {
    return game % 2 == 1;
  }
}
