package org.hexproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/** The checker in Python as one child process, which is given many cases. */
final class SecondChecker implements AutoCloseable {
  private final Process process;
  private final DataOutputStream cases;
  private final BufferedReader answers;

  private SecondChecker(Process process) {
    this.process = process;
    cases = new DataOutputStream(process.getOutputStream());
    answers = process.inputReader(StandardCharsets.UTF_8);
  }

  /** Whether there is a Python to run it. */
  static boolean isThere() throws InterruptedException {
    try {
      String version = "import sys; sys.exit(sys.version_info < (3, 9))";
      return new ProcessBuilder("python3", "-c", version).inheritIO().start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  /** Manifests name files of this folder. */
  static SecondChecker start(Path folder) throws IOException {
    Path feeder = Path.of("src/test/python/cases.py");
    Path checker = Path.of("../checker/hexproof_check.py");
    return new SecondChecker(
        new ProcessBuilder("python3", "-B", "" + feeder, "" + checker, "" + folder)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start());
  }

  /**
   * Whether the file is accepted, or refused at the line that the other checker names.
   *
   * @param refusal why the other one refuses it, if it does
   */
  void assertAgrees(byte[] file, Optional<CertificateException> refusal) throws IOException {
    String line =
        refusal.map(e -> e.getMessage().replaceAll("(?s)^line (\\d+): .*", "$1")).orElse("0");
    String answer = check(file);
    assertThat(answer.replaceFirst(" .*", ""))
        .as("%s\nsecond: %s\nfirst: %s", new String(file, StandardCharsets.UTF_8), answer, refusal)
        .isEqualTo(line);
  }

  /** 0 if the file is accepted, otherwise the number of the wrong line and what is wrong. */
  private String check(byte[] file) throws IOException {
    cases.writeInt(file.length);
    cases.write(file);
    cases.flush();
    String answer = answers.readLine();
    if (answer == null) {
      throw new IOException("the second checker broke down");
    }
    return answer;
  }

  @Override
  public void close() throws IOException {
    cases.close();
    answers.close();
    process.destroy();
  }
}
