package org.hexproof.solver.htp;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class HtpProcessTest {
  @Test
  void aCommandAfterAKillIsToldThatTheEngineEnded() throws HtpException {
    HtpProcess process = new HtpProcess(ImmutableList.of("cat"));
    process.kill();
    assertThatThrownBy(() -> process.greet(Duration.ofSeconds(30)))
        .isInstanceOf(HtpException.class)
        .hasMessageContaining("the engine ended");
  }
}
