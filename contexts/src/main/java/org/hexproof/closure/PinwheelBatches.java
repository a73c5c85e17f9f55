package org.hexproof.closure;

import java.util.ArrayList;
import java.util.List;
import org.hexproof.database.ProgressMonitor;

/** Pinwheels in batches, each of which threads compute together. */
record PinwheelBatches(Parts parts, Blocks blocks, List<BlockFiller> fillers) {
  /** So many pinwheels, or a row more, are computed before what they are is noted. */
  private static final long BATCH = 1 << 20;

  private record Row(Stretch stretch, int row) {}

  /**
   * The rows that are not there of blocks of groups that weigh so much together, in batches. They
   * don't need each other. What they are doesn't depend on threads or time.
   */
  List<List<Stretch>> missing(int sum) {
    List<List<Stretch>> batches = new ArrayList<>();
    long[] room = {0};
    for (int i = 0; i < parts.groups(); i++) {
      for (int j = i; j < parts.groups(); j++) {
        int rest = sum - parts.weight(i) - parts.weight(j);
        for (int k = j; k < parts.groups(); k++) {
          if (parts.weight(k) == rest) {
            split(i, j, k, batches, room);
          }
        }
      }
    }
    return batches;
  }

  private void split(int i, int j, int k, List<List<Stretch>> batches, long[] room) {
    int rows = parts.length(i);
    for (int from = blocks.rows(i, j, k); from < rows; ) {
      if (room[0] <= 0) {
        batches.add(new ArrayList<>());
        room[0] = BATCH;
      }
      long width = Math.max(1, (long) parts.length(j) * parts.length(k));
      int to = (int) Math.min(rows, from + (room[0] + width - 1) / width);
      batches.get(batches.size() - 1).add(new Stretch(i, j, k, from, to));
      room[0] -= (to - from) * width;
      from = to;
    }
  }

  long pinwheels(List<Stretch> batch) {
    return batch.stream().mapToLong(blocks::pinwheels).sum();
  }

  /** Computes a batch and tells whether it is done. If it is not, nothing of it is there. */
  boolean fill(List<Stretch> batch, ProgressMonitor monitor) {
    List<Row> tasks = new ArrayList<>();
    for (Stretch stretch : batch) {
      blocks.open(stretch);
      for (int row = stretch.from(); row < stretch.to(); row++) {
        tasks.add(new Row(stretch, row));
      }
    }
    return new ParallelLoop(fillers.size(), monitor::isOver)
        .run(
            tasks.size(),
            (worker, index) -> {
              Row task = tasks.get(index);
              fillers.get(worker).fill(task.stretch, task.row);
              monitor.computed(blocks.width(task.stretch));
            });
  }
}
