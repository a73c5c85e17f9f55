package org.hexproof.database;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Where threads compute blocks of pinwheels. A block is known by its three groups, in order. */
final class Workshop {
  private static final long BATCH = 1 << 22;

  private record Task(int block, int place) {}

  private final Growth growth;
  private final Parts parts;
  private final Blocks blocks;
  private final List<BlockFiller> fillers;

  Workshop(Growth growth, Parts parts, Blocks blocks, List<BlockFiller> fillers) {
    this.growth = growth;
    this.parts = parts;
    this.blocks = blocks;
    this.fillers = fillers;
  }

  /** The blocks of groups that weigh so much together that are not there, in batches. */
  List<List<int[]>> missing(int sum) {
    List<int[]> missing = new ArrayList<>();
    for (int i = 0; i < parts.groups(); i++) {
      for (int j = i; j < parts.groups(); j++) {
        int rest = sum - parts.weight(i) - parts.weight(j);
        for (int k = j; rest >= growth.lightest() && k < parts.groups(); k++) {
          if (parts.weight(k) == rest && blocks.get(i, j, k) == null) {
            missing.add(new int[] {i, j, k});
          }
        }
      }
    }
    return batches(missing);
  }

  /** How many pinwheels a block has. */
  long triples(int[] groups) {
    return (long) parts.length(groups[0]) * parts.length(groups[1]) * parts.length(groups[2]);
  }

  /** Pinwheels of the same weight don't need each other; what a batch finds outlives a stop. */
  private List<List<int[]>> batches(List<int[]> missing) {
    List<List<int[]>> batches = new ArrayList<>();
    long room = 0;
    for (int[] groups : missing) {
      if (room <= 0) {
        batches.add(new ArrayList<>());
        room = BATCH;
      }
      batches.get(batches.size() - 1).add(groups);
      room -= triples(groups);
    }
    return batches;
  }

  /**
   * Computes blocks. If they are not all done, none is there.
   *
   * @return whether they are done
   */
  boolean fill(List<int[]> missing, BooleanSupplier stop) {
    List<Task> tasks = new ArrayList<>();
    for (int i = 0; i < missing.size(); i++) {
      int[] groups = missing.get(i);
      int length = parts.length(groups[0]);
      blocks.put(groups[0], groups[1], groups[2], new int[length][]);
      for (int place = 0; place < length; place++) {
        tasks.add(new Task(i, place));
      }
    }
    boolean complete =
        new Team(fillers.size(), stop)
            .run(
                tasks.size(),
                (worker, index) -> {
                  Task task = tasks.get(index);
                  int[] groups = missing.get(task.block);
                  blocks.get(groups[0], groups[1], groups[2])[task.place] =
                      fillers
                          .get(worker)
                          .row(parts.start(groups[0]) + task.place, groups[1], groups[2]);
                });
    if (!complete) {
      missing.forEach(groups -> blocks.put(groups[0], groups[1], groups[2], null));
    }
    return complete;
  }
}
