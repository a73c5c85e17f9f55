package org.hexproof.prove;

import java.util.List;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.Learned;
import org.hexproof.solver.Learner;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Standing;

/** Passes every call on to another learner. */
public abstract class ForwardingLearner extends ForwardingSolver<Learner> implements Learner {
  protected ForwardingLearner(Learner solver) {
    super(solver);
  }

  @Override
  public Certified certify(Problem problem, Limits limits) {
    return delegate().certify(problem, limits);
  }

  @Override
  public void note(int leastWork) {
    delegate().note(leastWork);
  }

  @Override
  public List<Learned> learned() {
    return delegate().learned();
  }

  @Override
  public void teach(List<Learned> positions) {
    delegate().teach(positions);
  }

  @Override
  public Standing standing() {
    return delegate().standing();
  }
}
