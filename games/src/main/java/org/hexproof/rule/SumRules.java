package org.hexproof.rule;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.hexproof.cgt.CgtReader;
import org.hexproof.hot.Game;
import org.hexproof.hot.Games;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/**
 * Positions that are sums of words, each of which stands for a game.
 *
 * @param words the first one that fits a word tells its game
 */
record SumRules(ImmutableList<Word> words) implements Rules {
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+");

  /** The largest number that a word may have. */
  private static final int MAX_NUMBER = 500;

  /**
   * How a word is written, and what it stands for.
   *
   * @param written has a letter for each number, and {@code list} for words with commas between
   * @param game an expression in which these letters stand for the same
   */
  record Word(String written, String game) {
    private static final Pattern VARIABLE = Pattern.compile("list|[a-z]");

    /** The letters and lists in it. */
    List<String> variables() {
      return VARIABLE.matcher(written).results().map(MatchResult::group).toList();
    }

    /** The expression with these values. */
    private String game(List<String> values) {
      return VARIABLE
          .matcher(game)
          .replaceAll(
              found -> {
                int place = variables().indexOf(found.group());
                return Matcher.quoteReplacement(place < 0 ? found.group() : values.get(place));
              });
    }

    private Pattern pattern() {
      return Pattern.compile(
          VARIABLE
              .matcher(Pattern.quote(written))
              .replaceAll(
                  found ->
                      Matcher.quoteReplacement(
                          found.group().equals("list") ? "\\E(.+)\\Q" : "\\E(-?[0-9]+)\\Q")));
    }
  }

  /** The expression that a word stands for; nothing if none fits. */
  private Optional<String> expression(String text) {
    for (Word word : words) {
      Matcher matcher = word.pattern().matcher(text);
      if (matcher.matches()) {
        List<String> names = word.variables();
        List<Optional<String>> values = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
          values.add(value(names.get(i), matcher.group(i + 1)));
        }
        return all(values).map(word::game);
      }
    }
    return Optional.empty();
  }

  /** All of these, if all are there. */
  private static Optional<List<String>> all(List<Optional<String>> values) {
    return values.stream().allMatch(Optional::isPresent)
        ? Optional.of(values.stream().map(Optional::orElseThrow).toList())
        : Optional.empty();
  }

  private Optional<String> value(String variable, String text) {
    if (!variable.equals("list")) {
      return Optional.of(text);
    }
    List<Optional<String>> items =
        Splitter.on(',').splitToStream(text).map(this::expression).toList();
    return all(items).map(all -> String.join(",", all));
  }

  @Override
  public Situation<?> situation(String file, String text) {
    throw new IllegalArgumentException("a sum has values only, and no positions");
  }

  @Override
  public GameSubject subject(String file, String text, Games games) throws ValueSyntaxException {
    Cursor places = new Cursor(file, 1, text);
    ImmutableList.Builder<CgtReader.Term<Game>> terms = ImmutableList.builder();
    for (Placed word : new Placed(text, 0).words()) {
      for (Placed number : word.all(NUMBER)) {
        if (number.text().length() > 6 || Math.abs(Integer.parseInt(number.text())) > MAX_NUMBER) {
          throw places.error(
              number.place(),
              "'%s' is no number from -%s to %s".formatted(number.text(), MAX_NUMBER, MAX_NUMBER));
        }
      }
      Optional<String> expression = expression(word.text());
      if (expression.isEmpty()) {
        throw places.error(
            word.place(),
            "'" + word.text() + "' is no part of a position",
            "words are written "
                + words.stream().map(Word::written).collect(Collectors.joining(" or "))
                + ", letters being numbers");
      }
      try {
        Game game = CgtReader.read(file, expression.get(), games);
        terms.add(new CgtReader.Term<>(word.text(), game, word.place()));
      } catch (ValueSyntaxException e) {
        throw places.error(
            word.place(),
            "'%s' is %s by the rules: %s".formatted(word.text(), expression.get(), e.problem()));
      }
    }
    return GameSubject.ofTerms(terms.build(), games, true);
  }
}
