package org.hexproof.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.board.Naming;
import org.junit.jupiter.api.Test;

final class EstimateTest {
  @Test
  void isNeverAsSureAsAProof() {
    assertThat(Estimate.of(1, Optional.empty(), "me").text(Color.BLACK)).isEqualTo("0.99");
    assertThat(Estimate.of(0, Optional.empty(), "me").text(Color.BLACK)).isEqualTo("0.01");
    assertThat(Estimate.of(0.9999, Optional.empty(), "me").text(Color.WHITE)).isEqualTo("0.01");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Estimate(100, Optional.empty(), "me"));
    assertThatIllegalArgumentException().isThrownBy(() -> new Estimate(0, Optional.empty(), "me"));
  }

  @Test
  void itsWordsNameTheFavoriteAndTheSource() {
    assertThat(
            Estimate.of(0.717, Optional.empty(), "own, 9 playouts").words(Naming.BLACK_AND_WHITE))
        .isEqualTo("estimate 0.72 for Black (own, 9 playouts)");
    assertThat(Estimate.of(0.05, Optional.empty(), "me").words(Naming.RED_AND_BLUE))
        .isEqualTo("estimate 0.95 for Blue (me)");
    assertThat(Estimate.of(0.5, Optional.empty(), "me").favorite()).isEqualTo(Color.BLACK);
  }
}
