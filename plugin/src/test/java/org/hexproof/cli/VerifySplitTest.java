package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.hexproof.file.FileLocks;
import org.hexproof.prove.HastySolver;
import org.hexproof.prove.OneTrackLearner;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code hexproof verify} with solves that are split. */
final class VerifySplitTest {
  private static final Path LIBRARY = Path.of("../templates/library");
  private static final String SIXTH_ROW = LIBRARY.resolve("edge/row-6/vi-1-a.yaml").toString();

  /** As long as a hasty solver is given, which then leaves everything to be split by work. */
  private static final String AT_ONCE = "0.001";

  private static final int KILLED = 137;

  private static final Answer OUT_OF_MEMORY =
      new Answer.Undecided(Answer.Undecided.Reason.MEMORY, 1, Duration.ZERO);

  @TempDir private Path folder;

  private String store;

  @BeforeEach
  void names() {
    store = folder.resolve("store").toString();
  }

  private static Shell hasty() {
    SolverSource installed = new InstalledSolvers();
    return new Shell(
        name -> name.isHtp() ? new BruteForceSolver() : HastySolver.of(installed.start(name)));
  }

  private static Shell.Outcome verify(String path, String... more) {
    return hasty()
        .run(
            Stream.concat(Stream.of("verify", "--format", "json", path), Arrays.stream(more))
                .toArray(String[]::new));
  }

  private static Shell.Outcome split(String path, String... more) {
    return verify(
        path,
        Stream.concat(Stream.of("--split-after", AT_ONCE), Arrays.stream(more))
            .toArray(String[]::new));
  }

  private static JsonObject part(Shell.Outcome outcome, String name) {
    return JsonParser.parseString(outcome.out()).getAsJsonObject().getAsJsonObject(name);
  }

  /** What was found of each template, without what it took. */
  private static JsonArray found(Shell.Outcome outcome) {
    JsonArray templates = outcome.templates();
    for (JsonElement template : templates) {
      for (String cost : List.of("nodes", "millis", "line", "refutation", "restsOn")) {
        template.getAsJsonObject().remove(cost);
      }
    }
    return templates;
  }

  private static int solves(Shell.Outcome outcome) {
    int solves = 0;
    for (JsonElement template : outcome.templates()) {
      solves += template.getAsJsonObject().get("solves").getAsInt();
    }
    return solves;
  }

  @ParameterizedTest
  @ValueSource(strings = {"edge/row-2", "edge/row-3", "connects-both/row-3"})
  void theSameIsFoundWithCertificates(String part) throws IOException {
    String path = LIBRARY.resolve(part).toString();
    String proofs = folder.resolve("proofs").toString();
    Shell.Outcome whole = verify(path);
    Shell.Outcome split = split(path, "--certify", proofs, "--threads", "2");
    assertThat(split.err()).isEmpty();
    assertThat(split.code()).isZero();
    assertThat(split.restsOn()).isEqualTo("[\"certificate\"]");
    assertThat(found(split)).isNotEmpty().isEqualTo(found(whole));
    assertThat(part(split, "split").get("solves").getAsInt()).isEqualTo(solves(whole));
    assertThat(part(split, "split").get("store").isJsonNull()).isTrue();
    try (Stream<Path> files = Files.list(Path.of(proofs))) {
      String[] manifests =
          files
              .map(Path::toString)
              .filter(name -> name.endsWith(".manifest"))
              .toArray(String[]::new);
      assertThat(manifests).hasSize(whole.templates().size());
      for (String manifest : manifests) {
        Shell.Outcome checked = new Shell().run("check", manifest);
        assertThat(checked.code()).as(checked.out()).isZero();
        assertThat(checked.out()).contains("the template is valid");
      }
    }
  }

  @Test
  void redundantCellsInvalidTemplatesAndThoseAskedTwiceAreFoundAsBefore() {
    List<String> samples =
        List.of(
            Samples.TOO_LARGE,
            Samples.BROKEN,
            Samples.CUT,
            Samples.PAIR,
            Samples.BRIDGE,
            Samples.BOTH,
            Samples.PIVOT,
            Samples.ZIGGURAT,
            Samples.ZIGGURAT);
    for (int i = 0; i < samples.size(); i++) {
      file(folder, i + ".yaml", samples.get(i));
    }
    Shell.Outcome whole = verify(folder.toString());
    for (String method : List.of("direct", "all")) {
      Shell.Outcome split =
          split(folder.toString(), "--threads", "3", "--method", method, "--store", store);
      assertThat(split.err()).isEmpty();
      assertThat(split.code()).isEqualTo(whole.code());
      for (int i = 0; i < samples.size(); i++) {
        for (String member : List.of("valid", "minimal", "redundant", "verdict")) {
          assertThat(split.templates().get(i).getAsJsonObject().get(member))
              .isEqualTo(whole.templates().get(i).getAsJsonObject().get(member));
        }
      }
    }
  }

  @Test
  void aLongSolveIsSplitByItself() {
    Shell.Outcome split =
        new Shell(new InstalledSolvers())
            .run("verify", "--skip-minimality", "--split-after", AT_ONCE, SIXTH_ROW);
    assertThat(split.code()).isZero();
    assertThat(split.out())
        .contains("pass       VI-1-a (edge): valid")
        .endsWith("1 solve split after 0.001 s\n");
  }

  @Test
  void theNextRunGoesOnFromTheStoreAndTheJournal() {
    String resume = folder.resolve("run.jsonl").toString();
    String[] arguments = {"--skip-minimality", "--store", store};
    Shell.Outcome first = split(SIXTH_ROW, arguments);
    assertThat(part(first, "split").get("resumed").getAsInt()).isZero();
    Shell.Outcome second =
        split(SIXTH_ROW, "--skip-minimality", "--store", store, "--resume", resume);
    assertThat(found(second)).isEqualTo(found(first));
    assertThat(part(second, "split").get("resumed").getAsInt()).isOne();
    assertThat(nodes(second)).isLessThan(nodes(first) / 2);
    Shell.Outcome third =
        split(SIXTH_ROW, "--skip-minimality", "--store", store, "--resume", resume);
    assertThat(found(third)).isEqualTo(found(first));
    assertThat(part(third, "split").get("solves").getAsInt()).isZero();
    assertThat(Stream.of(first, second, third).map(Shell.Outcome::restsOn))
        .containsExactly("[\"solver\"]", "[\"store\"]", "[\"journal\"]");
  }

  private static long nodes(Shell.Outcome outcome) {
    return outcome.templates().get(0).getAsJsonObject().get("nodes").getAsLong();
  }

  @Test
  void aLimitIsNoLastWordWhereThereIsAStore() {
    String resume = folder.resolve("run.jsonl").toString();
    String[] stopped = {
      "verify",
      "--split-after",
      AT_ONCE,
      "--store",
      store,
      "--resume",
      resume,
      "--skip-minimality",
      SIXTH_ROW
    };
    Shell full =
        new Shell(
            name ->
                HastySolver.of(
                    new OneTrackLearner(new StubSolver("full", problem -> OUT_OF_MEMORY))));
    Shell.Outcome first = full.run(stopped);
    assertThat(first.code()).isEqualTo(3);
    assertThat(first.out())
        .contains("validity: not decided within the memory limit")
        .contains("\n1 solve split after 0.001 s; what they decide is kept in " + store + "\n");
    assertThat(full.run(stopped).out())
        .contains("1 solve split after 0.001 s")
        .doesNotContain("from the resume file");
    Shell.Outcome whole =
        new Shell()
            .run("verify", "--timeout", "0.01", "--skip-minimality", "--resume", resume, SIXTH_ROW);
    assertThat(whole.out()).contains("from the resume file");
  }

  @Test
  void aSecondSolverIsAskedAsBefore() {
    String ziggurat = file(folder, "a.yaml", Samples.ZIGGURAT);
    Shell.Outcome checked = split(ziggurat, "--cross-check", "htp:other");
    assertThat(checked.code()).isZero();
    assertThat(part(checked, "crossCheck").get("confirmed").getAsInt()).isEqualTo(9);
    assertThat(part(checked, "split").get("solves").getAsInt()).isEqualTo(9);
  }

  private Process start() throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "verify",
            "--split-after",
            AT_ONCE,
            "--store",
            store,
            SIXTH_ROW)
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("out").toFile())
        .start();
  }

  private long stored() throws IOException {
    long stored = 0;
    if (Files.isDirectory(Path.of(store))) {
      try (Stream<Path> folders = Files.list(Path.of(store))) {
        for (Path file : folders.map(each -> each.resolve("proof.db")).toList()) {
          stored += Files.exists(file) ? rows(file) : 0;
        }
      }
    }
    return stored;
  }

  private static long rows(Path file) {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement();
        ResultSet count = statement.executeQuery("SELECT count(*) FROM position")) {
      return count.getLong(1);
    } catch (SQLException e) {
      return 0; // busy, or has no table as yet
    }
  }

  @Test
  void whatIsKilledGoesOn() throws Exception {
    long before = 0;
    boolean ended = false;
    for (int kill = 0; kill < 3 && !ended; kill++) {
      Process process = start();
      while (process.isAlive() && stored() <= before) {
        Thread.sleep(5);
      }
      int code = process.destroyForcibly().waitFor();
      // Where this test has to wait for its turn, the process may have come to its end.
      ended = code == 0;
      assertThat(code).as(Files.readString(folder.resolve("out"))).isIn(0, KILLED);
      assertThat(stored()).isGreaterThan(before);
      before = stored();
    }
    Shell.Outcome last = split(SIXTH_ROW, "--store", store);
    assertThat(last.code()).isZero();
    Shell.Outcome whole =
        new Shell(new InstalledSolvers()).run("verify", "--format", "json", SIXTH_ROW);
    assertThat(found(last)).isEqualTo(found(whole));
    assertThat(part(last, "split").get("resumed").getAsInt()).isPositive();
  }

  @Test
  void aStoreOfAnotherQuestionCostsItsTemplateOnly() throws IOException {
    String ziggurat = file(folder, "a.yaml", Samples.ZIGGURAT);
    assertThat(split(ziggurat, "--skip-minimality", "--store", store).code()).isZero();
    Path other = only(Path.of(store));
    Files.move(other, folder.resolve("moved"));
    String second = file(folder, "b.yaml", Samples.SECOND_ROW);
    assertThat(split(second, "--skip-minimality", "--store", store).code()).isZero();
    Path own = only(Path.of(store));
    Files.delete(own.resolve("proof.db"));
    Files.copy(folder.resolve("moved/proof.db"), own.resolve("proof.db"));
    Shell.Outcome outcome = split(folder.toString(), "--skip-minimality", "--store", store);
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.out())
        .contains(own.resolve("proof.db") + ": a store of another question; name another folder");
    assertThat(outcome.templates().get(0).getAsJsonObject().get("verdict").getAsString())
        .isEqualTo("pass");
    assertThat(outcome.templates().get(1).getAsJsonObject().get("verdict").getAsString())
        .isEqualTo("undecided");
  }

  private static Path only(Path store) throws IOException {
    try (Stream<Path> entries = Files.list(store)) {
      List<Path> folders = entries.filter(Files::isDirectory).toList();
      assertThat(folders).hasSize(1);
      return folders.get(0);
    }
  }

  @Test
  void storesInUseAreRefused() throws IOException {
    Files.createDirectories(Path.of(store));
    try (FileChannel lock =
        FileChannel.open(
            Path.of(store, "lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      assertThat(FileLocks.lock(lock)).isTrue();
      Shell.Outcome outcome = split(file(folder, "a.yaml", Samples.ZIGGURAT), "--store", store);
      assertThat(outcome.code()).isEqualTo(2);
      assertThat(outcome.err()).contains(store + ": in use by another run");
      assertThat(outcome.out()).isEmpty();
    }
  }

  @Test
  void ctrlCStopsASplitSolve() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    Shell shell = new Shell(name -> HastySolver.of(new OneTrackLearner(StubSolver.hanging(begun))));
    String ziggurat = file(folder, "a.yaml", Samples.ZIGGURAT);
    CompletableFuture<Shell.Outcome> running =
        CompletableFuture.supplyAsync(
            () -> shell.run("verify", "--split-after", AT_ONCE, "--store", store, ziggurat));
    begun.await();
    shell.interrupt().raise();
    Shell.Outcome outcome = running.get();
    assertThat(outcome.code()).isEqualTo(130);
    assertThat(outcome.err())
        .isEqualTo(
            "stopped after 0 of 1 template; what split solves have decided is kept in "
                + store
                + "; with --resume FILE a run keeps what is solved, and can go on from there\n");
  }

  @Test
  void wrongUseIsRefused() {
    String ziggurat = file(folder, "a.yaml", Samples.ZIGGURAT);
    refused("say with --split-after SECONDS", verify(ziggurat, "--store", store));
    refused("not for context", split(ziggurat, "--method", "context"));
    refused("not for value", split(ziggurat, "--method", "value"));
    refused("is for the native solver", split(ziggurat, "--solver", "htp:other"));
    refused("less than --timeout, which is 600", verify(ziggurat, "--split-after", "600"));
    refused("wants a number of seconds", verify(ziggurat, "--split-after", "0"));
    assertThat(Files.exists(Path.of(store))).isFalse();
  }

  private static void refused(String words, Shell.Outcome outcome) {
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(words);
    assertThat(outcome.out()).isEmpty();
  }
}
