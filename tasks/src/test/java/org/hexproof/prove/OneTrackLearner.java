package org.hexproof.prove;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Learned;
import org.hexproof.solver.Learner;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Standing;

/** A solver that learns nothing on its way. */
public class OneTrackLearner extends ForwardingSolver<HexSolver> implements Learner {

  public OneTrackLearner(HexSolver solver) {
    super(solver);
  }

  @Override
  public Certified certify(Problem problem, Limits limits) {
    return new Certified(solve(problem, limits), Optional.empty());
  }

  @Override
  public void note(int leastWork) {}

  @Override
  public List<Learned> learned() {
    return ImmutableList.of();
  }

  @Override
  public void teach(List<Learned> positions) {}

  @Override
  public Standing standing() {
    return new Standing(1, 1, 1, 1);
  }
}
