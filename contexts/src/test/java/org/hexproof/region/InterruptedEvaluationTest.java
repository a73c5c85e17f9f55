package org.hexproof.region;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.primitives.ImmutableIntArray;
import java.util.concurrent.CancellationException;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;

class InterruptedEvaluationTest {
  /** One cell, which decides: {⊤|⊥}. */
  private static final Coloring ONE_CELL =
      new Coloring(
          Posets.BOOLEAN, 1, ImmutableIntArray.of(Posets.BOOLEAN.bottom(), Posets.BOOLEAN.top()));

  @Test
  void givesUpWhenItsThreadIsInterrupted() {
    Evaluation evaluation =
        new Evaluation(ONE_CELL, new Values(new Store(Posets.BOOLEAN, 1 << 20), 8), 1 << 20);
    Thread.currentThread().interrupt();
    assertThatThrownBy(evaluation::value).isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(evaluation.value()).isNotEqualTo(Posets.BOOLEAN.bottom());
  }
}
