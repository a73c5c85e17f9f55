package org.hexproof.cluster;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.hexproof.work.Unit;
import org.hexproof.work.UnitList;
import org.hexproof.work.UnitReply;

/** Tells what many workers would bring, from the times that one worker has measured. */
public final class Simulation {
  private static final int[] WORKERS = {1, 10, 100};

  private Simulation() {}

  /**
   * Prints a table in Markdown.
   *
   * @param args a file of units, one of their answers, and maybe the seconds that a task costs
   *     besides the solve
   */
  public static void main(String[] args) throws IOException {
    if (args.length < 2 || args.length > 3) {
      System.err.println("usage: Simulation UNITS ANSWERS [OVERHEAD]");
      System.exit(2);
    }
    double overhead = args.length == 3 ? Double.parseDouble(args[2]) : 0;
    UnitList list;
    try (InputStream in = Files.newInputStream(Path.of(args[0]))) {
      list = UnitList.read(in, args[0], Optional.empty());
    }
    Map<String, Double> seconds = new HashMap<>();
    for (String line : Files.readAllLines(Path.of(args[1]))) {
      UnitReply reply = UnitReply.parse(line);
      seconds.put(reply.unit(), reply.time().toNanos() / 1e9);
    }
    List<Unit> units =
        list.units().values().stream().filter(unit -> seconds.containsKey(unit.hash())).toList();
    System.out.print(table(units, seconds, overhead));
  }

  /** One line for each order and number of workers. */
  static String table(List<Unit> units, Map<String, Double> seconds, double overhead) {
    Comparator<Unit> longest = Comparator.comparingDouble(unit -> -seconds.get(unit.hash()));
    Comparator<Unit> largest = Comparator.comparingInt(unit -> -VerifyJob.size(unit));
    return "| order | workers | seconds | speed-up | idle |\n"
        + "| --- | --: | --: | --: | --: |\n"
        + rows("as in the file", times(units, seconds), overhead)
        + rows(
            "most cells first", times(units.stream().sorted(largest).toList(), seconds), overhead)
        + rows("longest first", times(units.stream().sorted(longest).toList(), seconds), overhead);
  }

  private static double[] times(List<Unit> units, Map<String, Double> seconds) {
    return units.stream().mapToDouble(unit -> seconds.get(unit.hash())).toArray();
  }

  private static String rows(String order, double[] times, double overhead) {
    StringBuilder rows = new StringBuilder();
    Arrays.stream(WORKERS)
        .mapToObj(workers -> Schedule.of(times, overhead, workers))
        .forEach(
            schedule ->
                rows.append(
                    String.format(
                        Locale.ROOT,
                        "| %s | %d | %.1f | %.1f | %.0f %% |\n",
                        order,
                        schedule.workers(),
                        schedule.seconds(),
                        schedule.speedUp(),
                        100 * schedule.idle())));
    return rows.toString();
  }
}
