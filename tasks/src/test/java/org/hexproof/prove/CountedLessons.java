package org.hexproof.prove;

import com.google.common.primitives.ImmutableIntArray;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.hexproof.board.Color;
import org.hexproof.solver.Learned;
import org.hexproof.solver.Learner;

/** Counts the positions that a solver learns although it was taught them or has learned them. */
final class CountedLessons extends ForwardingLearner {
  private record Position(Color toMove, ImmutableIntArray black, ImmutableIntArray white) {
    static Position of(Learned learned) {
      return new Position(learned.toMove(), learned.black(), learned.white());
    }
  }

  private final Set<Position> seen = new HashSet<>();
  private int again;

  CountedLessons(Learner solver) {
    super(solver);
  }

  int again() {
    return again;
  }

  @Override
  public List<Learned> learned() {
    List<Learned> learned = super.learned();
    learned.forEach(each -> again += seen.add(Position.of(each)) ? 0 : 1);
    return learned;
  }

  @Override
  public void teach(List<Learned> positions) {
    positions.forEach(each -> seen.add(Position.of(each)));
    super.teach(positions);
  }
}
