package org.hexproof.circuit;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.Posets;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.word.Suggestion;

/**
 * Reads circuits in the notation of Figure 15 of [H3T], one a line:
 *
 * <pre>
 * # a position with a value, for the circuits below
 * P9(1,2,3) = {a|{b|⊥}}
 * G(1,2,3) = P3op(1,4,3), P5(2,1,4)x
 * </pre>
 *
 * <p>A part is the name of a position (one of {@link Primaries#STANDARD} or an earlier line), a
 * value in braces or the name of a value, then {@code op} or {@code ^op} for its dual, its nodes
 * and {@code x} or {@code ×} if it is mirrored. {@code Eq(1,2)} and {@code Eq(1,2,3)} join nodes,
 * {@code Empty} joins none. The dual of a position with two terminals joins where the position does
 * not.
 */
public final class CircuitReader {
  private static final String EMPTY = "Empty";

  /** The values with names, whose numbers are behind a colon. */
  private static final ImmutableList<String> VALUES =
      ImmutableList.of(
          "superswitch",
          "simpleswitch",
          "tripleswitch",
          "hex-tripleswitch",
          "tester",
          "tester-sente");

  private final String file;
  private final String line;
  private final int number;
  private Primaries primaries;
  private int next;

  private CircuitReader(String file, String line, int number, Primaries primaries) {
    this.file = file;
    this.line = line;
    this.number = number;
    this.primaries = primaries;
  }

  /**
   * Reads a file of circuits; a fault is told with its place in what the text's origin is called.
   */
  public static CircuitFile read(String file, String text) throws FormatException {
    return read(file, 1, text);
  }

  /** Reads a part of a file, whose first line has this number. */
  public static CircuitFile read(String file, int firstLine, String text) throws FormatException {
    Primaries primaries = Primaries.STANDARD;
    List<Circuit> circuits = new ArrayList<>();
    int number = firstLine - 1;
    for (String line : text.lines().toList()) {
      number++;
      String statement = withoutComment(line);
      if (!statement.isBlank()) {
        CircuitReader reader = new CircuitReader(file, statement, number, primaries);
        reader.statement().ifPresent(circuits::add);
        primaries = reader.primaries;
      }
    }
    if (circuits.isEmpty()) {
      throw new FormatException(
          new Place(file, Math.max(1, number), 1),
          "no circuit",
          "write one like G(1,2,3) = P3op(1,4,3), P5(2,1,4)x");
    }
    return new CircuitFile(primaries, ImmutableList.copyOf(circuits));
  }

  private static String withoutComment(String line) {
    int comment = line.indexOf('#');
    return comment < 0 ? line : line.substring(0, comment);
  }

  /** A circuit, or nothing if the line gives a position its value. */
  private Optional<Circuit> statement() throws FormatException {
    int start = skipSpace();
    String name = word();
    if (name.isEmpty()) {
      throw error(start, "expected a name, as in G(1,2,3) = …");
    }
    int at = skipSpace();
    List<Integer> terminals = nodes();
    if (!terminals.equals(List.of(1, 2)) && !terminals.equals(List.of(1, 2, 3))) {
      throw error(at, "the terminals of " + name + " must be (1,2) or (1,2,3)");
    }
    expect("=");
    int body = skipSpace();
    ImmutableList.Builder<Part> parts = ImmutableList.builder();
    if (line.substring(body).strip().equals(EMPTY)) {
      return Optional.of(circuit(name, terminals, parts.build()));
    }
    if (peek() == '{' && endOfGame() == line.stripTrailing().length()) {
      Game value = game(body, line.length());
      define(name, terminals.size(), OptionalInt.empty(), value);
      return Optional.empty();
    }
    do {
      parts.add(part());
      skipSpace();
    } while (take(","));
    if (next < line.length()) {
      throw error(next, "expected ',' or the end of the line, found '" + peek() + "'");
    }
    return Optional.of(circuit(name, terminals, parts.build()));
  }

  private Circuit circuit(String name, List<Integer> terminals, ImmutableList<Part> parts) {
    // Later lines may use it; its value is computed when it is wanted.
    define(name, terminals.size(), OptionalInt.empty(), Game.atom(Posets.P3.bottom()));
    return new Circuit(name, terminals.size(), parts);
  }

  private void define(String name, int terminals, OptionalInt cells, Game value) {
    primaries = primaries.with(new Primary(name, terminals, cells, value));
  }

  private Part part() throws FormatException {
    int start = skipSpace();
    Primary primary = peek() == '{' ? literal() : namedPart();
    boolean dual = take("^op") || take("op");
    int at = skipSpace();
    List<Integer> nodes = nodes();
    boolean joined = primary.name().equals(Part.JOINT);
    if (joined ? nodes.size() < 2 || nodes.size() > 3 : nodes.size() != primary.terminals()) {
      throw error(
          at,
          "%s has %s terminals, not %s"
              .formatted(primary.name(), joined ? "2 or 3" : primary.terminals(), nodes.size()));
    }
    if (joined && dual) {
      throw error(start, "Eq has no dual; write Empty or leave it out");
    }
    boolean mirrored = take("x") || take("×");
    return new Part(primary.name(), dual, ImmutableIntArray.copyOf(nodes), mirrored);
  }

  private Primary literal() throws FormatException {
    int start = next;
    int end = endOfGame();
    Game value = game(start, end);
    next = end;
    String name = line.substring(start, end).replace(" ", "");
    define(name, 3, OptionalInt.empty(), value);
    return primaries.find(name).orElseThrow();
  }

  /** Where the braces that open here are closed, or the end of the line. */
  private int endOfGame() {
    int depth = 0;
    for (int i = next; i < line.length(); i++) {
      depth += line.charAt(i) == '{' ? 1 : line.charAt(i) == '}' ? -1 : 0;
      if (depth == 0) {
        return i + 1;
      }
    }
    return line.length();
  }

  /** Reads a value with its place in the file kept for messages. */
  private Game game(int start, int end) throws FormatException {
    try {
      return GameReader.read(file, line.substring(start, end), Posets.P3);
    } catch (ValueSyntaxException e) {
      throw new FormatException(new Place(file, number, start + e.column()), e.problem());
    }
  }

  private Primary namedPart() throws FormatException {
    int start = next;
    String name = word();
    if (name.equals(Part.JOINT)) {
      return new Primary(Part.JOINT, 0, OptionalInt.of(0), Game.atom(Posets.P3.top()));
    }
    Optional<Primary> found = primaries.find(name);
    if (found.isEmpty() && name.endsWith("op")) {
      next -= 2;
      name = name.substring(0, name.length() - 2);
      found = primaries.find(name);
    }
    String kind = Splitter.on(':').split(name).iterator().next();
    if (found.isEmpty() && VALUES.contains(kind)) {
      Game value = game(start, start + name.length());
      define(name, 3, OptionalInt.empty(), value);
      found = primaries.find(name);
    }
    if (found.isEmpty()) {
      throw error(
          start,
          name.isEmpty()
              ? "expected a part"
              : "unknown position " + name + Suggestion.of(kind, "", meant(kind)),
          "known are " + primaries.names() + ", Eq, Empty, and values like {a,b|a}(1,2,3)");
    }
    return found.get();
  }

  /** What may be meant by a name; one number is not mistaken for another. */
  private ImmutableList<String> meant(String name) {
    return Stream.concat(
            primaries.known().stream()
                .filter(
                    own ->
                        own.equalsIgnoreCase(name)
                            || CharMatcher.inRange('0', '9').matchesNoneOf(own)),
            Stream.concat(Stream.of(Part.JOINT, EMPTY), VALUES.stream()))
        .collect(ImmutableList.toImmutableList());
  }

  private List<Integer> nodes() throws FormatException {
    expect("(");
    List<Integer> nodes = new ArrayList<>();
    do {
      int start = skipSpace();
      while (peek() >= '0' && peek() <= '9') {
        next++;
      }
      String digits = line.substring(start, next);
      if (digits.isEmpty() || digits.length() > 4 || Integer.parseInt(digits) == 0) {
        throw error(start, "expected the number of a node, from 1 to 9999");
      }
      nodes.add(Integer.parseInt(digits));
      skipSpace();
    } while (take(","));
    expect(")");
    return nodes;
  }

  private String word() {
    int start = next;
    while (next < line.length()
        && (Character.isLetterOrDigit(peek()) || "_:-'".indexOf(peek()) >= 0)) {
      next++;
    }
    return line.substring(start, next);
  }

  private void expect(String expected) throws FormatException {
    int at = skipSpace();
    if (!take(expected)) {
      String found = at < line.length() ? "'" + peek() + "'" : "the end of the line";
      throw error(at, "expected '" + expected + "', found " + found);
    }
  }

  private boolean take(String wanted) {
    boolean found = line.startsWith(wanted, next);
    next += found ? wanted.length() : 0;
    return found;
  }

  /** The next character, or 0 at the end. */
  private char peek() {
    return next < line.length() ? line.charAt(next) : 0;
  }

  private int skipSpace() {
    while (next < line.length() && Character.isWhitespace(peek())) {
      next++;
    }
    return next;
  }

  private FormatException error(int at, String message) {
    return new FormatException(new Place(file, number, at + 1), message);
  }

  private FormatException error(int at, String message, String hint) {
    return new FormatException(new Place(file, number, at + 1), message, hint);
  }
}
