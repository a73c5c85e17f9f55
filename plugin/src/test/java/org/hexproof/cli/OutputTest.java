package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where {@code --out} leads. */
final class OutputTest {
  @TempDir private Path folder;

  @BeforeEach
  void needsLinksAndModes() {
    assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
  }

  private Shell.Outcome convert(String out) {
    String template = file(folder, "a.yaml", Samples.SECOND_ROW);
    return new Shell().run("convert", template, "--to", "text", "--out", out);
  }

  @Test
  void anOldFileKeepsItsModeAndALinkStays() throws IOException {
    Path old = Files.writeString(folder.resolve("old"), "old");
    Files.setPosixFilePermissions(old, PosixFilePermissions.fromString("rw-------"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("old"));
    assertThat(convert(link.toString()).code()).isZero();
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(old).content().contains("A");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(old)))
        .isEqualTo("rw-------");
  }

  @Test
  void aPipeIsWrittenTo() throws Exception {
    Path pipe = folder.resolve("pipe");
    assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
    CompletableFuture<List<String>> read =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                return Files.readAllLines(pipe);
              } catch (IOException e) {
                return List.of(e.toString());
              }
            });
    assertThat(convert(pipe.toString()).code()).isZero();
    assertThat(read.get()).anyMatch(line -> line.contains("A"));
    assertThat(Files.isRegularFile(pipe)).isFalse();
    assertThat(pipe).exists();
    String template = file(folder, "a.yaml", Samples.SECOND_ROW);
    Shell.Outcome refused = new Shell().run("solve", template, "--certify", pipe.toString());
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err()).contains("no regular file");
  }

  @Test
  void whatCantBeWrittenIsToldWithTheReason() throws IOException {
    Path plain = Files.createFile(folder.resolve("plain"));
    String template = file(folder, "a.yaml", Samples.SECOND_ROW);
    assertRefused(new Shell().run("solve", template, "--out", folder.toString()), "is a folder");
    assertRefused(convert(folder.resolve("no/where").toString()), "there is no folder");
    assertRefused(convert(plain.resolve("below").toString()), "Not a directory");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.filter(file -> file.toString().contains(".part"))).isEmpty();
    }
  }

  /** The drawing, the resume file and the certificate would be lost. */
  @Test
  void whatIsReadIsNotReplaced() throws IOException {
    String template = file(folder, "a.yaml", Samples.SECOND_ROW);
    String link = Files.createSymbolicLink(folder.resolve("b.yaml"), Path.of("a.yaml")).toString();
    String reason = "would replace";
    assertRefused(new Shell().run("verify", template, "--out", template), reason);
    assertRefused(new Shell().run("verify", template, "--out", link), reason);
    assertRefused(new Shell().run("verify", template + ":1", "--out", template), reason);
    assertRefused(new Shell().run("solve", template, "--certify", template), reason);
    assertRefused(new Shell().run("value", template, "--out", template), reason);
    String journal = folder.resolve("journal").toString();
    assertRefused(
        new Shell().run("verify", template, "--resume", journal, "--out", journal), "same file");
    assertThat(Path.of(template)).hasContent(Samples.SECOND_ROW);
    assertRefused(new Shell().run("verify", "-", "-"), "standard input is named twice");
    String drawing = file(folder, "c.txt", " # A\n  . .\n   ---\n");
    assertThat(new Shell().run("convert", drawing, "--to", "text", "--out", drawing).code())
        .isZero();
  }

  private static void assertRefused(Shell.Outcome outcome, String reason) {
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(reason);
  }

  @Test
  void namesDontReachTheTerminalRaw() {
    String name = "\u001b[31mred\u0007";
    String template =
        file(folder, "a.yaml", Samples.SECOND_ROW.replace("second row", "\"\\e[31mred\\a\""));
    Shell.Outcome verified = new Shell().run("verify", template);
    assertThat(verified.code()).isZero();
    assertThat(verified.out()).contains("\\u001b[31mred\\u0007").doesNotContain("\u001b");
    Shell.Outcome missing = new Shell().run("verify", folder.resolve(name).toString());
    assertThat(missing.code()).isEqualTo(2);
    assertThat(missing.out() + missing.err())
        .contains("\\u001b[31mred\\u0007")
        .doesNotContain("\u001b");
    for (String words : List.of("solve", "check", "convert --to text", "--wrong", "value", name)) {
      List<String> all = new java.util.ArrayList<>(List.of(words.split(" ")));
      all.add(folder.resolve(name).toString());
      Shell.Outcome outcome = new Shell().run(all.toArray(String[]::new));
      assertThat(outcome.code()).isEqualTo(2);
      assertThat(outcome.err()).doesNotContain("\u001b").isNotEmpty();
    }
  }
}
