package org.hexproof.solving;

import com.google.gson.Gson;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BiFunction;
import org.hexproof.file.FileLocks;
import org.hexproof.file.NumberedLines;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/**
 * Answers to questions, kept in a file so that a later run need not repeat them. An answer is kept
 * by its question's {@link Question#hash}, wherever that question came from. The file has one JSON
 * object in a line, after a first line that says what it is; a last line without an end was cut off
 * when the program was killed, and is dropped. Verdicts hold for ever; that a limit was hit holds
 * for solves with no more time and memory. Failures and cancelled solves are not kept. Who can
 * write the file can write anything into it, so that verdicts from there {@link Basis#JOURNAL rest
 * on it}.
 */
public final class Journal implements AutoCloseable {
  /** More than any line of this program has. */
  private static final int MOST_BYTES = 1 << 20;

  private static final String HEADER = "{\"hexproof\":\"resume\",\"version\":2}";

  private final Optional<FileChannel> channel;
  private final String build;
  private final Map<String, Kept> entries = new HashMap<>();
  private final Gson gson = new Gson();
  private final LongAdder reused = new LongAdder();
  private final LongAdder foreign = new LongAdder();

  /** Why nothing is written any more. */
  private Optional<String> trouble = Optional.empty();

  /** An answer; a verdict rests on the file if an earlier run has written it. */
  private record Kept(JournalEntry entry, Basis basis) {
    Answer answer() {
      return entry.answer(basis);
    }

    Ruling ruling() {
      return new Ruling.Answered(answer(), Optional.ofNullable(entry.remark()));
    }
  }

  private Journal(Optional<FileChannel> channel, String build) {
    this.channel = channel;
    this.build = build;
  }

  /** Keeps nothing. */
  public static Journal none() {
    return new Journal(Optional.empty(), "");
  }

  /**
   * Opens the file, or begins a new one.
   *
   * @param build the hash of this build of the program, which is kept with each answer
   * @throws IOException if it can't be read, is in use by another run, or is something else; the
   *     file is then left as it was
   * @throws UncheckedIOException if it can't be written
   */
  public static Journal open(Path file, String build) throws IOException {
    FileChannel channel = FileLocks.open(file, "a resume file");
    try {
      Journal journal = new Journal(Optional.of(channel), build);
      journal.read(file, channel);
      return journal;
    } catch (IOException | RuntimeException | Error e) {
      channel.close();
      throw e;
    }
  }

  /** Takes the whole lines, and drops one that was cut off. */
  private void read(Path file, FileChannel channel) throws IOException {
    // The channel itself is read: to close another one of this file would end the lock.
    NumberedLines lines = new NumberedLines(Channels.newInputStream(channel), MOST_BYTES);
    long whole = 0;
    NumberedLines.Numbered line = lines.next();
    if (line.tooLong()
        || !(line.ended() ? line.text().equals(HEADER) : HEADER.startsWith(line.text()))) {
      throw new IOException(
          file + ":1:1: not a resume file of this program; name a new file or an earlier one");
    }
    for (; line.ended() && !line.tooLong(); line = lines.next()) {
      if (line.number() > 1 && !line.text().isBlank()) {
        JournalEntry entry = parse(line.text(), file + ":" + line.number());
        entries.put(entry.key(), new Kept(entry, Basis.JOURNAL));
      }
      whole = line.end();
    }
    if (line.tooLong()) {
      throw damaged(
          file + ":" + line.number(), new EOFException("no end within " + MOST_BYTES + " bytes"));
    }
    try {
      channel.truncate(whole);
      channel.position(whole);
      if (whole == 0) {
        append(HEADER + "\n", channel);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(
          file + ": the resume file can't be written: " + e.getMessage(), e);
    }
  }

  private JournalEntry parse(String line, String place) throws IOException {
    try {
      JournalEntry entry = gson.fromJson(line, JournalEntry.class);
      entry.answer(Basis.JOURNAL);
      return entry;
    } catch (RuntimeException e) {
      throw damaged(place, e);
    }
  }

  private static IOException damaged(String place, Throwable cause) {
    return new IOException(place + ":1: damaged line in a resume file; remove that line", cause);
  }

  /** How many answers were found in the file. */
  public long reused() {
    return reused.sum();
  }

  /** How many of them another build of the program has written, or one that is not known. */
  public long foreign() {
    return foreign.sum();
  }

  private void count(Kept kept) {
    reused.increment();
    if (!build.equals(kept.entry().build())) {
      foreign.increment();
    }
  }

  /**
   * A solver that answers from the journal what was solved before, and keeps what it solves.
   *
   * @param identity what the kept answers depend on besides the problem: the solver and its version
   * @param usable a kept answer as it may be used; else the solver is asked again
   */
  public HexSolver keeping(
      HexSolver solver, String identity, BiFunction<Problem, Answer, Optional<Answer>> usable) {
    return isKept() ? new Keeper(solver, identity, usable) : solver;
  }

  /**
   * A runner that answers from the journal what was decided before, and keeps what it decides.
   * Goals are left to its solvers. So is a search that hit a limit: what it has asked its solver is
   * kept, and with that it gets further.
   *
   * @param identity what the kept answers depend on besides the question: the solver and its
   *     version
   */
  public Runner keeping(Runner runner, String identity) {
    if (!isKept()) {
      return runner;
    }
    return (order, question, base) -> {
      if (question instanceof Question.Goal) {
        return runner.ask(order, question, base);
      }
      String key = question.hash(identity);
      Optional<Kept> known = find(key);
      if (known.isPresent()) {
        count(known.get());
        return CompletableFuture.completedFuture(known.get().ruling());
      }
      return runner
          .ask(order, question, base)
          .whenComplete(
              (ruling, failure) -> {
                if (ruling instanceof Ruling.Answered answered
                    && answered.answer() instanceof Answer.Decided decided) {
                  keep(JournalEntry.of(key, build, decided, answered.remark()), decided.basis());
                }
              });
    };
  }

  private synchronized Optional<Kept> find(String key) {
    return Optional.ofNullable(entries.get(key));
  }

  /** After the first failure nothing more is written: the file may end within a line. */
  private synchronized void keep(JournalEntry entry, Basis basis) {
    entries.put(entry.key(), new Kept(entry, basis));
    if (trouble.isEmpty()) {
      try {
        append(gson.toJson(entry) + "\n", channel.orElseThrow());
      } catch (IOException e) {
        trouble = Optional.of(String.valueOf(e.getMessage()));
      }
    }
  }

  /** Why not all solves are in the file; nothing if they are. */
  public synchronized Optional<String> trouble() {
    return trouble;
  }

  private static void append(String text, FileChannel channel) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  /** Whether there is a file. */
  public boolean isKept() {
    return channel.isPresent();
  }

  @Override
  public void close() throws IOException {
    if (isKept()) {
      channel.get().close();
    }
  }

  private final class Keeper extends ForwardingSolver<HexSolver> {
    private final String identity;
    private final BiFunction<Problem, Answer, Optional<Answer>> usable;

    Keeper(
        HexSolver solver, String identity, BiFunction<Problem, Answer, Optional<Answer>> usable) {
      super(solver);
      this.identity = identity;
      this.usable = usable;
    }

    @Override
    public Answer solve(Problem problem, Limits limits) {
      String key = new Question.Goal(problem).hash(identity);
      Optional<Kept> kept = find(key).filter(each -> each.entry().holds(limits));
      Optional<Answer> known = kept.flatMap(each -> usable.apply(problem, each.answer()));
      if (known.isPresent()) {
        count(kept.orElseThrow());
        return known.get();
      }
      Answer answer = delegate().solve(problem, limits);
      if (answer instanceof Answer.Decided decided) {
        keep(JournalEntry.of(key, build, decided, Optional.empty()), decided.basis());
      } else if (answer instanceof Answer.Undecided undecided
          && undecided.reason() != Answer.Undecided.Reason.CANCELLED) {
        keep(JournalEntry.of(key, build, undecided, limits), Basis.NOTHING);
      }
      return answer;
    }
  }
}
