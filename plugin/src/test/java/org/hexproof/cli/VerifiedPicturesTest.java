package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code verify --to}, and the options of pictures. */
final class VerifiedPicturesTest {
  @TempDir private Path folder;

  private String out(String name) {
    return folder.resolve(name).toString();
  }

  private static Shell shell() {
    return new Shell(new InstalledSolvers());
  }

  @Test
  void wikiTextHasTheFindingsAndReadsBackAsTheSameTemplate() {
    String two = file(folder, "a.yaml", Samples.TOO_LARGE + "---\n" + Samples.BROKEN);
    Shell.Outcome outcome = shell().run("verify", "--to", "hexboard", two);
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out())
        .startsWith("== too large ==\n<hexboard")
        .contains("E *:a2\"")
        .contains("== broken ==\n")
        .contains("E 1:a2\"");
    Shell.Outcome again = shell().input(outcome.out()).run("verify", "--to", "hexboard", "-");
    assertThat(again.out()).isEqualTo(outcome.out());
  }

  @Test
  void onePictureGoesToAFileAndTheReportToStandardOutput() {
    String file = file(folder, "a.yaml", Samples.TOO_LARGE);
    Shell.Outcome outcome = shell().run("verify", "--to", "svg", "--out", out("a.svg"), file);
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out()).contains("a2 is redundant").contains("1 template");
    assertThat(folder.resolve("a.svg")).content().startsWith("<svg").contains("too large");
    assertThat(shell().run("verify", "--to", "svg", file).out()).startsWith("<svg");
  }

  @Test
  void picturesOfSeveralTemplatesGoToAFolder() throws IOException {
    String two = file(folder, "a.yaml", Samples.ZIGGURAT + "---\n" + Samples.ZIGGURAT);
    Shell.Outcome refused = shell().run("verify", "--to", "png", two);
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.out()).isEmpty();
    assertThat(refused.err()).contains("--out");
    Shell.Outcome outcome =
        shell()
            .run(
                "verify",
                "--to",
                "png",
                "--format",
                "json",
                "--width",
                "99",
                "--out",
                out("p"),
                two);
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).startsWith("{");
    try (Stream<Path> files = Files.list(folder.resolve("p"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("ziggurat.png", "ziggurat-2.png");
    }
    assertThat(ImageIO.read(folder.resolve("p/ziggurat.png").toFile()).getWidth()).isEqualTo(99);
  }

  @Test
  void oneTemplateGoesIntoAFolderThatExists() throws IOException {
    Files.createDirectory(folder.resolve("p"));
    String file = file(folder, "a.yaml", Samples.BRIDGE);
    assertThat(shell().run("verify", "--to", "hexboard", "--out", out("p"), file).code()).isZero();
    assertThat(folder.resolve("p/bridge.wiki")).exists();
  }

  @Test
  void aFileIsNotReplacedByAFolder() throws IOException {
    Path notes = Files.writeString(folder.resolve("notes"), "mine");
    String two = file(folder, "a.yaml", Samples.ZIGGURAT + "---\n" + Samples.BRIDGE);
    Shell.Outcome outcome = shell().run("verify", "--to", "svg", "--out", notes.toString(), two);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(notes).hasContent("mine");
  }

  @Test
  void whatCannotBeReadLeavesNoPicture() {
    String bad = file(folder, "bad.yaml", "name: x");
    Shell.Outcome outcome = shell().run("verify", "--to", "svg", "--out", out("a.svg"), bad);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(folder.resolve("a.svg")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "verify FILE --to jpeg",
        "verify FILE --to svg --format json",
        "verify FILE --scale 2",
        "verify FILE --to hexboard --scale 2",
        "convert FILE --to text --width 300",
        "convert FILE --to svg --width 0",
        "convert FILE --to svg --width 300 --scale 2",
        "convert FILE --to svg --scale 0",
        "convert FILE --to svg --scale 1e9",
        "convert FILE --to svg --background blu",
        "convert FILE --to png --width 20000",
      })
  void badOptionsAreRefused(String words) {
    String file = file(folder, "a.yaml", Samples.ZIGGURAT);
    Shell.Outcome outcome = shell().run(words.replace("FILE", file).split(" "));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("hexproof: ").hasLineCount(1);
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void convertDrawsTheCarrierAndWhatIsClaimedRedundant() {
    String file = file(folder, "a.yaml", Samples.TOO_LARGE.replace("[]", "[a2]"));
    String plain = shell().run("convert", file, "--to", "svg").out();
    assertThat(plain.split("<polygon", -1)).hasSize(1 + 4 + 1);
    String around = shell().run("convert", file, "--to", "svg", "--around").out();
    assertThat(around.split("<polygon", -1)).hasSize(1 + 6 + 1);
    String clean = file(folder, "b.yaml", Samples.TOO_LARGE);
    assertThat(shell().run("convert", clean, "--to", "svg").out().split("<polygon", -1))
        .hasSize(1 + 4);
  }
}
