package org.hexproof.solver.htp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShellWordsTest {
  @Test
  void partsWordsAtWhiteSpace() {
    assertThat(ShellWords.split("  ./hexproof\t htp ")).containsExactly("./hexproof", "htp");
  }

  @Test
  void keepsQuotedWordsTogether() {
    assertThat(ShellWords.split("'my engine' --name \"two words\" '' a'b c'd"))
        .containsExactly("my engine", "--name", "two words", "", "ab cd");
  }

  @Test
  void takesBackslashesAsAShellDoes() {
    assertThat(ShellWords.split("my\\ engine \"a\\\"b\\\\c\\d\" 'e\\f'"))
        .containsExactly("my engine", "a\"b\\c\\d", "e\\f");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "'open", "a \"open", "end\\"})
  void refusesWhatAShellWouldAskFor(String line) {
    assertThatThrownBy(() -> ShellWords.split(line)).isInstanceOf(IllegalArgumentException.class);
  }
}
