package org.hexproof.search;

import com.google.common.collect.ImmutableList;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Unanswered;
import org.hexproof.sum.Lines;
import org.hexproof.sum.Summand;
import org.hexproof.sum.Worth;

/**
 * A region of a board that is worth at least a game to Black.
 *
 * @param search of the region, for Black
 * @param groups the groups of the board that its terminals belong to, in their order
 * @param limits of the proof, asked for when it begins
 */
public record GameSummand(
    GameSearch search,
    Certifier solver,
    ImmutableList<Integer> groups,
    OptionalInt lent,
    int game,
    Supplier<Limits> limits)
    implements Summand {
  @Override
  public Worth worth() {
    return new TerminalWorth(search.outlook().values(), groups);
  }

  @Override
  public Summand with(int less) {
    return new GameSummand(search, solver, groups, lent, less, limits);
  }

  @Override
  public int prove(Lines lines) throws Unanswered {
    return search.prove(game, solver, worth(), lines, limits.get());
  }
}
