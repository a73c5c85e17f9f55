package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.commons.cli.Option;
import org.hexproof.board.Color;
import org.hexproof.word.Labelled;
import org.hexproof.word.Suggestion;

/**
 * An option: its name, and how its value is read. What is told of it stands in {@link HelpPage}.
 *
 * @param <T> what its value means
 * @param name without the dashes
 * @param value what the help calls its value; empty if it has none
 * @param words of which the value is one; none if it may be anything
 * @param reader reads the value; may refuse it by an {@link IllegalArgumentException}
 * @param preset what holds where the line does not say; maybe nothing
 * @param repeats whether it may be given several times
 * @param use whether its value names a file that is read or written
 */
record Choice<T>(
    String name,
    String value,
    ImmutableList<String> words,
    Function<String, T> reader,
    Optional<T> preset,
    boolean repeats,
    Use use) {
  static final ImmutableList<String> COLORS = ImmutableList.of("black", "white");

  private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(31_536_000);

  /** What becomes of a file that the value names. */
  enum Use {
    /** It names none, or one that no other option or operand may clash with. */
    NONE,
    READ,
    WRITTEN
  }

  /** For the options of a command. */
  static ImmutableList.Builder<Choice<?>> list() {
    return ImmutableList.builder();
  }

  /** One that is there or not. */
  static Choice<Boolean> flag(String name) {
    return of(name, "", text -> true).or(false);
  }

  /** One whose value is read so. */
  static <T> Choice<T> of(String name, String value, Function<String, T> reader) {
    return new Choice<>(
        name, value, ImmutableList.of(), reader, Optional.empty(), /* repeats= */ false, Use.NONE);
  }

  /** One whose value may be anything. */
  static Choice<String> text(String name, String value) {
    return of(name, value, text -> text);
  }

  /**
   * One whose value is one of these words, of which the first holds where the line does not say.
   */
  static Choice<String> word(String name, String value, ImmutableList<String> words) {
    return word(name, value, Maps.toMap(words, word -> word)).or(words.get(0));
  }

  /** One whose value is one of these words, each with what it means. */
  static <T> Choice<T> word(String name, String value, ImmutableMap<String, T> meanings) {
    ImmutableList<String> words = meanings.keySet().asList();
    return of(
            name,
            value,
            text -> {
              T meaning = meanings.get(text);
              if (meaning != null) {
                return meaning;
              }
              throw CommandException.usage(
                  "--%s can be %s, not '%s'%s"
                      .formatted(
                          name, String.join(", ", words), text, Suggestion.of(text, "", words)));
            })
        .proposing(words);
  }

  /** One whose value is one of these, by the words that they have. */
  @SafeVarargs
  static <T extends Labelled> Choice<T> of(String name, String value, T... all) {
    ImmutableMap.Builder<String, T> meanings = ImmutableMap.builder();
    for (T one : all) {
      meanings.put(one.label(), one);
    }
    return word(name, value, meanings.buildOrThrow());
  }

  /** One whose value is a whole number from 1 on. */
  static Choice<Integer> count(String name, String value, int most) {
    return of(
        name,
        value,
        text -> {
          if (text.matches("[1-9][0-9]{0,9}") && Long.parseLong(text) <= most) {
            return Integer.parseInt(text);
          }
          throw CommandException.usage(
              "--%s wants a whole number from 1 to %s, not '%s'".formatted(name, most, text));
        });
  }

  /** One whose value is a number of MiB; it means bytes, as does what is preset. */
  static Choice<Long> memory(int most, long preset) {
    Choice<Integer> mebibytes = count("memory", "MIB", most);
    return of(mebibytes.name, mebibytes.value, text -> (long) mebibytes.read(text) << 20)
        .or(preset);
  }

  /** One whose value is a length of time of at least a millisecond. */
  static Choice<Duration> seconds(String name) {
    return time(name, "SECONDS", Duration.ofSeconds(1), "a number of seconds of at least 0.001");
  }

  /** One whose value is a length of time of at least a millisecond, in minutes. */
  static Choice<Duration> minutes(String name) {
    return time(name, "N", Duration.ofMinutes(1), "a number of minutes, as in 0.5 or 90");
  }

  private static Choice<Duration> time(String name, String value, Duration unit, String wanted) {
    return of(
        name,
        value,
        text -> {
          try {
            BigDecimal units = new BigDecimal(text).min(MOST_SECONDS);
            long millis = units.multiply(BigDecimal.valueOf(unit.toMillis())).longValue();
            if (millis >= 1) {
              return Duration.ofMillis(millis);
            }
          } catch (NumberFormatException e) {
            // said below
          }
          throw CommandException.usage("--%s wants %s, not '%s'".formatted(name, wanted, text));
        });
  }

  /** One whose value is a color. */
  static Choice<Color> color(String name) {
    return of(name, "COLOR", text -> color(text, "--" + name)).proposing(COLORS);
  }

  static Color color(String word, String what) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "black", "b", "red" -> Color.BLACK;
      case "white", "w", "blue" -> Color.WHITE;
      default ->
          throw CommandException.usage(
              "%s can be black or white, not '%s'%s"
                  .formatted(what, word, Suggestion.of(word, "", COLORS)));
    };
  }

  /** With words for a shell to propose. */
  Choice<T> proposing(ImmutableList<String> words) {
    return new Choice<>(name, value, words, reader, preset, repeats, use);
  }

  /** With the words of another one, too. */
  static Choice<?> proposingBoth(Choice<?> one, Choice<?> other) {
    return one.proposing(
        Stream.concat(one.words.stream(), other.words.stream())
            .distinct()
            .collect(ImmutableList.toImmutableList()));
  }

  /** With what holds where the line does not say. */
  Choice<T> or(T preset) {
    return new Choice<>(name, value, words, reader, Optional.of(preset), repeats, use);
  }

  /** As one that may be given several times. */
  Choice<T> repeated() {
    return new Choice<>(name, value, words, reader, preset, /* repeats= */ true, use);
  }

  /** As one that names a file to be read. */
  Choice<T> read() {
    return new Choice<>(name, value, words, reader, preset, repeats, Use.READ);
  }

  /** As one that names a file to be written. */
  Choice<T> written() {
    return new Choice<>(name, value, words, reader, preset, repeats, Use.WRITTEN);
  }

  /** What a value of it means. */
  T read(String text) {
    try {
      return reader.apply(text);
    } catch (IllegalArgumentException e) {
      throw CommandException.usage(this + ": " + e.getMessage());
    }
  }

  boolean isFlag() {
    return value.isEmpty();
  }

  /** As Commons CLI has it. */
  Option option() {
    Option.Builder option = Option.builder().longOpt(name);
    return isFlag() ? option.get() : option.hasArg().argName(value).get();
  }

  /** As it is written. */
  @Override
  public String toString() {
    return "--" + name;
  }
}
