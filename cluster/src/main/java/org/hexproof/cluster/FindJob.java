package org.hexproof.cluster;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.hexproof.file.AtomicFile;
import org.hexproof.solver.Limits;
import org.hexproof.work.LineFile;

/**
 * {@code hexproof find} on a cluster. For each way in which two terminals can stand to each other
 * there is a task; an edge template has one terminal, so a box of these is one task, and only
 * several boxes are worked at side by side.
 */
public final class FindJob {
  private FindJob() {}

  /**
   * Finds templates.
   *
   * @param args the folder that the templates are written into, the seconds that the solver may
   *     take for each question, and boxes like {@code connects-both:3x5} of rows and columns
   */
  public static void main(String[] args) {
    if (args.length < 3 || !Arguments.isCount(args[1])) {
      System.err.println("usage: FindJob DIR SECONDS KIND:ROWSxWIDTH...");
      System.exit(2);
    }
    try {
      System.exit(find(args));
    } catch (IOException e) {
      System.err.println(e.getMessage());
      System.exit(2);
    }
  }

  private static int find(String[] args) throws IOException {
    Duration limit = Duration.ofSeconds(Long.parseLong(args[1]));
    List<Box> boxes = boxes(Arrays.asList(args).subList(2, args.length));
    SparkConf conf = new SparkConf().setAppName("hexproof find");
    Found found;
    try (JavaSparkContext spark = new JavaSparkContext(conf)) {
      found = run(spark, boxes, limit, Files.createDirectories(Path.of(args[0])));
    }
    found.troubles().forEach(System.err::println);
    System.err.println(found.templates() + " templates");
    return found.troubles().isEmpty() ? 0 : 3;
  }

  static List<Box> boxes(List<String> texts) throws IOException {
    List<Box> boxes = new ArrayList<>();
    for (String text : texts) {
      try {
        Box box = Box.parse(text);
        box.finder();
        boxes.add(box);
      } catch (IllegalArgumentException e) {
        throw new IOException(text + ": " + e.getMessage(), e);
      }
    }
    return boxes;
  }

  /** The file in the folder with the walks that were gone to their end, for a job that goes on. */
  static final String WALKS = "walks.jsonl";

  /**
   * A line of that file.
   *
   * @param solver who answered; what another one has found is not taken over
   */
  private record Walk(String solver, String step, Walking.Result result) {
    static Walk parse(String line) {
      try {
        Walk walk = new Gson().fromJson(line, Walk.class);
        if (walk != null && walk.solver != null && walk.step != null && walk.result != null) {
          return walk;
        }
      } catch (JsonParseException e) {
        throw new IllegalArgumentException("this is no walk of a search", e);
      }
      throw new IllegalArgumentException("this is no walk of a search");
    }
  }

  /**
   * What a job came to.
   *
   * @param templates how many were written
   * @param troubles the walks that are not complete, and why
   */
  record Found(int templates, List<String> troubles) {}

  /**
   * Finds the templates of all boxes and writes each once, in the order of boxes and walks, as the
   * command does. Walks that an earlier job in this folder has gone to their end are not gone
   * again.
   */
  static Found run(JavaSparkContext spark, List<Box> boxes, Duration limit, Path folder)
      throws IOException {
    Map<String, Walking.Result> results = new HashMap<>();
    List<String> lines = steps(boxes);
    try (LineFile walks = LineFile.open(folder.resolve(WALKS), line -> take(line, results))) {
      List<String> left = lines.stream().filter(line -> !results.containsKey(line)).toList();
      Tasks.run(
          spark,
          left,
          new Walking(limit.toMillis(), Limits.DEFAULT.bytes()),
          (number, line) -> {
            Walking.Result result = new Gson().fromJson(line, Walking.Result.class);
            results.put(left.get(number), result);
            try {
              walks.add(new Gson().toJson(new Walk(Solvers.IDENTITY, left.get(number), result)));
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          });
    }
    Set<String> known = new HashSet<>();
    List<String> troubles = new ArrayList<>();
    for (String line : lines) {
      Walking.Result result = results.get(line);
      for (Walking.Written template : result.templates()) {
        if (known.add(template.image())) {
          write(folder.resolve(template.name() + ".yaml"), template.yaml());
        }
      }
      if (!result.trouble().isEmpty()) {
        troubles.add(line + ": " + result.trouble());
      }
    }
    return new Found(known.size(), troubles);
  }

  /** Takes a walk over if it is complete and by this solver. */
  private static void take(String line, Map<String, Walking.Result> results) {
    Walk walk = Walk.parse(line);
    if (walk.solver().equals(Solvers.IDENTITY) && walk.result().trouble().isEmpty()) {
      results.put(walk.step(), walk.result());
    }
  }

  private static List<String> steps(List<Box> boxes) {
    List<String> lines = new ArrayList<>();
    for (Box box : boxes) {
      for (int walk = 0; walk < box.finder().walks(); walk++) {
        lines.add(new Walking.Step(box.toString(), walk).line());
      }
    }
    return lines;
  }

  private static void write(Path path, String text) throws IOException {
    AtomicFile.write(path, text.getBytes(StandardCharsets.UTF_8));
  }
}
