package org.hexproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.hexproof.board.Color;
import org.hexproof.certificate.statement.Proven;
import org.hexproof.certificate.statement.Proven.CheckedLemmas;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.writing.Dividing;
import org.hexproof.certificate.writing.Numbers;
import org.hexproof.certificate.writing.Restating;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Problems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The two checkers agree on proofs in several files, of which one is altered, as they do in {@link
 * SecondCheckerTest} on single files.
 */
final class SecondCheckerLemmasTest {
  private static final int ALTERATIONS = 200 * Integer.getInteger("hexproof.rounds", 1);
  private static final int MADE = 60;

  @TempDir private Path folder;

  private final Random random = new Random(Long.getLong("hexproof.seed", 1));
  private final Confirmation confirmation = new Confirmation();
  private final Map<String, Integer> counts = new HashMap<>();

  private void count(String what) {
    counts.merge(what, 1, Integer::sum);
  }

  @Test
  void theTwoAgree() throws IOException, InterruptedException {
    assumeTrue(
        SecondChecker.isThere(),
        "no python3 of version 3.9 or later, no coqc: nothing is compared");
    List<ImmutableList<Path>> proofs = made();
    Alterations alterations = new Alterations(random);
    try (SecondChecker second = SecondChecker.start(folder)) {
      for (ImmutableList<Path> files : proofs) {
        assertThat(accepted(second, files.get(files.size() - 1))).isTrue();
      }
      for (int i = 0; i < ALTERATIONS; i++) {
        ImmutableList<Path> files = proofs.get(random.nextInt(proofs.size()));
        Path file = files.get(random.nextInt(files.size()));
        String text = Files.readString(file);
        Files.writeString(file, random.nextInt(3) == 0 ? elsewhere(text) : alterations.of(text));
        count(accepted(second, files.get(files.size() - 1)) ? "accepted" : "refused");
        if (random.nextInt(4) == 0) {
          accepted(second, file);
        }
        Files.writeString(file, text);
      }
    }
    System.out.println("two checkers, several files: " + proofs.size() + " proofs, " + counts);
    assertThat(counts.get("accepted")).isGreaterThan(ALTERATIONS / 50);
    assertThat(counts.get("refused")).isGreaterThan(ALTERATIONS / 2);
  }

  /** A link may lead elsewhere in the folder, and the folder may be one, as the page says. */
  @Test
  void aLemmaMayNotBeALinkOutOfItsFolder() throws IOException, InterruptedException {
    assumeTrue(
        SecondChecker.isThere(),
        "no python3 of version 3.9 or later, no coqc: nothing is compared");
    List<Path> files = made().stream().filter(each -> each.size() > 1).findFirst().orElseThrow();
    Path proof = files.get(files.size() - 1);
    Path lemma = files.get(0);
    try (SecondChecker second = SecondChecker.start(folder)) {
      assertThat(accepted(second, proof)).isTrue();
      Path inside = Files.move(lemma, folder.resolve("elsewhere in the folder"));
      Files.createSymbolicLink(lemma, inside.getFileName());
      assertThat(accepted(second, proof)).as("a link in the folder").isTrue();
      Files.delete(lemma);
      Path outside = Files.createDirectory(folder.resolve("another"));
      Files.createSymbolicLink(lemma, Files.move(inside, outside.resolve("lemma")));
      assertThat(accepted(second, proof)).as("a link out of the folder").isFalse();
      Files.delete(lemma);
      Files.move(outside.resolve("lemma"), lemma);
    }
    Path linked = Files.createSymbolicLink(folder.resolve("linked"), folder);
    try (SecondChecker second = SecondChecker.start(linked)) {
      assertThat(accepted(second, linked.resolve(proof.getFileName())))
          .as("a folder that is a link")
          .isTrue();
    }
  }

  /** Another lemma, or one put in another place, if there is any. */
  private String elsewhere(String text) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    int[] citing =
        IntStream.range(0, lines.size()).filter(line -> lines.get(line).startsWith("l ")).toArray();
    if (citing.length > 0) {
      int at = citing[random.nextInt(citing.length)];
      String cited = "l " + (1 + random.nextInt(3)) + " " + (1 + random.nextInt(4));
      int col = 1 + random.nextInt(3);
      int row = 1 + random.nextInt(3);
      String turned = random.nextBoolean() ? place(col + 1, row) : place(col - 1, row + 1);
      String placed = place(col, row) + turned + place(col, row + 1);
      lines.set(at, random.nextInt(3) == 0 ? cited : "l 1 1" + placed);
    }
    return String.join("\n", lines) + "\n";
  }

  private static String place(int col, int row) {
    return col > 0 ? " " + (char) ('a' + col - 1) + row : " " + col + "," + row;
  }

  private boolean accepted(SecondChecker second, Path file) throws IOException {
    Optional<CertificateException> refusal = Optional.empty();
    try {
      Proven proven = Checking.check(file);
      if (!(proven instanceof CheckedLemmas)) {
        String text = Files.readString(file);
        assertThat(confirmation.of(proven).orElse(true)).as(text).isTrue();
        count("true");
      }
    } catch (CertificateException e) {
      refusal = Optional.of(e);
    }
    second.assertAgrees(Files.readAllBytes(file), refusal);
    return refusal.isEmpty();
  }

  /** Proofs of small positions that are divided, and cite a bridge where they can. */
  private List<ImmutableList<Path>> made() throws IOException {
    Path bridge =
        Files.writeString(folder.resolve("b.cert"), Handwritten.BLACK + Handwritten.BRIDGE);
    Path lemma = folder.resolve("b.lemmas");
    Restating.write(bridge, lemma, () -> false);
    Problems problems = new Problems(random.nextLong());
    List<ImmutableList<Path>> proofs = new ArrayList<>();
    while (proofs.size() < MADE) {
      Problem problem = problems.composed(4, 8);
      for (Color winner : Color.values()) {
        Statement statement =
            new Statement(problem.position(), problem.goal(), problem.toMove(), winner);
        Optional<Numbers> numbers =
            winner == Color.BLACK
                ? NaiveProver.prove(statement, random)
                : NaiveProver.proveWithCuts(statement, random);
        if (numbers.isPresent()) {
          Path old = folder.resolve("old.cert");
          Files.write(
              old, NaiveProver.text(statement, numbers.get()).getBytes(StandardCharsets.UTF_8));
          Path out = folder.resolve("p" + proofs.size() + ".cert");
          ImmutableList<Path> cited =
              random.nextBoolean() ? ImmutableList.of(lemma) : ImmutableList.of();
          proofs.add(Dividing.divide(old, out, 2 + random.nextInt(8), cited, () -> false).files());
        }
      }
    }
    return proofs;
  }
}
