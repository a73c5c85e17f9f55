package org.hexproof.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.circuit.RegionWorth;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.value.GameReader;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;

/** Against the value, which is computed from all fillings. */
final class GameSearchTest {
  private static final int REGIONS = 60 * Integer.getInteger("hexproof.rounds", 1);
  private static final long SEED = Long.getLong("hexproof.seed", 1);
  private static final Limits LIMITS = new Limits(Duration.ofDays(1), 1 << 24);
  private static final int GAMES = 6;

  private static boolean holds(RegionWorth worth, int game, Color keeper) {
    return keeper == Color.BLACK
        ? worth.values().leq(game, worth.value())
        : worth.values().leq(worth.value(), game);
  }

  @Test
  void agreesWithTheValue() {
    Random random = new Random(SEED);
    int[] count = new int[2];
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      for (int i = 0; i < REGIONS; i++) {
        Optional<RegionSample> sample = RegionSample.random(random, 0);
        Optional<RegionWorth> worth = sample.flatMap(RegionSample::worth);
        for (int j = 0; worth.isPresent() && j < GAMES; j++) {
          Values values = worth.get().values();
          int game = j == 0 ? worth.get().value() : RegionSample.game(values, random, 3);
          for (Color keeper : Color.values()) {
            if (values.isPassable(game)) {
              count[compare(sample.get(), worth.get(), game, keeper, solver) ? 1 : 0]++;
            }
          }
        }
      }
    }
    assertThat(count[0]).isGreaterThan(REGIONS);
    assertThat(count[1]).isGreaterThan(REGIONS);
  }

  private static boolean compare(
      RegionSample sample, RegionWorth worth, int game, Color keeper, HexSolver solver) {
    Values values = worth.values();
    Answer answer =
        new GameSearch(sample.position(), sample.terminals(), values, keeper, solver)
            .decide(game, LIMITS);
    String words = sample + " " + GameWriter.write(game, values) + " kept by " + keeper;
    boolean expected = holds(worth, game, keeper);
    assertThat(answer).as(words).isInstanceOf(Answer.Decided.class);
    Answer.Decided decided = (Answer.Decided) answer;
    assertThat(decided.winner() == keeper).as(words).isEqualTo(expected);
    RegionSample reduced = sample.reduced(decided);
    if (reduced.position().empty().isEmpty() || reduced.worth().isEmpty()) {
      return expected;
    }
    RegionWorth less = reduced.worth().get();
    int same = less.values().of(values.form(game));
    assertThat(holds(less, same, keeper))
        .as("%s with its carrier alone, %s", words, decided.carrier())
        .isEqualTo(expected);
    return expected;
  }

  /** 19 cells, more than the value of a region is usually computed of. */
  @Test
  void aForkOfTheFourthRow() throws ValueSyntaxException {
    Board board = new Board(5, 4);
    Position position =
        Position.amidWhite(
            board,
            ImmutableSet.of(Cell.parse("e1")),
            Sets.difference(ImmutableSet.copyOf(board.cells()), ImmutableSet.of(Cell.parse("e1")))
                .immutableCopy());
    Values values = new Values(Posets.P3);
    ImmutableList<Terminal> terminals =
        ImmutableList.of(
            Terminal.of(Cell.parse("b1")), Terminal.of(Cell.parse("e1")), Terminal.of(Edge.BOTTOM));
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      int fork = values.of(GameReader.read("fork", "{a|a,{b|⊥}}", values.poset()));
      assertThat(
              new GameSearch(position, terminals, values, Color.BLACK, solver).decide(fork, LIMITS))
          .isInstanceOfSatisfying(
              Answer.Decided.class, answer -> assertThat(answer.winner()).isEqualTo(Color.BLACK));
    }
  }
}
