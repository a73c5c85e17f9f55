package org.hexproof.solver;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import java.util.List;
import org.hexproof.board.Color;
import org.junit.jupiter.api.Test;

final class BasisTest {
  private static final List<Basis> ALL =
      List.of(
          Basis.NOTHING,
          Basis.SOLVER,
          Basis.STORE,
          Basis.JOURNAL,
          Basis.CERTIFICATE,
          Basis.VALUE,
          Basis.VALUE.and(Basis.STORE));

  @Test
  void nothingThatHadASayIsLost() {
    for (Basis one : ALL) {
      for (Basis other : ALL) {
        assertThat(one.and(other)).isEqualTo(other.and(one));
        assertThat(one.and(other).grounds())
            .containsAll(one.grounds())
            .containsAll(other.grounds());
        assertThat(one.and(other).labels()).hasSizeLessThanOrEqualTo(3);
      }
      assertThat(one.and(Basis.NOTHING)).isEqualTo(one);
      assertThat(one.and(one)).isEqualTo(one);
    }
  }

  @Test
  void onlyWhatSolversSayByThemselvesGoesWithoutSaying() {
    assertThat(Basis.SOLVER.remark()).isEmpty();
    assertThat(Basis.NOTHING.remark()).isEmpty();
    assertThat(Basis.STORE.remark()).contains("rests on: store");
    assertThat(Basis.VALUE.and(Basis.SOLVER).remark()).contains("rests on: solver, value");
  }

  @Test
  void groundsAreCollectedFromVerdictsOnly() {
    Answer.Decided decided =
        new Answer.Decided(Color.BLACK, ImmutableList.of(), ImmutableSet.of(), 0, Duration.ZERO);
    assertThat(decided.basis()).isEqualTo(Basis.SOLVER);
    assertThat(decided.on(Basis.STORE).basis()).isEqualTo(Basis.STORE);
    assertThat(new Answer.Failed("", Duration.ZERO).basis()).isEqualTo(Basis.NOTHING);
  }
}
