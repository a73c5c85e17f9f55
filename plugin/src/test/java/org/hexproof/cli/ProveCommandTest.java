package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.file.FileLocks;
import org.hexproof.format.FormatException;
import org.hexproof.format.file.Formats;
import org.hexproof.prove.OneTrackLearner;
import org.hexproof.prove.ProofStore;
import org.hexproof.prove.Proving;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Learned;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Version;
import org.hexproof.solving.EntryProblem;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ProveCommandTest {
  /** A template of the sixth row, with thousands of positions. */
  private static final String SIXTH_ROW =
      """
      name: sixth row
      kind: edge
      board: |
        # # # # # . A . # # #
         # # # # . . . . . # #
          # # . . . . . . . . #
           # . . . . . . . . . .
            . . . . . . . . . . .
             X . . . . . . . . . .
              ---------------------
      """;

  @TempDir private Path folder;

  private String store;

  @BeforeEach
  void names() {
    store = folder.resolve("store").toString();
  }

  private Shell.Outcome prove(String text, String... more) {
    return new Shell(new InstalledSolvers())
        .run(
            Stream.concat(
                    Stream.of("prove", file(folder, "a.yaml", text), "--store", store),
                    Arrays.stream(more))
                .toArray(String[]::new));
  }

  @Test
  void tellsTheWinnerAndGoesOnToTheSame() {
    String first = prove(Samples.ZIGGURAT).out();
    assertThat(first)
        .startsWith("with white to move, black wins\nthe winner needs d1 b2 c2 d2 a3 b3 c3 d3\n")
        .contains("1 position in the store, taught 0; ");
    assertThat(prove(Samples.ZIGGURAT, "--threads", "2").out())
        .startsWith("with white to move, black wins\n")
        .doesNotContain("rests on");
  }

  /** Adds that White wins after each first move; the hashes of the store are made again. */
  private void forge(String text, String build) throws IOException, FormatException {
    Problem problem =
        EntryProblem.of(
            Formats.entries(Path.of(file(folder, "a.yaml", text))).get(0), Optional.empty());
    Position position = problem.position();
    ImmutableList<Learned> lies =
        position.empty().stream()
            .map(
                move ->
                    new Learned(
                        Color.BLACK,
                        Color.WHITE,
                        -1,
                        Proving.MOST_WORK,
                        ImmutableIntArray.of(),
                        ImmutableIntArray.of(position.board().index(move)),
                        ImmutableIntArray.copyOf(
                            position.with(move, Content.WHITE).empty().stream()
                                .mapToInt(position.board()::index)
                                .sorted())))
            .collect(ImmutableList.toImmutableList());
    try (ProofStore forged = ProofStore.open(Path.of(store), problem, Version.text(), build)) {
      assertThat(forged.add(lies)).isPositive();
    }
  }

  @Test
  void aForgedStoreIsNamedOrFound() throws IOException, FormatException {
    assertThat(prove(SIXTH_ROW, "--minutes", "0.0001").code()).isEqualTo(3);
    forge(SIXTH_ROW, Version.build());
    String proof = folder.resolve("a.proof").toString();
    Shell.Outcome certified = prove(SIXTH_ROW, "--certify", proof);
    assertThat(certified.code()).isEqualTo(4);
    assertThat(certified.out()).isEmpty();
    assertThat(certified.err()).contains("proof.db has, which may be wrong");
    assertThat(Path.of(proof)).doesNotExist();
    Shell.Outcome text = prove(SIXTH_ROW);
    assertThat(text.code()).isZero();
    assertThat(text.out()).contains("white wins\n", "\nrests on: store\n");
    assertThat(JsonParser.parseString(prove(SIXTH_ROW, "--format", "json").out()))
        .asInstanceOf(InstanceOfAssertFactories.type(JsonObject.class))
        .satisfies(
            answer -> {
              assertThat(answer.get("winner").getAsString()).isEqualTo("white");
              assertThat(answer.get("restsOn")).hasToString("[\"store\"]");
            });
  }

  @Test
  void theBuildsThatAddedToAStoreAreTold() throws IOException, FormatException {
    Path.of(store).toFile().mkdir();
    forge(SIXTH_ROW, "another");
    Shell.Outcome text = prove(SIXTH_ROW, "--minutes", "0.0001");
    assertThat(text.out()).contains("another build of hexproof has added to the store: another\n");
    JsonObject json =
        JsonParser.parseString(prove(SIXTH_ROW, "--minutes", "0.0001", "--format", "json").out())
            .getAsJsonObject();
    assertThat(json.get("otherBuilds")).hasToString("[\"another\"]");
  }

  @Test
  void stopsAtALimitAndGoesOn() {
    Shell.Outcome first = prove(SIXTH_ROW, "--minutes", "0.0001");
    assertThat(first.code()).isEqualTo(3);
    assertThat(first.out())
        .startsWith("undecided: the time limit was hit; the same command goes on from here\n")
        .contains(" first moves refuted, proof number ", " in the store, taught 0; ");
    Shell.Outcome second = prove(SIXTH_ROW, "--format", "json");
    assertThat(second.code()).isZero();
    assertThat(second.err()).isEmpty();
    JsonObject answer = JsonParser.parseString(second.out()).getAsJsonObject();
    assertThat(answer.keySet())
        .containsExactly(
            "version",
            "winner",
            "toMove",
            "carrier",
            "restsOn",
            "moves",
            "refuted",
            "proof",
            "disproof",
            "stored",
            "taught",
            "otherBuilds",
            "nodes",
            "millis");
    assertThat(answer.get("winner").getAsString()).isEqualTo("black");
    String ground = answer.get("taught").getAsInt() > 0 ? "store" : "solver";
    assertThat(answer.get("restsOn")).hasToString("[\"" + ground + "\"]");
    assertThat(answer.get("refuted")).isEqualTo(answer.get("moves"));
    assertThat(answer.get("disproof").getAsInt()).isZero();

    String proof = folder.resolve("a.proof").toString();
    Shell.Outcome third = prove(SIXTH_ROW, "--format", "json", "--certify", proof);
    JsonObject certified = JsonParser.parseString(third.out()).getAsJsonObject();
    assertThat(certified.get("certificate").getAsString()).isEqualTo(proof);
    assertThat(certified.get("taught").getAsInt()).isPositive();
    assertThat(certified.get("restsOn")).hasToString("[\"certificate\"]");
    assertThat(new Shell().run("check", proof).code()).isZero();
  }

  @Test
  void anUndecidedAnswerHasNoWinner() {
    StubSolver full =
        new StubSolver(
            "full",
            problem ->
                new Answer.Undecided(Answer.Undecided.Reason.MEMORY, 1, Duration.ofMillis(1)));
    Shell.Outcome outcome =
        new Shell(name -> new OneTrackLearner(full))
            .run("prove", file(folder, "a.yaml", SIXTH_ROW), "--store", store, "--format", "json");
    assertThat(outcome.code()).isEqualTo(3);
    JsonObject answer = JsonParser.parseString(outcome.out()).getAsJsonObject();
    assertThat(answer.get("winner").isJsonNull()).isTrue();
    assertThat(answer.get("carrier").isJsonNull()).isTrue();
  }

  @Test
  void aVerdictWithoutItsCertificateIsTold() {
    OneTrackLearner slow =
        new OneTrackLearner(StubSolver.always("slow", Color.BLACK)) {
          @Override
          public Certified certify(Problem problem, Limits limits) {
            return new Certified(
                new Answer.Undecided(Answer.Undecided.Reason.TIME, 7, Duration.ofMillis(1)),
                Optional.empty());
          }
        };
    String proof = folder.resolve("a.proof").toString();
    String[] args = {
      "prove", file(folder, "a.yaml", Samples.ZIGGURAT), "--store", store, "--certify", proof
    };
    Shell.Outcome text = new Shell(name -> slow).run(args);
    assertThat(text.code()).isEqualTo(3);
    assertThat(text.out())
        .startsWith("with white to move, black wins\n")
        .contains(
            "\nno certificate yet: the time limit was hit; the same command goes on from here\n")
        .doesNotContain("proof number");
    Shell.Outcome json =
        new Shell(name -> slow)
            .run(
                Stream.concat(Arrays.stream(args), Stream.of("--format", "json"))
                    .toArray(String[]::new));
    assertThat(json.code()).isEqualTo(3);
    JsonObject answer = JsonParser.parseString(json.out()).getAsJsonObject();
    assertThat(answer.get("winner").getAsString()).isEqualTo("black");
    assertThat(answer.get("certificate").isJsonNull()).isTrue();
    assertThat(answer.get("nodes").getAsInt()).isEqualTo(8);
  }

  @Test
  void aStoreOfAnotherQuestionIsRefused() throws IOException {
    assertThat(prove(Samples.ZIGGURAT).code()).isZero();
    byte[] before = Files.readAllBytes(Path.of(store, "proof.db"));
    for (Shell.Outcome outcome :
        new Shell.Outcome[] {
          prove(Samples.SECOND_ROW), prove(Samples.ZIGGURAT, "--to-move", "black")
        }) {
      assertThat(outcome.code()).isEqualTo(2);
      assertThat(outcome.err()).contains("proof.db: a store of another question");
      assertThat(outcome.out()).isEmpty();
    }
    assertThat(Files.readAllBytes(Path.of(store, "proof.db"))).isEqualTo(before);
  }

  @Test
  void aStoreInUseIsRefused() throws IOException {
    Files.createDirectories(Path.of(store));
    try (FileChannel lock =
        FileChannel.open(
            Path.of(store, "lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      assertThat(FileLocks.lock(lock)).isTrue();
      Shell.Outcome outcome = prove(Samples.ZIGGURAT);
      assertThat(outcome.code()).isEqualTo(2);
      assertThat(outcome.err()).contains(store + ": in use by another run");
    }
    assertThat(prove(Samples.ZIGGURAT).code()).isZero();
  }

  @Test
  void aTornStoreIsRefused() throws IOException {
    assertThat(prove(SIXTH_ROW).code()).isZero();
    Path database = Path.of(store, "proof.db");
    byte[] bytes = Files.readAllBytes(database);
    Files.write(database, Arrays.copyOf(bytes, bytes.length / 2));
    Shell.Outcome outcome = prove(SIXTH_ROW);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(database + ": ").contains("damaged");
  }

  @Test
  void wrongUseIsRefused() {
    assertThat(new Shell().run("prove", file(folder, "a.yaml", Samples.ZIGGURAT)).err())
        .contains("--store DIR is needed");
    assertThat(prove(Samples.ZIGGURAT, "--minutes", "0").err())
        .contains("--minutes wants a number of minutes, as in 0.5 or 90, not '0'");
    assertThat(prove(Samples.ZIGGURAT, "--minutes", "soon").code()).isEqualTo(2);
    assertThat(prove(Samples.ZIGGURAT, "--threads", "65").code()).isEqualTo(2);
    assertThat(prove(Samples.ZIGGURAT, "--memory", "0").code()).isEqualTo(2);
    Shell.Outcome brute =
        new Shell().run("prove", file(folder, "a.yaml", Samples.ZIGGURAT), "--store", store);
    assertThat(brute.code()).isEqualTo(4);
    assertThat(brute.err()).contains("can't tell what it has learned");
  }
}
