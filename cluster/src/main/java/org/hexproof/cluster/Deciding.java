package org.hexproof.cluster;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.Ints;
import com.google.gson.Gson;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.broadcast.Broadcast;
import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.prove.Proving;
import org.hexproof.prove.Spot;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Learned;
import org.hexproof.solver.Learner;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.work.Unit;

/**
 * Decides a position on the way to the verdict on a unit, with what is known of others.
 *
 * @param unit its line
 * @param known {@link Positions}
 * @param millis the time limit
 * @param work the limit of work, as {@link Limits} has it
 */
record Deciding(String unit, Broadcast<String> known, long millis, int work) implements Tasks.Work {
  /** A {@link Spot} as a line. */
  record Leaf(Color toMove, List<Integer> black, List<Integer> white) {
    static String line(Spot spot) {
      return new Gson()
          .toJson(new Leaf(spot.toMove(), spot.black().asList(), spot.white().asList()));
    }

    static Spot parse(String line) {
      Leaf leaf = new Gson().fromJson(line, Leaf.class);
      return new Spot(
          leaf.toMove(),
          ImmutableIntArray.copyOf(leaf.black()),
          ImmutableIntArray.copyOf(leaf.white()));
    }
  }

  /**
   * What came of it.
   *
   * @param outOfMemory whether it was given up before its time was over
   * @param learned {@link Positions} that were decided on the way, and the leaf if it was
   * @param trouble how the solver failed; empty if it did not
   */
  record Result(boolean decided, boolean outOfMemory, String learned, long nodes, String trouble) {
    static Result parse(String line) {
      return new Gson().fromJson(line, Result.class);
    }
  }

  @Override
  public String of(String line) {
    Spot leaf = Leaf.parse(line);
    Problem problem = Unit.parse(unit).problem();
    Limits limits = new Limits(Duration.ofMillis(millis), Limits.DEFAULT.bytes(), work);
    HexSolver solver = Solvers.start();
    try (solver) {
      Learner learner = (Learner) solver;
      learner.begin(problem, limits);
      learner.teach(Positions.read(known.value()));
      learner.note(Proving.LEAST_WORK);
      Answer answer = learner.solve(leaf.problem(problem), limits);
      return new Gson().toJson(result(answer, leaf, learner.learned(), problem));
    }
  }

  private static Result result(Answer answer, Spot leaf, List<Learned> learned, Problem problem) {
    if (answer instanceof Answer.Decided decided) {
      List<Learned> all = new ArrayList<>(learned);
      all.add(verdict(decided, leaf, problem.position().board()));
      return new Result(true, false, Positions.write(all), decided.nodes(), "");
    }
    String known = Positions.write(learned);
    if (answer instanceof Answer.Failed failed) {
      return new Result(false, false, known, 0, failed.message());
    }
    Answer.Undecided undecided = (Answer.Undecided) answer;
    boolean outOfMemory = undecided.reason() == Answer.Undecided.Reason.MEMORY;
    return new Result(false, outOfMemory, known, undecided.nodes(), "");
  }

  private static Learned verdict(Answer.Decided decided, Spot leaf, Board board) {
    boolean moves = decided.winner() == leaf.toMove() && !decided.line().isEmpty();
    return new Learned(
        leaf.toMove(),
        decided.winner(),
        moves ? board.index(decided.line().get(0)) : -1,
        Ints.constrainToRange(Ints.saturatedCast(decided.nodes()), 1, Proving.MOST_WORK),
        leaf.black(),
        leaf.white(),
        ImmutableIntArray.copyOf(
            ImmutableList.copyOf(decided.carrier()).stream().mapToInt(board::index).sorted()));
  }
}
