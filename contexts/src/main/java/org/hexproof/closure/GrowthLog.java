package org.hexproof.closure;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import org.hexproof.file.FileLocks;
import org.hexproof.value.Store;

/**
 * What a growing closure computed, in a file, from which a build that was killed goes on.
 *
 * <p>The file begins with the parameters as text. Then comes a record for each batch: how many
 * bytes follow, their CRC, how many they are uncompressed, and compressed the values that are new
 * in the store and the batch's pinwheels. What a kill left of the last record is cut off. All else
 * of a closure follows from these, so that the same batches make the same closure.
 */
public final class GrowthLog implements Closeable {
  private static final String KIND = "hexproof database log 1\n";
  private static final int HEAD = 3 * Integer.BYTES;

  private final Path file;
  private final FileChannel channel;
  private long end;
  private boolean reading;

  private GrowthLog(Path file, FileChannel channel, long start, boolean reading) {
    this.file = file;
    this.channel = channel;
    this.end = start;
    this.reading = reading;
  }

  /**
   * Opens a log, or begins one if there is none.
   *
   * @param parameters what determines the batches; they can't contain line breaks
   * @throws IOException if the file is of another kind, of a closure with other parameters, or
   *     another program is writing it; the message says which
   */
  public static GrowthLog open(Path file, Map<String, String> parameters) throws IOException {
    StringBuilder text = new StringBuilder(KIND);
    parameters.forEach((name, value) -> text.append(name + ": " + value + "\n"));
    byte[] expected = text.append('\n').toString().getBytes(StandardCharsets.UTF_8);
    FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    try {
      if (!FileLocks.lock(channel)) {
        throw new IOException(file + ": another build is writing to it");
      }
      ByteBuffer found = ByteBuffer.allocate((int) Math.min(channel.size(), expected.length));
      read(channel, found, 0);
      boolean begun = Arrays.equals(found.array(), Arrays.copyOf(expected, found.capacity()));
      if (!begun) {
        throw new IOException(file + ": " + difference(file, text.toString()));
      }
      if (found.capacity() < expected.length) {
        channel.truncate(0);
        write(channel, ByteBuffer.wrap(expected), 0);
      }
      return new GrowthLog(file, channel, expected.length, found.capacity() == expected.length);
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  private static String difference(Path file, String expected) throws IOException {
    byte[] bytes;
    try (var in = Files.newInputStream(file)) {
      bytes = in.readNBytes(2 * expected.length());
    }
    String text = new String(bytes, StandardCharsets.UTF_8);
    if (!text.startsWith(KIND)) {
      return "this is no log of a build; it would be overwritten, so move it away";
    }
    List<String> lines = text.lines().toList();
    String other =
        expected
            .lines()
            .filter(line -> !lines.contains(line))
            .findFirst()
            .orElse("fewer parameters");
    return "the log of a build with other parameters (now "
        + other
        + "); give the same, or delete it to begin anew";
  }

  /**
   * Takes a batch from the log.
   *
   * @param from how many values the store had when the last batch was noted
   * @return whether there was one; if not, it and those after it have to be computed and appended
   * @throws UncheckedIOException if the log can't be read or does not fit
   */
  boolean recall(Store store, int from, Blocks blocks, List<Stretch> batch) {
    if (!reading) {
      return false;
    }
    try {
      Unpacker record = next();
      if (record == null) {
        reading = false;
        channel.truncate(end);
        return false;
      }
      if (store.size() != from || record.get() != from) {
        throw new IOException("it has other values");
      }
      IntArrayList dump = new IntArrayList();
      for (int count = record.get(); count > 0; count--) {
        dump.add(record.get());
      }
      store.restore(dump);
      recall(record, store, blocks, batch);
      return true;
    } catch (IOException | IllegalArgumentException e) {
      throw new UncheckedIOException(
          new IOException(
              file + ": the log does not fit, delete it to begin anew: " + e.getMessage(), e));
    }
  }

  private static void recall(Unpacker record, Store store, Blocks blocks, List<Stretch> batch)
      throws IOException {
    List<Stretch> recorded = new ArrayList<>();
    for (int count = record.get(); count > 0; count--) {
      recorded.add(
          new Stretch(record.get(), record.get(), record.get(), record.get(), record.get()));
    }
    if (!recorded.equals(batch)) {
      throw new IOException("it has other batches");
    }
    for (Stretch stretch : batch) {
      blocks.open(stretch);
      long last = blocks.start(stretch, stretch.to());
      for (long place = blocks.start(stretch, stretch.from()); place < last; place++) {
        int value = record.getNext();
        if (value < 0 || value >= store.size()) {
          throw new IOException("it has pinwheels without a value");
        }
        blocks.set(place, value);
      }
    }
  }

  /** The next record, or null if there is no whole one. */
  private Unpacker next() throws IOException {
    long size = channel.size();
    if (end + HEAD > size) {
      return null;
    }
    ByteBuffer head = ByteBuffer.allocate(HEAD);
    read(channel, head, end);
    int length = head.getInt(0);
    if (length < 0 || end + HEAD + length > size) {
      return null;
    }
    ByteBuffer body = ByteBuffer.allocate(length);
    read(channel, body, end + HEAD);
    if (crc(body.array()) != head.getInt(Integer.BYTES)) {
      return null;
    }
    end += HEAD + length;
    return new Unpacker(body.array(), head.getInt(2 * Integer.BYTES));
  }

  void append(Store store, int from, Blocks blocks, List<Stretch> batch) {
    Packer record = new Packer();
    record.put(from);
    IntArrayList dump = store.dump(from, store.size());
    record.put(dump.size());
    dump.forEach(record::put);
    record.put(batch.size());
    for (Stretch stretch : batch) {
      record.put(stretch.first());
      record.put(stretch.second());
      record.put(stretch.third());
      record.put(stretch.from());
      record.put(stretch.to());
    }
    for (Stretch stretch : batch) {
      long last = blocks.start(stretch, stretch.to());
      for (long place = blocks.start(stretch, stretch.from()); place < last; place++) {
        record.putNext(blocks.get(place));
      }
    }
    byte[] body = record.packed();
    ByteBuffer bytes = ByteBuffer.allocate(HEAD + body.length);
    bytes.putInt(body.length).putInt(crc(body)).putInt(record.size()).put(body).flip();
    try {
      write(channel, bytes, end);
    } catch (IOException e) {
      throw new UncheckedIOException(new IOException(file + ": " + e.getMessage(), e));
    }
    end += HEAD + body.length;
  }

  private static int crc(byte[] bytes) {
    CRC32 crc = new CRC32();
    crc.update(bytes);
    return (int) crc.getValue();
  }

  private static void read(FileChannel channel, ByteBuffer bytes, long from) throws IOException {
    while (bytes.hasRemaining()) {
      if (channel.read(bytes, from + bytes.position()) < 0) {
        throw new IOException("the file is shorter than it was");
      }
    }
  }

  private static void write(FileChannel channel, ByteBuffer bytes, long from) throws IOException {
    long place = from;
    while (bytes.hasRemaining()) {
      place += channel.write(bytes, place);
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }

  /** Closes and deletes the file. */
  public void delete() throws IOException {
    channel.close();
    Files.delete(file);
  }
}
