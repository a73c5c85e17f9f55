package org.hexproof.cluster;

import static java.util.Comparator.comparingInt;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.hexproof.solver.Limits;
import org.hexproof.work.ReplyFile;
import org.hexproof.work.Unit;
import org.hexproof.work.UnitList;
import org.hexproof.work.UnitReply;

/**
 * {@code hexproof work} on a cluster: answers the units of a file, for {@code hexproof merge}. The
 * answers go to a file of the driver as they come, so that a job that was killed goes on from
 * there.
 */
public final class VerifyJob {
  private VerifyJob() {}

  /**
   * Answers units.
   *
   * @param args the file of units, that of answers, and maybe the seconds that a unit may take
   */
  public static void main(String[] args) {
    if (args.length < 2 || args.length > 3 || (args.length == 3 && !Arguments.isCount(args[2]))) {
      System.err.println("usage: VerifyJob UNITS ANSWERS [SECONDS]");
      System.exit(2);
    }
    try {
      System.exit(answer(args));
    } catch (IOException e) {
      System.err.println(e.getMessage());
      System.exit(2);
    }
  }

  private static int answer(String[] args) throws IOException {
    Duration limit =
        args.length == 3 ? Duration.ofSeconds(Long.parseLong(args[2])) : Limits.DEFAULT.time();
    UnitList list = read(Path.of(args[0]));
    list.refused().forEach(System.err::println);
    Map<UnitReply.Status, Integer> counts = new EnumMap<>(UnitReply.Status.class);
    // What executors send is handed over at once, and need not fit into memory together.
    SparkConf conf =
        new SparkConf().setAppName("hexproof verify").set("spark.driver.maxResultSize", "0");
    try (JavaSparkContext spark = new JavaSparkContext(conf)) {
      run(
          spark,
          list,
          Path.of(args[1]),
          limit,
          reply -> counts.merge(reply.status(), 1, Integer::sum));
    }
    int decided = counts.getOrDefault(UnitReply.Status.DECIDED, 0);
    int open = counts.values().stream().mapToInt(Integer::intValue).sum() - decided;
    System.err.println(decided + " units decided, " + open + " not");
    return !list.refused().isEmpty() ? 2 : open > 0 ? 3 : 0;
  }

  static UnitList read(Path units) throws IOException {
    try (InputStream in = Files.newInputStream(units)) {
      return UnitList.read(in, units.toString(), Optional.of(Solvers.IDENTITY));
    } catch (NoSuchFileException e) {
      throw new IOException(units + ": there is no such file", e);
    }
  }

  /**
   * Answers all units that the file of answers does not decide yet, those with many empty cells
   * first.
   *
   * @param limit for each unit
   * @param each is told of each answer once it is in the file
   * @throws IOException if the file can't be read or is no file of answers
   * @throws UncheckedIOException if it can't be written
   */
  static void run(
      JavaSparkContext spark, UnitList list, Path answers, Duration limit, Consumer<UnitReply> each)
      throws IOException {
    try (ReplyFile file = ReplyFile.open(answers)) {
      List<String> lines =
          list.units().entrySet().stream()
              .filter(unit -> !file.decided().contains(unit.getKey()))
              .map(Map.Entry::getValue)
              .sorted(comparingInt(VerifyJob::size).reversed())
              .map(Unit::line)
              .toList();
      Tasks.run(
          spark,
          lines,
          new Answering(limit.toMillis()),
          (number, line) -> {
            UnitReply reply = UnitReply.parse(line);
            try {
              file.add(reply);
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
            each.accept(reply);
          });
    }
  }

  /** How long a unit takes is not known beforehand; this is the best guess there is. */
  static int size(Unit unit) {
    return unit.problem().position().empty().size();
  }
}
