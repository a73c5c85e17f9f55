package org.hexproof.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;
import static org.hexproof.cluster.LocalCluster.hexproof;

import com.google.common.collect.Iterables;
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
import org.hexproof.board.Color;
import org.hexproof.solver.Limits;
import org.hexproof.work.Unit;
import org.hexproof.work.UnitList;
import org.hexproof.work.UnitReply;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jobs on executors that are real processes. */
final class JobsTest {
  private static final Path LIBRARY = Path.of("../templates/library");
  private static final Duration LIMIT = Duration.ofDays(1);

  /** Enough for most positions after the first move of VI-1-a, and not for all. */
  private static final int SOME_WORK = 100;

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
          assertThat(reply.status()).isEqualTo(UnitReply.Status.DECIDED);
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
    List<UnitReply> first = new ArrayList<>();
    VerifyJob.run(cluster.spark(), units, answers, LIMIT, first::add);
    List<String> lines = Files.readAllLines(answers);
    Files.writeString(
        answers, String.join("\n", lines.subList(0, 7)) + "\n" + lines.get(7).substring(0, 50));
    List<UnitReply> second = new ArrayList<>();
    VerifyJob.run(cluster.spark(), units, answers, LIMIT, second::add);
    assertThat(first).hasSize(units.units().size());
    assertThat(second).hasSize(units.units().size() - 7);
    Set<String> decided = new HashSet<>();
    for (String line : Files.readAllLines(answers)) {
      decided.add(UnitReply.parse(line).unit());
    }
    assertThat(decided).isEqualTo(units.units().keySet());
  }

  /** The first job stops after a round, the second loses an executor; the command certifies. */
  @Test
  void aProofInRoundsGoesOnFromItsStore() throws IOException, InterruptedException {
    String template = LIBRARY.resolve("edge/row-6/vi-1-a.yaml").toString();
    assertThat(hexproof("split", "--skip-minimality", template, "--out", file("u.jsonl"))).isZero();
    Unit unit =
        Iterables.getOnlyElement(VerifyJob.read(folder.resolve("u.jsonl")).units().values());
    Path store = Files.createDirectories(folder.resolve("store"));
    List<ProveJob.Round> rounds = new ArrayList<>();
    Limits each = Limits.DEFAULT.withTime(LIMIT).withWork(SOME_WORK);
    assertThat(ProveJob.run(cluster.spark(), unit, store, each, Duration.ZERO, rounds::add))
        .isEmpty();
    assertThat(rounds).hasSize(1);
    assertThat(rounds.get(0).decided()).isBetween(1, rounds.get(0).asked() - 1);
    assertThat(rounds.get(0).left()).isLessThan(rounds.get(0).asked());
    int lost = cluster.lost();
    assertThat(LocalCluster.executors().get(0).destroyForcibly()).isTrue();
    assertThat(ProveJob.run(cluster.spark(), unit, store, each, LIMIT, rounds::add))
        .contains(Color.BLACK);
    cluster.awaitLost(lost + 1);
    assertThat(rounds.size()).isGreaterThan(1);
    assertThat(rounds.get(1).asked()).isEqualTo(rounds.get(0).left());
    assertThat(
            ProveJob.run(
                cluster.spark(), unit, store, each, LIMIT, round -> fail("it is decided already")))
        .contains(Color.BLACK);
    assertThat(
            hexproof(
                "prove", template, "--store", store.toString(), "--certify", file("vi.cert.gz")))
        .isZero();
    assertThat(hexproof("check", file("vi.cert.gz"))).isZero();
    assertThatThrownBy(
            () ->
                ProveJob.run(
                    cluster.spark(),
                    other(),
                    store,
                    each,
                    LIMIT,
                    round -> fail("it is another question's")))
        .hasMessageContaining("a store of another question");
  }

  private Unit other() throws IOException, InterruptedException {
    String template = LIBRARY.resolve("edge/row-3/iii-1-a.yaml").toString();
    hexproof("split", "--skip-minimality", template, "--out", file("other.jsonl"));
    return Iterables.getOnlyElement(VerifyJob.read(folder.resolve("other.jsonl")).units().values());
  }

  @Test
  void walksThatWereGoneAreNotGoneAgain() throws IOException {
    List<Box> boxes = List.of(Box.parse("connects-both:3x4"));
    FindJob.Found found = FindJob.run(cluster.spark(), boxes, LIMIT, folder);
    Path walks = folder.resolve(FindJob.WALKS);
    List<String> lines = Files.readAllLines(walks);
    assertThat(lines).hasSizeGreaterThan(2);
    Map<String, String> templates = files(folder, ".yaml");
    Files.writeString(walks, lines.get(0) + "\n" + lines.get(1).substring(0, 20));
    for (String name : templates.keySet()) {
      Files.delete(folder.resolve(name));
    }
    assertThat(FindJob.run(cluster.spark(), boxes, LIMIT, folder)).isEqualTo(found);
    assertThat(files(folder, ".yaml")).isEqualTo(templates);
    assertThat(Files.readAllLines(walks)).hasSameSizeAs(lines).startsWith(lines.get(0));
    Files.writeString(walks, "nonsense\n");
    assertThatThrownBy(() -> FindJob.run(cluster.spark(), boxes, LIMIT, folder))
        .hasMessageContaining("walks.jsonl:1:1: this is no walk of a search");
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
