package org.hexproof.witness;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Uninterruptibles;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Does many things side by side, so many at once. */
record Workers(int threads) {
  /** Does the action with each number from 0, in order. What one of them throws is thrown. */
  void forEach(int count, IntConsumer action) {
    map(
        count,
        each -> {
          action.accept(each);
          return each;
        });
  }

  /** Does all, and tells what comes of each, in their order. */
  <T> ImmutableList<T> map(int count, IntFunction<T> action) {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<T>> all =
          IntStream.range(0, count)
              .mapToObj(each -> pool.submit(() -> action.apply(each)))
              .toList();
      ImmutableList.Builder<T> results = ImmutableList.builder();
      for (Future<T> each : all) {
        results.add(Uninterruptibles.getUninterruptibly(each));
      }
      return results.build();
    } catch (ExecutionException e) {
      Throwables.throwIfUnchecked(e.getCause());
      throw new IllegalStateException(e);
    } finally {
      pool.shutdownNow();
    }
  }
}
