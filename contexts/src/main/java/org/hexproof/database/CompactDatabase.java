package org.hexproof.database;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.hexproof.primary.PrimaryList;
import org.hexproof.value.Game;

/**
 * A small database as compressed text, which is read at once and needs no parsing until an entry is
 * wanted: it is there in a fraction of the time that SQLite takes to start. See {@link
 * CompactWriter} for the lines.
 */
public final class CompactDatabase implements Database {
  static final String FIRST_LINE = "hexproof 3-terminal database 2, compact";

  private static final String RESOURCE = "values.gz";
  private static final int MAGIC_FIRST = 0x1f;
  private static final int MAGIC_SECOND = 0x8b;
  private static final long VIEW_BYTES = 1L << 30;

  private final String name;
  private final byte[] text;
  private final int start;

  /** Where each entry's line begins, and where the last one ends. */
  private int[] lines = new int[1 << 12];

  private int size;

  /** One more than the number of the entry with each form, by the form's hash. */
  private final int[] table;

  private final Map<View, ViewIndex> views = new EnumMap<>(View.class);

  private CompactDatabase(String name, byte[] text) throws IOException {
    this.name = name;
    this.text = text;
    byte[] first = (FIRST_LINE + "\n").getBytes(StandardCharsets.US_ASCII);
    if (!Arrays.equals(first, Arrays.copyOf(text, first.length))) {
      throw new DatabaseException(name + ": not a database of 3-terminal values");
    }
    this.start = endOfHead();
    int[] hashes = findLines();
    this.table = new int[Math.max(4, Integer.highestOneBit(Math.max(1, size)) * 4)];
    for (int number = 0; number < size; number++) {
      int slot = hashes[number] & (table.length - 1);
      while (table[slot] != 0) {
        slot = (slot + 1) & (table.length - 1);
      }
      table[slot] = number + 1;
    }
  }

  /** Whether the file is of this kind rather than of the other. */
  static boolean isCompact(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return in.read() == MAGIC_FIRST && in.read() == MAGIC_SECOND;
    }
  }

  /** See {@link Database#open}. */
  public static CompactDatabase open(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return read(file.toString(), in);
    }
  }

  static CompactDatabase shipped() {
    try (InputStream in = CompactDatabase.class.getResourceAsStream(RESOURCE)) {
      return read(RESOURCE, in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static CompactDatabase read(String name, InputStream in) throws IOException {
    try (GZIPInputStream unpacked = new GZIPInputStream(in, 1 << 16)) {
      return new CompactDatabase(name, unpacked.readAllBytes());
    } catch (EOFException e) {
      throw new DatabaseException(name + ": half-written: " + e.getMessage(), e);
    } catch (ZipException e) {
      throw new DatabaseException(name + ": damaged: " + e.getMessage(), e);
    }
  }

  private int endOfHead() throws IOException {
    for (int i = 1; i < text.length; i++) {
      if (text[i] == '\n' && text[i - 1] == '\n') {
        return i + 1;
      }
    }
    throw damaged("its head doesn't end");
  }

  private int[] findLines() throws IOException {
    int[] hashes = new int[lines.length];
    int at = start;
    while (at < text.length) {
      if (size + 1 == lines.length) {
        lines = Arrays.copyOf(lines, 2 * lines.length);
        hashes = Arrays.copyOf(hashes, lines.length);
      }
      lines[size] = at;
      int hash = 0;
      while (at < text.length && text[at] != ' ') {
        hash = 31 * hash + text[at++];
      }
      hashes[size++] = mixed(hash);
      while (at < text.length && text[at] != '\n') {
        at++;
      }
      if (at++ == text.length) {
        throw damaged("its last line doesn't end");
      }
    }
    lines[size] = at;
    return hashes;
  }

  private static int mixed(int hash) {
    int mixed = hash * 0x9E3779B9;
    return mixed ^ (mixed >>> 15);
  }

  private DatabaseException damaged(String how) {
    return new DatabaseException(name + ": damaged: " + how);
  }

  private Map<String, String> head() {
    Map<String, String> head = new TreeMap<>();
    for (String line :
        Splitter.on('\n').split(new String(text, 0, start, StandardCharsets.UTF_8))) {
      int colon = line.indexOf(": ");
      if (colon >= 0) {
        head.put(line.substring(0, colon), line.substring(colon + 2));
      }
    }
    return head;
  }

  @Override
  public ImmutableSortedMap<String, String> meta() {
    Map<String, String> meta = head();
    meta.keySet()
        .removeIf(
            key -> key.startsWith(CompactWriter.COUNT) || key.startsWith(CompactWriter.INDEX));
    return ImmutableSortedMap.copyOf(meta);
  }

  @Override
  public ImmutableList<PrimaryList.Head> regions() {
    return Regions.read(head().getOrDefault(Regions.NAME, ""));
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public ImmutableSortedMap<Integer, Counts> counts() throws IOException {
    ImmutableSortedMap.Builder<Integer, Counts> counts = ImmutableSortedMap.naturalOrder();
    for (Map.Entry<String, String> line : head().entrySet()) {
      if (line.getKey().startsWith(CompactWriter.COUNT)) {
        String[] numbers = line.getValue().split(" ", -1);
        try {
          counts.put(
              Integer.parseInt(line.getKey().substring(CompactWriter.COUNT.length())),
              new Counts(
                  Long.parseLong(numbers[0]),
                  Long.parseLong(numbers[1]),
                  Long.parseLong(numbers[2]),
                  Long.parseLong(numbers[3])));
        } catch (IndexOutOfBoundsException | NumberFormatException e) {
          throw new DatabaseException(name + ": damaged: " + line, e);
        }
      }
    }
    return counts.build();
  }

  @Override
  public OptionalInt find(String form) {
    byte[] wanted = form.getBytes(StandardCharsets.US_ASCII);
    int hash = 0;
    for (byte letter : wanted) {
      hash = 31 * hash + letter;
    }
    int slot = mixed(hash) & (table.length - 1);
    while (table[slot] != 0) {
      int at = lines[table[slot] - 1];
      int end = at + wanted.length;
      if (end < text.length
          && text[end] == ' '
          && Arrays.equals(text, at, end, wanted, 0, wanted.length)) {
        return OptionalInt.of(table[slot] - 1);
      }
      slot = (slot + 1) & (table.length - 1);
    }
    return OptionalInt.empty();
  }

  @Override
  public OptionalInt find(View view, Game game) throws IOException {
    if (view == View.GENERAL) {
      return new Lookup(this).exact(game);
    }
    if (!views.containsKey(view)) {
      views.put(view, index(view));
    }
    try {
      return views.get(view).find(this, view, game);
    } catch (IndexOutOfBoundsException e) {
      throw new DatabaseException(name + ": damaged: the index of " + view.label(), e);
    }
  }

  /** Files of earlier versions have none, so that it is made. */
  private ViewIndex index(View view) throws IOException {
    String written = head().get(CompactWriter.INDEX + view.label());
    if (written == null) {
      return ViewIndex.of(
          ValueList.of(this, view, Integer.MAX_VALUE, ValueList.Filter.ALL, VIEW_BYTES));
    }
    try {
      return ViewIndex.read(written);
    } catch (IllegalArgumentException e) {
      throw new DatabaseException(name + ": damaged: the index of " + view.label(), e);
    }
  }

  @Override
  public DatabaseEntry entry(int number) throws IOException {
    if (number < 0 || number >= size) {
      throw new IndexOutOfBoundsException("there is no entry " + number);
    }
    int at = lines[number];
    String line = new String(text, at, lines[number + 1] - 1 - at, StandardCharsets.US_ASCII);
    try {
      return CompactWriter.entry(number, line);
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      throw new DatabaseException(name + ": damaged: entry " + number + " is '" + line + "'", e);
    }
  }

  @Override
  public void entries(Visitor visitor) throws IOException {
    for (int number = 0; number < size && visitor.visit(entry(number)); number++) {}
  }

  @Override
  public void close() {}
}
