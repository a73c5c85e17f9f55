package org.hexproof.solver.htp;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class HtpSettingsTest {
  @Test
  void theStartTakesLittleLongerThanAQuestionMay() {
    HtpSettings settings = HtpSettings.of("mohex --quiet");
    assertThat(settings.withTimeout(Duration.ofSeconds(2)).startLimit())
        .isEqualTo(Duration.ofSeconds(12));
    assertThat(settings.withTimeout(Duration.ofDays(365)).startLimit())
        .isEqualTo(settings.startLimit());
    assertThat(settings.withTimeout(Duration.ofSeconds(2)).commandLimit())
        .isEqualTo(settings.commandLimit());
  }
}
