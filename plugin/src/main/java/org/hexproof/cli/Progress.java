package org.hexproof.cli;

import java.io.Closeable;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.hexproof.report.Printable;

/** A progress bar on a terminal, nothing elsewhere. Any thread may report. */
final class Progress implements Closeable {
  private final Optional<ProgressBar> bar;

  private Progress(Optional<ProgressBar> bar) {
    this.bar = bar;
  }

  /**
   * A bar that counts to {@code total}.
   *
   * @param task what is counted
   */
  static Progress of(Surroundings surroundings, String task, long total) {
    return new Progress(
        surroundings.terminal()
            ? Optional.of(bar(surroundings.err(), task, total))
            : Optional.empty());
  }

  private static ProgressBar bar(PrintStream err, String task, long total) {
    return new ProgressBarBuilder()
        .setTaskName(task)
        .setInitialMax(total)
        .setStyle(ProgressBarStyle.ASCII)
        .setUpdateIntervalMillis(200)
        // The bar moves the cursor, which messages may not.
        .setConsumer(
            new ConsoleProgressBarConsumer(new PrintStream(err, true, StandardCharsets.UTF_8)))
        .clearDisplayOnFinish()
        .build();
  }

  void step() {
    bar.ifPresent(ProgressBar::step);
  }

  void step(long steps) {
    bar.ifPresent(shown -> shown.stepBy(steps));
  }

  /** Shows a short text beside the bar. */
  void say(String text) {
    bar.ifPresent(shown -> shown.setExtraMessage(" " + Printable.text(text)));
  }

  @Override
  public void close() {
    bar.ifPresent(ProgressBar::close);
  }
}
