package org.hexproof.dividing;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.certificate.Alterations;
import org.hexproof.certificate.CertificateException;
import org.hexproof.certificate.Handwritten;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.database.Database;
import org.hexproof.parts.WholeProof;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Reference;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.Watch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is left of certificates of divisions after alterations is refused, or states what brute
 * force says too.
 */
final class DivisionAlterationsTest {
  private static final int ALTERATIONS = 1000 * Integer.getInteger("hexproof.rounds", 1);
  private static final int MOST_CELLS = 25;
  private static final int MOST_EMPTY = 14;
  private static final int HEAD = 9;
  private static final int WORK = 300;
  private static final Watch NOBODY = Watch.until(() -> false);

  /** Boards that are won by a fork, and so by a cell that is lent. */
  private static final ImmutableList<Position> FORKS =
      ImmutableList.of(
          board(3, 5, "c2", "c3", "a4"), board(4, 4, "a1", "c3", "d3"), board(5, 3, "e2", "c3"));

  /** A claim in a sum, with the cell that is lent to it. */
  private static final Pattern SUMMAND = Pattern.compile("(?<=[ ])([a-z][0-9]+:)?([0-9]+)(?= |$)");

  @TempDir private Path folder;

  private final Random random = new Random(Long.getLong("hexproof.seed", 5));
  private final Alterations alterations = new Alterations(random);
  private final Reference reference = Reference.bruteForce();
  private final Map<Statement, Boolean> truths = new HashMap<>();

  private final List<String> certificates = new ArrayList<>();
  private int accepted;
  private int refused;

  @Test
  void whatIsAcceptedIsTrue() throws Exception {
    try (Database database = Database.shipped();
        Certifier solver = EmbeddedLibrary.load().newSolver(1);
        HexSolver tester = EmbeddedLibrary.load().newSolver(1)) {
      for (Position board : FORKS) {
        certificates.add(certificate(board, database, solver, tester));
      }
    }
    for (int i = 0; i < ALTERATIONS; i++) {
      String altered = certificates.get(random.nextInt(certificates.size()));
      for (int left = 1 + random.nextInt(2); left > 0; left--) {
        altered = random.nextBoolean() ? alterations.of(altered) : lend(altered);
      }
      check(altered);
    }
    System.out.println("divisions altered: accepted " + accepted + ", refused " + refused);
    assertThat(accepted).isGreaterThan(ALTERATIONS / 50);
    assertThat(refused).isGreaterThan(ALTERATIONS / 2);
  }

  private static Position board(int cols, int rows, String... black) {
    return Position.of(
        new Board(cols, rows), Arrays.stream(black).map(Cell::parse).toList(), List.of());
  }

  private String certificate(Position board, Database database, Certifier solver, HexSolver tester)
      throws IOException {
    Path file = folder.resolve(certificates.size() + ".cert");
    DivideTask.Found found =
        new DivideTask("fork", board, database, tester, WholeProof::fits)
            .round(WORK, Limits.DEFAULT, NOBODY)
            .orElseThrow();
    WholeProof.of(found.proof(), file, board).run(solver, tester, () -> Limits.DEFAULT, NOBODY);
    String text = Files.readString(file);
    assertThat(text).startsWith("hexproof certificate 3").containsPattern("\ns ;.* [a-z][0-9]+:");
    return text;
  }

  /** Another cell is lent to a claim of a sum, or none. */
  private String lend(String text) {
    List<String> lines = new ArrayList<>(Splitter.on('\n').splitToList(text));
    List<Integer> sums =
        IntStream.range(Math.min(HEAD, lines.size()), lines.size())
            .filter(line -> lines.get(line).startsWith("s "))
            .boxed()
            .toList();
    if (sums.isEmpty()) {
      return text;
    }
    int line = sums.get(random.nextInt(3) == 0 ? sums.size() - 1 : random.nextInt(sums.size()));
    lines.set(
        line,
        SUMMAND
            .matcher(lines.get(line))
            .replaceAll(
                claim ->
                    switch (random.nextInt(4)) {
                      case 0 -> claim.group(2);
                      case 1 ->
                          new Cell(random.nextInt(5), random.nextInt(5)) + ":" + claim.group(2);
                      default -> claim.group();
                    }));
    return String.join("\n", lines);
  }

  private void check(String altered) throws IOException {
    Statement statement;
    try {
      statement =
          ((Checked) Handwritten.proven(altered.getBytes(StandardCharsets.UTF_8))).statement();
    } catch (CertificateException e) {
      refused++;
      return;
    }
    Position position = statement.position();
    if (position.board().size() <= MOST_CELLS && position.empty().size() <= MOST_EMPTY) {
      accepted++;
      assertThat(truths.computeIfAbsent(statement, this::isTrue)).as(altered).isTrue();
    }
  }

  private boolean isTrue(Statement asked) {
    return reference.winner(new Problem(asked.position(), asked.toMove(), asked.goal()))
        == asked.winner();
  }
}
