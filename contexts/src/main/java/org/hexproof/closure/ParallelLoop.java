package org.hexproof.closure;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/** Some threads that share numbered tasks. */
record ParallelLoop(int threads, BooleanSupplier stop) {
  /** What a thread does. */
  interface Work {
    void run(int worker, int task);
  }

  /** Does the tasks 0 to one less than count, in any order, and tells whether all are done. */
  boolean run(int count, Work work) {
    AtomicInteger next = new AtomicInteger();
    List<FutureTask<Boolean>> running = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      int worker = i;
      FutureTask<Boolean> task =
          new FutureTask<>(
              () -> {
                boolean complete = false;
                try {
                  complete = share(worker, next, count, work);
                } finally {
                  if (!complete) {
                    next.set(count);
                  }
                }
                return complete;
              });
      running.add(task);
      if (i > 0) {
        Thread thread = new Thread(task, "pinwheels-" + i);
        thread.setDaemon(true);
        thread.start();
      }
    }
    running.get(0).run();
    boolean complete = true;
    RuntimeException thrown = null;
    for (FutureTask<Boolean> task : running) {
      try {
        complete &= result(task);
      } catch (RuntimeException e) {
        // The others end soon, and are waited for.
        thrown = e;
      }
    }
    if (thrown != null) {
      throw thrown;
    }
    return complete;
  }

  private boolean share(int worker, AtomicInteger next, int count, Work work) {
    for (int index = next.getAndIncrement(); index < count; index = next.getAndIncrement()) {
      if (stop.getAsBoolean()) {
        return false;
      }
      work.run(worker, index);
    }
    return true;
  }

  private static boolean result(FutureTask<Boolean> task) {
    try {
      return task.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
