package org.hexproof.certificate;

import com.google.common.base.Stopwatch;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Proven.Checked;

/** Prints how long it takes to check a synthetic certificate; no test, since times vary. */
final class CheckerRate {
  private static final int SIDE = 11;

  private CheckerRate() {}

  /**
   * Checks.
   *
   * @param args the number of nodes, a million without it
   */
  public static void main(String[] args) throws IOException {
    int nodes = args.length == 0 ? 1_000_000 : Integer.parseInt(args[0]);
    byte[] text = certificate(nodes).getBytes(StandardCharsets.UTF_8);
    for (int run = 1; run <= 3; run++) {
      Stopwatch watch = Stopwatch.createStarted();
      Checked checked = Checking.certificate(new ByteArrayInputStream(text), Checking.memory());
      System.out.printf(
          "%d nodes, %d MB of text: %d ms%n",
          checked.nodes(), text.length >> 20, watch.elapsed(TimeUnit.MILLISECONDS));
    }
  }

  /** Bridges here and there, and joins that build upon them. */
  private static String certificate(int nodes) {
    StringBuilder text = new StringBuilder(ProofFormat.CERTIFICATE.firstLine());
    text.append("\nabout a million nodes\nboard ").append(SIDE).append(' ').append(SIDE);
    text.append("\nblack f2 f3\nwhite\ngoal f2 / f3\nto-move white\nwinner black\ncuts\n");
    int made = 0;
    while (made < nodes - 8) {
      for (int i = 0; i < 5; i++) {
        char col = (char) ('a' + i);
        int row = 5 + made % 5;
        String top = (char) (col + 1) + "" + row;
        String foot = col + "" + (row + 2);
        String left = col + "" + (row + 1);
        String right = (char) (col + 1) + "" + (row + 1);
        text.append("j %s %s ; %s %s %s ;\n".formatted(top, foot, top, foot, left));
        text.append("j %s %s ; %s %s %s ;\n".formatted(top, foot, top, foot, right));
        text.append("c %s:2 %s:1\n".formatted(left, right));
        made += 3;
      }
      text.append("j a5 b9 ; a5 a6 a7 a8 a9 b9 ; 1\n");
      made++;
    }
    return text.append("g ; ;\ne 1\n").toString();
  }
}
