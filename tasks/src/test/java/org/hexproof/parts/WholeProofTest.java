package org.hexproof.parts;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import org.hexproof.board.Color;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.database.Database;
import org.hexproof.division.Division;
import org.hexproof.division.Way;
import org.hexproof.format.FormatException;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.Watch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Certificates of random divisions. */
final class WholeProofTest {
  private static final long BYTES = 1L << 28;
  private static final int PROVED = Integer.getInteger("hexproof.proofs", 60);
  private static final int FEW = 2;
  private static final int MOST = 500 * PROVED;

  @TempDir private Path folder;

  private final Random random = new Random(Long.getLong("hexproof.seed", 46));

  @Test
  void whatTheClaimsComeToIsWrittenDown() throws Exception {
    RandomDivisions divisions = new RandomDivisions(random, 5, 11, /* lent= */ true);
    int proved = 0;
    int lent = 0;
    int besides = 0;
    try (Database database = Database.shipped();
        Certifier solver = EmbeddedLibrary.load().newSolver(1);
        HexSolver tester = EmbeddedLibrary.load().newSolver(1)) {
      for (int i = 0; i < MOST && (proved < PROVED || lent < FEW || besides == 0); i++) {
        boolean closed = random.nextInt(3) == 0;
        Optional<Division> division =
            divisions
                .next(closed ? 2 : 2 + random.nextInt(2), closed)
                .map(sound -> closed ? RandomDivisions.closed(sound, Way.VALUE) : sound);
        if (division.isEmpty()) {
          continue;
        }
        Path file = folder.resolve(proved + ".cert");
        ProofByParts proof;
        WholeProof whole;
        try {
          proof = ProofByParts.of(division.get(), database, BYTES);
          whole = WholeProof.of(proof, file, division.get().position());
        } catch (FormatException e) {
          assertThat(e).hasMessageContaining("has no place in one certificate");
          continue;
        }
        ImmutableList<PartFinding> findings =
            whole.run(solver, tester, () -> Limits.DEFAULT, Watch.until(() -> false));
        boolean holds =
            findings.stream().allMatch(found -> found.holds().orElseThrow())
                && proof.sum().enough();
        assertThat(Files.exists(file)).as("%s", division.get()).isEqualTo(holds);
        if (holds) {
          Checked checked = check(file);
          assertThat(checked.statement().position()).isEqualTo(division.get().position());
          assertThat(checked.statement().winner()).isEqualTo(Color.BLACK);
          proved++;
          lent += Files.readString(file).startsWith("hexproof certificate 3") ? 1 : 0;
          besides += closed ? 1 : 0;
        }
      }
    }
    assertThat(proved).isGreaterThanOrEqualTo(PROVED);
    assertThat(lent).isGreaterThanOrEqualTo(FEW);
    assertThat(besides).isPositive();
  }

  private static Checked check(Path file) throws Exception {
    try (Checking checking = new Checking(BYTES, 1, () -> false)) {
      return (Checked) checking.proven(file);
    }
  }
}
