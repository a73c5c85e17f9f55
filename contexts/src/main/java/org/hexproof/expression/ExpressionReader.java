package org.hexproof.expression;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hexproof.circuit.TerminalSymmetry;
import org.hexproof.circuit.Wiring;
import org.hexproof.value.Cursor;
import org.hexproof.value.GameReader;
import org.hexproof.value.ValueSyntaxException;

/**
 * Reads expressions and questions about them:
 *
 * <pre>
 * superswitch:2 +c superswitch:1 = superswitch:3
 * +w({a,b|a}(1,4,3), renumber(tester,2,1,3)^op(1,2,4))
 * passable {a|b}
 * or({a|⊥},b)
 * </pre>
 *
 * <p>{@code ^op} binds tightest; {@code +c} and {@code +j} are read from the left; then come
 * relations and properties, of which a text has at most one. What an atom is depends on the poset
 * and is not looked at here. {@link Combination}s are called by their names.
 */
public final class ExpressionReader {
  private static final int TERMINALS = 3;
  private static final int MOST_DIGITS = 4;

  private static final String CONCATENATION = "+c";
  private static final String JUXTAPOSITION = "+j";
  private static final String PINWHEEL = "+p";
  private static final String WIRING = "+w";
  private static final String RENUMBER = "renumber";
  private static final String CANONICAL = "canonical";
  private static final String SUMS = "the sums are G +c H, G +j H, +p(G,H,K) and +w(G(1,4,3), …)";

  /** The longer of two that begin alike comes first. */
  private static final ImmutableMap<String, Query.Relation> RELATIONS =
      ImmutableMap.<String, Query.Relation>builder()
          .put("<=", Query.Relation.LEQ)
          .put("≤", Query.Relation.LEQ)
          .put("⩽", Query.Relation.LEQ)
          .put(">=", Query.Relation.GEQ)
          .put("≥", Query.Relation.GEQ)
          .put("⩾", Query.Relation.GEQ)
          .put("=", Query.Relation.EQUAL)
          .put("≃", Query.Relation.EQUAL)
          .put("<|", Query.Relation.FIRST)
          .put("◁", Query.Relation.FIRST)
          .put("⊲", Query.Relation.FIRST)
          .buildOrThrow();

  private final Cursor cursor;

  private final ImmutableMap<String, Combination> functions;

  private ExpressionReader(Cursor cursor, ImmutableMap<String, Combination> functions) {
    this.cursor = cursor;
    this.functions = functions;
  }

  /** The question, which may be just a game; a fault is told with its place. */
  public static Query query(Cursor cursor, ImmutableMap<String, Combination> functions)
      throws ValueSyntaxException {
    Query query = new ExpressionReader(cursor, functions).query();
    cursor.checkEnd("+c, +j, <=, >=, =, ◁ or the end");
    return query;
  }

  /** A game without functions. */
  public static Expression expression(Cursor cursor) throws ValueSyntaxException {
    return expression(cursor, ImmutableMap.of());
  }

  public static Expression expression(Cursor cursor, ImmutableMap<String, Combination> functions)
      throws ValueSyntaxException {
    Expression game = new ExpressionReader(cursor, functions).sum();
    cursor.checkEnd("+c, +j or the end");
    return game;
  }

  private Query query() throws ValueSyntaxException {
    Optional<Query.Kind> kind = kind();
    Expression game = sum();
    int place = cursor.place();
    Optional<Query.Relation> relation = relation();
    if (relation.isEmpty()) {
      return kind.isPresent() ? new Query.Property(kind.get(), game) : new Query.Value(game);
    }
    if (kind.isPresent()) {
      throw cursor.error(place, kind.get().word() + " asks about one game, without a relation");
    }
    Query comparison = new Query.Comparison(relation.get(), game, sum());
    int next = cursor.place();
    if (relation().isPresent()) {
      throw cursor.error(next, "only two games can be compared");
    }
    return comparison;
  }

  /** A word such as {@code passable}, unless it stands alone, as an atom may be called so. */
  private Optional<Query.Kind> kind() {
    int start = cursor.place();
    String word = cursor.word();
    if (!cursor.atEnd() && !"^=<>|,)".contains(String.valueOf(cursor.peek()))) {
      for (Query.Kind kind : Query.Kind.values()) {
        if (kind.word().equals(word)) {
          return Optional.of(kind);
        }
      }
    }
    cursor.back(start);
    return Optional.empty();
  }

  private Optional<Query.Relation> relation() {
    return RELATIONS.entrySet().stream()
        .filter(entry -> cursor.take(entry.getKey()))
        .map(Map.Entry::getValue)
        .findFirst();
  }

  private Expression sum() throws ValueSyntaxException {
    Expression sum = dual();
    int levels = 0;
    while (cursor.peek() == '+') {
      int place = cursor.place();
      String sign = sign();
      Wiring wiring =
          switch (sign) {
            case CONCATENATION -> Wiring.CONCATENATION;
            case JUXTAPOSITION -> Wiring.JUXTAPOSITION;
            default -> throw cursor.error(place, sign + " can't stand between two games", SUMS);
          };
      // The tree is as deep as the row is long.
      cursor.open(place);
      levels++;
      sum = new Expression.Sum(place, sign, wiring, ImmutableList.of(sum, dual()));
    }
    for (; levels > 0; levels--) {
      cursor.close();
    }
    return sum;
  }

  private String sign() {
    cursor.take("+");
    return "+" + cursor.word();
  }

  private Expression dual() throws ValueSyntaxException {
    int start = cursor.place();
    Expression game = operand();
    int levels = 0;
    for (int place = cursor.place(); cursor.take(GameReader.DUAL); place = cursor.place()) {
      cursor.open(place);
      levels++;
      game = new Expression.Dual(start, game);
    }
    for (; levels > 0; levels--) {
      cursor.close();
    }
    return game;
  }

  private Expression operand() throws ValueSyntaxException {
    int start = cursor.place();
    switch (cursor.peek()) {
      case '{' -> {
        Cursor.Sides<Expression> sides = cursor.sides(this::sum);
        return new Expression.Braces(start, sides.left(), sides.right());
      }
      case '(' -> {
        return cursor.inParentheses(this::sum);
      }
      case '+' -> {
        return prefixed(start, sign());
      }
      default -> {
        String word = cursor.word();
        if (word.isEmpty()) {
          throw cursor.error(start, "expected a game, found " + cursor.found());
        }
        if (cursor.peek() == '(' && (word.equals(RENUMBER) || word.equals(CANONICAL))) {
          return cursor.inParentheses(
              word.equals(RENUMBER) ? () -> renumbered(start) : () -> canonical(start));
        }
        return cursor.peek() == '(' && functions.containsKey(word)
            ? combined(start, functions.get(word))
            : new Expression.Word(start, word);
      }
    }
  }

  private Expression combined(int start, Combination combination) throws ValueSyntaxException {
    List<Expression> parts = cursor.inParentheses(() -> row(this::sum));
    int wanted = combination.of().size();
    if (parts.size() != wanted) {
      throw cursor.error(
          start,
          "%s takes %s, not %s"
              .formatted(
                  combination.name(), wanted == 1 ? "1 game" : wanted + " games", parts.size()));
    }
    return new Expression.Combined(start, combination, ImmutableList.copyOf(parts));
  }

  private Expression canonical(int start) throws ValueSyntaxException {
    return new Expression.Canonical(start, sum());
  }

  private Expression renumbered(int start) throws ValueSyntaxException {
    Expression game = sum();
    cursor.expect(",");
    int place = cursor.place();
    ImmutableIntArray numbers = ImmutableIntArray.copyOf(numbers());
    int[] sorted = numbers.toArray();
    Arrays.sort(sorted);
    if (!Arrays.equals(sorted, new int[] {1, 2, 3})) {
      throw cursor.error(
          place,
          "expected 1, 2 and 3 in some order",
          "renumber(G,2,1,3) makes terminal 1 of G terminal 2; +w joins terminals");
    }
    return new Expression.Renumbered(start, game, new TerminalSymmetry(false, numbers));
  }

  private Expression prefixed(int start, String sign) throws ValueSyntaxException {
    if (sign.equals(PINWHEEL)) {
      List<Expression> parts = cursor.inParentheses(() -> row(this::sum));
      if (parts.size() != Wiring.PINWHEEL.parts().size()) {
        throw cursor.error(start, "a pinwheel has 3 parts, not " + parts.size());
      }
      return new Expression.Sum(start, sign, Wiring.PINWHEEL, ImmutableList.copyOf(parts));
    }
    if (sign.equals(WIRING)) {
      List<Wired> parts = cursor.inParentheses(() -> row(this::wired));
      Wiring wiring =
          new Wiring(TERMINALS, parts.stream().map(Wired::nodes).collect(toImmutableList()));
      ImmutableList<Expression> games = parts.stream().map(Wired::game).collect(toImmutableList());
      return new Expression.Sum(start, sign, wiring, games);
    }
    throw cursor.error(start, "expected a game, found " + sign, SUMS);
  }

  private record Wired(Expression game, ImmutableIntArray nodes) {}

  private Wired wired() throws ValueSyntaxException {
    Expression game = dual();
    int place = cursor.place();
    List<Integer> nodes = cursor.inParentheses(this::numbers);
    if (nodes.size() != TERMINALS) {
      throw cursor.error(
          place,
          "a game has 3 terminals, not " + nodes.size(),
          "of two terminals: {c|⊥}(1,2,9) is a cell between 1 and 2 if 9 stands nowhere else");
    }
    return new Wired(game, ImmutableIntArray.copyOf(nodes));
  }

  private List<Integer> numbers() throws ValueSyntaxException {
    return row(this::number);
  }

  private int number() throws ValueSyntaxException {
    int start = cursor.place();
    String word = cursor.word();
    if (word.length() > MOST_DIGITS || !word.matches("0*[1-9][0-9]*")) {
      throw cursor.error(start, "expected the number of a terminal, from 1 to 9999");
    }
    return Integer.parseInt(word);
  }

  /** Several, with commas between. */
  private <T> List<T> row(Cursor.Item<T> item) throws ValueSyntaxException {
    List<T> row = new ArrayList<>();
    do {
      row.add(item.read());
    } while (cursor.take(","));
    return row;
  }
}
