package org.hexproof.cli;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.apache.commons.cli.CommandLine;

/**
 * Where a command writes: standard output, or a file that appears under its name only when all of
 * it is written.
 */
final class Output implements Closeable {
  private final OutputStream stream;
  private final Optional<Path> target;
  private final Optional<Path> temporary;
  private final Writer writer;

  private Output(OutputStream stream, Optional<Path> target, Optional<Path> temporary) {
    this.stream = stream;
    this.target = target;
    this.temporary = temporary;
    this.writer = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
  }

  /** What {@code --out} names, or standard output. */
  static Output of(CommandLine line, PrintStream standard) throws CommandException {
    String name = line.getOptionValue(Choices.OUT);
    if (name == null || name.equals("-")) {
      return new Output(standard, Optional.empty(), Optional.empty());
    }
    try {
      Path target = Path.of(name).toAbsolutePath();
      if (Files.isDirectory(target)) {
        throw CommandException.unreadable(name + ": is a folder, not a file to write");
      }
      Path temporary =
          target.resolveSibling(
              "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".part");
      return new Output(
          Files.newOutputStream(temporary, StandardOpenOption.CREATE_NEW),
          Optional.of(target),
          Optional.of(temporary));
    } catch (IOException e) {
      throw CommandException.unreadable("cannot write " + CommandException.inWords(name, e));
    }
  }

  Writer writer() {
    return writer;
  }

  /** For what is not text. Don't mix with the writer. */
  OutputStream stream() {
    return stream;
  }

  /** All is written: the file gets its name. */
  void commit() throws IOException {
    writer.flush();
    if (target.isEmpty()) {
      return;
    }
    stream.close();
    try {
      Files.move(temporary.get(), target.get(), StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(temporary.get(), target.get(), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Without {@link #commit} nothing is left of the file. */
  @Override
  public void close() throws IOException {
    if (target.isPresent()) {
      stream.close();
      Files.deleteIfExists(temporary.get());
    }
  }
}
