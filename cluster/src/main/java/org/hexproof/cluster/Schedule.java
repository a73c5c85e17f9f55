package org.hexproof.cluster;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.PriorityQueue;

/**
 * What comes of tasks on workers of which each, when it is idle, takes the next: list scheduling.
 *
 * @param seconds from the first task's start to the last one's end
 * @param work the time of all tasks
 * @param workers how many there are
 */
record Schedule(double seconds, double work, int workers) {
  /**
   * Goes through tasks in their order.
   *
   * @param times of the tasks, in seconds
   * @param overhead what each task costs besides, in seconds
   */
  static Schedule of(double[] times, double overhead, int workers) {
    checkArgument(workers >= 1, "there are workers");
    PriorityQueue<Double> idleFrom = new PriorityQueue<>();
    for (int i = 0; i < workers; i++) {
      idleFrom.add(0.0);
    }
    double work = 0;
    double end = 0;
    for (double time : times) {
      double done = idleFrom.remove() + overhead + time;
      idleFrom.add(done);
      end = Math.max(end, done);
      work += time;
    }
    return new Schedule(end, work, workers);
  }

  /** How many times faster than one worker without overhead. */
  double speedUp() {
    return seconds == 0 ? 1 : work / seconds;
  }

  /** The share of the workers' time in which they don't solve. */
  double idle() {
    return seconds == 0 ? 0 : 1 - work / (workers * seconds);
  }
}
