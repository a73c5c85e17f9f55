package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.function.Consumer;
import org.hexproof.solver.Version;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solver.embedded.EmbeddedSolver;
import org.hexproof.solver.embedded.WasmLibrary;
import org.hexproof.solver.htp.HtpSettings;
import org.hexproof.word.Suggestion;

/**
 * A solver as the user names it: {@code native}, {@code native:THREADS}, {@code wasm} or {@code
 * htp:COMMAND}.
 *
 * @param text the name
 * @param start how long an engine may take to start
 */
record SolverName(String text, Duration start) {
  static final SolverName NATIVE = new SolverName(EmbeddedLibrary.NAME);

  private static final String WASM = WasmLibrary.NAME;

  private static final String THREADS = "native:";
  private static final String HTP = "htp:";

  SolverName(String text) {
    this(text, HtpSettings.START);
  }

  static SolverName parse(String text, Duration start) {
    SolverName name = new SolverName(text, start);
    boolean known =
        name.isHtp()
            ? !name.command().isBlank()
            : text.equals(NATIVE.text) || text.equals(WASM) || text.matches(THREADS + "[0-9]{1,2}");
    if (!known) {
      throw CommandException.usage(
          "unknown solver '"
              + text
              + "'"
              + Suggestion.of(text, "", ImmutableList.of(NATIVE.text, WASM, "htp:mohex"))
              + " (expected native, native:2 for two threads, wasm, or htp: and the command that"
              + " starts an engine, as in 'htp:mohex')");
    }
    if (name.isHtp()) {
      checkCommand(name);
    }
    if (!name.isHtp() && (name.threads() < 1 || name.threads() > EmbeddedSolver.MOST_THREADS)) {
      throw CommandException.usage(
          "the native solver uses 1 to %s threads, not '%s'"
              .formatted(EmbeddedSolver.MOST_THREADS, text));
    }
    return name;
  }

  private static void checkCommand(SolverName name) {
    try {
      HtpSettings.of(name.command());
    } catch (IllegalArgumentException e) {
      throw CommandException.usage(
          ("the solver '%s' names no command: %s (quotes come in pairs; a backslash keeps the"
                  + " character behind it)")
              .formatted(name.text, e.getMessage()));
    }
  }

  /** What its answers may depend on: the name and this program's version. */
  String identity() {
    return text + " " + Version.text();
  }

  boolean isHtp() {
    return text.startsWith(HTP);
  }

  /** The command that starts an HTP engine. */
  String command() {
    return text.substring(HTP.length());
  }

  /**
   * How that engine is run.
   *
   * @param patience is told, once, if its first answer takes long
   */
  HtpSettings settings(Consumer<String> patience) {
    return HtpSettings.of(command())
        .withStart(start, words -> patience.accept(text + ": " + words));
  }

  /** Whether it is the embedded solver as WebAssembly, even where there is a native one. */
  boolean isWasm() {
    return text.equals(WASM);
  }

  /** The same, and the native solver uses all cores if its threads are not told. */
  SolverName onAllCores() {
    int cores = Math.min(Runtime.getRuntime().availableProcessors(), EmbeddedSolver.MOST_THREADS);
    return text.equals(NATIVE.text) ? new SolverName(THREADS + cores, start) : this;
  }

  /** The threads of the embedded solver. */
  int threads() {
    return text.equals(NATIVE.text) || isWasm()
        ? 1
        : Integer.parseInt(text.substring(THREADS.length()));
  }
}
