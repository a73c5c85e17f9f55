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

/** A position of which the winner is proved, or that of a later one of its game. */
record ProvedPosition(Position position, Color toMove, Color winner) {
  /** Those of {@code proved.txt}. */
  static ImmutableList<ProvedPosition> all() throws IOException {
    return read("proved.txt");
  }

  /** Those of games that others played, of which the later ones are proved. */
  static ImmutableList<ProvedPosition> played() throws IOException {
    return read("played.txt");
  }

  private static ImmutableList<ProvedPosition> read(String name) throws IOException {
    ImmutableList.Builder<ProvedPosition> positions = ImmutableList.builder();
    for (String line :
        Resources.readLines(
            Resources.getResource(ProvedPosition.class, name), StandardCharsets.UTF_8)) {
      if (!line.startsWith("#")) {
        List<String> halves = Splitter.on(" / ").splitToList(line);
        List<String> moves = Splitter.on(' ').splitToList(halves.get(0));
        for (String proved : Splitter.on(' ').split(halves.get(1))) {
          positions.add(of(moves, proved));
        }
      }
    }
    return positions.build();
  }

  private static ProvedPosition of(List<String> moves, String proved) {
    int side = Integer.parseInt(moves.get(0));
    int stones = Integer.parseInt(proved.substring(0, proved.length() - 1));
    Position position = Position.empty(new Board(side, side));
    Color mover = Color.BLACK;
    for (String move : moves.subList(1, stones + 1)) {
      position = position.with(Cell.parse(move), mover.stone());
      mover = mover.opposite();
    }
    return new ProvedPosition(position, mover, proved.endsWith("b") ? Color.BLACK : Color.WHITE);
  }
}
