package org.hexproof.closure;

import static com.google.common.base.Preconditions.checkState;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.Arrays;
import org.hexproof.value.Store;

/**
 * The values that pinwheels are made of, numbered in the order in which they came. Those that came
 * together and weigh the same are a group; the numbers of a group are consecutive. The options of a
 * part are parts of smaller number.
 */
final class Parts {
  private final Store store;
  private final Int2IntOpenHashMap byValue = new Int2IntOpenHashMap();
  private int[] values = new int[1 << 10];
  private int[] groups = new int[1 << 10];
  private int[] mirrors = new int[1 << 10];
  private int[][] left = new int[1 << 10][];
  private int[][] right = new int[1 << 10][];
  private int[] starts = new int[16];
  private int[] weights = new int[16];
  private int size;
  private int groupCount;

  Parts(Store store) {
    this.store = store;
    byValue.defaultReturnValue(-1);
  }

  /** Begins a group, to which parts are added until the next one begins. */
  void begin(int weight) {
    if (groupCount + 1 >= starts.length) {
      starts = Arrays.copyOf(starts, 2 * starts.length);
      weights = Arrays.copyOf(weights, 2 * weights.length);
    }
    weights[groupCount] = weight;
    starts[groupCount++] = size;
    starts[groupCount] = size;
  }

  /** Adds a value, whose options are parts that weigh less, to the last group. */
  void add(int value) {
    if (size == values.length) {
      int length = 2 * size;
      values = Arrays.copyOf(values, length);
      groups = Arrays.copyOf(groups, length);
      mirrors = Arrays.copyOf(mirrors, length);
      left = Arrays.copyOf(left, length);
      right = Arrays.copyOf(right, length);
    }
    left[size] = Arrays.stream(store.lefts(value)).map(this::lighter).toArray();
    right[size] = Arrays.stream(store.rights(value)).map(this::lighter).toArray();
    values[size] = value;
    groups[size] = groupCount - 1;
    byValue.put(value, size++);
    starts[groupCount] = size;
  }

  private int lighter(int option) {
    int part = find(option);
    checkState(
        part >= 0 && weights[groups[part]] < weights[groupCount - 1],
        "a part's option is not among the lighter parts");
    return part;
  }

  int size() {
    return size;
  }

  int groups() {
    return groupCount;
  }

  int weight(int group) {
    return weights[group];
  }

  int start(int group) {
    return starts[group];
  }

  int length(int group) {
    return starts[group + 1] - starts[group];
  }

  int group(int part) {
    return groups[part];
  }

  /** The part's place in its group. */
  int place(int part) {
    return part - starts[groups[part]];
  }

  int value(int part) {
    return values[part];
  }

  /** The part with the mirrored value, in the same group. */
  int mirrored(int part) {
    return mirrors[part];
  }

  void setMirrored(int part, int mirrored) {
    mirrors[part] = mirrored;
  }

  /** The part with this value, or -1. */
  int find(int value) {
    return byValue.get(value);
  }

  int[] left(int part) {
    return left[part];
  }

  int[] right(int part) {
    return right[part];
  }
}
