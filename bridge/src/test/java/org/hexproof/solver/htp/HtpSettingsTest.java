package org.hexproof.solver.htp;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class HtpSettingsTest {
  @Test
  void theStartHasALimitOfItsOwn() {
    HtpSettings settings = HtpSettings.of("mohex --quiet");
    assertThat(settings.startLimit()).isEqualTo(HtpSettings.START);
    HtpSettings patient = settings.withStart(Duration.ofHours(1), words -> {});
    assertThat(patient.startLimit()).isEqualTo(Duration.ofHours(1));
    assertThat(patient.commandLimit()).isEqualTo(settings.commandLimit());
  }
}
