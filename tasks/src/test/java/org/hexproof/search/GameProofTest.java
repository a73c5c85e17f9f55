package org.hexproof.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.writing.CertificateFile;
import org.hexproof.certificate.writing.Places;
import org.hexproof.circuit.RegionWorth;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.sum.Lines;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Claims of games, in certificates of something else. */
final class GameProofTest {
  private static final int REGIONS = 300 * Integer.getInteger("hexproof.rounds", 1);
  private static final long BYTES = 1L << 26;
  private static final int GAMES = 4;
  private static final ImmutableSet<Edge> EDGES =
      ImmutableSet.of(Edge.TOP, Edge.BOTTOM, Edge.RIGHT);

  @TempDir private Path folder;

  private final Random random = new Random(Long.getLong("hexproof.seed", 2));
  private int values;

  /** What is on the edge is joined to it, so the goal says nothing but that nothing is needed. */
  private record Asked(Position position, Goal goal) {
    static Asked of(RegionSample sample) {
      Board board = sample.position().board();
      Cell corner = new Cell(board.cols() - 1, 0);
      return new Asked(
          sample.position().with(corner, Content.BLACK),
          new Goal(
              ImmutableList.of(
                  ImmutableList.of(Terminal.of(corner), Terminal.of(Edge.RIGHT)),
                  ImmutableList.of(Terminal.of(Edge.TOP), Terminal.of(Edge.BOTTOM)))));
    }
  }

  @Test
  void whatARegionIsWorthIsProved() throws Exception {
    int proved = 0;
    try (Certifier solver = EmbeddedLibrary.load().newSolver(1)) {
      for (int i = 0; i < REGIONS; i++) {
        Optional<RegionSample> sample = RegionSample.random(random, 2);
        Optional<RegionWorth> worth = sample.filter(this::hasStones).flatMap(RegionSample::worth);
        for (int j = 0; worth.isPresent() && j < GAMES; j++) {
          Values all = worth.get().values();
          int game = j == 0 ? worth.get().value() : RegionSample.game(all, random, 3);
          if (all.isPassable(game) && all.leq(game, worth.get().value())) {
            prove(sample.get(), all, game, solver);
            proved++;
          }
        }
      }
    }
    assertThat(proved).isGreaterThan(REGIONS / 5);
    assertThat(values).isGreaterThan(REGIONS / 5);
  }

  private boolean hasStones(RegionSample sample) {
    return sample.terminals().stream()
        .flatMap(terminal -> terminal.cells().stream())
        .noneMatch(sample.position().empty()::contains);
  }

  private void prove(RegionSample sample, Values all, int game, Certifier solver) throws Exception {
    String words = sample + " " + GameWriter.write(game, all);
    Asked asked = Asked.of(sample);
    ImmutableList<Terminal> terminals = sample.terminals();
    Lines lines = new Lines(group -> place(terminals.get(group), asked.position().board()));
    GameSearch search =
        new GameSearch(
            asked.position(), terminals, ImmutableSet.of(), EDGES, all, Color.BLACK, solver);
    new GameSummand(
            search, solver, numbers(terminals), OptionalInt.empty(), game, () -> Limits.DEFAULT)
        .prove(lines);
    int number = lines.number(new TerminalWorth(all, numbers(terminals)), game);
    Path file = folder.resolve("game.cert");
    new CertificateFile(file, () -> false)
        .write(
            ProofFormat.CERTIFICATE_2,
            new Statement(asked.position(), asked.goal(), Color.WHITE, Color.BLACK),
            words,
            lines.text() + "s %s ; ; 1\ns ; ; 1\ne 1\n".formatted(number));
    values += lines.text().contains("\nv ") ? 1 : 0;
    try (Checking checking = new Checking(BYTES, 1, () -> false)) {
      assertThat(checking.proven(file)).as(words).isNotNull();
    }
  }

  private static ImmutableList<Integer> numbers(ImmutableList<Terminal> terminals) {
    return terminals.size() == 2 ? ImmutableList.of(0, 1) : ImmutableList.of(0, 1, 2);
  }

  private static String place(Terminal terminal, Board board) {
    return terminal.edges().isEmpty()
        ? terminal.cells().iterator().next().toString()
        : Places.along(terminal.edges().iterator().next(), board);
  }
}
