package org.hexproof.prove;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.hexproof.solver.Learned;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Processes that are killed on their way, as by kill -9. */
final class KilledTest {
  @TempDir private Path folder;

  private Process start(int threads) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            ProvingMain.class.getName(),
            folder.toString(),
            "" + threads)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  private long stored() throws IOException {
    try (ProofStore store = ProofStore.open(folder, SixthRow.problem(), "test", "build 1")) {
      List<Learned> all = new ArrayList<>();
      store.each(all::addAll);
      assertThat(all).hasSize((int) store.size()).doesNotHaveDuplicates();
      return all.size();
    }
  }

  @Test
  void loseOnlyWhatWasUnderWay() throws Exception {
    Random random = new Random(1);
    long before = 0;
    for (int kill = 0; kill < 10; kill++) {
      Process process = start(1);
      try (BufferedReader lines = process.inputReader(UTF_8)) {
        // Some are killed before they have told anything, others in a slice or between two.
        long told = before;
        String line = "";
        for (int left = random.nextInt(4); left > 0 && line != null; left--) {
          line = lines.readLine();
          told =
              line != null && line.startsWith("stored ") ? Long.parseLong(line.substring(7)) : told;
        }
        Thread.sleep(random.nextInt(30));
        process.destroyForcibly().waitFor();
        long now = stored();
        assertThat(now).isGreaterThanOrEqualTo(told);
        before = now;
      }
    }
    Process process = start(1);
    List<String> lines = process.inputReader(UTF_8).lines().toList();
    assertThat(process.waitFor()).isZero();
    assertThat(lines.subList(lines.size() - 2, lines.size()))
        .containsExactly("again 0", "winner BLACK");
    assertThat(stored()).isPositive().isGreaterThanOrEqualTo(before);
  }
}
