package org.hexproof.solving;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.compose.PlacedTemplate;
import org.hexproof.search.TowerSearch;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.template.Promise;

/**
 * Puts the template into a context of stones on a whole board, so that any program that plays Hex
 * can decide it: a frame, the tester, the sente tester, or for two stones that are both connected a
 * tower of dual simpleswitches ([H3T], sections 4.6 and 6).
 *
 * @param limits of each decision
 */
record ByContext(HexSolver solver, Limits limits, ContextBoards boards) {
  /**
   * Answers, or tells why no context is to be had or the solver can't be asked about it.
   *
   * @param base what is drawn, with a stone less where the question has one less
   */
  Ruling answer(Question.InContext question, Position base) {
    ContextBoards.Outcome outcome = boards.of(drawn(question, base), mostSide(question.promise()));
    return outcome instanceof ContextBoards.Outcome.Drawn drawn
        ? answer(question, base, drawn.board())
        : new Ruling.OutOfReach(((ContextBoards.Outcome.Refused) outcome).reason());
  }

  /** A frame is as small as it can be. */
  private int mostSide(Promise promise) {
    return promise instanceof Promise.OfPair ? solver.mostSide() : Board.MAX_SIDE;
  }

  private static Question.InContext drawn(Question.InContext question, Position base) {
    Position whole = base;
    for (Cell cell : base.black()) {
      whole = whole.with(cell, question.position().at(cell));
    }
    return new Question.InContext(whole, question.promise(), question.depth());
  }

  private Ruling answer(Question.InContext question, Position base, PlacedTemplate placed) {
    Position position = question.position();
    Problem problem = placed.problem(position, Color.WHITE);
    if (!solver.supports(problem)) {
      return new Ruling.OutOfReach(
          solver.name()
              + " can't be asked about a board of "
              + placed.position().board().cols()
              + " x "
              + placed.position().board().rows());
    }
    if (question.promise() instanceof Promise.ConnectsBoth both) {
      if (!TowerSearch.supports(position, both, solver)) {
        return new Ruling.OutOfReach(
            solver.name() + " can't be asked whether one of the stones is joined to the edge");
      }
      TowerSearch.Outcome outcome = TowerSearch.decide(position, both, placed, solver, limits);
      return Ruling.of(
          outcome.answer(),
          outcome.remark().map(text -> "tower of depth " + question.depth() + ": " + text));
    }
    solver.begin(placed.problem(base, Color.WHITE), limits);
    return Ruling.of(translated(solver.solve(problem, limits), placed));
  }

  /** With the cells of the template, without those of the context. */
  private static Answer translated(Answer answer, PlacedTemplate placed) {
    return answer instanceof Answer.Decided decided
        ? new Answer.Decided(
            decided.winner(),
            decided.line().stream()
                .limit(1)
                .flatMap(cell -> placed.origin(cell).stream())
                .collect(ImmutableList.toImmutableList()),
            decided.carrier().stream()
                .flatMap(cell -> placed.origin(cell).stream())
                .collect(ImmutableSet.toImmutableSet()),
            decided.nodes(),
            decided.time(),
            decided.basis())
        : answer;
  }
}
