package org.hexproof.certificate;

import java.io.BufferedReader;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A child process that is given many cases, and has a line to say of each. */
final class Child implements AutoCloseable {
  private final Process process;
  private final DataOutputStream cases;
  private final BufferedReader answers;

  Child(List<String> command) throws IOException {
    process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    cases = new DataOutputStream(process.getOutputStream());
    answers = process.inputReader(StandardCharsets.UTF_8);
  }

  String answer(byte[] file) throws IOException {
    cases.writeInt(file.length);
    cases.write(file);
    cases.flush();
    String answer = answers.readLine();
    if (answer == null) {
      throw new IOException("the other checker broke down");
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
