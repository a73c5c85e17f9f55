package org.hexproof.solver.htp;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class HtpProcessTest {
  @Test
  void aCommandAfterAKillIsToldThatTheEngineEnded() throws HtpException {
    HtpProcess process = new HtpProcess(ImmutableList.of("cat"));
    process.kill();
    assertThatThrownBy(() -> process.greet(Duration.ofDays(1), said -> {}))
        .isInstanceOf(HtpException.class)
        .hasMessageContaining("the engine ended");
  }
}
