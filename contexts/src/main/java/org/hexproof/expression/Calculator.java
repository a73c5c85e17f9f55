package org.hexproof.expression;

import com.google.common.collect.ImmutableMap;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.hexproof.circuit.Assembly;
import org.hexproof.circuit.Wiring;
import org.hexproof.value.Cursor;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Flaw;
import org.hexproof.value.Game;
import org.hexproof.value.GameForms;
import org.hexproof.value.Image;
import org.hexproof.value.Poset;
import org.hexproof.value.Posets;
import org.hexproof.value.Refutation;
import org.hexproof.value.Store;
import org.hexproof.value.Sum;
import org.hexproof.value.SumTable;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.value.Values;

/**
 * Answers questions about games. All games over one poset share a store, and sums are remembered,
 * so that many questions to one calculator cost less. One thread at a time.
 *
 * <p>Every method may fail with a {@link org.hexproof.value.StoreFullException} or a {@link
 * org.hexproof.value.GameTooLargeException}.
 */
public final class Calculator {
  private final Values words;
  private final ImmutableMap<String, Combination> functions;
  private final long maxBytes;
  private final Map<Poset, Values> values = new HashMap<>();
  private final Map<Wiring, Assembly> assemblies = new HashMap<>();
  private final Map<Combination, Sum> sums = new HashMap<>();

  /**
   * Values go to {@code words} if no operator tells the poset. Those of each poset may take {@code
   * maxBytes}.
   */
  public Calculator(Values words, long maxBytes) {
    this(words, ImmutableMap.of(), maxBytes);
  }

  /** One that knows functions by their names. */
  public Calculator(Values words, ImmutableMap<String, Combination> functions, long maxBytes) {
    this.words = words;
    this.functions = functions;
    this.maxBytes = maxBytes;
    values.put(words.poset(), words);
  }

  /** Where the values over this poset are. */
  public Values values(Poset poset) {
    return values.computeIfAbsent(
        poset, key -> new Values(new Store(key, maxBytes), Values.DEEP_CACHE_BITS));
  }

  /** Whether sums make sense beside the words' poset. */
  boolean hasTerminals() {
    return words.poset().equals(Posets.P3) || words.poset().equals(Posets.BOOLEAN);
  }

  /** Sums of this kind, from P3. */
  Assembly assembly(Wiring wiring) {
    FinitePoset outcomes = wiring.outer() == 2 ? Posets.BOOLEAN : Posets.P3;
    return assemblies.computeIfAbsent(
        wiring, key -> new Assembly(key, values(Posets.P3), values(outcomes), maxBytes));
  }

  /** The value of what a function makes of values. */
  int combined(Combination combination, int... values) {
    Values to = values(combination.to());
    if (values.length == 1) {
      return Image.of(values(combination.of().get(0)).store(), to, combination.outcomes())
          .of(values[0]);
    }
    return sums.computeIfAbsent(combination, this::sum).of(values[0], values[1]);
  }

  private Sum sum(Combination combination) {
    FinitePoset first = combination.of().get(0);
    FinitePoset second = combination.of().get(1);
    return new Sum(
        values(first).store(),
        values(second).store(),
        values(combination.to()),
        new SumTable(first, second, combination.to(), combination::outcome));
  }

  /** Reads a question and answers it; a fault is told with its place. */
  public GameAnswer answer(Cursor cursor) throws ValueSyntaxException {
    return answer(cursor, ExpressionReader.query(cursor, functions));
  }

  /** Answers a question that was read from this text; a fault is told with its place. */
  public GameAnswer answer(Cursor cursor, Query query) throws ValueSyntaxException {
    Values over = values(poset(query.games()));
    Evaluator evaluator = new Evaluator(this, cursor);
    if (query instanceof Query.Value value) {
      return worth(cursor, value.game(), over);
    }
    if (query instanceof Query.Comparison comparison) {
      int first = evaluator.value(comparison.first(), over);
      int second = evaluator.value(comparison.second(), over);
      return compared(comparison.relation(), over, over.form(first), over.form(second));
    }
    Query.Property property = (Query.Property) query;
    int value = evaluator.value(property.game(), over);
    return switch (property.kind()) {
      case ATOMS -> new GameAnswer.Measured(property.kind(), GameForms.atoms(over.form(value)));
      case DEPTH ->
          new GameAnswer.Measured(property.kind(), BigInteger.valueOf(over.store().depth(value)));
      case PASSABLE, MONOTONE -> judged(property, over, evaluator.form(property.game(), over));
    };
  }

  /** The poset that operators tell, or else that of the words. */
  public Poset poset(Iterable<Expression> games) {
    for (Expression game : games) {
      Optional<FinitePoset> poset = game.poset();
      if (poset.isPresent()) {
        return poset.get();
      }
    }
    return words.poset();
  }

  public GameAnswer.Worth worth(Cursor cursor, Expression game, Values over)
      throws ValueSyntaxException {
    Evaluator evaluator = new Evaluator(this, cursor);
    return new GameAnswer.Worth(
        over, evaluator.value(game, over), () -> evaluator.checkedForm(game, over));
  }

  /**
   * The innermost game in braces, the first of several, that is not passable as it is written. Sums
   * have passable parts only, so that they are passable.
   */
  public Optional<Expression> impassable(Cursor cursor, Expression game, Values over)
      throws ValueSyntaxException {
    if (game instanceof Expression.Sum || game instanceof Expression.Combined) {
      return Optional.empty();
    }
    for (Expression part : game.parts()) {
      Optional<Expression> inside = impassable(cursor, part, over);
      if (inside.isPresent()) {
        return inside;
      }
    }
    int value = new Evaluator(this, cursor).value(game, over);
    return over.leqFirst(value, value) ? Optional.empty() : Optional.of(game);
  }

  private static GameAnswer judged(Query.Property property, Values over, Game form) {
    return new GameAnswer.Judged(
        over,
        property.kind(),
        property.kind() == Query.Kind.PASSABLE
            ? Flaw.ofPassable(over, form)
            : Flaw.ofMonotone(over, form));
  }

  private static GameAnswer compared(
      Query.Relation relation, Values over, Game first, Game second) {
    Optional<GameAnswer.Failure> failure =
        switch (relation) {
          case LEQ -> failure(Query.Relation.LEQ, Refutation.ofLeq(over, first, second));
          case GEQ -> failure(Query.Relation.GEQ, Refutation.ofLeq(over, second, first));
          case FIRST -> failure(Query.Relation.FIRST, Refutation.ofLeqFirst(over, first, second));
          case EQUAL ->
              failure(Query.Relation.LEQ, Refutation.ofLeq(over, first, second))
                  .or(() -> failure(Query.Relation.GEQ, Refutation.ofLeq(over, second, first)));
        };
    return new GameAnswer.Compared(over, first, second, failure);
  }

  private static Optional<GameAnswer.Failure> failure(
      Query.Relation relation, Optional<Refutation> why) {
    return why.map(refutation -> new GameAnswer.Failure(relation, refutation));
  }
}
