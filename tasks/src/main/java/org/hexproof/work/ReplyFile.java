package org.hexproof.work;

import com.google.common.collect.ImmutableSet;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/** A file of answers that {@link LineFile grows}. */
public final class ReplyFile implements Closeable {
  private final LineFile file;
  private final ImmutableSet<String> decided;

  private ReplyFile(LineFile file, Set<String> decided) {
    this.file = file;
    this.decided = ImmutableSet.copyOf(decided);
  }

  /**
   * Opens the file, or begins a new one.
   *
   * @throws IOException if it can't be read or written, is in use by another run, or has lines that
   *     are no answers; it is then left as it was
   */
  public static ReplyFile open(Path path) throws IOException {
    Set<String> decided = new HashSet<>();
    LineFile file =
        LineFile.open(
            path,
            line -> {
              UnitReply reply = UnitReply.parse(line);
              if (reply.status() == UnitReply.Status.DECIDED) {
                decided.add(reply.unit());
              }
            });
    return new ReplyFile(file, decided);
  }

  /** The hashes of the units that need not be asked again. */
  public ImmutableSet<String> decided() {
    return decided;
  }

  /**
   * Adds an answer.
   *
   * @throws IOException if it can't be written; nothing of it is then in the file
   */
  public void add(UnitReply reply) throws IOException {
    file.add(reply.line());
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
