package org.hexproof.expression;

import static com.google.common.base.Strings.lenientFormat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.hexproof.circuit.Primaries;
import org.hexproof.circuit.Primary;
import org.hexproof.value.Cursor;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Game;
import org.hexproof.value.GameForms;
import org.hexproof.value.GameReader;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.value.Values;

/**
 * The values and the forms of the expressions of one text. Both are made part by part; a value
 * never needs the form of a sum, which has many more positions.
 */
record Evaluator(Calculator calculator, Cursor cursor) {
  /** Sums are added by recursion. */
  private static final int MAX_DEPTH = 500;

  private static final Pattern POSITION = Pattern.compile("[PQ][1-9][0-9]*");

  /** The value, over the poset of the given ones. */
  int value(Expression expression, Values over) throws ValueSyntaxException {
    check(expression, over);
    if (expression instanceof Expression.Word word) {
      return over.of(named(word, over));
    }
    if (expression instanceof Expression.Braces braces) {
      return over.of(values(braces.left(), over), values(braces.right(), over));
    }
    if (expression instanceof Expression.Dual dual) {
      int value = value(dual.game(), over);
      return Image.dual(over.store(), over, duality(dual, over)).of(value);
    }
    if (expression instanceof Expression.Canonical canonical) {
      return value(canonical.game(), over);
    }
    if (expression instanceof Expression.Renumbered renumbered) {
      return renumbered.numbers().image(over).of(value(renumbered.game(), over));
    }
    Expression.Operation operation = (Expression.Operation) expression;
    int[] parts = parts(operation);
    return operation instanceof Expression.Sum sum
        ? calculator.assembly(sum.wiring()).value(parts)
        : calculator.combined(((Expression.Combined) operation).combination(), parts);
  }

  private int[] values(List<Expression> expressions, Values over) throws ValueSyntaxException {
    int[] values = new int[expressions.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = value(expressions.get(i), over);
    }
    return values;
  }

  private int[] parts(Expression.Operation operation) throws ValueSyntaxException {
    int[] values = new int[operation.parts().size()];
    int depth = 0;
    for (int i = 0; i < values.length; i++) {
      Values games = calculator.values(operation.of(i));
      values[i] = value(operation.parts().get(i), games);
      depth += games.store().depth(values[i]);
      if (values.length > 1 && !games.isPassable(values[i])) {
        throw cursor.error(
            operation.parts().get(i).place(),
            "this summand is not passable, and sums of such games depend on more than their values",
            "write 'passable' before it to see why it isn't");
      }
    }
    checkDepth(operation, depth);
    return values;
  }

  private static void checkDepth(Expression.Operation operation, int depth) {
    if (depth > MAX_DEPTH) {
      throw new GameTooLargeException(
          "the summands of %s are %s moves deep together; sums are computed for at most %s",
          operation.sign(), depth, MAX_DEPTH);
    }
  }

  /**
   * The form as it is written; of a sum by [H3T], Definition 3.6, without bringing anything into
   * canonical form.
   */
  Game form(Expression expression, Values over) throws ValueSyntaxException {
    check(expression, over);
    if (expression instanceof Expression.Word word) {
      return named(word, over);
    }
    if (expression instanceof Expression.Braces braces) {
      return Game.of(forms(braces.left(), over), forms(braces.right(), over));
    }
    if (expression instanceof Expression.Dual dual) {
      return GameForms.dual(form(dual.game(), over), duality(dual, over));
    }
    if (expression instanceof Expression.Canonical canonical) {
      return over.form(value(canonical.game(), over));
    }
    if (expression instanceof Expression.Renumbered renumbered) {
      return GameForms.map(form(renumbered.game(), over), renumbered.numbers().atoms());
    }
    Expression.Operation operation = (Expression.Operation) expression;
    ImmutableList.Builder<Game> forms = ImmutableList.builder();
    for (int i = 0; i < operation.parts().size(); i++) {
      forms.add(form(operation.parts().get(i), calculator.values(operation.of(i))));
    }
    ImmutableList<Game> parts = forms.build();
    checkDepth(operation, parts.stream().mapToInt(Game::depth).sum());
    FormSum.Outcome outcome =
        operation instanceof Expression.Sum sum
            ? calculator.assembly(sum.wiring())::value
            : ((Expression.Combined) operation).combination()::outcome;
    return new FormSum(parts, outcome).form();
  }

  /** The form of an expression whose value is known, so that there is no fault in it. */
  Game checkedForm(Expression expression, Values over) {
    try {
      return form(expression, over);
    } catch (ValueSyntaxException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private List<Game> forms(List<Expression> expressions, Values over) throws ValueSyntaxException {
    List<Game> forms = new ArrayList<>();
    for (Expression expression : expressions) {
      forms.add(form(expression, over));
    }
    return forms;
  }

  /** An atom, a {@link org.hexproof.value.NamedValue} or a position that circuits have too. */
  private Game named(Expression.Word word, Values over) throws ValueSyntaxException {
    if (over.poset().equals(Posets.P3) && POSITION.matcher(word.word()).matches()) {
      Optional<Primary> position = Primaries.STANDARD.find(word.word());
      if (position.isPresent()) {
        return position.get().value();
      }
    }
    return GameReader.named(cursor, word.place(), word.word(), over.poset());
  }

  private ImmutableIntArray duality(Expression.Dual dual, Values over) throws ValueSyntaxException {
    return GameReader.duality(cursor, dual.place(), over.poset());
  }

  /** Operations tell the poset of what they make; sums and renumberings are about terminals. */
  private void check(Expression expression, Values over) throws ValueSyntaxException {
    if (expression instanceof Expression.Combined combined) {
      if (!combined.outcomes().equals(over.poset())) {
        throw cursor.error(
            expression.place(), combined.sign() + " makes games over another poset than is wanted");
      }
      return;
    }
    boolean isSum = expression instanceof Expression.Sum;
    if (!isSum && !(expression instanceof Expression.Renumbered)) {
      return;
    }
    FinitePoset outcomes = expression.poset().orElseThrow();
    String operator = isSum ? ((Expression.Sum) expression).sign() : "renumber";
    if (!calculator.hasTerminals()) {
      throw cursor.error(
          expression.place(),
          operator + " is for games with three terminals, over P3",
          "leave --poset out");
    }
    if (!outcomes.equals(over.poset())) {
      boolean two = outcomes.equals(Posets.BOOLEAN);
      throw cursor.error(
          expression.place(),
          lenientFormat(
              "what %s makes has %s terminals, and stands beside or in what has %s",
              operator, two ? "two" : "three", two ? "three" : "two"),
          "G +j H has two terminals, all other sums have three");
    }
  }
}
