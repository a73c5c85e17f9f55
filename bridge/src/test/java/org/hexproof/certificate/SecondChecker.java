package org.hexproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The checker in Python, and the one that is proved in Coq: those that are there. */
final class SecondChecker implements AutoCloseable {
  /** What {@code make -C proofs} makes where there is a Coq. */
  static final Path PROVED = Path.of("../proofs/target/cases");

  /** What the proved one says of these. */
  private static final ImmutableSet<String> NOT_COVERED =
      ImmutableSet.of(
          "- bundles", "- swap maps", "- templates that pivot", "- certificates of format 3");

  private final ImmutableList<Child> children;

  private SecondChecker(ImmutableList<Child> children) {
    this.children = children;
  }

  /** Whether there is one. */
  static boolean isThere() throws InterruptedException {
    return isProvedThere() || isPythonThere();
  }

  static boolean isProvedThere() {
    return Files.isExecutable(PROVED);
  }

  private static boolean isPythonThere() throws InterruptedException {
    try {
      String version = "import sys; sys.exit(sys.version_info < (3, 9))";
      return new ProcessBuilder("python3", "-c", version).inheritIO().start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  /** Manifests and certificates name files of this folder. */
  static SecondChecker start(Path folder) throws IOException, InterruptedException {
    ImmutableList.Builder<Child> children = ImmutableList.builder();
    if (isPythonThere()) {
      String feeder = "src/test/python/cases.py";
      String checker = "../checker/hexproof_check.py";
      children.add(new Child(List.of("python3", "-B", feeder, checker, "" + folder)));
    }
    if (isProvedThere()) {
      children.add(new Child(List.of("" + PROVED, "check", "" + folder)));
    }
    return new SecondChecker(children.build());
  }

  /**
   * Each accepts the file, or refuses it at the line that our checker names; or it is a bundle, or
   * a manifest of a template that pivots, which the proved one does not cover.
   *
   * @param refusal why our checker refuses it, if it does
   */
  void assertAgrees(byte[] file, Optional<CertificateException> refusal) throws IOException {
    String line =
        refusal.map(e -> e.getMessage().replaceAll("(?s)^line (\\d+): .*", "$1")).orElse("0");
    for (Child child : children) {
      String answer = child.answer(file);
      assertThat(NOT_COVERED.contains(answer) ? line : answer.replaceFirst(" .*", ""))
          .as(
              "%s\nsecond: %s\nfirst: %s",
              new String(file, StandardCharsets.UTF_8), answer, refusal)
          .isEqualTo(line);
    }
  }

  @Override
  public void close() throws IOException {
    for (Child child : children) {
      child.close();
    }
  }
}
