package org.hexproof.prove;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;
import java.nio.ByteBuffer;
import org.hexproof.board.Color;
import org.hexproof.solver.Learned;

/**
 * A position as bytes. Sets of cells have one bit for each cell of the board, the first cell lowest
 * in the first byte.
 */
final class Row {
  private static final byte BLACK = 1;
  private static final byte WHITE = 2;

  private final byte[] key;
  private final byte[] proof;
  private final int work;

  Row(byte[] key, byte[] proof, int work) {
    this.key = key;
    this.proof = proof;
    this.work = work;
  }

  /** The side to move, the stones of Black, those of White. */
  byte[] key() {
    return key;
  }

  /** The winner, its move as a number of four bytes, its carrier. */
  byte[] proof() {
    return proof;
  }

  int work() {
    return work;
  }

  static Row of(Learned position, int cells) {
    int width = width(cells);
    byte[] key = new byte[1 + 2 * width];
    key[0] = side(position.toMove());
    mark(key, 1, position.black());
    mark(key, 1 + width, position.white());
    byte[] proof = new byte[5 + width];
    ByteBuffer.wrap(proof).put(side(position.winner())).putInt(position.move());
    mark(proof, 5, position.carrier());
    return new Row(key, proof, position.work());
  }

  /**
   * The position.
   *
   * @throws IllegalArgumentException if the bytes can't be one of a board of so many cells
   */
  Learned position(int cells) {
    int width = width(cells);
    checkArgument(key.length == 1 + 2 * width, "a position of %s bytes", key.length);
    checkArgument(proof.length == 5 + width, "a proof of %s bytes", proof.length);
    return new Learned(
        color(key[0]),
        color(proof[0]),
        ByteBuffer.wrap(proof).getInt(1),
        work,
        cells(key, 1, cells),
        cells(key, 1 + width, cells),
        cells(proof, 5, cells));
  }

  private static int width(int cells) {
    return (cells + 7) / 8;
  }

  private static byte side(Color color) {
    return color == Color.BLACK ? BLACK : WHITE;
  }

  private static Color color(byte side) {
    checkArgument(side == BLACK || side == WHITE, "a side of the number %s", side);
    return side == BLACK ? Color.BLACK : Color.WHITE;
  }

  private static void mark(byte[] bytes, int from, ImmutableIntArray cells) {
    cells.forEach(cell -> bytes[from + cell / 8] |= (byte) (1 << cell % 8));
  }

  private static ImmutableIntArray cells(byte[] bytes, int from, int cells) {
    ImmutableIntArray.Builder found = ImmutableIntArray.builder();
    for (int cell = 0; cell < width(cells) * 8; cell++) {
      if ((bytes[from + cell / 8] >> cell % 8 & 1) != 0) {
        checkArgument(cell < cells, "a cell of the number %s", cell);
        found.add(cell);
      }
    }
    return found.build();
  }
}
