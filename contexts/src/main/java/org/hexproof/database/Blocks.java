package org.hexproof.database;

import java.util.Arrays;
import org.hexproof.value.OrbitTable;

/**
 * The values of pinwheels, by the groups of their parts. A block holds those of three groups, which
 * are in order: for each part of the first one row, in it for each of the second a stretch with
 * those of the third. Pinwheels of parts in another order are images of these.
 */
final class Blocks {
  private final Parts parts;
  private final OrbitTable orbits;
  private final PinwheelSymmetries symmetries;
  private int[][][][][] blocks = new int[0][][][][];

  Blocks(Parts parts, OrbitTable orbits, PinwheelSymmetries symmetries) {
    this.parts = parts;
    this.orbits = orbits;
    this.symmetries = symmetries;
  }

  /** The block of groups in order, or null. */
  int[][] get(int first, int second, int third) {
    if (first >= blocks.length
        || blocks[first] == null
        || second >= blocks[first].length
        || blocks[first][second] == null
        || third >= blocks[first][second].length) {
      return null;
    }
    return blocks[first][second][third];
  }

  /** The pinwheel of three parts, whose block is there and whose value has an orbit. */
  int value(int first, int second, int third) {
    int firstGroup = parts.group(first);
    int secondGroup = parts.group(second);
    int thirdGroup = parts.group(third);
    int order = PinwheelSymmetries.sorting(firstGroup, secondGroup, thirdGroup);
    if (order == 0) {
      return entry(first, second, third);
    }
    int one = first;
    int two = second;
    int three = third;
    if (PinwheelSymmetries.isOdd(order)) {
      one = parts.mirrored(first);
      two = parts.mirrored(second);
      three = parts.mirrored(third);
    }
    int value =
        switch (order) {
          case 1 -> entry(two, three, one);
          case 2 -> entry(three, one, two);
          case 3 -> entry(one, three, two);
          case 4 -> entry(two, one, three);
          default -> entry(three, two, one);
        };
    return orbits.image(value, symmetries.result(order));
  }

  private int entry(int first, int second, int third) {
    int thirdGroup = parts.group(third);
    return blocks[parts.group(first)][parts.group(second)][thirdGroup][parts.place(first)][
        parts.place(second) * parts.length(thirdGroup) + parts.place(third)];
  }

  void put(int first, int second, int third, int[][] block) {
    int length = third + 1;
    if (first >= blocks.length) {
      blocks = Arrays.copyOf(blocks, length);
    }
    if (blocks[first] == null) {
      blocks[first] = new int[length][][][];
    } else if (second >= blocks[first].length) {
      blocks[first] = Arrays.copyOf(blocks[first], length);
    }
    if (blocks[first][second] == null) {
      blocks[first][second] = new int[length][][];
    } else if (third >= blocks[first][second].length) {
      blocks[first][second] = Arrays.copyOf(blocks[first][second], length);
    }
    blocks[first][second][third] = block;
  }
}
