package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What each command does when its standard output can't be written. */
final class StandardOutputTest {
  @TempDir private Path folder;

  /** Takes some bytes, and then fails. */
  private static final class Full extends OutputStream {
    private final String reason;
    private int room;

    Full(int room, String reason) {
      this.room = room;
      this.reason = reason;
    }

    @Override
    public void write(int b) throws IOException {
      room--;
      if (room < 0) {
        throw new IOException(reason);
      }
    }
  }

  private Shell.Outcome run(String words, OutputStream out) {
    String template = file(folder, "a.yaml", Samples.SECOND_ROW);
    String game = file(folder, "a.sgf", "(;FF[4]GM[11]SZ[3]AW[a1]PL[B])");
    return new Shell()
        .input("1 name\n2 version\n")
        .output(out)
        .run(words.replace("TEMPLATE", template).replace("GAME", game).split(" "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--help",
        "--version",
        "help db",
        "verify TEMPLATE",
        "verify TEMPLATE --format json",
        "verify TEMPLATE --format junit",
        "solve GAME",
        "solve GAME --format json",
        "compose TEMPLATE",
        "convert TEMPLATE --to hexboard",
        "convert TEMPLATE --to png",
        "value --expr {a,b|a}",
        "value TEMPLATE --terminals promise --format json",
        "db stats",
        "db lookup a",
        "db lookup {a,b,c|{a|F}}",
        "db show 3",
        "db export --max-cells 3",
        "db export --max-cells 3 --to compact",
        "check TEMPLATE",
        "find --kind edge --rows 2 --width 2",
        "primaries --max-cells 2",
        "bench GAME --solver native --solver native",
        "htp"
      })
  void aFullDiskIsTold(String words) {
    for (int room : new int[] {0, 5}) {
      Shell.Outcome outcome = run(words, new Full(room, "No space left on device"));
      assertThat(outcome.code()).isEqualTo(4);
      assertThat(outcome.err())
          .isEqualTo("hexproof: cannot write standard output: No space left on device\n");
    }
    Shell.Outcome outcome = run(words, new Full(5, "Broken pipe"));
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.err()).isEmpty();
  }

  /** Else the rest would be solved for nobody. */
  @Test
  void aCommandEndsWhereItsReaderHasGone() {
    String text = (Samples.SECOND_ROW + "---\n").repeat(50) + Samples.BRIDGE;
    String templates = file(folder, "many.yaml", text);
    Shell shell = new Shell();
    Shell.Outcome outcome =
        shell.output(new Full(10, "Broken pipe")).run("verify", templates, "--out", "-");
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(shell.interrupt().raised()).isTrue();
    assertThat(outcome.err()).isEmpty();
  }
}
