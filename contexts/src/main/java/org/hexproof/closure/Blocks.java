package org.hexproof.closure;

import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import org.hexproof.value.IntChunks;

/**
 * The values of pinwheels, by the groups of their parts. A block holds those of three groups, which
 * are in order: for each part of the first one row, in it for each of the second a stretch with
 * those of the third. Pinwheels of parts in another order are images of these.
 *
 * <p>Threads may write different rows of blocks that were opened before.
 */
final class Blocks {
  private record Block(long start, long width) {}

  private final Parts parts;
  private final IntBinaryOperator images;
  private final PinwheelSymmetries symmetries;
  private final IntChunks entries = new IntChunks(0);
  private Block[][][] blocks = new Block[0][][];
  private int[][][] rows = new int[0][][];
  private long end;
  private long filled;

  /** Images are those of a value under a symmetry, by its place in the group. */
  Blocks(Parts parts, IntBinaryOperator images, PinwheelSymmetries symmetries) {
    this.parts = parts;
    this.images = images;
    this.symmetries = symmetries;
  }

  /** How many rows of the block of groups in order are there; they are the first ones. */
  int rows(int first, int second, int third) {
    if (first >= rows.length
        || rows[first] == null
        || second >= rows[first].length
        || rows[first][second] == null
        || third >= rows[first][second].length) {
      return 0;
    }
    return rows[first][second][third];
  }

  long filled() {
    return filled;
  }

  /** How many pinwheels a row has. */
  long width(Stretch stretch) {
    return (long) parts.length(stretch.second()) * parts.length(stretch.third());
  }

  /** How many pinwheels a stretch has. */
  long pinwheels(Stretch stretch) {
    return (stretch.to() - stretch.from()) * width(stretch);
  }

  /** Where a row begins of a stretch for which room was made. */
  long start(Stretch stretch, int row) {
    Block block = blocks[stretch.first()][stretch.second()][stretch.third()];
    return block.start + row * block.width;
  }

  int get(long place) {
    return entries.get(place);
  }

  /** Writes a value where there is room. */
  void set(long place, int value) {
    entries.set(place, value);
  }

  /** Makes room for rows, which are the next ones. */
  void open(Stretch stretch) {
    makePlace(stretch.first(), stretch.second(), stretch.third());
    Block[] line = blocks[stretch.first()][stretch.second()];
    if (line[stretch.third()] == null) {
      long width = width(stretch);
      line[stretch.third()] = new Block(end, width);
      end += parts.length(stretch.first()) * width;
    }
    entries.reserve(start(stretch, stretch.from()), start(stretch, stretch.to()));
  }

  /** From now on these rows are there. */
  void close(Stretch stretch) {
    rows[stretch.first()][stretch.second()][stretch.third()] = stretch.to();
    filled += pinwheels(stretch);
  }

  private void makePlace(int first, int second, int third) {
    int length = parts.groups();
    if (first >= blocks.length) {
      blocks = Arrays.copyOf(blocks, length);
      rows = Arrays.copyOf(rows, length);
    }
    if (blocks[first] == null) {
      blocks[first] = new Block[length][];
      rows[first] = new int[length][];
    } else if (second >= blocks[first].length) {
      blocks[first] = Arrays.copyOf(blocks[first], length);
      rows[first] = Arrays.copyOf(rows[first], length);
    }
    if (blocks[first][second] == null) {
      blocks[first][second] = new Block[length];
      rows[first][second] = new int[length];
    } else if (third >= blocks[first][second].length) {
      blocks[first][second] = Arrays.copyOf(blocks[first][second], length);
      rows[first][second] = Arrays.copyOf(rows[first][second], length);
    }
  }

  /**
   * Pinwheels of which two parts are fixed, or one is, and the others run through their groups.
   *
   * @param start where the first one is
   * @param second how far it is to the next second part
   * @param third how far it is to the next third part
   * @param odd whether the parts are mirrored ones
   * @param member the symmetry of what is found there
   */
  record View(long start, long second, long third, boolean odd, int member) {}

  /** A view of blocks that are there, by any part of the group for one that runs. */
  View view(int first, int second, int third, boolean runsSecond, boolean runsThird) {
    int[] part = {first, second, third};
    boolean[] runs = {false, runsSecond, runsThird};
    int order =
        PinwheelSymmetries.sorting(parts.group(first), parts.group(second), parts.group(third));
    boolean odd = PinwheelSymmetries.isOdd(order);
    int[] groups = new int[3];
    for (int place = 0; place < 3; place++) {
      groups[place] = parts.group(part[PinwheelSymmetries.place(order, place)]);
    }
    Block block = blocks[groups[0]][groups[1]][groups[2]];
    long[] widths = {block.width, parts.length(groups[2]), 1};
    long[] steps = new long[3];
    long start = block.start;
    for (int place = 0; place < 3; place++) {
      int which = PinwheelSymmetries.place(order, place);
      if (runs[which]) {
        steps[which] = widths[place];
      } else {
        int fixed = odd ? parts.mirrored(part[which]) : part[which];
        start += parts.place(fixed) * widths[place];
      }
    }
    return new View(start, steps[1], steps[2], odd, symmetries.result(order));
  }

  /**
   * The value of a pinwheel of a view, which has an orbit, by the places of the second and the
   * third part in their groups; of the mirrored parts for an odd view.
   */
  int value(View view, int second, int third) {
    int value = entries.get(view.start + second * view.second + third * view.third);
    return view.member == 0 ? value : images.applyAsInt(value, view.member);
  }
}
