package org.hexproof.cluster;

import java.io.Serializable;
import java.util.List;
import java.util.function.BiConsumer;
import org.apache.spark.api.java.JavaSparkContext;
import scala.collection.Iterator;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction1;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/** Lines of text, each worked at by a task of its own somewhere on the cluster. */
final class Tasks {
  private Tasks() {}

  /** What is to be done with a line; is sent to the executors. */
  interface Work extends Serializable {
    String of(String line);
  }

  /**
   * Works at all lines. The tasks of an executor that is lost are done again by others.
   *
   * @param results is told the number of each line, counted from 0, and once what came of it, as
   *     soon as it is there and in one thread; so results need not fit into memory together
   */
  static void run(
      JavaSparkContext spark, List<String> lines, Work work, BiConsumer<Integer, String> results) {
    if (lines.isEmpty()) {
      return;
    }
    spark
        .sc()
        .<String, String>runJob(
            spark.parallelize(lines, lines.size()).rdd(),
            new OnlyLine(work),
            new AbstractFunction2<Object, String, BoxedUnit>() {
              @Override
              public BoxedUnit apply(Object number, String result) {
                results.accept((Integer) number, result);
                return BoxedUnit.UNIT;
              }
            },
            ClassTag$.MODULE$.apply(String.class));
  }

  private static final class OnlyLine extends AbstractFunction1<Iterator<String>, String>
      implements Serializable {
    private static final long serialVersionUID = 1L;

    private final Work work;

    OnlyLine(Work work) {
      this.work = work;
    }

    @Override
    public String apply(Iterator<String> lines) {
      return work.of(lines.next());
    }
  }
}
