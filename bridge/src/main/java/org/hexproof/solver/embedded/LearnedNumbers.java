package org.hexproof.solver.embedded;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import org.hexproof.board.Color;
import org.hexproof.solver.Learned;

/** Learned positions in the layout of {@code hexproof_learned}. */
final class LearnedNumbers {
  private final int[] numbers;
  private int at;

  private LearnedNumbers(int[] numbers) {
    this.numbers = numbers;
  }

  static int[] of(List<Learned> positions) {
    ImmutableIntArray.Builder numbers = ImmutableIntArray.builder();
    for (Learned position : positions) {
      numbers.add(side(position.toMove())).add(side(position.winner()));
      numbers.add(position.move()).add(position.work());
      for (ImmutableIntArray cells :
          List.of(position.black(), position.white(), position.carrier())) {
        numbers.add(cells.length()).addAll(cells);
      }
    }
    return numbers.build().toArray();
  }

  /** Of numbers that the library wrote. */
  static ImmutableList<Learned> read(int[] numbers) {
    LearnedNumbers reader = new LearnedNumbers(numbers);
    ImmutableList.Builder<Learned> positions = ImmutableList.builder();
    while (reader.at < numbers.length) {
      positions.add(reader.position());
    }
    return positions.build();
  }

  private Learned position() {
    return new Learned(color(), color(), next(), next(), cells(), cells(), cells());
  }

  private int next() {
    return numbers[at++];
  }

  private Color color() {
    return next() == AskedProblem.BLACK ? Color.BLACK : Color.WHITE;
  }

  private ImmutableIntArray cells() {
    ImmutableIntArray.Builder cells = ImmutableIntArray.builder();
    for (int left = next(); left > 0; left--) {
      cells.add(next());
    }
    return cells.build();
  }

  private static int side(Color color) {
    return color == Color.BLACK ? AskedProblem.BLACK : AskedProblem.WHITE;
  }
}
