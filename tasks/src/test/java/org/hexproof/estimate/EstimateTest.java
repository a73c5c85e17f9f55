package org.hexproof.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.hexproof.board.Color;
import org.hexproof.board.Naming;
import org.junit.jupiter.api.Test;

final class EstimateTest {
  @Test
  void isNeverAsSureAsAProof() {
    assertThat(Estimate.of(1, "me").text(Color.BLACK)).isEqualTo("0.99");
    assertThat(Estimate.of(0, "me").text(Color.BLACK)).isEqualTo("0.01");
    assertThat(Estimate.of(0.9999, "me").text(Color.WHITE)).isEqualTo("0.01");
    assertThatIllegalArgumentException().isThrownBy(() -> new Estimate(100, "me"));
    assertThatIllegalArgumentException().isThrownBy(() -> new Estimate(0, "me"));
  }

  @Test
  void itsWordsNameTheFavoriteAndTheSource() {
    assertThat(Estimate.of(0.717, "own, 9 playouts").words(Naming.BLACK_AND_WHITE))
        .isEqualTo("estimate 0.72 for Black (own, 9 playouts)");
    assertThat(Estimate.of(0.05, "me").words(Naming.RED_AND_BLUE))
        .isEqualTo("estimate 0.95 for Blue (me)");
    assertThat(Estimate.of(0.5, "me").favorite()).isEqualTo(Color.BLACK);
  }
}
