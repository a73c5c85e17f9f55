package org.hexproof.work;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.hexproof.file.NumberedLines;

/**
 * The units of a file.
 *
 * @param units by their hashes, in the order of the file
 * @param refused the lines that are none, or that contradict another
 */
public record UnitList(ImmutableMap<String, Unit> units, ImmutableList<Refusal> refused) {
  private static final int MOST_BYTES = 1 << 20;

  /** The units that another build of the program made, or one that is not known. */
  public long foreign(String build) {
    return units.values().stream().filter(unit -> !unit.build().equals(Optional.of(build))).count();
  }

  /** The units of a shard. */
  public ImmutableList<Unit> of(Shard shard) {
    return units.values().stream()
        .filter(unit -> shard.has(unit.hash()))
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * Reads units; a line that is none is refused and nothing else is lost.
   *
   * @param file its name, for what is refused
   * @param solver the name and the version of the only solver whose units are taken, if it matters
   */
  public static UnitList read(InputStream bytes, String file, Optional<String> solver)
      throws IOException {
    Taken taken = new Taken(solver);
    ImmutableList.Builder<Refusal> refused = ImmutableList.builder();
    NumberedLines lines = new NumberedLines(bytes, MOST_BYTES);
    for (NumberedLines.Numbered line = lines.next(); !line.isNothing(); line = lines.next()) {
      try {
        checkArgument(!line.tooLong(), "too long for a work unit");
        if (!line.text().isBlank()) {
          taken.add(Unit.parse(line.text()));
        }
      } catch (IllegalArgumentException e) {
        refused.add(new Refusal(file + ":" + line.number(), e.getMessage(), false));
      }
    }
    return new UnitList(ImmutableMap.copyOf(taken.units), refused.build());
  }

  /** Units that go together: no two write the same file. */
  private static final class Taken {
    private final Optional<String> solver;
    private final Map<String, Unit> units = new LinkedHashMap<>();
    private final Map<String, Unit> templates = new HashMap<>();
    private final Map<String, Unit> files = new HashMap<>();

    Taken(Optional<String> solver) {
      this.solver = solver;
    }

    void add(Unit unit) {
      checkArgument(
          solver.isEmpty() || solver.get().equals(unit.solver()),
          "the unit is for '%s', and this is '%s'",
          unit.solver(),
          solver.orElse(""));
      Unit other = templates.computeIfAbsent(unit.stem(), stem -> unit);
      checkArgument(
          other.template().equals(unit.template()) && other.outline().equals(unit.outline()),
          "another template has the files of '%s'",
          unit.stem());
      checkArgument(
          files.computeIfAbsent(unit.certificate(), name -> unit).hash().equals(unit.hash()),
          "another unit is about %s",
          unit.about());
      units.put(unit.hash(), unit);
    }
  }
}
