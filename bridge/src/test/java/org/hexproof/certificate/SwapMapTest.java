package org.hexproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.certificate.statement.Proven.CheckedSwapMap;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.statement.SwapMap;
import org.hexproof.certificate.writing.SwapMapFile;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Reference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is accepted of swap maps is true, and the checker in Python agrees. */
final class SwapMapTest {
  private static final int MAPS = 12 * Integer.getInteger("hexproof.rounds", 1);
  private static final int PER_MAP = 40;

  @TempDir private Path folder;

  private final Random random = new Random(Long.getLong("hexproof.seed", 1));
  private final Reference reference = Reference.bruteForce();
  private final Map<String, Integer> counts = new HashMap<>();
  private Optional<SecondChecker> second = Optional.empty();

  /** Straight from the definition: of every opening, and not of one for two. */
  private Color winner(Board board, Cell opening) {
    return reference.winner(new Problem(SwapMap.after(opening, board), Color.WHITE, SwapMap.GOAL));
  }

  @Test
  void whatIsAcceptedIsTrue() throws IOException, InterruptedException {
    second = SecondChecker.isThere() ? Optional.of(SecondChecker.start(folder)) : Optional.empty();
    for (int i = 0; i < MAPS; i++) {
      Board board = new Board(1 + random.nextInt(3), 1 + random.nextInt(4));
      SwapMap map = SwapMap.open(board);
      for (Cell opening : board.cells()) {
        if (map.winner(opening).isEmpty() && random.nextInt(8) > 0) {
          map = map.with(opening, winner(board, opening));
          write(map.statement(opening, map.winners().get(opening)), opening + ".cert");
        }
      }
      SwapMapFile file = new SwapMapFile(folder.resolve("a.map"));
      file.write("made at random", map, opening -> opening + ".cert");
      CheckedSwapMap checked = checked(file.path());
      assertThat(checked.map()).isEqualTo(map);
      assertThat(checked.proofs()).isEqualTo(map.winners().size());
      assertTrue(map);
      List<String> lines = Files.readAllLines(file.path());
      for (int k = 0; k < PER_MAP; k++) {
        altered(AlteredLines.of(lines, random));
      }
    }
    if (second.isPresent()) {
      second.get().close();
    }
    System.out.println("swap maps: " + counts);
    assertThat(counts.get("accepted")).isGreaterThan(MAPS);
    assertThat(counts.get("refused")).isGreaterThan(MAPS);
  }

  private void write(Statement statement, String name) throws IOException {
    Files.writeString(
        folder.resolve(name),
        NaiveProver.text(statement, NaiveProver.prove(statement, random).orElseThrow()));
  }

  private static CheckedSwapMap checked(Path file) throws IOException {
    return (CheckedSwapMap) Checking.check(file);
  }

  private void assertTrue(SwapMap map) {
    for (Cell opening : map.board().cells()) {
      map.winner(opening)
          .ifPresent(
              winner -> assertThat(winner).as("%s", map).isEqualTo(winner(map.board(), opening)));
    }
  }

  private void altered(List<String> lines) throws IOException {
    Path file = folder.resolve("altered.map");
    byte[] bytes = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    Files.write(file, bytes);
    Optional<CertificateException> refusal = Optional.empty();
    try {
      assertTrue(checked(file).map());
    } catch (CertificateException e) {
      refusal = Optional.of(e);
    }
    counts.merge(refusal.isPresent() ? "refused" : "accepted", 1, Integer::sum);
    if (second.isPresent()) {
      second.get().assertAgrees(bytes, refusal);
    }
  }

  private void assertRefused(String from, String to, String message) throws IOException {
    SwapMap map = SwapMap.open(new Board(2, 2));
    Cell corner = Cell.parse("a1");
    Cell blunt = Cell.parse("b1");
    write(map.statement(corner, Color.WHITE), "a.cert");
    write(map.statement(blunt, Color.BLACK), "b.cert");
    String good =
        """
        hexproof swap map 1
        about the smallest
        board 2 2
        black
        white
        goal top / bottom
        white a1 a.cert
        black b1 b.cert
        end
        """;
    Path path = folder.resolve("x.map");
    Files.writeString(path, good);
    assertThat(checked(path).map().won(Color.BLACK)).containsExactly(blunt, Cell.parse("a2"));
    assertThat(good).contains(from);
    Files.writeString(path, good.replace(from, to));
    assertThatThrownBy(() -> Checking.check(path))
        .isInstanceOf(CertificateException.class)
        .hasMessageContaining(message);
  }

  @Test
  void whatIsWrongIsToldWithItsLine() throws IOException {
    assertRefused(
        "white a1 a.cert", "black a1 a.cert", "line 7: a.cert proves something else: the");
    assertRefused("white a1 a.cert", "white b1 a.cert", "line 7: a.cert proves something else: a1");
    assertRefused("black b1 b.cert", "black c1 b.cert", "line 8: expected a cell of the board");
    assertRefused(
        "black b1", "white b2 a.cert\nblack b1", "line 8: b2 or its image by a half turn");
    assertRefused("b.cert", "c.cert", "line 8: there is no file c.cert");
    assertRefused("b.cert", "x.map", "line 8: x.map does not check");
    assertRefused("white\n", "white b2\n", "line 6: a swap map is about an empty board");
    assertRefused("top / bottom", "left / right", "line 6: a swap map is about an empty board");
    assertRefused("end\n", "", "line 9");
    assertRefused("end\n", "end\nend\n", "line 10");
  }
}
