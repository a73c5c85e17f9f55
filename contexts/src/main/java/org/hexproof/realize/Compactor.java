package org.hexproof.realize;

import java.util.Arrays;
import java.util.Random;
import org.hexproof.board.Board;

/**
 * Makes a drawing small. It takes out seams, which are one place of each row or column that the
 * drawing can do without, and between that shakes: stones and empty cells move at random, wires
 * becoming shorter.
 */
final class Compactor {
  private static final int CHANGES = 2000;

  /** How often a stone more is taken. */
  private static final double COME = 0.4;

  private static final int ATTEMPTS = 16;

  /** After how many rounds without gain room is made. */
  private static final int REST = 4;

  /** Drawings of more places get more rounds, since things move slowly there. */
  private static final int PLACES = 400;

  /** So many times the rounds while no board has room. */
  private static final int MOST_TIMES = 5;

  /** How many columns or rows more at most. */
  private static final int MOST_GAPS = 3;

  /** What a row or column too many counts: more than all of a drawing that fits. */
  private static final int EXCESS = 2 * Board.MAX_SIDE * Board.MAX_SIDE;

  private final Random random;
  private final Effort effort;
  private Canvas canvas;

  private Compactor(Canvas canvas, Effort effort) {
    this.canvas = canvas;
    this.effort = effort;
    random = new Random(effort.seed());
  }

  /** Makes a drawing small, until nothing comes of it any more or the rounds are over. */
  static Canvas compact(Canvas canvas, Effort effort) {
    Compactor compactor = new Compactor(canvas, effort);
    compactor.carve();
    Canvas best = compactor.canvas;
    int idle = 0;
    long rounds = 0;
    while (isWorthwhile(best, idle, rounds, effort) && !effort.stopped().getAsBoolean()) {
      rounds += scale(compactor.canvas);
      compactor.shake();
      compactor.carve();
      int gain = size(best, effort) - size(compactor.canvas, effort);
      idle = gain > 0 ? 0 : idle + 1;
      if (gain >= 0) {
        best = compactor.canvas;
      }
      int rest = REST * scale(best);
      if (idle % rest == rest - 1) {
        compactor.canvas = best.copy();
        for (int i = compactor.random.nextInt(MOST_GAPS); i >= 0; i--) {
          compactor.widen();
        }
      }
    }
    compactor.canvas = best;
    compactor.settle();
    return compactor.canvas;
  }

  private static boolean isWorthwhile(Canvas best, int idle, long rounds, Effort effort) {
    return effort.patience() > 0
        && (fits(best, effort)
            ? idle < effort.patience() * scale(best) && rounds < effort.rounds()
            : rounds < (long) MOST_TIMES * effort.rounds());
  }

  /**
   * What is made small: first what is too long, and then all. Square boards are best, since some
   * programs know no others.
   */
  static int size(Canvas canvas, Effort effort) {
    int longer = longer(canvas);
    int excess = effort.isBounded() ? longer - effort.mostSide() : 0;
    return Math.max(0, excess) * EXCESS + longer * longer + canvas.rows * canvas.cols;
  }

  /** Whether the board that is wanted has room. */
  static boolean fits(Canvas canvas, Effort effort) {
    return longer(canvas) <= effort.mostSide();
  }

  private static int longer(Canvas canvas) {
    return Math.max(canvas.rows, canvas.cols);
  }

  private static int scale(Canvas canvas) {
    return 1 + canvas.rows * canvas.cols / PLACES;
  }

  /** Whether this is too long for the board that is wanted, which has room to the sides. */
  private boolean isTooLong() {
    return effort.isBounded()
        && !fits(canvas, effort)
        && Math.min(canvas.rows, canvas.cols) < effort.mostSide();
  }

  /** Makes room, so that things can move again: where there is some left, if it is too long. */
  private void widen() {
    boolean across = isTooLong() ? canvas.cols > canvas.rows : random.nextBoolean();
    Canvas before = across ? canvas.transposed() : canvas;
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Canvas next = Columns.added(before, random.nextInt(before.cols + 1), random.nextBoolean());
      if (next.isRight()) {
        canvas = across ? next.transposed() : next;
        return;
      }
    }
  }

  /** What is too long keeps its room to the sides. */
  private void carve() {
    boolean smaller = true;
    while (smaller) {
      smaller =
          canvas.cols >= canvas.rows
              ? carveColumns() || (!isTooLong() && carveRows())
              : carveRows() || (!isTooLong() && carveColumns());
    }
  }

  private boolean carveRows() {
    Canvas before = canvas;
    canvas = canvas.transposed();
    boolean smaller = carveColumns();
    canvas = smaller ? canvas.transposed() : before;
    return smaller;
  }

  private boolean carveColumns() {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      int[] seam = new Seam(canvas, random).find();
      if (seam.length > 0) {
        Canvas next = Columns.removed(canvas, seam);
        if (next.isRight()) {
          canvas = next;
          return true;
        }
      }
    }
    return false;
  }

  /** Changes the drawing at random; stones go more easily than they come. */
  private void shake() {
    for (int i = 0; i < CHANGES; i++) {
      int place = canvas.place(random.nextInt(canvas.rows), random.nextInt(canvas.cols));
      if (canvas.fixed(place) != 0) {
        continue;
      }
      int content = canvas.at(place);
      int next = place + canvas.step(random.nextInt(6));
      if (content > 0) {
        canvas.change(new int[] {place}, new int[] {0});
      } else if (content == 0) {
        int near = canvas.at(next);
        if (near > 0 && random.nextDouble() < COME) {
          canvas.change(new int[] {place}, new int[] {near});
        }
      } else {
        slide(place, random.nextInt(6));
      }
    }
  }

  /**
   * Moves an empty cell in a direction. The wires that come from both sides of the direction grow
   * by one stone, one that comes from the direction itself becomes shorter.
   */
  private void slide(int place, int direction) {
    int ahead = place + canvas.step(direction);
    if (!canvas.isInside(ahead) || canvas.fixed(ahead) != 0 || canvas.at(ahead) < 0) {
      return;
    }
    int growth = canvas.at(ahead) > 0 ? -1 : 0;
    int[] places = {place, ahead, 0, 0};
    int[] contents = {0, canvas.at(place), 0, 0};
    int count = 2;
    for (int turn : new int[] {1, 5}) {
      int behind = canvas.at(place + canvas.step((direction + 2 * turn) % 6));
      int beside = place + canvas.step((direction + turn) % 6);
      if (behind > 0 && canvas.isInside(beside) && canvas.at(beside) == 0) {
        if (canvas.fixed(beside) != 0) {
          return;
        }
        places[count] = beside;
        contents[count] = behind;
        count++;
        growth++;
      }
    }
    int back = canvas.at(place + canvas.step((direction + 3) % 6));
    if (back > 0) {
      contents[0] = back;
      growth++;
    }
    if (growth <= 0 || random.nextDouble() < Math.pow(COME, growth)) {
      canvas.change(Arrays.copyOf(places, count), Arrays.copyOf(contents, count));
    }
  }

  /** Takes away stones that lead nowhere. */
  private void settle() {
    boolean smaller = true;
    while (smaller) {
      smaller = false;
      for (int row = 0; row < canvas.rows; row++) {
        for (int col = 0; col < canvas.cols; col++) {
          int place = canvas.place(row, col);
          if (canvas.at(place) > 0 && canvas.fixed(place) == 0) {
            smaller |= canvas.change(new int[] {place}, new int[] {0});
          }
        }
      }
    }
  }
}
