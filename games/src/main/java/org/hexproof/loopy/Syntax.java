package org.hexproof.loopy;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.InputMismatchException;
import org.antlr.v4.runtime.Lexer;
import org.antlr.v4.runtime.NoViableAltException;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.UnbufferedTokenStream;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/**
 * A text that describes a graph, as a grammar reads it: a statement at a time, so that there is
 * never a tree of all of it. The first fault ends it.
 */
final class Syntax<P extends Parser> {
  private static final int MOST_EXPECTED = 3;
  private static final Pattern ESCAPED = Pattern.compile("\\\\([\"\\\\])");

  /** Signs by themselves only if what they begin does not end. */
  private static final ImmutableMap<String, String> UNCLOSED =
      ImmutableMap.of("\"", "this quotation mark", "/*", "this comment");

  private final String text;
  private final Cursor places;
  private final ImmutableMap<String, String> hints;
  private final P parser;

  /**
   * At the start of a text.
   *
   * @param file what to call it in messages
   * @param hints what to do where one of these words or signs can't stand, or, by the empty one,
   *     what is no sign of the language
   */
  Syntax(
      String file,
      String text,
      ImmutableMap<String, String> hints,
      Function<CharStream, Lexer> lexer,
      Function<TokenStream, P> parser) {
    this.text = text;
    this.places = new Cursor(file, 1, text);
    this.hints = hints;
    CharStream characters = CharStreams.fromString(text);
    this.parser = parser.apply(new UnbufferedTokenStream<>(lexer.apply(characters)));
    this.parser.removeErrorListeners();
    this.parser.setErrorHandler(new FirstFault());
  }

  /** Stops as soon as nothing goes on in a statement, while all that could is still known. */
  private static final class FirstFault extends BailErrorStrategy {
    @Override
    public void sync(Parser parser) {
      IntervalSet expected = parser.getExpectedTokens();
      boolean mayEnd = expected.contains(Token.EOF);
      if (!mayEnd && !expected.contains(parser.getCurrentToken().getType())) {
        throw new ParseCancellationException(new InputMismatchException(parser));
      }
    }
  }

  /** What a rule of the grammar reads next. */
  <T> T read(Function<P, T> rule) throws ValueSyntaxException {
    try {
      return rule.apply(parser);
    } catch (ParseCancellationException e) {
      throw fault((RecognitionException) e.getCause());
    } catch (StackOverflowError e) {
      throw error(parser.getCurrentToken().getStartIndex(), "groups are nested too deep");
    }
  }

  boolean isNext(String sign) {
    return parser.getCurrentToken().getText().equals(sign);
  }

  boolean atEnd() {
    return parser.getCurrentToken().getType() == Token.EOF;
  }

  private ValueSyntaxException fault(RecognitionException fault) {
    Token found = fault.getOffendingToken();
    if (UNCLOSED.containsKey(found.getText())) {
      return error(found.getStartIndex(), UNCLOSED.get(found.getText()) + " is not closed");
    }
    for (RuleContext rule = fault.getCtx(); rule != null; rule = rule.parent) {
      Token start = ((ParserRuleContext) rule).getStart();
      boolean isOpen = rule.getChild(0) instanceof TerminalNode && start.getText().equals("{");
      if (found.getType() == Token.EOF && isOpen) {
        return error(start.getStartIndex(), "this { is not closed");
      }
    }
    return unexpected(found, expected(fault));
  }

  /** What could have stood at a fault, if that is known and not much. */
  private Optional<String> expected(RecognitionException fault) {
    Set<String> expected = new TreeSet<>();
    if (!(fault instanceof NoViableAltException)) {
      for (int type : fault.getExpectedTokens().toList()) {
        String literal = parser.getVocabulary().getLiteralName(type);
        expected.add(
            type == Token.EOF ? "the end" : literal == null ? "a name" : literal.replace("'", ""));
      }
    }
    if (expected.contains("a name")) {
      expected.removeIf(word -> Character.isLetter(word.charAt(0)) && word.indexOf(' ') < 0);
    }
    return expected.isEmpty() || expected.size() > MOST_EXPECTED
        ? Optional.empty()
        : Optional.of(String.join(" or ", expected));
  }

  private ValueSyntaxException unexpected(Token found, Optional<String> expected) {
    String word = found.getType() == Token.EOF ? "the end" : "'" + found.getText() + "'";
    String problem =
        expected.map(e -> "expected " + e + ", found " + word).orElse(word + " can't come here");
    boolean isUnknown = "OTHER".equals(parser.getVocabulary().getSymbolicName(found.getType()));
    String hint = hints.getOrDefault(found.getText(), isUnknown ? hints.get("") : null);
    int place = found.getStartIndex();
    return hint == null ? error(place, problem) : error(place, problem, hint);
  }

  /** A fault at a place, counted in code points, as tokens count theirs. */
  ValueSyntaxException error(int place, String problem) {
    return places.error(text.offsetByCodePoints(0, place), problem);
  }

  ValueSyntaxException error(int place, String problem, String hint) {
    return places.error(text.offsetByCodePoints(0, place), problem, hint);
  }

  int line(int place) {
    return places.line(text.offsetByCodePoints(0, place));
  }

  /** What a token says, without quotation marks. */
  static String text(Token name) {
    String text = name.getText();
    return text.startsWith("\"")
        ? ESCAPED.matcher(text.substring(1, text.length() - 1)).replaceAll("$1")
        : text;
  }
}
