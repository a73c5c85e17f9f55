package org.hexproof.closure;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.function.IntFunction;
import org.hexproof.closure.Blocks.View;

/**
 * Computes pinwheels, whose options are pinwheels with an option in place of a part. Those must be
 * there. One thread at a time; several may work on one store and the same blocks.
 */
final class BlockFiller {
  /** The options of a part, each as the pinwheels with it. */
  private record Options(ImmutableList<View> left, ImmutableList<View> right) {}

  private final Parts parts;
  private final Blocks blocks;
  private final PinwheelSymmetries symmetries;
  private final OptionForms forms;
  private int[] left = new int[64];
  private int[] right = new int[64];
  // Where the second and third part are in their groups, and where their mirror images.
  private int second;
  private int third;
  private int mirroredSecond;
  private int mirroredThird;

  BlockFiller(OptionForms forms, Parts parts, Blocks blocks, PinwheelSymmetries symmetries) {
    this.parts = parts;
    this.blocks = blocks;
    this.symmetries = symmetries;
    this.forms = forms;
  }

  /** Computes a row of a block that has room for it. */
  void fill(Stretch stretch, int row) {
    int first = parts.start(stretch.first()) + row;
    int seconds = parts.start(stretch.second());
    int thirds = parts.start(stretch.third());
    Options ofFirst = options(first, option -> blocks.view(option, seconds, thirds, true, true));
    Options[] ofThirds = new Options[parts.length(stretch.third())];
    Arrays.setAll(
        ofThirds,
        k -> options(thirds + k, option -> blocks.view(first, seconds, option, true, false)));
    long place = blocks.start(stretch, row);
    for (second = 0; second < parts.length(stretch.second()); second++) {
      int part = seconds + second;
      mirroredSecond = parts.place(parts.mirrored(part));
      Options ofSecond = options(part, option -> blocks.view(first, option, thirds, false, true));
      for (third = 0; third < ofThirds.length; third++) {
        mirroredThird = parts.place(parts.mirrored(thirds + third));
        int value = pinwheel(ofFirst, ofSecond, ofThirds[third]);
        blocks.set(place++, value >= 0 ? value : ofAtoms(first, part, thirds + third));
      }
    }
  }

  private Options options(int part, IntFunction<View> view) {
    return new Options(views(parts.left(part), view), views(parts.right(part), view));
  }

  private static ImmutableList<View> views(int[] options, IntFunction<View> view) {
    return Arrays.stream(options).mapToObj(view).collect(ImmutableList.toImmutableList());
  }

  private int ofAtoms(int one, int two, int three) {
    return symmetries.ofAtoms(parts.value(one), parts.value(two), parts.value(three));
  }

  /** The pinwheel with these options; -1 if there are none. */
  private int pinwheel(Options ofFirst, Options ofSecond, Options ofThird) {
    int lefts = ofFirst.left.size() + ofSecond.left.size() + ofThird.left.size();
    int rights = ofFirst.right.size() + ofSecond.right.size() + ofThird.right.size();
    if (lefts == 0) {
      return -1;
    }
    left = lefts > left.length ? new int[2 * lefts] : left;
    right = rights > right.length ? new int[2 * rights] : right;
    collect(ofFirst.left, left, 0);
    collect(ofSecond.left, left, ofFirst.left.size());
    collect(ofThird.left, left, lefts - ofThird.left.size());
    collect(ofFirst.right, right, 0);
    collect(ofSecond.right, right, ofFirst.right.size());
    collect(ofThird.right, right, rights - ofThird.right.size());
    return forms.of(left, lefts, right, rights);
  }

  private void collect(ImmutableList<View> views, int[] values, int from) {
    for (int i = 0; i < views.size(); i++) {
      View view = views.get(i);
      values[from + i] =
          view.odd()
              ? blocks.value(view, mirroredSecond, mirroredThird)
              : blocks.value(view, second, third);
    }
  }
}
