package org.hexproof.work;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.hexproof.file.FileLocks;
import org.hexproof.file.NumberedLines;

/**
 * A file of lines that grows, so that what was killed goes on from there. Its whole lines are kept;
 * a last line without an end was cut off, and is dropped.
 */
public final class LineFile implements Closeable {
  private final FileChannel channel;

  private LineFile(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Opens the file, or begins a new one.
   *
   * @param known is told each line that is there; what it refuses by {@link
   *     IllegalArgumentException} is no line of this file
   * @throws IOException if it can't be read or written, is in use by another run, or has lines that
   *     are refused; it is then left as it was
   */
  public static LineFile open(Path path, Consumer<String> known) throws IOException {
    FileChannel channel = FileLocks.open(path, "gone on with");
    try {
      LineFile file = new LineFile(channel);
      file.read(path, known);
      return file;
    } catch (IOException | RuntimeException | Error e) {
      channel.close();
      throw e;
    }
  }

  private void read(Path path, Consumer<String> known) throws IOException {
    // The channel itself is read: to close another one of this file would end the lock.
    NumberedLines lines = new NumberedLines(Channels.newInputStream(channel));
    long whole = 0;
    for (NumberedLines.Numbered line = lines.next();
        line.ended() || line.tooLong();
        line = lines.next()) {
      try {
        known.accept(line.text());
      } catch (IllegalArgumentException e) {
        throw new IOException(
            "%s:%s:1: %s; remove that line, or name another file"
                .formatted(path, line.number(), e.getMessage()),
            e);
      }
      whole = line.end();
    }
    channel.truncate(whole);
    channel.position(whole);
  }

  /**
   * Adds a line.
   *
   * @throws IOException if it can't be written; nothing of it is then in the file
   */
  public void add(String line) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
    long before = channel.position();
    try {
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
    } catch (IOException e) {
      channel.truncate(before);
      throw e;
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
