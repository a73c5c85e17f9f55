package org.hexproof.cluster;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import com.google.gson.Gson;
import java.util.List;
import java.util.stream.Stream;
import org.hexproof.board.Color;
import org.hexproof.solver.Learned;

/** Positions that were decided, as text that goes from one machine to another. */
final class Positions {
  private record Told(
      Color toMove,
      Color winner,
      int move,
      int work,
      List<Integer> black,
      List<Integer> white,
      List<Integer> carrier) {
    static Told of(Learned position) {
      return new Told(
          position.toMove(),
          position.winner(),
          position.move(),
          position.work(),
          position.black().asList(),
          position.white().asList(),
          position.carrier().asList());
    }

    Learned position() {
      return new Learned(
          toMove,
          winner,
          move,
          work,
          ImmutableIntArray.copyOf(black),
          ImmutableIntArray.copyOf(white),
          ImmutableIntArray.copyOf(carrier));
    }
  }

  private Positions() {}

  static String write(List<Learned> positions) {
    return new Gson().toJson(positions.stream().map(Told::of).toList());
  }

  static ImmutableList<Learned> read(String text) {
    return Stream.of(new Gson().fromJson(text, Told[].class))
        .map(Told::position)
        .collect(ImmutableList.toImmutableList());
  }
}
