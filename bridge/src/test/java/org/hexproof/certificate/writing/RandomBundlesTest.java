package org.hexproof.certificate.writing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.certificate.Alterations;
import org.hexproof.certificate.CertificateException;
import org.hexproof.certificate.Handwritten;
import org.hexproof.certificate.NaiveProver;
import org.hexproof.certificate.statement.OnlyMove;
import org.hexproof.certificate.statement.Proven;
import org.hexproof.certificate.statement.Proven.CheckedBundle;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Problems;
import org.hexproof.solver.Reference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is accepted of bundles is true: those that a naive prover wrote, those that leave out a
 * winning move, and what is left of the first after alterations.
 */
final class RandomBundlesTest {
  private static final long SEED = Long.getLong("hexproof.seed", 1);
  private static final int POSITIONS = 100 * Integer.getInteger("hexproof.rounds", 1);
  private static final int PER_BUNDLE = 30;
  private static final long BYTES = 1 << 24;

  @TempDir private Path folder;

  private final Reference reference = Reference.bruteForce();
  private final Random random = new Random(SEED);
  private final Map<String, Integer> counts = new HashMap<>();

  private void count(String what) {
    counts.merge(what, 1, Integer::sum);
  }

  private ImmutableSet<Cell> winning(Problem problem) {
    return reference.winning(new Problem(problem.position(), Color.WHITE, problem.goal()));
  }

  private static Proven read(byte[] bytes) throws IOException {
    return Handwritten.proven(bytes);
  }

  @Test
  void whatIsAcceptedIsTrue() throws IOException {
    Problems problems = new Problems(SEED);
    for (int i = 0; i < POSITIONS; i++) {
      Problem problem = i % 2 == 0 ? problems.whole(4, 8) : problems.composed(4, 8);
      if (!problem.position().empty().isEmpty()) {
        bundle(problem, i % 4 < 2 ? ".bundle" : ".bundle.gz");
      }
    }
    System.out.println("bundles: " + counts);
    assertThat(counts.get("written")).isGreaterThan(POSITIONS / 20);
    assertThat(counts.get("answered by another")).isGreaterThan(POSITIONS / 20);
    assertThat(counts.get("refused for another winning move")).isGreaterThan(POSITIONS / 20);
    assertThat(counts.get("altered and accepted")).isGreaterThan(POSITIONS / 20);
    assertThat(counts.get("altered and refused")).isGreaterThan(POSITIONS);
  }

  /** A bundle for one of the moves, which has a proof of all that is true in what it needs. */
  private void bundle(Problem problem, String ending) throws IOException {
    ImmutableSet<Cell> winning = winning(problem);
    List<Cell> moves = new ArrayList<>(winning.isEmpty() ? problem.position().empty() : winning);
    Cell only = moves.get(random.nextInt(moves.size()));
    OnlyMove claim = new OnlyMove(problem.position(), problem.goal(), only);
    Path path = folder.resolve("made" + ending);
    try (BundleFile file = new BundleFile(path, claim, "made at random", BYTES, () -> false)) {
      List<Cell> shuffled = new ArrayList<>(problem.position().empty());
      Collections.shuffle(shuffled, random);
      for (Cell move : shuffled) {
        Optional<Numbers> numbers = NaiveProver.prove(claim.after(move), random);
        assertThat(numbers.isPresent())
            .as("%s after %s", problem, move)
            .isEqualTo(move.equals(only) == winning.contains(move));
        if (!file.open().contains(move)) {
          count("answered by another");
        } else if (numbers.isPresent()) {
          file.add(move, numbers.get());
        }
      }
      if (winning.equals(ImmutableSet.of(only))) {
        assertThat(file.commit().claim()).isEqualTo(claim);
        count("written");
      } else {
        assertThat(file.open()).containsAll(wrong(only, winning));
        assertThatThrownBy(file::commit).hasMessageContaining("nothing is proved of");
        count(winning.isEmpty() ? "refused for a losing move" : "refused for another winning move");
      }
    }
    assertThat(Files.exists(path)).isEqualTo(winning.equals(ImmutableSet.of(only)));
    if (Files.exists(path)) {
      byte[] bytes = Files.readAllBytes(path);
      assertThat(((CheckedBundle) read(bytes)).claim()).isEqualTo(claim);
      if (!ending.endsWith(".gz")) {
        alter(new String(bytes, StandardCharsets.UTF_8));
      }
      Files.delete(path);
    }
    try (var left = Files.list(folder)) {
      assertThat(left).isEmpty();
    }
  }

  /** The moves of which a bundle for this one says what is false. */
  private static List<Cell> wrong(Cell only, ImmutableSet<Cell> winning) {
    return winning.isEmpty()
        ? List.of(only)
        : winning.stream().filter(move -> !move.equals(only)).toList();
  }

  private void alter(String bundle) throws IOException {
    Alterations alterations = new Alterations(random);
    for (int i = 0; i < PER_BUNDLE; i++) {
      String altered = i % 3 == 0 ? otherMoves(bundle) : alterations.of(bundle);
      Proven proven;
      try {
        proven = read(altered.getBytes(StandardCharsets.UTF_8));
      } catch (CertificateException e) {
        count("altered and refused");
        continue;
      }
      if (!altered.equals(bundle) && proven instanceof CheckedBundle checked) {
        OnlyMove claim = checked.claim();
        if (claim.position().empty().size() <= 14 && claim.position().board().size() <= 25) {
          Problem problem = new Problem(claim.position(), Color.WHITE, claim.goal());
          assertThat(winning(problem))
              .as("%s\nof\n%s", altered, bundle)
              .containsExactly(claim.move());
          count("altered and accepted");
        }
      }
    }
  }

  /** Another cell in a line that names a move, or one of the proofs less. */
  private String otherMoves(String bundle) {
    List<String> parts = new ArrayList<>(List.of(bundle.split("(?=after|only-move)")));
    int at = 1 + random.nextInt(parts.size() - 1);
    int other = 1 + random.nextInt(parts.size() - 1);
    switch (random.nextInt(3)) {
      case 0 -> parts.remove(at);
      case 1 -> Collections.swap(parts, at, other);
      default -> {
        String[] lines = parts.get(at).split("\n", 2);
        String cell = parts.get(other).split("\n", 2)[0].replaceFirst(".* ", "");
        parts.set(at, lines[0].replaceFirst(" .*", " " + cell) + "\n" + lines[1]);
      }
    }
    return String.join("", parts);
  }
}
