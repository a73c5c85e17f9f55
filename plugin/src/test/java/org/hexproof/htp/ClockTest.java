package org.hexproof.htp;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.hexproof.board.Color;
import org.junit.jupiter.api.Test;

final class ClockTest {
  private final Clock clock = new Clock();

  private static Duration seconds(long seconds) {
    return Duration.ofSeconds(seconds);
  }

  @Test
  void withoutAWordThereIsNoClock() {
    clock.spend(Color.BLACK, seconds(5));
    assertThat(clock.text(Color.BLACK)).isEqualTo("unlimited");
    assertThat(clock.thought(Color.BLACK)).isEmpty();
    clock.set(seconds(100), seconds(10), 0);
    assertThat(clock.thought(Color.BLACK)).isEmpty();
  }

  @Test
  void moreIsNeverSpentThanThereIs() {
    clock.set(seconds(300), Duration.ZERO, 1);
    for (int move = 0; move < 200; move++) {
      clock.spend(Color.BLACK, clock.thought(Color.BLACK).orElseThrow());
    }
    assertThat(clock.text(Color.BLACK)).isEqualTo("0");
    assertThat(clock.thought(Color.BLACK)).contains(Duration.ofMillis(1));
    assertThat(clock.text(Color.WHITE)).isEqualTo("300");
    clock.restart();
    assertThat(clock.text(Color.BLACK)).isEqualTo("300");
  }

  @Test
  void theExtraTimeBeginsAnewAfterItsMoves() {
    clock.set(seconds(10), seconds(6), 2);
    clock.spend(Color.WHITE, seconds(12));
    assertThat(clock.text(Color.WHITE)).isEqualTo("4");
    assertThat(clock.thought(Color.WHITE).orElseThrow()).isLessThan(seconds(2));
    clock.spend(Color.WHITE, seconds(1));
    assertThat(clock.text(Color.WHITE)).isEqualTo("3");
    clock.spend(Color.WHITE, seconds(1));
    assertThat(clock.text(Color.WHITE)).isEqualTo("6");
    clock.set(Duration.ZERO, seconds(6), 2);
    assertThat(clock.text(Color.BLACK)).isEqualTo("6");
  }

  @Test
  void aClockMayBeSetByHand() {
    clock.set(Color.BLACK, Duration.ofMillis(12_340), 0);
    assertThat(clock.text(Color.BLACK)).isEqualTo("12.3");
    clock.set(Color.BLACK, seconds(9), 3);
    clock.spend(Color.BLACK, seconds(4));
    assertThat(clock.text(Color.BLACK)).isEqualTo("5");
    assertThat(clock.text(Color.WHITE)).isEqualTo("unlimited");
  }
}
