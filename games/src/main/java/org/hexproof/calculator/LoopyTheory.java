package org.hexproof.calculator;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.cgt.Comparison;
import org.hexproof.cgt.Side;
import org.hexproof.cgt.Words;
import org.hexproof.hot.GameWriter;
import org.hexproof.hot.Games;
import org.hexproof.loopy.GameGraph;
import org.hexproof.loopy.GraphLimit;
import org.hexproof.loopy.LoopyGames;
import org.hexproof.loopy.LoopyTerm;
import org.hexproof.loopy.LoopyWriter;
import org.hexproof.loopy.PlayOutcomes;
import org.hexproof.loopy.Sides;
import org.hexproof.loopy.Stopper;

/** Games that may go on for ever, by their sides. */
record LoopyTheory(LoopyGames games, GraphLimit limit, LoopyWriter writer)
    implements Theory<LoopyTerm> {
  static LoopyTheory of(GraphLimit limit, Games ending) {
    return new LoopyTheory(
        new LoopyGames(limit),
        limit,
        new LoopyWriter(game -> GameWriter.write(LoopyWriter.value(game, ending))));
  }

  @Override
  public Words<LoopyTerm> functions() {
    return new Words<>() {
      @Override
      public Optional<LoopyTerm> apply(String function, ImmutableList<LoopyTerm> arguments) {
        boolean isOnside = Ascii.equalsIgnoreCase(function, "onside");
        if ((!isOnside && !Ascii.equalsIgnoreCase(function, "offside")) || arguments.size() != 1) {
          return Optional.empty();
        }
        Sides sides = sides(arguments.get(0));
        return Optional.of(games.of(found(isOnside ? sides.onside() : sides.offside())));
      }
    };
  }

  private Sides sides(LoopyTerm game) {
    return Sides.of(games.graph(game), limit);
  }

  private static GameGraph found(Optional<GameGraph> side) {
    return side.orElseThrow(
        () -> new IllegalArgumentException("a game for which no side was found"));
  }

  @Override
  public String write(LoopyTerm game) {
    Sides sides = sides(game);
    String onside = write(sides.onside());
    if (sides.isStopper()) {
      return onside;
    }
    String both = onside + " & " + write(sides.offside());
    return both.equals("on & off") ? "dud" : both;
  }

  private String write(Optional<GameGraph> side) {
    return side.map(game -> writer.write(game).orElse("(too long to write)")).orElse("(not found)");
  }

  /** Of games with sides: one is at least another just if both its sides are. */
  @Override
  public Comparison compare(LoopyTerm a, LoopyTerm b) {
    Sides one = sides(a);
    Sides other = sides(b);
    return Comparison.of(isAtLeast(other, one), isAtLeast(one, other));
  }

  private boolean isAtLeast(Sides a, Sides b) {
    return Stopper.isAtLeast(found(a.onside()), found(b.onside()), limit)
        && Stopper.isAtLeast(found(a.offside()), found(b.offside()), limit);
  }

  @Override
  public Optional<ImmutableList<String>> ask(String question, LoopyTerm game) {
    if (!question.equals("outcome")) {
      return Optional.empty();
    }
    GameGraph graph = games.graph(game);
    PlayOutcomes outcomes = PlayOutcomes.of(graph);
    return Optional.of(
        ImmutableList.of(
            "Left begins: " + winner(outcomes, Side.LEFT),
            "Right begins: " + winner(outcomes, Side.RIGHT)));
  }

  private static String winner(PlayOutcomes outcomes, Side begins) {
    return outcomes
        .winner(outcomes.graph().start(), begins)
        .map(winner -> winner == Side.LEFT ? "Left wins" : "Right wins")
        .orElse("draw");
  }
}
