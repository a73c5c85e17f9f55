package org.hexproof.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class FinderTest {
  private static final Duration LIMIT = Duration.ofMinutes(1);

  @Test
  void whatIsFoundIsValidAndMinimal() throws Exception {
    List<Template> found = Finder.find(Kind.EDGE, 3, 5, LIMIT).orElseThrow();
    assertThat(found).hasSize(2).allMatch(template -> template.kind() == Kind.EDGE);
    assertThat(new Verifier().verify(found))
        .extracting(Finding::verdict)
        .containsOnly(new Verdict.Valid(Optional.of(true), Set.of()));
  }

  @Test
  void aBoxWithoutRoomHasNone() {
    assertThat(Finder.find(Kind.PIVOTING, 1, 1, LIMIT)).contains(List.of());
  }

  @Test
  void whatALimitCutsShortIsNotTakenForAll() {
    assertThat(Finder.find(Kind.EDGE, 5, 10, Duration.ofNanos(1))).isEmpty();
  }

  @Test
  void ofTwoStonesInsideTheBoardOnlyTheBridgeIsThere() {
    assertThat(Finder.find(Kind.INTERIOR, 3, 3, LIMIT).orElseThrow())
        .singleElement()
        .satisfies(bridge -> assertThat(bridge.kind()).isEqualTo(Kind.INTERIOR));
  }
}
