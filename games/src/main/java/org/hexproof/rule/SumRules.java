package org.hexproof.rule;

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
record SumRules(ImmutableList<Word> words) {
  private static final Pattern WORD = Pattern.compile("\\S+");
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

    private List<String> variables() {
      return VARIABLE.matcher(written).results().map(MatchResult::group).toList();
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
        List<String> values = new ArrayList<>();
        for (int i = 0; i < word.variables().size(); i++) {
          Optional<String> value = value(word.variables().get(i), matcher.group(i + 1));
          if (value.isEmpty()) {
            return Optional.empty();
          }
          values.add(value.get());
        }
        return Optional.of(
            Word.VARIABLE
                .matcher(word.game())
                .replaceAll(
                    found -> {
                      int place = word.variables().indexOf(found.group());
                      return Matcher.quoteReplacement(
                          place < 0 ? found.group() : values.get(place));
                    }));
      }
    }
    return Optional.empty();
  }

  private Optional<String> value(String variable, String text) {
    if (!variable.equals("list")) {
      return Optional.of(text);
    }
    List<Optional<String>> items = new ArrayList<>();
    for (String item : text.split(",", -1)) {
      items.add(expression(item));
    }
    return items.contains(Optional.<String>empty())
        ? Optional.empty()
        : Optional.of(items.stream().map(Optional::orElseThrow).collect(Collectors.joining(",")));
  }

  GameSubject subject(String file, String text, Games games) throws ValueSyntaxException {
    Cursor places = new Cursor(file, 1, text);
    ImmutableList.Builder<CgtReader.Term<Game>> terms = ImmutableList.builder();
    for (MatchResult word : WORD.matcher(text).results().toList()) {
      for (MatchResult number : NUMBER.matcher(word.group()).results().toList()) {
        if (number.group().length() > 6
            || Math.abs(Integer.parseInt(number.group())) > MAX_NUMBER) {
          throw places.error(
              word.start() + number.start(),
              "'%s' is no number from -%s to %s".formatted(number.group(), MAX_NUMBER, MAX_NUMBER));
        }
      }
      Optional<String> expression = expression(word.group());
      if (expression.isEmpty()) {
        throw places.error(
            word.start(),
            "'" + word.group() + "' is no part of a position",
            "words are written "
                + words.stream().map(Word::written).collect(Collectors.joining(" or "))
                + ", letters being numbers");
      }
      terms.add(
          new CgtReader.Term<>(
              word.group(), CgtReader.read(file, expression.get(), games), word.start()));
    }
    return GameSubject.ofTerms(terms.build(), games, true);
  }
}
