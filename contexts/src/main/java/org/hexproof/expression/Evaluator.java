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
    Expression.Sum sum = (Expression.Sum) expression;
    int[] parts = summands(sum);
    return calculator.assembly(sum.wiring()).value(parts);
  }

  private int[] values(List<Expression> expressions, Values over) throws ValueSyntaxException {
    int[] values = new int[expressions.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = value(expressions.get(i), over);
    }
    return values;
  }

  private int[] summands(Expression.Sum sum) throws ValueSyntaxException {
    Values games = calculator.values(Posets.P3);
    int[] values = values(sum.parts(), games);
    int depth = 0;
    for (int i = 0; i < values.length; i++) {
      depth += games.store().depth(values[i]);
      if (!games.isPassable(values[i])) {
        throw cursor.error(
            sum.parts().get(i).place(),
            "this summand is not passable, and sums of such games depend on more than their values",
            "write 'passable' before it to see why it isn't");
      }
    }
    checkDepth(sum, depth);
    return values;
  }

  private static void checkDepth(Expression.Sum sum, int depth) {
    if (depth > MAX_DEPTH) {
      throw new GameTooLargeException(
          "the summands of %s are %s moves deep together; sums are computed for at most %s",
          sum.sign(), depth, MAX_DEPTH);
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
    Expression.Sum sum = (Expression.Sum) expression;
    List<Game> parts = forms(sum.parts(), calculator.values(Posets.P3));
    checkDepth(sum, parts.stream().mapToInt(Game::depth).sum());
    return new FormSum(ImmutableList.copyOf(parts), calculator.assembly(sum.wiring())::value)
        .form();
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

  /** Sums and renumberings are about terminals, of which they have two or three. */
  private void check(Expression expression, Values over) throws ValueSyntaxException {
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
