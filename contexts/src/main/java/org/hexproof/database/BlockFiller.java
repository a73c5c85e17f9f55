package org.hexproof.database;

import org.hexproof.value.Values;

/**
 * Computes pinwheels, whose options are pinwheels with an option in place of a part. Those must be
 * there. One thread at a time; several may work on one store and the same blocks.
 */
final class BlockFiller {
  private final Parts parts;
  private final Blocks blocks;
  private final PinwheelSymmetries symmetries;
  private final FormCache forms;
  private int[] left = new int[64];
  private int[] right = new int[64];

  BlockFiller(Values values, Parts parts, Blocks blocks, PinwheelSymmetries symmetries) {
    this.parts = parts;
    this.blocks = blocks;
    this.symmetries = symmetries;
    this.forms = new FormCache(values);
  }

  /** The row of the first part with all of two groups. */
  int[] row(int first, int secondGroup, int thirdGroup) {
    int secondLength = parts.length(secondGroup);
    int thirdLength = parts.length(thirdGroup);
    int[] row = new int[Math.multiplyExact(secondLength, thirdLength)];
    int entry = 0;
    for (int i = 0; i < secondLength; i++) {
      int second = parts.start(secondGroup) + i;
      for (int j = 0; j < thirdLength; j++) {
        row[entry++] = pinwheel(first, second, parts.start(thirdGroup) + j);
      }
    }
    return row;
  }

  private int pinwheel(int first, int second, int third) {
    int[][] lefts = {parts.left(first), parts.left(second), parts.left(third)};
    int[][] rights = {parts.right(first), parts.right(second), parts.right(third)};
    int leftCount = lefts[0].length + lefts[1].length + lefts[2].length;
    int rightCount = rights[0].length + rights[1].length + rights[2].length;
    if (leftCount == 0) {
      return symmetries.ofAtoms(parts.value(first), parts.value(second), parts.value(third));
    }
    left = leftCount > left.length ? new int[2 * leftCount] : left;
    right = rightCount > right.length ? new int[2 * rightCount] : right;
    collect(left, lefts, first, second, third);
    collect(right, rights, first, second, third);
    return forms.of(left, leftCount, right, rightCount);
  }

  private void collect(int[] values, int[][] options, int first, int second, int third) {
    int count = 0;
    for (int option : options[0]) {
      values[count++] = blocks.value(option, second, third);
    }
    for (int option : options[1]) {
      values[count++] = blocks.value(first, option, third);
    }
    for (int option : options[2]) {
      values[count++] = blocks.value(first, second, option);
    }
  }
}
