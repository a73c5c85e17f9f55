package org.hexproof.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cluster.LocalCluster.hexproof;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.hexproof.solver.Limits;
import org.hexproof.work.Reply;
import org.hexproof.work.UnitList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jobs on executors that are real processes. */
final class JobsTest {
  private static final Path LIBRARY = Path.of("../templates/library");
  private static final Duration LIMIT = Limits.DEFAULT.time();

  private static LocalCluster cluster;

  @TempDir private Path folder;

  @BeforeAll
  static void start() {
    cluster = new LocalCluster();
  }

  @AfterAll
  static void stop() {
    cluster.close();
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private static Map<String, String> files(Path folder, String ending) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> paths = Files.list(folder)) {
      for (Path path : paths.filter(file -> file.toString().endsWith(ending)).toList()) {
        files.put(path.getFileName().toString(), Files.readString(path));
      }
    }
    return files;
  }

  /** An executor that still has work is killed by SIGKILL after some answers. */
  @Test
  void aKilledExecutorChangesNoVerdict() throws IOException, InterruptedException {
    String library = LIBRARY.resolve("edge/row-4").toString();
    assertThat(hexproof("split", library, "--out", file("u.jsonl"))).isZero();
    UnitList units = VerifyJob.read(folder.resolve("u.jsonl"));
    AtomicInteger count = new AtomicInteger();
    List<Long> killed = new ArrayList<>();
    int lost = cluster.lost();
    VerifyJob.run(
        cluster.spark(),
        units,
        folder.resolve("a.jsonl"),
        LIMIT,
        reply -> {
          assertThat(reply.status()).isEqualTo(Reply.Status.DECIDED);
          if (count.incrementAndGet() == 20) {
            ProcessHandle executor = LocalCluster.executors().get(0);
            killed.add(executor.pid());
            assertThat(executor.destroyForcibly()).isTrue();
          }
        });
    assertThat(killed).hasSize(1);
    assertThat(ProcessHandle.of(killed.get(0)).filter(ProcessHandle::isAlive)).isEmpty();
    cluster.awaitLost(lost + 1);
    assertThat(units.refused()).isEmpty();
    assertThat(units.units().size()).isEqualTo(count.get()).isGreaterThan(100);
    assertThat(hexproof("merge", file("u.jsonl"), file("a.jsonl"), "--into", file("merged")))
        .isZero();
    assertThat(hexproof("verify", "--certify", file("verified"), library)).isZero();
    Map<String, String> manifests = files(folder.resolve("verified"), ".manifest");
    assertThat(manifests).isNotEmpty();
    assertThat(files(folder.resolve("merged"), ".manifest")).isEqualTo(manifests);
    assertThat(hexproof("check", file("merged"))).isZero();
  }

  @Test
  void aJobThatWasKilledGoesOn() throws IOException, InterruptedException {
    String library = LIBRARY.resolve("edge/row-3").toString();
    assertThat(hexproof("split", library, "--out", file("u.jsonl"))).isZero();
    UnitList units = VerifyJob.read(folder.resolve("u.jsonl"));
    Path answers = folder.resolve("a.jsonl");
    List<Reply> first = new ArrayList<>();
    VerifyJob.run(cluster.spark(), units, answers, LIMIT, first::add);
    List<String> lines = Files.readAllLines(answers);
    Files.writeString(
        answers, String.join("\n", lines.subList(0, 7)) + "\n" + lines.get(7).substring(0, 50));
    List<Reply> second = new ArrayList<>();
    VerifyJob.run(cluster.spark(), units, answers, LIMIT, second::add);
    assertThat(first).hasSize(units.units().size());
    assertThat(second).hasSize(units.units().size() - 7);
    Set<String> decided = new HashSet<>();
    for (String line : Files.readAllLines(answers)) {
      decided.add(Reply.parse(line).unit());
    }
    assertThat(decided).isEqualTo(units.units().keySet());
  }

  @Test
  void theJobFindsWhatTheCommandFinds() throws IOException, InterruptedException {
    for (String box : List.of("edge:3x4", "connects-both:3x4", "pivoting:2x4")) {
      Box parsed = Box.parse(box);
      assertThat(parsed).hasToString(box);
      Path byCommand = folder.resolve("command-" + parsed.kind());
      int code =
          hexproof(
              "find",
              "--kind",
              parsed.kind().label(),
              "--rows",
              Integer.toString(parsed.rows()),
              "--width",
              Integer.toString(parsed.width()),
              "--out",
              byCommand.toString());
      assertThat(code).isZero();
      Path byJob = Files.createDirectories(folder.resolve("job-" + parsed.kind()));
      FindJob.Found found = FindJob.run(cluster.spark(), List.of(parsed), LIMIT, byJob);
      assertThat(found.troubles()).isEmpty();
      Map<String, String> templates = files(byCommand, ".yaml");
      assertThat(templates).hasSize(found.templates()).isNotEmpty();
      assertThat(files(byJob, ".yaml")).isEqualTo(templates);
    }
  }
}
