package org.hexproof.calculator;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.cgt.CgtReader;
import org.hexproof.cgt.Comparison;
import org.hexproof.cgt.Words;
import org.hexproof.entailing.AffineGames;
import org.hexproof.hot.Games;
import org.hexproof.loopy.GameGraph;
import org.hexproof.loopy.GraphLimit;
import org.hexproof.loopy.LoopyTerm;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/**
 * Answers questions, each in a line: an expression, {@code NAME := EXPRESSION}, a comparison such
 * as {@code G <= H}, or a question such as {@code stops(G)}. What words an expression has tells of
 * which kind its games are; they are short if none tells otherwise. For one thread.
 */
public final class CgtCalculator {
  /** How much may be kept, and who looks on and may throw to stop a long answer. */
  public record Limits(int games, GraphLimit graphs, Runnable watch) {}

  /**
   * What a name stands for: a text, read again for each kind of games in which it is wanted, and
   * the kind that names gave it. Each is equal to itself only.
   */
  private static final class Variable {
    private final String text;
    private final CgtKind kind;
    private final ImmutableMap<String, Variable> scope;

    Variable(String text, CgtKind kind, Map<String, Variable> scope) {
      this.text = text;
      this.kind = kind;
      this.scope = ImmutableMap.copyOf(scope);
    }
  }

  private static final Pattern WORD = Pattern.compile("∞|\\p{L}+[0-9]*");
  private static final Pattern ASSIGNMENT =
      Pattern.compile("\\s*(\\p{L}+[0-9]*)\\s*:=", Pattern.DOTALL);
  private static final ImmutableSet<String> LOOPY =
      ImmutableSet.of(
          "on", "off", "over", "under", "upon", "dud", "tis", "tisn", "onside", "offside");
  private static final ImmutableSet<String> AFFINE =
      ImmutableSet.of("∞", "oo", "inf", "loony", "nimvalue");
  private static final ImmutableSet<String> LANGUAGE =
      ImmutableSet.of("tiny", "miny", "up", "down", "star");
  private static final String OUTCOME = "outcome";
  private static final ImmutableSet<String> QUESTIONS =
      ImmutableSet.of(OUTCOME, "stops", "options", "incentives", "thermograph", "nimvalue");
  private static final ImmutableList<String> RELATIONS =
      ImmutableList.of("<=", ">=", "==", "=", "||", "<|", "|>", "<", ">", "?");

  private final Limits limits;
  private final Map<String, Variable> variables = new LinkedHashMap<>();
  private ImmutableMap<CgtKind, Workplace<?>> workplaces = ImmutableMap.of();

  public CgtCalculator(Limits limits) {
    this.limits = limits;
    forget();
  }

  /** Empties the stores; names keep what they stand for. */
  public void forget() {
    Games games = new Games(limits.games(), limits.watch());
    workplaces =
        Maps.uniqueIndex(
            ImmutableList.of(
                new Workplace<>(CgtKind.SHORT, ShortTheory.of(games)),
                new Workplace<>(
                    CgtKind.ENTAILING, AffineTheory.of(new AffineGames(limits.watch()))),
                new Workplace<>(CgtKind.LOOPY, LoopyTheory.of(limits.graphs(), games))),
            workplace -> workplace.kind);
  }

  /** The value of a loopy game that is given as a graph, and its outcome. */
  public ImmutableList<CgtAnswer> tell(GameGraph graph) {
    LoopyTheory theory = LoopyTheory.of(limits.graphs(), new Games(limits.games(), limits.watch()));
    LoopyTerm game = theory.games().of(graph);
    return ImmutableList.of(
        CgtAnswer.of(CgtKind.LOOPY, "value", theory.write(game)),
        new CgtAnswer(
            CgtKind.LOOPY, OUTCOME, theory.ask(OUTCOME, game).orElseThrow(), Optional.empty()));
  }

  private Workplace<?> workplace(CgtKind kind) {
    return Optional.ofNullable(workplaces.get(kind)).orElseThrow();
  }

  /**
   * Answers a line.
   *
   * @param file what messages call its origin
   * @param line of that origin
   * @throws ValueSyntaxException if it can't be read, or has no answer
   * @throws org.hexproof.value.GameTooLargeException if the answer takes more than is kept
   */
  public CgtAnswer answer(String file, int line, String text) throws ValueSyntaxException {
    Matcher assignment = ASSIGNMENT.matcher(text);
    if (!assignment.lookingAt()) {
      return workplace(kind(file, line, text, variables)).answer(file, line, text, variables);
    }
    String name = assignment.group(1);
    String word = Ascii.toLowerCase(name);
    if (AFFINE.contains(word)
        || LOOPY.contains(word)
        || LANGUAGE.contains(word)
        || word.matches("v+[0-9]*")) {
      throw new Cursor(file, line, text)
          .error(assignment.start(1), name + " stands for something already");
    }
    // Places in messages stay those of the line.
    String rest = " ".repeat(assignment.end()) + text.substring(assignment.end());
    CgtKind kind = kind(file, line, rest, variables);
    Variable variable = new Variable(rest, kind, variables);
    CgtAnswer answer = workplace(kind).define(file, line, variable);
    variables.put(name, variable);
    return answer;
  }

  /** The kind of games that an expression without names is about. */
  public static CgtKind kind(String file, String text) throws ValueSyntaxException {
    return kind(file, 1, text, ImmutableMap.of());
  }

  private static CgtKind kind(String file, int line, String text, Map<String, Variable> scope)
      throws ValueSyntaxException {
    Set<CgtKind> kinds = EnumSet.of(CgtKind.SHORT);
    Matcher words = WORD.matcher(text);
    while (words.find()) {
      String name = words.group();
      String word = Ascii.toLowerCase(name);
      boolean atBrace = text.substring(words.end()).stripLeading().startsWith("{");
      if (scope.containsKey(name)) {
        kinds.add(scope.get(name).kind);
      } else if (LOOPY.contains(word) || (atBrace && !LANGUAGE.contains(word))) {
        kinds.add(CgtKind.LOOPY);
      } else if (AFFINE.contains(word)) {
        kinds.add(CgtKind.ENTAILING);
      }
    }
    if (kinds.size() == CgtKind.values().length) {
      throw new Cursor(file, line, text)
          .error(0, "games that entail and games that go on for ever don't go together");
    }
    return kinds.stream().max(CgtKind::compareTo).orElseThrow();
  }

  /** Where games of one kind are read. */
  private static final class Workplace<T> {
    private final CgtKind kind;
    private final Theory<T> theory;
    private final Map<Variable, T> known = new HashMap<>();

    Workplace(CgtKind kind, Theory<T> theory) {
      this.kind = kind;
      this.theory = theory;
    }

    CgtAnswer define(String file, int line, Variable variable) throws ValueSyntaxException {
      Cursor cursor = CgtReader.cursor(file, line, variable.text);
      T game = reader(cursor, variable.scope).sum();
      cursor.checkEnd("an operator or the end");
      known.put(variable, game);
      return worth(game);
    }

    private CgtReader<T> reader(Cursor cursor, Map<String, Variable> scope) {
      return new CgtReader<>(
          cursor,
          theory.games(),
          new Words<>() {
            @Override
            public Optional<T> named(String word) throws ValueSyntaxException {
              Variable variable = scope.get(word);
              return variable == null ? Optional.empty() : Optional.of(value(word, variable));
            }

            @Override
            public Optional<T> apply(String function, ImmutableList<T> arguments) {
              return theory.functions().apply(function, arguments);
            }
          });
    }

    private T value(String name, Variable variable) throws ValueSyntaxException {
      T value = known.get(variable);
      if (value == null) {
        value = reader(CgtReader.cursor(name, 1, variable.text), variable.scope).sum();
        known.put(variable, value);
      }
      return value;
    }

    CgtAnswer answer(String file, int line, String text, Map<String, Variable> scope)
        throws ValueSyntaxException {
      Cursor cursor = CgtReader.cursor(file, line, text);
      CgtReader<T> reader = reader(cursor, scope);
      try {
        String word = Ascii.toLowerCase(cursor.letters());
        if (QUESTIONS.contains(word) && cursor.peek() == '(') {
          T game = cursor.inParentheses(reader::sum);
          cursor.checkEnd("the end");
          return theory
              .ask(word, game)
              .map(parts -> new CgtAnswer(kind, word, parts, Optional.empty()))
              .orElseThrow(
                  () ->
                      new IllegalArgumentException(
                          word + " is no question about this kind of game"));
        }
        cursor.back(0);
        T game = reader.sum();
        for (String relation : RELATIONS) {
          if (cursor.take(relation)) {
            T other = reader.sum();
            cursor.checkEnd("an operator or the end");
            return compared(theory.compare(game, other), relation);
          }
        }
        cursor.checkEnd("an operator, a relation or the end");
        return worth(game);
      } catch (IllegalArgumentException e) {
        throw cursor.error(0, e.getMessage());
      }
    }

    private CgtAnswer worth(T game) {
      return CgtAnswer.of(kind, "value", theory.write(game));
    }

    private CgtAnswer compared(Comparison found, String relation) {
      if (relation.equals("?")) {
        return CgtAnswer.of(kind, "relation", found.sign());
      }
      boolean atMost = found == Comparison.LESS || found == Comparison.EQUAL;
      boolean atLeast = found == Comparison.GREATER || found == Comparison.EQUAL;
      boolean holds =
          switch (relation) {
            case "<=" -> atMost;
            case ">=" -> atLeast;
            case "<|" -> !atLeast;
            case "|>" -> !atMost;
            default -> found.sign().equals(relation.equals("==") ? "=" : relation);
          };
      return new CgtAnswer(
          kind, "holds", ImmutableList.of(holds ? "yes" : "no"), Optional.of(holds));
    }
  }
}
