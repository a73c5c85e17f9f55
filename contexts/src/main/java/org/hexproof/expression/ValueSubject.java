package org.hexproof.expression;

import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Cell;
import org.hexproof.circuit.CircuitFile;
import org.hexproof.circuit.CircuitReader;
import org.hexproof.circuit.RegionWorth;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.DrawnRegions;
import org.hexproof.region.Region;
import org.hexproof.region.RegionCut;
import org.hexproof.region.RegionLimit;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Game;
import org.hexproof.value.Poset;
import org.hexproof.value.Store;
import org.hexproof.value.Values;

/**
 * What {@code hexproof value} is asked about, and its value.
 *
 * @param values where the value is
 * @param value its handle
 * @param form makes the game as given or as the moves of the region make it, where that is short
 *     enough
 */
public record ValueSubject(Values values, int value, Optional<Supplier<Game>> form) {
  private static final Pattern CIRCUIT =
      Pattern.compile("(?m)^\\s*[\\w'-]+\\s*\\(\\s*1\\s*,\\s*2\\s*(,\\s*3\\s*)?\\)\\s*=");

  /** A drawing may begin with most words, an SGF file with a parenthesis and a semicolon. */
  private static final Pattern EXPRESSION =
      Pattern.compile(
          "\\s*(\\{|\\((?!\\s*;)|\\+[pw]\\s*\\(|(renumber|canonical)\\s*\\("
              + "|(passable|monotone|atoms|depth)\\s+[^\\s:]"
              + "|(superswitch|simpleswitch|tripleswitch|hex-tripleswitch):[0-9]|tester\\b)");

  private static final Pattern CALL =
      Pattern.compile("\\s*(" + CombinationReader.NAME + ")\\s*\\(");

  /** How much may be spent. */
  public record Limits(int cells, long bytes) {}

  public static boolean isCircuit(String text) {
    return CIRCUIT.matcher(text).find();
  }

  /** Whether a file holds an expression, perhaps a call of a function, and no drawing. */
  public static boolean isExpression(String text, Set<String> functions) {
    Matcher call = CALL.matcher(text);
    return EXPRESSION.matcher(text).lookingAt()
        || (call.lookingAt() && functions.contains(call.group(1)));
  }

  public static ValueSubject of(GameAnswer.Worth worth) {
    return new ValueSubject(worth.values(), worth.value(), Optional.of(worth.form()));
  }

  public static ValueSubject circuit(String file, String text, Limits limits)
      throws FormatException {
    return circuit(file, 1, text, poset -> new Values(new Store(poset, limits.bytes())), limits);
  }

  /**
   * The value of circuits.
   *
   * @param firstLine the number of the text's first line in the file
   * @param where where the values over a poset go
   */
  public static ValueSubject circuit(
      String file, int firstLine, String text, Function<Poset, Values> where, Limits limits)
      throws FormatException {
    CircuitFile circuit = CircuitReader.read(file, firstLine, text);
    Values values = where.apply(circuit.poset());
    return new ValueSubject(values, circuit.value(values, limits.bytes()), Optional.empty());
  }

  /**
   * The value of a template or of a part of a board.
   *
   * @param poset the outcomes of its terminals; without one they follow from their number
   */
  public static ValueSubject region(
      Entry entry, RegionCut cut, Optional<FinitePoset> poset, Limits limits)
      throws FormatException {
    Region region = region(entry, cut, limits);
    if (cut.terminals().isEmpty()) {
      return of(RegionWorth.found(region, limits.bytes()));
    }
    if (poset.isEmpty()) {
      return of(RegionWorth.closed(region, limits.bytes()));
    }
    return RegionWorth.closed(region, poset.get(), limits.bytes())
        .map(ValueSubject::of)
        .orElseThrow(
            () ->
                new FormatException(
                    entry.place(),
                    "terminals are joined across each other, which no outcome of "
                        + "terminals:%s says".formatted(region.ports().size()),
                    "number the terminals in the order in which they lie around the region"));
  }

  private static ValueSubject of(RegionWorth worth) {
    return new ValueSubject(worth.values(), worth.value(), worth.form());
  }

  private static Region region(Entry entry, RegionCut cut, Limits limits) throws FormatException {
    if (cut.terminals().isPresent()) {
      ClosedRegion closed = cut.closed(entry);
      RegionLimit.checkInParts(closed.cells().size(), limits.cells());
      return closed.region();
    }
    ImmutableSet<Cell> cells = cut.cells(entry);
    RegionLimit.check(cells.size(), limits.cells());
    return DrawnRegions.open(entry.diagram(), cells);
  }
}
