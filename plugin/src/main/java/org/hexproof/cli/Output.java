package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.file.AtomicFile;
import org.hexproof.report.Account;
import org.hexproof.report.Printable;

/**
 * Where a command writes: standard output, or a file that appears under its name only when all of
 * it is written.
 */
final class Output implements Closeable {
  static final Choice<String> FORMAT =
      Choice.word("format", "FORMAT", ImmutableList.of("text", "json"));
  static final Choice<String> OUT = Choice.text("out", "FILE").written().or(Inputs.STANDARD);

  private final OutputStream stream;
  private final Optional<AtomicFile> file;
  private final Writer verbatim;
  private final Writer writer;

  private Output(OutputStream stream, Optional<AtomicFile> file) {
    this.stream = stream;
    this.file = file;
    this.verbatim = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
    this.writer = Printable.writer(verbatim);
  }

  /** Whether the report is wanted as JSON. */
  static boolean isJson(Line line) {
    return line.get(FORMAT).equals("json");
  }

  /** What {@code --out} names, or standard output. */
  static Output of(Line line, PrintStream standard) {
    String name = line.get(OUT);
    if (name.equals(Inputs.STANDARD)) {
      return new Output(standard, Optional.empty());
    }
    Path path = Databases.path(name);
    return FileUse.write(name, () -> to(AtomicFile.create(path)));
  }

  private static Output to(AtomicFile file) throws IOException {
    return new Output(file.open(), Optional.of(file));
  }

  /** Writes a whole document, as {@link #write(byte[], boolean)} does. */
  static void write(Line line, Surroundings surroundings, byte[] document, boolean isText)
      throws IOException {
    try (Output output = of(line, surroundings.out())) {
      output.write(document, isText);
      output.commit();
    }
  }

  /** Writes all that a command tells, as text or JSON; the code is that of the answer. */
  static ExitCode tell(Account account, Line line, Surroundings surroundings) throws IOException {
    try (Output output = of(line, surroundings.out())) {
      return output.tell(account, isJson(line));
    }
  }

  /** Writes it, and all is written. */
  ExitCode tell(Account account, boolean json) throws IOException {
    account.write(writer, json);
    commit();
    return ExitCode.of(account.holds());
  }

  /** Whether it is a file, so that there is room for words on standard output. */
  boolean isFile() {
    return file.isPresent();
  }

  /** For what people read, and for JSON: what stands in it can't move the cursor of a terminal. */
  Writer writer() {
    return writer;
  }

  /** For the text of a file format of its own, which keeps every character. */
  Writer verbatim() {
    return verbatim;
  }

  /** For what is not text. Don't mix with the writers. */
  OutputStream stream() {
    return stream;
  }

  /**
   * Writes a whole document.
   *
   * @param isText whether it is for people too, who may see it on a terminal
   */
  void write(byte[] document, boolean isText) throws IOException {
    if (isText && !isFile()) {
      writer.write(new String(document, StandardCharsets.UTF_8));
    } else {
      stream.write(document);
    }
  }

  /** All is written: the file gets its name. */
  void commit() throws IOException {
    writer.flush();
    if (file.isPresent()) {
      stream.close();
      file.get().commit();
    }
  }

  /** Without {@link #commit} nothing is left of the file. */
  @Override
  public void close() throws IOException {
    if (file.isPresent()) {
      stream.close();
      file.get().close();
    }
  }
}
