package org.hexproof.database;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.hexproof.circuit.Circuit;
import org.hexproof.circuit.TerminalSymmetry;
import org.hexproof.primary.PrimaryList;
import org.hexproof.value.OrbitTable;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.Values;

/**
 * Makes a database of the lines of a text, each checked. Of lines with the same value up to
 * renumbering and duality the first with the fewest cells is taken.
 */
public final class TextImport {
  /** What is wrong with a line, counted from 1. */
  public record Fault(long line, String message) {}

  /** Far more than a position of few cells takes. */
  private static final int MOST_CHARS = 1 << 14;

  private record Line(int cells, int value, Circuit circuit) {}

  private final long maxBytes;
  private final Values values;
  private final OrbitTable orbits;
  private final Map<Integer, Line> best = new HashMap<>();
  private final List<Fault> faults = new ArrayList<>();
  private long lines;
  private long bad;

  /** Nothing yet; values may take {@code maxBytes}. */
  public TextImport(long maxBytes) {
    this.maxBytes = maxBytes;
    this.values = new Values(new Store(Posets.P3, maxBytes));
    this.orbits = new OrbitTable(values.store(), TerminalSymmetry.members());
  }

  /**
   * Reads lines to the end, or until it is told to stop, and describes so many faults. After a line
   * that is far too long nothing is read, since that is no text of this sort.
   */
  public void read(BufferedReader text, int mostFaults, BooleanSupplier stop) throws IOException {
    StringBuilder line = new StringBuilder();
    while (next(text, line) && !stop.getAsBoolean()) {
      lines++;
      if (line.length() > MOST_CHARS) {
        refuse(
            "is longer than " + MOST_CHARS + " characters, so it and the rest is not read",
            mostFaults);
        return;
      }
      read(line.toString(), mostFaults);
    }
  }

  /**
   * Reads a list of primary positions, as {@link PrimaryList} has them, and checks that each
   * drawing has the value that the list tells.
   */
  public void readPrimaries(String text, int mostFaults, BooleanSupplier stop) {
    PrimaryCircuits circuits = new PrimaryCircuits(values, maxBytes);
    ImmutableList<PrimaryList.Listed> listed =
        PrimaryList.listed("", text, e -> refuse(e.place().line(), e.problem(), mostFaults));
    Set<String> names = new HashSet<>();
    for (PrimaryList.Listed each : listed) {
      if (stop.getAsBoolean()) {
        return;
      }
      try {
        if (!names.add(each.position().name())) {
          throw new TextLine.BadLineException(each.position().name() + " is listed twice");
        }
        add(circuits.line(each.position()));
      } catch (TextLine.BadLineException e) {
        refuse(each.place().line(), e.getMessage(), mostFaults);
      }
    }
  }

  /** Takes the next line, or the beginning of one that is too long; false at the end. */
  private static boolean next(BufferedReader text, StringBuilder line) throws IOException {
    line.setLength(0);
    int next = text.read();
    if (next < 0) {
      return false;
    }
    while (next >= 0 && next != '\n' && next != '\r' && line.length() <= MOST_CHARS) {
      line.append((char) next);
      next = text.read();
    }
    if (next == '\r') {
      text.mark(1);
      if (text.read() != '\n') {
        text.reset();
      }
    }
    return true;
  }

  private void read(String line, int mostFaults) {
    if (TextLine.isBlank(line)) {
      return;
    }
    try {
      add(TextLine.read(line, values, maxBytes));
    } catch (TextLine.BadLineException e) {
      refuse(e.getMessage(), mostFaults);
    }
  }

  private void refuse(String message, int mostFaults) {
    refuse(lines, message, mostFaults);
  }

  private void refuse(long line, String message, int mostFaults) {
    bad++;
    if (faults.size() < mostFaults) {
      faults.add(new Fault(line, message));
    }
  }

  private void add(TextLine line) {
    int value = values.of(line.value());
    orbits.add(value);
    best.merge(
        orbits.orbit(value),
        new Line(line.cells(), value, line.circuit()),
        (old, added) -> added.cells < old.cells ? added : old);
  }

  public long bad() {
    return bad;
  }

  /** What is wrong with the first of them. */
  public ImmutableList<Fault> faults() {
    return ImmutableList.sortedCopyOf(Comparator.comparingLong(Fault::line), faults);
  }

  public int size() {
    return best.size();
  }

  /**
   * Writes the file, which says that it is from the source, and gets its name when it is complete.
   */
  public void write(Path file, String source) throws IOException {
    List<Map.Entry<Integer, Line>> sorted = new ArrayList<>(best.entrySet());
    sorted.sort(
        Comparator.comparingInt((Map.Entry<Integer, Line> line) -> line.getValue().cells)
            .thenComparing(Map.Entry::getKey));
    try (EntryTable table = EntryTable.create(file, maxBytes)) {
      for (int number = 0; number < sorted.size(); number++) {
        Line line = sorted.get(number).getValue();
        table.add(
            new DatabaseEntry(
                number,
                Lookup.text(values, line.value),
                line.cells,
                values.store().atoms(line.value),
                orbits.values(sorted.get(number).getKey()).length,
                0,
                new DatabaseEntry.Written(line.circuit)));
      }
      table.finish(ImmutableMap.of("source", source), ProgressMonitor.PATIENT);
    }
  }
}
