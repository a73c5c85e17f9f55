package org.hexproof.laboratory;

import com.google.common.collect.ImmutableList;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.format.FormatException;
import org.hexproof.minimize.Mending;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Asking;
import org.hexproof.template.Template;
import org.hexproof.verify.Method;
import org.hexproof.verify.Weakening;

/** The questions for which the solver is asked, a slice of time each. */
final class Deciding {
  private static final Method METHOD = new Method.Direct(/* certified= */ false);

  /** What is said where the slice was too short, so that the same may be asked again. */
  static final String UNDECIDED = "undecided";

  private final Slices slices;

  Deciding(Slices slices) {
    this.slices = slices;
  }

  /** Does Black keep the promise? */
  void valid(Arguments arguments, Reply reply) throws FormatException {
    Template template = template(arguments);
    Answer answer =
        slices.ask(
            METHOD.question(template.surrounded(), template.promise()),
            template.surrounded(),
            arguments.slice());
    if (answer instanceof Answer.Decided decided) {
      boolean valid = decided.winner() == Color.BLACK;
      reply
          .text("verdict", valid ? "valid" : "invalid")
          .text(
              "reason",
              valid ? "Black keeps the promise, whatever White plays" : breaks(decided.line()))
          .cells("line", valid ? ImmutableList.of() : decided.line());
    } else {
      undecided(reply, answer);
    }
    searched(arguments, reply, answer.nodes());
  }

  private static String breaks(ImmutableList<Cell> line) {
    return line.isEmpty()
        ? "White breaks the promise"
        : "White breaks the promise with " + line.get(0);
  }

  /** The cells and stones of which one may ask whether they are needed. */
  void weakenings(Arguments arguments, Reply reply) throws FormatException {
    reply.cells("cells", Weakening.of(template(arguments)).stream().map(Weakening::cell).toList());
  }

  /** Is a cell needed? */
  void needed(Arguments arguments, Reply reply) throws FormatException {
    Template template = template(arguments);
    Cell cell = arguments.cell(template.board());
    Weakening weakening =
        Weakening.of(template).stream()
            .filter(one -> one.cell().equals(cell))
            .findFirst()
            .orElseThrow(
                () ->
                    new RefusedException(
                        cell + " is not in the carrier, and no stone that could be missed", ""));
    Answer answer =
        slices.ask(
            METHOD.question(weakening.position(), template.promise()),
            template.surrounded(),
            arguments.slice());
    if (answer instanceof Answer.Decided decided) {
      reply
          .text("verdict", decided.winner() == Color.BLACK ? "redundant" : "needed")
          .cells("line", decided.winner() == Color.BLACK ? ImmutableList.of() : decided.line());
    } else {
      undecided(reply, answer);
    }
    searched(arguments, reply, answer.nodes());
  }

  /** Which cells does the carrier lack? */
  void mend(Arguments arguments, Reply reply) throws FormatException {
    Template template = template(arguments);
    Asking asking = slices.asking(arguments.slice());
    long[] nodes = {0};
    Mending mending =
        new Mending(
            (question, base) -> {
              Answer answer = asking.ask(question, base);
              nodes[0] += answer.nodes();
              return answer;
            });
    Mending.Outcome outcome = mending.mend(template);
    if (outcome instanceof Mending.Outcome.Mended mended) {
      reply
          .text("verdict", "mended")
          .cells("added", mended.added())
          .text("text", Draft.of(mended.drawing()).text());
    } else if (outcome instanceof Mending.Outcome.Valid) {
      reply.text("verdict", "valid");
    } else if (outcome instanceof Mending.Outcome.Open open) {
      undecided(reply, open.answer());
    } else {
      reply.text("verdict", "none");
    }
    searched(arguments, reply, nodes[0]);
  }

  /** Who wins a whole board? */
  void winner(Arguments arguments, Reply reply) throws FormatException {
    Problem problem = board(arguments);
    HexSolver solver = slices.solver();
    solver.begin(problem, slices.limits(arguments.slice()));
    Answer answer = solver.solve(problem, slices.limits(arguments.slice()));
    if (answer instanceof Answer.Decided decided) {
      reply
          .text("verdict", "decided")
          .text("winner", decided.winner().label())
          .cells("line", decided.line());
    } else {
      undecided(reply, answer);
    }
    searched(arguments, reply, answer.nodes());
  }

  /** Which moves win on a whole board? */
  void moves(Arguments arguments, Reply reply) throws FormatException {
    Problem problem = board(arguments);
    HexSolver solver = slices.solver();
    solver.begin(problem, slices.limits(arguments.slice()));
    HexSolver.Moves moves = solver.winningMoves(problem, slices.limits(arguments.slice()));
    if (moves.answer() instanceof Answer.Decided) {
      reply.text("verdict", "decided");
    } else {
      undecided(reply, moves.answer());
    }
    moves.verdict().ifPresent(known -> reply.text("winner", known.winner().label()));
    reply.cells("winning", moves.winning());
    searched(arguments, reply, moves.answer().nodes());
  }

  private Template template(Arguments arguments) throws FormatException {
    Draft draft = draft(arguments);
    if (draft.isBoard()) {
      throw new RefusedException(
          "this is a whole board, which promises nothing", "ask who wins it");
    }
    Template template = draft.template();
    METHOD
        .objection(template)
        .ifPresent(
            objection -> {
              throw new RefusedException(objection, "'hexproof verify' has other methods");
            });
    return template;
  }

  private Problem board(Arguments arguments) throws FormatException {
    Draft draft = draft(arguments);
    if (!draft.isBoard()) {
      throw new RefusedException(
          "this is a template", "ask whether it is valid, or choose the kind board");
    }
    return new Problem(draft.stones(), draft.toMove(), Goal.TOP_TO_BOTTOM);
  }

  private Draft draft(Arguments arguments) throws FormatException {
    String text = arguments.text("text");
    slices.begin(text);
    return Pasted.read(text).draft();
  }

  static void undecided(Reply reply, Answer answer) {
    reply
        .text("verdict", UNDECIDED)
        .text(
            "reason",
            answer instanceof Answer.Undecided undecided
                ? undecided.reason().words()
                : answer instanceof Answer.Failed failed ? failed.message() : "")
        .truth("again", answer.isUndecided(Answer.Undecided.Reason.TIME));
  }

  private void searched(Arguments arguments, Reply reply, long nodes) {
    String question = arguments.question() + " " + arguments.texts().getOrDefault("cell", "");
    reply.number("nodes", slices.nodes(question, nodes));
  }
}
