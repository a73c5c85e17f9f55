package org.hexproof.certificate;

import com.google.common.primitives.Ints;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.certificate.statement.Statement;

/** Citations of lemmas, put anywhere at random, and what they claim. */
final class RandomLemmas {
  private static final int[][] STEPS = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};

  private final NaiveGame game;
  private final Statement statement;
  private final List<Lemmas> lemmas;
  private final Random random;

  RandomLemmas(NaiveGame game, Statement statement, List<Lemmas> lemmas, Random random) {
    this.game = game;
    this.statement = statement;
    this.lemmas = lemmas;
    this.random = random;
  }

  /** Puts a lemma anywhere near the board. */
  RandomRulesTest.Node node() {
    int file = random.nextInt(lemmas.size());
    Lemmas known = lemmas.get(file);
    int number = random.nextInt(known.claims().size());
    int turn = random.nextInt(STEPS.length);
    int[] right = STEPS[turn];
    int[] down = STEPS[(turn + (random.nextBoolean() ? 1 : 5)) % STEPS.length];
    Board board = statement.position().board();
    int[] corner = {random.nextInt(board.cols() + 6) - 2, random.nextInt(board.rows() + 6) - 2};
    String line =
        "l "
            + (file + 1)
            + " "
            + (number + 1)
            + spot(corner[0], corner[1])
            + spot(corner[0] + right[0], corner[1] + right[1])
            + spot(corner[0] + down[0], corner[1] + down[1]);
    IntUnaryOperator there =
        place -> {
          int cols = known.start().sheet.col(place) - 1;
          int rows = known.start().sheet.row(place) - 1;
          int col = corner[0] + cols * right[0] + rows * down[0];
          int row = corner[1] + cols * right[1] + rows * down[1];
          return game.sheet.contains(col, row) ? game.sheet.place(col, row) : -1;
        };
    Claim claim = read(known, number);
    int[] ends = {
      there.applyAsInt(Claim.first(claim.target())), there.applyAsInt(Claim.second(claim.target()))
    };
    if (Math.min(ends[0], ends[1]) < 0) {
      return new RandomRulesTest.Node(line, null);
    }
    IntStream stones =
        known.start().statement.position().black().stream().mapToInt(known.start().sheet::place);
    int need = empties(IntStream.concat(stones, known.start().places(claim.need())).map(there));
    int room = empties(known.start().places(claim.room()).map(there));
    int target = game.target(Math.min(ends[0], ends[1]), Math.max(ends[0], ends[1]));
    return new RandomRulesTest.Node(line, new NaiveClaims.Claim(target, need, room & ~need));
  }

  private static Claim read(Lemmas known, int number) {
    try {
      return known.claims().get(number);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String spot(int col, int row) {
    return " " + game.sheet.name(new Sheet.Site(col, row));
  }

  private int empties(IntStream places) {
    return places
        .map(place -> Ints.indexOf(game.empties, place))
        .filter(bit -> bit >= 0)
        .reduce(0, (set, bit) -> set | 1 << bit);
  }
}
