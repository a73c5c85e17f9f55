package org.hexproof.closure;

import java.util.Arrays;
import org.hexproof.value.Values;

/**
 * Remembers of which value sets of options were, the latest for each place of a table. Many
 * pinwheels have the same options.
 */
final class FormCache implements OptionForms {
  private final Values values;
  private final int bits;
  private final int[][] forms;

  /** A table of two to this power places. */
  FormCache(Values values, int bits) {
    this.values = values;
    this.bits = bits;
    this.forms = new int[1 << bits][];
  }

  @Override
  public int of(int[] left, int leftCount, int[] right, int rightCount) {
    int lefts = distinct(left, leftCount);
    int rights = distinct(right, rightCount);
    long hash = hash(hash(0, left, lefts), right, rights);
    int slot = (int) (hash >>> (Long.SIZE - bits));
    int[] form = forms[slot];
    if (form != null
        && form.length == lefts + rights + 2
        && form[1] == lefts
        && Arrays.equals(form, 2, 2 + lefts, left, 0, lefts)
        && Arrays.equals(form, 2 + lefts, form.length, right, 0, rights)) {
      return form[0];
    }
    form = new int[lefts + rights + 2];
    form[1] = lefts;
    System.arraycopy(left, 0, form, 2, lefts);
    System.arraycopy(right, 0, form, 2 + lefts, rights);
    form[0] = values.of(Arrays.copyOf(left, lefts), Arrays.copyOf(right, rights));
    forms[slot] = form;
    return form[0];
  }

  private static long hash(long before, int[] options, int count) {
    long hash = before + count;
    for (int i = 0; i < count; i++) {
      hash = (hash + options[i]) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 29;
    }
    return hash;
  }

  private static int distinct(int[] options, int count) {
    Arrays.sort(options, 0, count);
    int distinct = 0;
    for (int i = 0; i < count; i++) {
      if (distinct == 0 || options[distinct - 1] != options[i]) {
        options[distinct++] = options[i];
      }
    }
    return distinct;
  }
}
