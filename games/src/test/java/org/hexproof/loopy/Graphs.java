package org.hexproof.loopy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.hexproof.cgt.Side;

/** Graphs for tests: written ones, random ones, and those that [HYP] names. */
final class Graphs {
  static final GameGraph ZERO = read("start z z = {}");
  static final GameGraph ONE = read("start o o = {z|} z = {}");
  static final GameGraph MINUS_ONE = ONE.negative();
  static final GameGraph STAR = read("start *1");
  static final GameGraph A = read("start a a = {b|} b = {|a}");
  static final GameGraph B = read("start b a = {b|} b = {|a}");
  static final GameGraph A0 = read("start a a = {b|z} b = {z|a} z = {}");
  static final GameGraph B0 = read("start b a = {b|z} b = {z|a} z = {}");
  static final GameGraph C = read("start c c = {c|c}");
  static final GameGraph C1 = read("start c c = {c|z} z = {}");
  static final GameGraph D = read("start d d = {d'} d' = {d', z} z = {}");

  private Graphs() {}

  static GameGraph read(String text) {
    try {
      return GraphTextReader.read("test", text, GraphLimit.DEFAULT).games().get(0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static GameGraph canonical(String number) {
    return canonical(number(number));
  }

  static GameGraph canonical(GrundyNumber number) {
    GraphBuilder builder = new GraphBuilder(GraphLimit.DEFAULT);
    return builder.build(CanonicalGame.add(number, builder));
  }

  static GrundyNumber number(String number) {
    return GrundyNumber.parse(number).orElseThrow();
  }

  static GameGraph sum(GameGraph x, GameGraph y) {
    return GraphSum.of(x, y, GraphLimit.DEFAULT);
  }

  static GameGraph difference(GameGraph x, GameGraph y) {
    return sum(x, y.negative());
  }

  static GrundyNumber grundy(GameGraph impartial) {
    return Grundy.of(impartial).number(impartial.start());
  }

  /** The ways in which random graphs are made. */
  enum Kind {
    PARTIZAN,
    IMPARTIAL,
    ENDING,
    IMPARTIAL_ENDING
  }

  /**
   * A random graph.
   *
   * @param most positions that it has at most
   */
  static GameGraph random(Random random, int most, Kind kind) {
    int size = 1 + random.nextInt(most);
    GraphBuilder builder = new GraphBuilder(GraphLimit.DEFAULT);
    for (int position = 0; position < size; position++) {
      builder.position("p" + position);
    }
    double share = (0.4 + 1.6 * random.nextDouble()) / size;
    boolean ends = kind == Kind.ENDING || kind == Kind.IMPARTIAL_ENDING;
    for (int from = 0; from < size; from++) {
      for (int to = ends ? from + 1 : 0; to < size; to++) {
        double likely = ends ? 0.5 : share;
        if (kind == Kind.IMPARTIAL || kind == Kind.IMPARTIAL_ENDING) {
          if (random.nextDouble() < likely) {
            builder.move(from, to);
          }
          continue;
        }
        for (Side side : Side.values()) {
          if (random.nextDouble() < likely) {
            builder.move(side, from, to);
          }
        }
      }
    }
    return builder.build(0);
  }

  /** Many random graphs, with those of [HYP] in front if they are of that kind. */
  static List<GameGraph> many(long seed, int count, int most, Kind kind) {
    List<GameGraph> graphs = new ArrayList<>();
    switch (kind) {
      case PARTIZAN -> graphs.addAll(List.of(ZERO, ONE, MINUS_ONE, STAR, A, B, A0, B0, C, C1, D));
      case IMPARTIAL -> graphs.addAll(List.of(ZERO, STAR, C, D, canonical("∞{0,2}")));
      case ENDING -> graphs.addAll(List.of(ZERO, ONE, MINUS_ONE, STAR));
      case IMPARTIAL_ENDING -> graphs.addAll(List.of(ZERO, STAR));
    }
    Random random = new Random(seed);
    while (graphs.size() < count) {
      graphs.add(random(random, most, kind));
    }
    return graphs;
  }
}
