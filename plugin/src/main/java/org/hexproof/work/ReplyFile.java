package org.hexproof.work;

import com.google.common.collect.ImmutableSet;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.hexproof.file.FileLocks;

/**
 * A file of answers that grows, so that what was killed goes on from there. Its whole lines are
 * kept; a last line without an end was cut off, and is dropped.
 */
public final class ReplyFile implements Closeable {
  private final FileChannel channel;
  private final Set<String> decided = new HashSet<>();

  private ReplyFile(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Opens the file, or begins a new one.
   *
   * @throws IOException if it can't be read or written, is in use by another run, or has lines that
   *     are no answers; it is then left as it was
   */
  public static ReplyFile open(Path file) throws IOException {
    FileChannel channel = FileLocks.open(file, "gone on with");
    try {
      ReplyFile replies = new ReplyFile(channel);
      replies.read(file);
      return replies;
    } catch (IOException | RuntimeException | Error e) {
      channel.close();
      throw e;
    }
  }

  private void read(Path file) throws IOException {
    // The channel itself is read: to close another one of this file would end the lock.
    Lines lines = new Lines(Channels.newInputStream(channel));
    long whole = 0;
    for (Lines.Line line = lines.next(); line.ended(); line = lines.next()) {
      try {
        Reply reply = Reply.parse(line.text());
        if (reply.status() == Reply.Status.DECIDED) {
          decided.add(reply.unit());
        }
      } catch (IllegalArgumentException e) {
        throw new IOException(
            file
                + ":"
                + line.number()
                + ":1: "
                + e.getMessage()
                + "; remove that line, or name another file",
            e);
      }
      whole = line.end();
    }
    channel.truncate(whole);
    channel.position(whole);
  }

  /** The hashes of the units that need not be asked again. */
  public ImmutableSet<String> decided() {
    return ImmutableSet.copyOf(decided);
  }

  /**
   * Adds an answer.
   *
   * @throws IOException if it can't be written; nothing of it is then in the file
   */
  public void add(Reply reply) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap((reply.line() + "\n").getBytes(StandardCharsets.UTF_8));
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
