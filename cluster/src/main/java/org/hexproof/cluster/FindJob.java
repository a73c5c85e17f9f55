package org.hexproof.cluster;

import com.google.gson.Gson;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.hexproof.file.AtomicFile;
import org.hexproof.solver.Limits;

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
  public static void main(String[] args) throws IOException {
    if (args.length < 3) {
      System.err.println("usage: FindJob DIR SECONDS KIND:ROWSxWIDTH...");
      System.exit(2);
    }
    Duration limit = Duration.ofSeconds(Long.parseLong(args[1]));
    List<Box> boxes = Arrays.stream(args).skip(2).map(Box::parse).toList();
    SparkConf conf = new SparkConf().setAppName("hexproof find");
    Found found;
    try (JavaSparkContext spark = new JavaSparkContext(conf)) {
      found = run(spark, boxes, limit, Files.createDirectories(Path.of(args[0])));
    }
    found.troubles().forEach(System.err::println);
    System.err.println(found.templates() + " templates");
    System.exit(found.troubles().isEmpty() ? 0 : 3);
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
   * command does.
   */
  static Found run(JavaSparkContext spark, List<Box> boxes, Duration limit, Path folder)
      throws IOException {
    List<String> lines = new ArrayList<>();
    for (Box box : boxes) {
      for (int walk = 0; walk < box.finder().walks(); walk++) {
        lines.add(new Walking.Step(box.toString(), walk).line());
      }
    }
    String[] results = new String[lines.size()];
    Tasks.run(
        spark,
        lines,
        new Walking(limit.toMillis(), Limits.DEFAULT.bytes()),
        (number, result) -> results[number] = result);
    Set<String> known = new HashSet<>();
    List<String> troubles = new ArrayList<>();
    for (int i = 0; i < results.length; i++) {
      Walking.Result result = new Gson().fromJson(results[i], Walking.Result.class);
      for (Walking.Written template : result.templates()) {
        if (known.add(template.image())) {
          write(folder.resolve(template.name() + ".yaml"), template.yaml());
        }
      }
      if (!result.trouble().isEmpty()) {
        troubles.add(lines.get(i) + ": " + result.trouble());
      }
    }
    return new Found(known.size(), troubles);
  }

  private static void write(Path path, String text) throws IOException {
    try (AtomicFile file = AtomicFile.create(path)) {
      try (OutputStream out = file.open()) {
        out.write(text.getBytes(StandardCharsets.UTF_8));
      }
      file.commit();
    }
  }
}
