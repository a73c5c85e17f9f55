package org.hexproof.terminal;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarRenderer;
import me.tongfei.progressbar.ProgressBarStyle;
import org.hexproof.report.Printable;
import org.hexproof.solving.Watch;

/** A progress bar on a terminal, nothing elsewhere. Any thread may report. */
public final class Progress implements Watch.Stage {
  private final TerminalWatch watch;
  private final BarLine line;
  private final Optional<ProgressBar> bar;
  private Optional<Supplier<String>> lastWords = Optional.empty();

  private Progress(TerminalWatch watch, ProgressBarBuilder builder) {
    this.watch = watch;
    // The bar moves the cursor, whatever messages may do.
    PrintStream err = new PrintStream(watch.err(), true, StandardCharsets.UTF_8);
    this.line = new BarLine(err, watch.isTerminal() ? new TerminalWidth() : () -> 1);
    this.bar =
        watch.isTerminal()
            ? Optional.of(
                builder
                    .setUpdateIntervalMillis(200)
                    .continuousUpdate()
                    .setConsumer(line)
                    .clearDisplayOnFinish()
                    .build())
            : Optional.empty();
  }

  /** A bar that counts a task to {@code total}. */
  static Progress of(TerminalWatch watch, String task, long total) {
    return new Progress(
        watch,
        new ProgressBarBuilder()
            .setTaskName(task)
            .setInitialMax(total)
            .setStyle(ProgressBarStyle.ASCII));
  }

  /** Tells how long something takes of which no part is known to be done before its end. */
  static Progress waiting(TerminalWatch watch, String task, Duration limit) {
    ProgressBarRenderer renderer =
        (state, width) ->
            task + " " + clock(state.getElapsedAfterStart()) + " of at most " + clock(limit);
    return new Progress(watch, new ProgressBarBuilder().setRenderer(renderer));
  }

  private static String clock(Duration time) {
    return String.format(
        Locale.ROOT, "%d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart());
  }

  public void step() {
    bar.ifPresent(ProgressBar::step);
  }

  /** A step is done; tells whether the user has stopped the program. */
  public boolean stepped() {
    step(1);
    return watch.interrupt().raised();
  }

  /**
   * So many steps are done; a {@link CancellationException} if the user has stopped the program.
   */
  public void stepOrStop(long steps) {
    step(steps);
    watch.interrupt().check();
  }

  @Override
  public void step(long steps) {
    bar.ifPresent(shown -> shown.stepBy(steps));
  }

  /** Shows a short text beside the bar. */
  @Override
  public void say(String text) {
    bar.ifPresent(shown -> shown.setExtraMessage(" " + Printable.text(text)));
  }

  /** Writes to the terminal on a line of its own, while the bar is out of the way. */
  @Override
  public <X extends Exception> void aside(Watch.Telling<X> telling) throws X {
    synchronized (line) {
      line.clear();
      try {
        telling.run();
      } finally {
        line.restore();
      }
    }
  }

  /**
   * Says this when the user stops the program before the end of this; at once, since what runs may
   * take its time to end.
   */
  public void sayWhenStopped(Supplier<String> words) {
    synchronized (line) {
      lastWords = Optional.of(words);
    }
    watch.interrupt().onRaise(this::sayLastWords);
  }

  private void sayLastWords() {
    synchronized (line) {
      if (lastWords.isPresent() && !watch.interrupt().isAbandoned()) {
        line.end();
        watch.err().println(lastWords.get().get());
        lastWords = Optional.empty();
      }
    }
  }

  @Override
  public void close() {
    if (watch.interrupt().raised()) {
      sayLastWords();
    }
    synchronized (line) {
      lastWords = Optional.empty();
    }
    bar.ifPresent(ProgressBar::close);
  }

  /** The line of the terminal that the bar is on; without a bar there is nothing on it. */
  private static final class BarLine implements ProgressBarConsumer {
    private final PrintStream err;
    private final IntSupplier columns;
    private String shown = "";
    private boolean ended;

    BarLine(PrintStream err, IntSupplier columns) {
      this.err = err;
      this.columns = columns;
    }

    /** In the last column a terminal may break the line, and ^C is to fit in after the bar. */
    @Override
    public int getMaxRenderedLength() {
      return Math.max(1, columns.getAsInt() - 3);
    }

    @Override
    public synchronized void accept(String text) {
      shown = ended ? "" : text;
      restore();
    }

    synchronized void end() {
      clear();
      ended = true;
    }

    @Override
    public synchronized void clear() {
      if (!shown.isEmpty()) {
        err.print("\r" + " ".repeat(getMaxRenderedLength() + 2) + "\r");
      }
    }

    synchronized void restore() {
      if (shown.isEmpty()) {
        return;
      }
      err.print("\r" + shown.substring(0, Math.min(shown.length(), getMaxRenderedLength())));
    }

    /** The bar leaves no empty line behind. */
    @Override
    public void close() {}
  }
}
