package org.hexproof.expression;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Streams;
import com.google.common.primitives.ImmutableIntArray;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.hexproof.value.Cursor;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.PosetReader;
import org.hexproof.value.ValueSyntaxException;

/**
 * Reads functions of outcomes by their tables:
 *
 * <pre>
 * # either is won
 * or: bool, bool -> bool
 * F F = F
 * _ _ = T
 * </pre>
 *
 * <p>The first row that fits counts, and {@code _} fits all atoms. Posets are named, or chains in
 * quotation marks.
 */
public final class CombinationReader {
  /** What functions may be called, as a regular expression. */
  static final String NAME = "\\p{L}[\\p{L}\\p{N}_-]*";

  private static final String POSET = "\\s*('[^']*'|[\\w:]+)\\s*";
  private static final Pattern HEAD =
      Pattern.compile("\\s*(" + NAME + ")\\s*:" + POSET + "(?:," + POSET + ")?->" + POSET);
  private static final String EXAMPLE =
      "a function begins as in 'or: bool, bool -> bool', and its rows are as 'F F = F'";
  private static final int MOST_ROWS = 5000;

  /** Words that stand before a game, or call something else. */
  private static final ImmutableSet<String> TAKEN =
      Stream.concat(
              Stream.of("renumber", "canonical"),
              Arrays.stream(Query.Kind.values()).map(Query.Kind::word))
          .collect(ImmutableSet.toImmutableSet());

  private static final String ANY = "_";
  private static final int OPEN = -1;

  private CombinationReader() {}

  /**
   * The functions by their names.
   *
   * @param file what to call it in messages
   * @throws ValueSyntaxException at a line that can't be read, a function that lacks a row, or one
   *     that is not monotone, with its place
   */
  public static ImmutableMap<String, Combination> read(String file, String text)
      throws ValueSyntaxException {
    List<Table> tables = new ArrayList<>();
    int number = 0;
    for (String line : text.lines().toList()) {
      String said = line.replaceFirst("#.*", "");
      Cursor cursor = new Cursor(file, ++number, said);
      Matcher begins = HEAD.matcher(said);
      if (begins.matches()) {
        tables.add(Table.of(cursor, begins));
      } else if (!cursor.atEnd()) {
        if (tables.isEmpty() || said.contains("->")) {
          throw cursor.error(cursor.place(), "expected the beginning of a function", EXAMPLE);
        }
        Iterables.getLast(tables).row(cursor);
      }
    }
    Map<String, Combination> functions = new LinkedHashMap<>();
    for (Table table : tables) {
      if (TAKEN.contains(table.name)) {
        throw table.head.error(0, table.name + " has a meaning of its own in expressions");
      }
      if (functions.put(table.name, table.read()) != null) {
        throw table.head.error(0, "there is another function " + table.name);
      }
    }
    return ImmutableMap.copyOf(functions);
  }

  /** A function of which rows are read. */
  private record Table(
      Cursor head,
      String name,
      ImmutableList<FinitePoset> of,
      FinitePoset to,
      IntArrayList outcomes) {
    static Table of(Cursor head, Matcher begins) throws ValueSyntaxException {
      ImmutableList.Builder<FinitePoset> of = ImmutableList.builder();
      of.add(poset(head, begins, 2));
      if (begins.group(3) != null) {
        of.add(poset(head, begins, 3));
      }
      ImmutableList<FinitePoset> posets = of.build();
      if (posets.stream().mapToLong(FinitePoset::size).reduce(1, (a, b) -> a * b) > MOST_ROWS) {
        throw head.error(0, "a function has at most " + MOST_ROWS + " rows");
      }
      IntArrayList outcomes = new IntArrayList();
      Combination.rows(posets).forEach(row -> outcomes.add(OPEN));
      return new Table(head, begins.group(1), posets, poset(head, begins, 4), outcomes);
    }

    private static FinitePoset poset(Cursor head, Matcher begins, int group)
        throws ValueSyntaxException {
      try {
        return PosetReader.read("", begins.group(group).replace("'", ""));
      } catch (ValueSyntaxException e) {
        throw head.error(begins.start(group), e.problem());
      }
    }

    void row(Cursor cursor) throws ValueSyntaxException {
      List<Integer> atoms = new ArrayList<>();
      for (FinitePoset poset : of) {
        atoms.add(atom(cursor, poset));
      }
      cursor.expect("=");
      int place = cursor.place();
      int outcome = atom(cursor, to);
      if (outcome == OPEN) {
        throw cursor.error(place, "a row has one outcome");
      }
      cursor.checkEnd("the end of the row");
      List<List<Integer>> rows = Combination.rows(of);
      for (int i = 0; i < rows.size(); i++) {
        if (outcomes.getInt(i) == OPEN && fits(atoms, rows.get(i))) {
          outcomes.set(i, outcome);
        }
      }
    }

    private static int atom(Cursor cursor, FinitePoset poset) throws ValueSyntaxException {
      int place = cursor.place();
      String word = cursor.word();
      if (word.equals(ANY)) {
        return OPEN;
      }
      if (GameReader.named(cursor, place, word, poset) instanceof Game.Atom atom) {
        return atom.atom();
      }
      throw cursor.error(place, word + " is no outcome");
    }

    private static boolean fits(List<Integer> pattern, List<Integer> row) {
      return Streams.zip(pattern.stream(), row.stream(), (a, b) -> a == OPEN || a.equals(b))
          .allMatch(Boolean::booleanValue);
    }

    Combination read() throws ValueSyntaxException {
      int open = outcomes.indexOf(OPEN);
      if (open >= 0) {
        String call = Combination.call(name, of, Combination.rows(of).get(open));
        throw head.error(0, "no row tells what " + call + " is");
      }
      try {
        return new Combination(name, of, to, ImmutableIntArray.copyOf(outcomes));
      } catch (IllegalArgumentException e) {
        throw head.error(0, e.getMessage());
      }
    }
  }
}
