package org.hexproof.database;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.hexproof.value.GameReader;
import org.hexproof.value.Store;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.value.Values;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Full scans per second of the values of a database: those of the file that {@code
 * -Dhexproof.database=FILE} names, or of what is shipped.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
public class ValueListBenchmark {
  private static final int FEW_ATOMS = 12;

  @Param({"FORK", "CORNER", "GENERAL"})
  View view;

  private ValueList list;
  private Values values;
  private int tester;

  @Setup
  public void load() throws IOException, ValueSyntaxException {
    try (Database database = open()) {
      list = ValueList.of(database, view, Integer.MAX_VALUE, ValueList.Filter.ALL, 4L << 30);
    }
    values = new Values(list.store());
    tester = values.of(GameReader.read("tester", "tester", view.poset()));
    System.out.println(list.size() + " values");
  }

  private static Database open() throws IOException {
    String file = System.getProperty("hexproof.database");
    return file == null ? Database.shipped() : Database.open(Path.of(file));
  }

  /** Counts the values of few atoms. */
  @Benchmark
  public int filter() {
    Store store = list.store();
    int count = 0;
    for (int place = 0; place < list.size(); place++) {
      count += store.atoms(list.value(place)) <= FEW_ATOMS ? 1 : 0;
    }
    return count;
  }

  /** Compares each value with one. */
  @Benchmark
  public int compare() {
    int count = 0;
    for (int place = 0; place < list.size(); place++) {
      count += values.leq(tester, list.value(place)) ? 1 : 0;
    }
    return count;
  }
}
