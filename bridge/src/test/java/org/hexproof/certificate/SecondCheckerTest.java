package org.hexproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.certificate.statement.OnlyMove;
import org.hexproof.certificate.statement.Proven;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.writing.BundleFile;
import org.hexproof.certificate.writing.Numbers;
import org.hexproof.file.Gunzip;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Problems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The checker in Python and ours accept the same files, refuse the others at the same line, and
 * accept nothing that brute force refutes. {@code -Dhexproof.certificates=DIR} alters the
 * certificates and bundles of a folder, too.
 */
final class SecondCheckerTest {
  private static final int ALTERATIONS = 400 * Integer.getInteger("hexproof.rounds", 1);
  private static final long SEED = Long.getLong("hexproof.seed", 1);
  private static final Path FOLDER = Path.of(System.getProperty("hexproof.certificates", ""));
  private static final int MADE = 120;
  private static final Splitter WORDS = Splitter.on(' ');

  @TempDir private Path folder;

  private final Random random = new Random(SEED);
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
    List<String> files = new ArrayList<>(made());
    files.addAll(SumsTest.SOUND);
    if (!FOLDER.toString().isEmpty()) {
      try (Stream<Path> paths = Files.list(FOLDER)) {
        for (Path path : paths.sorted().toList()) {
          files.add(
              new String(
                  Gunzip.text(Files.newInputStream(path)).readAllBytes(), StandardCharsets.UTF_8));
        }
      }
    }
    Alterations alterations = new Alterations(random);
    try (SecondChecker second = SecondChecker.start(folder)) {
      for (String file : files) {
        assertThat(accepted(second, file)).as(file).isTrue();
      }
      for (int i = 0; i < ALTERATIONS; i++) {
        String file = any(files);
        String altered =
            switch (random.nextInt(8)) {
              case 0 -> lineOf(file, any(files));
              case 1, 2 -> aWord(file);
              default -> alterations.of(file);
            };
        count(accepted(second, altered) ? "accepted" : "refused");
      }
    }
    System.out.println("two checkers: " + files.size() + " files, " + counts);
    assertThat(counts.get("accepted")).isGreaterThan(ALTERATIONS / 50);
    assertThat(counts.get("refused")).isGreaterThan(ALTERATIONS / 2);
    assertThat(counts.get("accepted and true")).isGreaterThan(ALTERATIONS / 50);
  }

  /** docs/certificates.md gives the bound of a line of the head. */
  @ParameterizedTest
  @CsvSource({"131070, true", "131071, true", "131072, false"})
  void aLineOfTheHeadIsAsLongAsThePageSays(int bytes, boolean fine) throws Exception {
    assumeTrue(
        SecondChecker.isThere(),
        "no python3 of version 3.9 or later, no coqc: nothing is compared");
    String about = "about " + "x".repeat(bytes - "about ".length());
    String file = (Handwritten.BLACK + Handwritten.BRIDGE).replace("about second row", about);
    try (SecondChecker second = SecondChecker.start(folder)) {
      assertThat(accepted(second, file)).isEqualTo(fine);
    }
  }

  /** A line from another file in the place of one. */
  private String lineOf(String file, String other) {
    List<String> lines = new ArrayList<>(file.lines().toList());
    lines.set(random.nextInt(lines.size()), any(other.lines().toList()));
    return String.join("\n", lines) + "\n";
  }

  /** A word of some line in the place of one of any line, be it of a head. */
  private String aWord(String file) {
    List<String> lines = new ArrayList<>(file.lines().toList());
    int at = random.nextInt(lines.size());
    List<String> into = new ArrayList<>(WORDS.splitToList(lines.get(at)));
    into.set(random.nextInt(into.size()), any(WORDS.splitToList(any(lines))));
    lines.set(at, String.join(" ", into));
    return String.join("\n", lines) + "\n";
  }

  private String any(List<String> list) {
    return list.get(random.nextInt(list.size()));
  }

  /** The line that both refuse, or 0. */
  private boolean accepted(SecondChecker second, String file) throws IOException {
    byte[] bytes = file.getBytes(StandardCharsets.UTF_8);
    Optional<CertificateException> refusal = Optional.empty();
    try {
      Proven proven = Handwritten.proven(bytes);
      isTrue(proven, file);
    } catch (CertificateException e) {
      refusal = Optional.of(e);
    }
    second.assertAgrees(bytes, refusal);
    return refusal.isEmpty();
  }

  private void isTrue(Proven proven, String file) {
    Optional<Boolean> truth = confirmation.of(proven);
    assertThat(truth.orElse(true)).as(file).isTrue();
    count(truth.isPresent() ? "accepted and true" : "accepted, too large to be told");
  }

  /** Certificates and bundles of small positions, for either side and with cuts. */
  private List<String> made() throws IOException {
    Problems problems = new Problems(SEED);
    List<String> files = new ArrayList<>();
    while (files.size() < MADE) {
      Problem problem = files.size() % 3 == 0 ? problems.whole(4, 8) : problems.composed(4, 8);
      for (Color winner : Color.values()) {
        Statement statement =
            new Statement(problem.position(), problem.goal(), problem.toMove(), winner);
        NaiveProver.prove(statement, random)
            .ifPresent(numbers -> files.add(NaiveProver.text(statement, numbers)));
        if (winner == Color.WHITE) {
          NaiveProver.proveWithCuts(statement, random)
              .ifPresent(numbers -> files.add(NaiveProver.text(statement, numbers)));
        }
      }
      ImmutableSet<Cell> winning =
          confirmation.reference.winning(
              new Problem(problem.position(), Color.WHITE, problem.goal()));
      if (winning.size() == 1) {
        Cell only = winning.iterator().next();
        files.add(bundle(new OnlyMove(problem.position(), problem.goal(), only)));
      }
    }
    return files;
  }

  private String bundle(OnlyMove claim) throws IOException {
    Path path = folder.resolve("made.bundle");
    try (BundleFile file = new BundleFile(path, claim, "made", 1 << 24, () -> false)) {
      List<Cell> moves = new ArrayList<>(claim.position().empty());
      Collections.shuffle(moves, random);
      for (Cell move : moves) {
        Optional<Numbers> numbers = NaiveProver.prove(claim.after(move), random);
        if (file.open().contains(move) && numbers.isPresent()) {
          file.add(move, numbers.get());
        }
      }
      file.commit();
    }
    String text = Files.readString(path);
    Files.delete(path);
    return text;
  }
}
