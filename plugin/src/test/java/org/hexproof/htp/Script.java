package org.hexproof.htp;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import org.hexproof.solver.BruteForceSolver;

/** Scripts of commands, and what engines answer to them. */
final class Script {
  /** A pause that no script makes, however busy the machine is. */
  static final Duration NEVER = Duration.ofDays(1);

  private Script() {}

  static List<String> talk(String... commands) throws IOException {
    return talk(new HtpEngine(BruteForceSolver::new, NEVER), commands);
  }

  /** The answers to the commands, without the empty lines that end them. */
  static List<String> talk(HtpEngine engine, String... commands) throws IOException {
    StringWriter out = new StringWriter();
    engine.run(new StringReader(String.join("\n", commands) + "\n"), out);
    assertThat(out.toString())
        .satisfiesAnyOf(
            text -> assertThat(text).isEmpty(), text -> assertThat(text).endsWith("\n\n"));
    return Splitter.on("\n\n").omitEmptyStrings().splitToList(out.toString());
  }
}
