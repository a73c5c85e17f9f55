package org.hexproof.closure;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import org.hexproof.circuit.Assembly;
import org.hexproof.circuit.Wiring;
import org.hexproof.value.OrbitTable;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;

/**
 * The order of a pinwheel's parts doesn't matter up to renumbering: if parts are exchanged, and
 * mirrored where the exchange is odd, the pinwheel is turned or mirrored. Which renumberings do so
 * is found by trying them on settled parts, where the pinwheel is a table.
 */
final class PinwheelSymmetries {
  private static final ImmutableList<int[]> ORDERS =
      ImmutableList.of(
          new int[] {0, 1, 2},
          new int[] {1, 2, 0},
          new int[] {2, 0, 1},
          new int[] {0, 2, 1},
          new int[] {1, 0, 2},
          new int[] {2, 1, 0});
  private static final long MEMORY = 1L << 24;

  private final int[] ofAtoms;
  private final int[] results = new int[ORDERS.size()];
  private final int mirror;

  PinwheelSymmetries(ImmutableList<OrbitTable.GroupMember> group) {
    Values values = new Values(Posets.P3);
    Assembly pinwheel = new Assembly(Wiring.PINWHEEL, values, values, MEMORY);
    int width = Posets.P3.size();
    ofAtoms = new int[width * width * width];
    for (int i = 0; i < ofAtoms.length; i++) {
      ofAtoms[i] = pinwheel.value(i / (width * width), i / width % width, i % width);
    }
    int found = -1;
    for (int part = 1; part < group.size() && found < 0; part++) {
      if (!group.get(part).dual() && fits(group, part)) {
        found = part;
      }
    }
    checkState(found >= 0, "a pinwheel has no mirror image");
    mirror = found;
  }

  private boolean fits(ImmutableList<OrbitTable.GroupMember> group, int part) {
    for (int order = 0; order < ORDERS.size(); order++) {
      int result = 0;
      while (result < group.size() && !fits(group, order, order < 3 ? 0 : part, result)) {
        result++;
      }
      if (result == group.size()) {
        return false;
      }
      results[order] = result;
    }
    return true;
  }

  private boolean fits(
      ImmutableList<OrbitTable.GroupMember> group, int order, int ofParts, int ofResult) {
    if (group.get(ofResult).dual()) {
      return false;
    }
    int width = Posets.P3.size();
    int[] places = ORDERS.get(order);
    for (int i = 0; i < ofAtoms.length; i++) {
      int[] atoms = {i / (width * width), i / width % width, i % width};
      int[] moved = new int[3];
      for (int place = 0; place < 3; place++) {
        moved[place] = group.get(ofParts).atoms().get(atoms[places[place]]);
      }
      int other = ofAtoms(moved[0], moved[1], moved[2]);
      if (group.get(ofResult).atoms().get(other) != ofAtoms[i]) {
        return false;
      }
    }
    return true;
  }

  /** The pinwheel of settled parts. */
  int ofAtoms(int first, int second, int third) {
    int width = Posets.P3.size();
    return ofAtoms[(first * width + second) * width + third];
  }

  /** The member of the group that mirrors parts. */
  int mirror() {
    return mirror;
  }

  /** The order that sorts three numbers: which one comes to each place. */
  static int sorting(int first, int second, int third) {
    if (first <= second) {
      return second <= third ? 0 : first <= third ? 3 : 2;
    }
    return first <= third ? 4 : second <= third ? 1 : 5;
  }

  static int place(int order, int place) {
    return ORDERS.get(order)[place];
  }

  /** Whether parts are mirrored when they are put in the order. */
  static boolean isOdd(int order) {
    return order >= 3;
  }

  /** What takes the pinwheel of the parts in the order to that of the parts as they were. */
  int result(int order) {
    return results[order];
  }
}
