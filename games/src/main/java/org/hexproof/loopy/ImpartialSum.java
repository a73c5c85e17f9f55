package org.hexproof.loopy;

import com.google.common.collect.ImmutableList;
import org.hexproof.cgt.Side;

/**
 * A sum of impartial games, judged by their Grundy numbers alone ([HYP], Proposition 40): so the
 * traffic jams of section 5.2, where each vehicle is a game on the same map. The positions of the
 * sum are never listed.
 */
public record ImpartialSum(ImmutableList<Addend> parts) {
  /** One of the games, at its start. */
  public record Addend(Grundy grundy) {
    public GrundyNumber number() {
      return grundy.number(grundy.graph().start());
    }

    /** What it is called where it stands. */
    public String name() {
      return grundy.graph().name(grundy.graph().start());
    }
  }

  /**
   * A move in one of the games.
   *
   * @param part which one, from 0
   * @param to a position of that one
   * @param number of the sum after the move
   */
  public record Move(int part, int to, GrundyNumber number) {}

  public static ImpartialSum of(ImmutableList<GameGraph> games) {
    return new ImpartialSum(
        games.stream()
            .map(game -> new Addend(Grundy.of(game)))
            .collect(ImmutableList.toImmutableList()));
  }

  public GrundyNumber number() {
    return parts.stream().map(Addend::number).reduce(GrundyNumber.zero(), GrundyNumber::plus);
  }

  /**
   * The moves that keep what who begins has: those that win, if there is one, and else those after
   * which the opponent does not win. None if who begins loses.
   */
  public ImmutableList<Move> goodMoves() {
    boolean wins = number().firstWins();
    ImmutableList.Builder<Move> good = ImmutableList.builder();
    for (int part = 0; part < parts.size(); part++) {
      GrundyNumber others = GrundyNumber.zero();
      for (int other = 0; other < parts.size(); other++) {
        others = other == part ? others : others.plus(parts.get(other).number());
      }
      Grundy grundy = parts.get(part).grundy();
      GameGraph graph = grundy.graph();
      for (int option : graph.options(Side.LEFT, graph.start()).toArray()) {
        GrundyNumber after = others.plus(grundy.number(option));
        if (wins ? after.secondWins() : !after.firstWins()) {
          good.add(new Move(part, option, after));
        }
      }
    }
    return good.build();
  }
}
