package org.hexproof.htp;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Set;
import java.util.function.Supplier;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Problem;

/** {@code hexproof-carrier}: who wins, and the empty cells that are enough for that. */
record CarrierCommand(SolverCommands solver, Supplier<HtpGame> game) {
  String answer(HtpArguments arguments) throws HtpError {
    Color toMove = arguments.onlyColor(game.get().toMove());
    Position position = game.get().position();
    Answer.Decided decided =
        solver.decided(new Problem(position, toMove, Goal.TOP_TO_BOTTOM), solver.glance().time());
    Set<Cell> first =
        decided.winner() == toMove
            ? ImmutableSet.copyOf(decided.line().subList(0, Math.min(1, decided.line().size())))
            : ImmutableSet.of();
    Set<Cell> needed = Sets.union(decided.carrier(), first);
    String winner = decided.winner().label();
    String wins =
        decided.winner() == toMove
            ? winner + " to move wins" + (first.isEmpty() ? "" : " with " + first.iterator().next())
            : toMove.label() + " to move, " + winner + " wins";
    return new Painting(
            needed,
            first,
            "%s, within %s of %s empty cells"
                .formatted(wins, needed.size(), position.empty().size()))
        .answer();
  }
}
