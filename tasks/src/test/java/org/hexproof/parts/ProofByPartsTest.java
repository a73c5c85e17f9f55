package org.hexproof.parts;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.Random;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.database.Database;
import org.hexproof.division.DividedRegion;
import org.hexproof.division.Division;
import org.hexproof.division.Way;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What proofs by parts prove, compared with minimax on the whole board. */
final class ProofByPartsTest {
  private static final long BYTES = 1L << 28;

  private final Random random = new Random(67);
  private final RandomDivisions divisions = new RandomDivisions(random, 4, 7, /* lent= */ true);
  private Database database;

  @BeforeEach
  void open() throws Exception {
    database = Database.shipped();
  }

  @AfterEach
  void close() throws Exception {
    database.close();
  }

  /** Whether Black joins top and bottom, by trying all moves. */
  private static boolean blackWins(Position position, Color toMove) {
    if (position.empty().isEmpty()) {
      return position.board().along(Edge.TOP).stream()
          .filter(cell -> position.at(cell) == Content.BLACK)
          .anyMatch(
              cell ->
                  position.group(cell).stream()
                      .anyMatch(stone -> position.board().touches(stone, Edge.BOTTOM)));
    }
    boolean black = toMove == Color.BLACK;
    return position.empty().stream()
            .anyMatch(
                cell ->
                    black
                        == blackWins(
                            position.with(cell, black ? Content.BLACK : Content.WHITE),
                            black ? Color.WHITE : Color.BLACK))
        == black;
  }

  private ProofByParts proof(Division division) throws Exception {
    return ProofByParts.of(division, database, BYTES);
  }

  private static ImmutableList<PartFinding> judged(ProofByParts proof) {
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      return proof.judge(solver, Limits.DEFAULT, part -> Optional.empty(), finding -> {});
    }
  }

  private static boolean allHold(ProofByParts proof) {
    return judged(proof).stream().allMatch(part -> part.holds().orElseThrow());
  }

  @Test
  void whatIsProvedIsSo() throws Exception {
    int proved = 0;
    int lent = 0;
    int tried = 0;
    while (tried < 800) {
      Optional<Division> division = divisions.next(2 + random.nextInt(2), /* closing= */ false);
      if (division.isEmpty()) {
        continue;
      }
      tried++;
      ProofByParts proof = proof(division.get());
      if (proof.sum().enough()) {
        proved++;
        lent += usesCells(division.get()) ? 1 : 0;
        assertThat(blackWins(division.get().position(), Color.WHITE))
            .as("%s", division.get())
            .isTrue();
        if (proved % 20 == 0) {
          assertThat(allHold(proof)).isTrue();
          assertThat(allHold(proof(directly(division.get())))).as("%s", division.get()).isTrue();
        }
      }
    }
    assertThat(proved).isGreaterThan(25);
    assertThat(lent).isGreaterThan(2);
  }

  /** With searches in place of values. */
  private static Division directly(Division division) {
    return new Division(
        division.name(),
        RandomDivisions.PLACE,
        division.position(),
        division.parts().stream()
            .map(
                part ->
                    new DividedRegion(
                        part.name(),
                        RandomDivisions.PLACE,
                        part.cells(),
                        part.terminals(),
                        part.claim(),
                        Optional.of(Way.DIRECT)))
            .collect(ImmutableList.toImmutableList()));
  }

  private static boolean usesCells(Division division) {
    return division.parts().stream()
        .flatMap(part -> part.terminals().stream())
        .flatMap(terminal -> terminal.cells().stream())
        .anyMatch(cell -> division.position().at(cell) == Content.EMPTY);
  }

  /** The last part is won beside the others' sum exactly if the sum of all is enough. */
  @Test
  void aPartIsWonBesideTheOthersIfTheSumOfAllIsEnough() throws Exception {
    int won = 0;
    int lost = 0;
    for (int i = 0; i < 20_000 && (won < 8 || lost < 8); i++) {
      Optional<Division> division = divisions.next(2, /* closing= */ true);
      if (division.isEmpty()) {
        continue;
      }
      ProofByParts proof = proof(RandomDivisions.closed(division.get(), Way.VALUE));
      assertThat(proof.sum().enough()).isTrue();
      boolean wins = allHold(proof);
      assertThat(wins).isEqualTo(proof(division.get()).sum().enough());
      won += wins ? 1 : 0;
      lost += wins ? 0 : 1;
    }
    assertThat(won).isGreaterThanOrEqualTo(8);
    assertThat(lost).isGreaterThanOrEqualTo(8);
  }
}
