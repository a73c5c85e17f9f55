package org.hexproof.compose;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import org.hexproof.board.Position;
import org.hexproof.circuit.CircuitGraph;
import org.hexproof.database.Database;
import org.hexproof.database.DatabaseEntry;
import org.hexproof.database.Lookup;
import org.hexproof.realize.Effort;
import org.hexproof.realize.NamedContexts;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.NamedValue;
import org.hexproof.value.Posets;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.word.Suggestion;

/** What a template is put into. */
public sealed interface Context {
  /** What {@link #parse} understands, for messages and help. */
  ImmutableList<String> WORDS =
      ImmutableList.of(
          "edge",
          "interior",
          "simpleswitch",
          "superswitch",
          "tripleswitch",
          "hex-tripleswitch",
          "tester",
          "tester-sente");

  String NAMES =
      "edge, interior, simpleswitch:N, superswitch:N, tripleswitch:N, hex-tripleswitch:N, tester,"
          + " tester-sente, value:{…} or entry:N";

  /** What stands before a value. */
  String VALUE = "value:";

  /** What stands before the number of an entry. */
  String ENTRY = "entry:";

  /** White stones around, and a chain of black ones from each end to the edge of the board. */
  record Frame(Kind kind) implements Context {
    @Override
    public PlacedTemplate place(Position surrounded, Promise promise, Effort effort) {
      if (promise.kind() != kind) {
        throw new IllegalArgumentException(
            "the context '%s' is for templates of kind %s, and this is one of kind %s"
                .formatted(kind.label(), kind.label(), promise.kind().label()));
      }
      return PlacedTemplate.framed(surrounded, promise);
    }
  }

  /** A context with three terminals. */
  record Juxtaposed(Hypergraph hypergraph) implements Context {
    private int cells() {
      return hypergraph.cells().size();
    }

    @Override
    public PlacedTemplate place(Position surrounded, Promise promise, Effort effort) {
      return PlacedTemplate.juxtaposed(surrounded, promise, hypergraph, effort);
    }
  }

  /**
   * Puts a template onto a board.
   *
   * @param surrounded the template with White on all other cells
   * @throws IllegalArgumentException if that is impossible, and why
   */
  PlacedTemplate place(Position surrounded, Promise promise, Effort effort);

  /**
   * The context with this name, if it is no value. Switches are dual ones, as [H3T], section 4.6,
   * uses them to test templates: White is the one who switches.
   *
   * @throws IllegalArgumentException if there is none
   */
  static Context parse(String name) {
    if (name.equals(Kind.EDGE.label()) || name.equals(Kind.INTERIOR.label())) {
      return new Frame(Kind.parse(name));
    }
    return new Juxtaposed(
        hypergraph(name)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "unknown context '"
                            + name
                            + "'"
                            + Suggestion.of(name.replaceFirst(":.*", ""), "", WORDS)
                            + " (there are "
                            + NAMES
                            + ")")));
  }

  private static Optional<Hypergraph> hypergraph(String name) {
    return NamedContexts.hypergraph(name, isDual(name));
  }

  private static boolean isDual(String name) {
    return name.contains("switch:");
  }

  /**
   * The context with this name, of the fewest cells that are known: the database's if it has a
   * smaller one.
   *
   * @throws IllegalArgumentException if there is none
   * @throws IOException if the database can't be read
   */
  static Context smallest(String name, Database database) throws IOException {
    if (NamedValue.parse(name, Posets.P3).isEmpty()) {
      return parse(name);
    }
    OptionalInt reference = new Lookup(database).exact(game(name + (isDual(name) ? "^op" : "")));
    if (reference.isEmpty()) {
      return parse(name);
    }
    Context found = ofReference(reference.getAsInt(), database);
    try {
      return ((Juxtaposed) parse(name)).cells() <= ((Juxtaposed) found).cells()
          ? parse(name)
          : found;
    } catch (IllegalArgumentException e) {
      // None is known but the database's.
      return found;
    }
  }

  /**
   * The context with a value that a database knows.
   *
   * @param name begins with {@link #VALUE} or {@link #ENTRY}
   * @throws IllegalArgumentException if the database has no such value
   * @throws IOException if the database can't be read
   */
  static Context known(String name, Database database) throws IOException {
    return name.startsWith(VALUE)
        ? ofValue(name.substring(VALUE.length()), database)
        : ofReference(entry(name.substring(ENTRY.length()), database), database);
  }

  private static Context ofReference(int reference, Database database) throws IOException {
    return new Juxtaposed(CircuitGraph.of(KnownCircuit.ofReference(reference, database)));
  }

  private static Context ofValue(String value, Database database) throws IOException {
    return KnownCircuit.of(game(value), database)
        .map(known -> new Juxtaposed(CircuitGraph.of(known.circuit())))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no position with the value "
                        + value
                        + " is known\n  hint: 'hexproof db lookup' tells what comes near; a larger"
                        + " database may have it (--db FILE)"));
  }

  private static Game game(String value) {
    try {
      return GameReader.read("value", value, Posets.P3);
    } catch (ValueSyntaxException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  private static int entry(String number, Database database) {
    Integer entry = Ints.tryParse(number);
    if (entry == null || entry < 0 || entry >= database.size()) {
      throw new IllegalArgumentException(
          "there is no entry '" + number + "' (there are 0 to " + (database.size() - 1) + ")");
    }
    return DatabaseEntry.SYMMETRIES * entry;
  }

  /**
   * The context that tests a kind of promise.
   *
   * @param depth of the tower of switches that tests connects-both templates
   */
  static Context testing(Kind kind, int depth) {
    return parse(
        switch (kind) {
          case EDGE, INTERIOR -> kind.label();
          case CONNECTS_BOTH -> "simpleswitch:" + depth;
          case PIVOTING -> "tester";
          case PIVOTING_SENTE -> "tester-sente";
        });
  }
}
