package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;
import static org.hexproof.cli.Samples.secondRow;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class VerifyCommandTest {
  @TempDir private Path folder;

  @Test
  void aLibraryOfGoodTemplatesPasses() {
    secondRow(folder);
    file(folder, "b.yaml", Samples.ZIGGURAT + "---\n" + Samples.BRIDGE);
    Shell.Outcome outcome = new Shell().run("verify", folder.toString());
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out())
        .contains("pass       second row (edge): valid, minimal")
        .contains("pass       ziggurat (edge): valid, minimal")
        .contains("pass       bridge (interior): valid, minimal")
        .contains("3 templates: 3 pass, 0 fail, 0 undecided; 15 solves by native");
  }

  @Test
  void aRedundantCellFailsAndIsMarked() {
    Shell.Outcome outcome = new Shell().run("verify", file(folder, "a.yaml", Samples.TOO_LARGE));
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out())
        .contains("fail       too large (edge): valid, not minimal: a2 is redundant")
        .contains("not claimed: a2 is redundant")
        .containsPattern("1 +A\n")
        .containsPattern("2 +\\* \\. \\.\n")
        .contains("* redundant cell")
        .contains("1 fail");
  }

  @Test
  void aClaimedRedundantCellPasses() {
    String text = Samples.TOO_LARGE.replace("[]", "[a2]");
    assertThat(new Shell().run("verify", file(folder, "a.yaml", text)).code()).isZero();
    String wrong = Samples.TOO_LARGE.replace("[]", "[b2]");
    assertThat(new Shell().run("verify", file(folder, "b.yaml", wrong)).code()).isEqualTo(1);
  }

  @Test
  void anInvalidTemplateFailsUnlessThatIsTheClaim() {
    Shell.Outcome outcome = new Shell().run("verify", file(folder, "a.yaml", Samples.BROKEN));
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out()).contains("not valid").contains("claimed: valid, minimal");
    String known = Samples.BROKEN.replace("valid: true\n  redundant: []", "valid: false");
    assertThat(new Shell().run("verify", file(folder, "b.yaml", known)).code()).isZero();
  }

  @Test
  void skipMinimalityAsksForValidityOnly() {
    Shell.Outcome outcome =
        new Shell()
            .run(
                "verify",
                "--skip-minimality",
                "--format",
                "json",
                file(folder, "a.yaml", Samples.TOO_LARGE));
    assertThat(outcome.code()).isZero();
    JsonObject template = outcome.templates().get(0).getAsJsonObject();
    assertThat(template.get("minimal").isJsonNull()).isTrue();
    assertThat(template.get("solves").getAsInt()).isEqualTo(1);
  }

  @Test
  void anUnreadableInputIsToldOnce() {
    String bad = file(folder, "bad.yaml", "name: x");
    Shell.Outcome outcome = new Shell().run("verify", bad, secondRow(folder));
    assertThat(outcome.err()).containsOnlyOnce("bad.yaml:");
    assertThat(outcome.out()).doesNotContain("bad.yaml").contains("1 unreadable input");
  }

  @Test
  void kindOverridesTheFile() {
    Shell.Outcome outcome =
        new Shell()
            .run(
                "verify",
                "--format",
                "json",
                "--kind",
                "interior",
                file(folder, "a.yaml", Samples.PAIR));
    assertThat(outcome.templates().get(0).getAsJsonObject().get("kind").getAsString())
        .isEqualTo("interior");
  }

  @Test
  void standardInputIsReadAsAFile() {
    Shell.Outcome outcome = new Shell().input(Samples.SECOND_ROW).run("verify", "-");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).contains("second row");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "kind: edge\nboard: |\n  # A\n   . .\n",
        "name: x\nkind: edge\nsurprise: 1\nboard: |\n  # A\n   . .\n    ---\n",
        "name: x\nkind: edge\nkind: edge\nboard: |\n  # A\n   . .\n    ---\n",
        "name: x\nkind: edge\nboard: |\n  # .\n   . .\n    ---\n",
        "name: x\nkind: edge\nboard: |\n  # A # # .\n   . . # . .\n    ---------\n",
        "name: x\nkind: edge\nboard: |\n  # A\n   . ?\n    ---\n",
        "name: x\nkind: edge\nboard: |\n  # A\n   . .\n    ---\nclaim:\n  valid: true\n  redundant: [z9]\n",
      })
  void badInputIsRefusedWithItsPlaceAndTheRestIsVerified(String text) {
    String bad = file(folder, "bad.yaml", text);
    Shell.Outcome outcome = new Shell().run("verify", bad, secondRow(folder));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).containsPattern("bad\\.yaml:\\d+:\\d+: .*[a-z]");
    assertThat(outcome.out()).contains("pass       second row").contains("1 unreadable input");
  }

  @Test
  void aFolderThatIsLinkedFromWithinIsReadOnce() throws IOException {
    secondRow(folder);
    Files.createSymbolicLink(folder.resolve("loop"), folder);
    Shell.Outcome outcome = new Shell().run("verify", folder.toString());
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).contains("1 template: 1 pass");
  }

  @Test
  void filesOfTheWrongSortAreRefused() throws IOException {
    Path latin = Files.write(folder.resolve("latin.yaml"), new byte[] {'n', (byte) 0xe9, '\n'});
    Path huge = folder.resolve("huge.yaml");
    try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
      file.setLength(100 << 20);
    }
    Path noFolder = folder.resolve("none.yaml");
    Path empty = Files.createDirectory(folder.resolve("empty"));
    for (Path bad : List.of(latin, huge, noFolder, empty)) {
      Shell.Outcome outcome = new Shell().run("verify", bad.toString(), secondRow(folder));
      assertThat(outcome.code()).as("%s", bad).isEqualTo(2);
      assertThat(outcome.err()).contains(bad.toString());
      assertThat(outcome.out()).contains("1 pass");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--timeout 0",
        "--timeout soon",
        "--timeout -1",
        "--threads 0",
        "--threads x",
        "--format pdf",
        "--kind round",
        "--method best",
        "--method value --cross-check native",
        "--method value --solver native",
        "--method value --timeout 5",
        "--method all --max-cells 21",
        "--solver mohex",
        "--solver htp:",
        "--cross-check x",
        "--certify d --solver htp:mohex",
        "--surprise"
      })
  void badOptionsAreUsageErrors(String options) {
    String[] words = ("verify " + secondRow(folder) + " " + options).split(" ");
    Shell.Outcome outcome = new Shell().run(words);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("hexproof: ").hasLineCount(1);
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void noOperandIsAUsageError() {
    assertThat(new Shell().run("verify").code()).isEqualTo(2);
  }

  @Test
  void threadsSayTheSameInTheSameOrder() {
    file(folder, "a.yaml", Samples.ZIGGURAT + "---\n" + Samples.BRIDGE);
    file(folder, "b.yaml", Samples.TOO_LARGE + "---\n" + Samples.SECOND_ROW);
    String one = new Shell().run("verify", folder.toString()).out();
    String four = new Shell().run("verify", "--threads", "4", folder.toString()).out();
    assertThat(four).isEqualTo(one);
    assertThat(one).contains("4 templates");
  }
}
