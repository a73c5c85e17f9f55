package org.hexproof.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import java.util.Random;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExpressionReaderTest {
  private static Query read(String text) throws ValueSyntaxException {
    return ExpressionReader.query(new Cursor("test", 1, text), ImmutableMap.of());
  }

  /** With all its parentheses and without places. */
  private static String write(Expression expression) {
    if (expression instanceof Expression.Word word) {
      return word.word();
    }
    if (expression instanceof Expression.Braces braces) {
      return "{" + braces.left().size() + "|" + braces.right().size() + "}";
    }
    if (expression instanceof Expression.Dual dual) {
      return "op(" + write(dual.game()) + ")";
    }
    if (expression instanceof Expression.Sum sum) {
      return sum.sign() + sum.parts().stream().map(ExpressionReaderTest::write).toList();
    }
    return expression.getClass().getSimpleName() + write(expression.parts().get(0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "a +c b +c c; +c[+c[a, b], c]",
        "a+c b+j c; +j[+c[a, b], c]",
        "a +c (b +c c); +c[a, +c[b, c]]",
        "a^op +c b; +c[op(a), b]",
        "(a +c b) ^op^op; op(op(+c[a, b]))",
        "+p(a, b +c c, {a|b}^op); +p[a, +c[b, c], op({1|1})]",
        "+w(a(1,4,3),(b)^op (1,2,4)); +w[a, op(b)]",
        "renumber(a +c b, 2,1,3)^op; op(Renumbered+c[a, b])",
        "canonical((a)); Canonicala",
        "{a, b +c c | canonical(a)}; {2|1}",
        "renumber; renumber",
        "depth; depth",
        "depth^op; op(depth)",
        "superswitch:2+c{a|b}; +c[superswitch:2, {1|1}]"
      })
  void operatorsBindAsTheyShould(String text, String tree) throws Exception {
    Query.Value value = (Query.Value) read(text);
    assertThat(write(value.game())).isEqualTo(tree);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "a<=b; LEQ",
        "a ≤ b; LEQ",
        "a ⩽ b; LEQ",
        "a>=b; GEQ",
        "a = b; EQUAL",
        "a≃b; EQUAL",
        "a ◁ b; FIRST",
        "a <| b; FIRST",
        "depth <= b; LEQ",
        "a +c b <= b^op; LEQ"
      })
  void relationsCompareTwoGames(String text, Query.Relation relation) throws Exception {
    assertThat(((Query.Comparison) read(text)).relation()).isEqualTo(relation);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "passable a; PASSABLE; a", "monotone{a|b}; MONOTONE; {1|1}",
        "atoms +p(a,a,a); ATOMS; +p[a, a, a]", "depth (a +c b) +j c; DEPTH; +j[+c[a, b], c]",
        "depth depth; DEPTH; depth"
      })
  void propertiesAskAboutAllThatFollows(String text, Query.Kind kind, String tree)
      throws Exception {
    Query.Property property = (Query.Property) read(text);
    assertThat(property.kind()).isEqualTo(kind);
    assertThat(write(property.game())).isEqualTo(tree);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "''; test:1:1: expected a game, found the end",
        "a +c; test:1:5: expected a game, found the end",
        "a +q b; test:1:3: +q can't stand between two games",
        "a +p(a,b,c); test:1:3: +p can't stand between",
        "a +cb; test:1:3: +cb can't stand between",
        "+c a; test:1:1: expected a game, found +c",
        "+p(a,b); test:1:1: a pinwheel has 3 parts, not 2",
        "+p a; test:1:4: expected '(', found 'a'",
        "(a; test:1:1: this ( is not closed",
        "(a b); test:1:4: expected ')', found 'b'",
        "a); test:1:2: this ) closes no parenthesis",
        "a b; test:1:3: expected +c, +j, <=, >=, =, ◁ or the end, found 'b'",
        "+w(a(1,2)); test:1:5: a game has 3 terminals, not 2",
        "+w(a(1,2,0)); test:1:10: expected the number of a terminal",
        "+w(a(1,2,3); test:1:3: this ( is not closed",
        "+w(a); test:1:5: expected '(', found ')'",
        "renumber(a); test:1:11: expected ',', found ')'",
        "renumber(a,1,2,2); test:1:12: expected 1, 2 and 3 in some order",
        "renumber(a,1,2,4); test:1:12: expected 1, 2 and 3 in some order",
        "renumber(a,1,2); test:1:12: expected 1, 2 and 3 in some order",
        "{a +c|b}; test:1:6: expected a game, found '|'",
        "{a <= b|c}; test:1:4: expected ',' or '|', found '<'",
        "a <= b <= c; test:1:8: only two games can be compared",
        "passable a <= b; test:1:12: passable asks about one game",
        "<= a; test:1:1: expected a game, found '<'"
      })
  void faultsAreReportedWithTheirPlace(String text, String message) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(ValueSyntaxException.class)
        .hasMessageStartingWith(message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{", "(", "+p(", "canonical(", "+w(a(1,2,3),(", "renumber({"})
  void nestingIsBounded(String opening) {
    assertThatThrownBy(() -> read(opening.repeat(100_000)))
        .hasMessageContaining("nested more than");
  }

  @Test
  void rowsAreBounded() {
    assertThatThrownBy(() -> read("a" + " +c a".repeat(100_000)))
        .hasMessageContaining("nested more than");
    assertThatThrownBy(() -> read("a" + "^op".repeat(100_000)))
        .hasMessageContaining("nested more than");
  }

  @Test
  void anyTextIsReadOrRefused() {
    String[] tokens = {
      "a",
      "b",
      "{",
      "}",
      "|",
      ",",
      "(",
      ")",
      "+c",
      "+j",
      "+p(",
      "+w(",
      "(1,2,3)",
      "^op",
      "<=",
      "◁",
      "renumber(",
      "canonical(",
      "passable ",
      "depth ",
      "2",
      " "
    };
    Random random = new Random(39);
    int read = 0;
    for (int i = 0; i < 10_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = 1 + random.nextInt(8); length > 0; length--) {
        text.append(tokens[random.nextInt(tokens.length)]);
      }
      try {
        read(text.toString());
        read++;
      } catch (ValueSyntaxException e) {
        assertThat(e.column()).isBetween(1, text.length() + 1);
      }
    }
    assertThat(read).isGreaterThan(100);
  }
}
