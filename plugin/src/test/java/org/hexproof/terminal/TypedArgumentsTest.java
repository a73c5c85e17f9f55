package org.hexproof.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TypedArgumentsTest {
  @Test
  void argumentsAreTakenFromTheBytesOfTheCommandLine() {
    byte[] line = "java\0-jar\0x.jar\0solve\0é +%.txt\0\0".getBytes(UTF_8);
    String[] seen = {"solve", "\ufffd\ufffd +%.txt", ""};
    List<String> command = AsciiLocale.command(line, seen).orElseThrow();
    assertThat(command.subList(1, command.size()))
        .containsExactly(
            "-Dhexproof.encoded=true", "-jar", "x.jar", "solve", "%C3%A9+%2B%25.txt", "");
    assertThat(command).allMatch(word -> StandardCharsets.US_ASCII.newEncoder().canEncode(word));
    String[] others = {"solve", "other", ""};
    assertThat(AsciiLocale.command(line, others)).isEmpty();
    assertThat(AsciiLocale.command(new byte[0], seen)).isEmpty();
  }

  @Test
  void argumentsOfThisProgramAreNotEncoded() throws IOException {
    String[] args = {"a%20b"};
    assertThat(AsciiLocale.arguments(args)).isSameAs(args);
  }
}
