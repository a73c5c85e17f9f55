package org.hexproof.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class ScheduleTest {
  private static final double TINY = 1e-9;

  /** Second by second: who is idle takes the next task. */
  private static int naive(int[] times, int workers) {
    int[] left = new int[workers];
    int next = 0;
    for (int second = 0; ; second++) {
      boolean idle = true;
      for (int i = 0; i < workers; i++) {
        while (left[i] == 0 && next < times.length) {
          left[i] = times[next++];
        }
        idle &= left[i] == 0;
      }
      if (idle) {
        return second;
      }
      for (int i = 0; i < workers; i++) {
        left[i] = Math.max(0, left[i] - 1);
      }
    }
  }

  @Test
  void itIsWhatComesOfTakingTheNextTaskWhenIdle() {
    Random random = new Random(1);
    for (int i = 0; i < 2000; i++) {
      int[] times = random.ints(random.nextInt(30), 0, 12).toArray();
      int workers = 1 + random.nextInt(8);
      double[] seconds = Arrays.stream(times).asDoubleStream().toArray();
      Schedule schedule = Schedule.of(seconds, 0, workers);
      assertThat(schedule.seconds()).isCloseTo(naive(times, workers), within(TINY));
      int overhead = random.nextInt(3);
      int[] more = Arrays.stream(times).map(time -> time + overhead).toArray();
      assertThat(Schedule.of(seconds, overhead, workers).seconds())
          .isCloseTo(naive(more, workers), within(TINY));
    }
  }

  @Test
  void noWorkerDoesMoreThanItsShareAndTheLongestTask() {
    Random random = new Random(2);
    for (int i = 0; i < 1000; i++) {
      double[] times = random.doubles(1 + random.nextInt(50), 0, 10).toArray();
      int workers = 1 + random.nextInt(20);
      double longest = Arrays.stream(times).max().orElseThrow();
      double sum = Arrays.stream(times).sum();
      Schedule schedule = Schedule.of(times, 0, workers);
      assertThat(schedule.seconds())
          .isBetween(Math.max(longest, sum / workers) - TINY, sum / workers + longest + TINY);
      assertThat(schedule.speedUp()).isLessThanOrEqualTo(workers + TINY);
      assertThat(schedule.idle()).isBetween(-TINY, 1.0);
      assertThat(schedule.speedUp())
          .isCloseTo(workers * (1 - schedule.idle()), within(TINY * workers));
    }
  }

  @Test
  void withoutTasksNothingTakesTime() {
    Schedule schedule = Schedule.of(new double[0], 1, 3);
    assertThat(schedule.seconds()).isZero();
    assertThat(schedule.speedUp()).isEqualTo(1);
    assertThat(schedule.idle()).isZero();
  }
}
