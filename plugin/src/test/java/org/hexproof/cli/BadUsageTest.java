package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the rows of commands rule out is refused, by every command and each of its options. */
final class BadUsageTest {
  private static final String NONSENSE = "@!";
  private static final ImmutableList<String> SAMPLES =
      ImmutableList.of("1", "3x3", "a1", "fork", "x");

  private static Stream<Command> rows() {
    return Commands.rows().stream();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void anUnknownOption(Command command) {
    assertRefused(command, "unknown option '--frobnicate'", "--frobnicate");
  }

  @ParameterizedTest
  @MethodSource("rows")
  void anEmptyArgument(Command command) {
    assertRefused(command, "an argument is empty", "");
  }

  @ParameterizedTest
  @MethodSource("rows")
  void anOptionThatLacksItsValue(Command command) {
    for (Choice<?> choice : valued(command)) {
      assertRefused(command, choice.name(), choice.toString());
      assertRefused(command, "the value of " + choice + " is empty", choice + "=");
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void anOptionGivenTwice(Command command) {
    for (Choice<?> choice : valued(command)) {
      if (!choice.repeats()) {
        String given = choice + "=x";
        assertRefused(command, choice + " is given twice", given, given);
      }
    }
  }

  /** Options whose value is a text take any. */
  @Test
  void aValueThatIsNoneOfTheOption() {
    int refusing = 0;
    for (Command command : Commands.rows()) {
      for (Choice<?> choice : valued(command)) {
        if (!accepts(choice, NONSENSE)) {
          assertRefused(command, choice.name(), choice.toString(), NONSENSE);
          refusing++;
        }
      }
    }
    assertThat(refusing).isGreaterThan(100);
  }

  @Test
  void optionsThatDontGoTogether() {
    int rules = 0;
    for (Command command : Commands.rows()) {
      for (Rule rule : command.rules()) {
        for (ImmutableList<Choice<?>> together : against(rule)) {
          assertRefused(
              command, "", together.stream().map(BadUsageTest::given).toArray(String[]::new));
        }
        rules++;
      }
    }
    assertThat(rules).isGreaterThan(10);
  }

  /** Options that break the rule if they are all there is. */
  private static List<ImmutableList<Choice<?>>> against(Rule rule) {
    List<ImmutableList<Choice<?>>> all = new ArrayList<>();
    if (rule instanceof Rule.Excludes excludes) {
      excludes.others().forEach(other -> all.add(ImmutableList.of(excludes.option(), other)));
    } else if (rule instanceof Rule.Needs needs) {
      needs.options().forEach(option -> all.add(ImmutableList.of(option)));
    } else if (rule instanceof Rule.Required) {
      all.add(ImmutableList.of());
    } else if (rule instanceof Rule.OneOf oneOf) {
      for (Choice<?> one : oneOf.options()) {
        for (Choice<?> other : oneOf.options()) {
          if (!one.equals(other)) {
            all.add(ImmutableList.of(one, other));
          }
        }
      }
    }
    return all;
  }

  private static List<Choice<?>> valued(Command command) {
    return command.choices().stream().filter(choice -> !choice.isFlag()).toList();
  }

  private static String given(Choice<?> choice) {
    return choice.isFlag() ? choice.toString() : choice + "=" + sample(choice);
  }

  private static String sample(Choice<?> choice) {
    return Stream.concat(choice.words().stream(), SAMPLES.stream())
        .filter(text -> accepts(choice, text))
        .findFirst()
        .orElseThrow();
  }

  private static boolean accepts(Choice<?> choice, String text) {
    try {
      choice.read(text);
      return true;
    } catch (CommandException e) {
      return false;
    }
  }

  private static void assertRefused(Command command, String why, String... words) {
    List<String> line = new ArrayList<>(List.of(command.name().split(" ")));
    line.addAll(List.of(words));
    Shell.Outcome outcome = new Shell().run(line.toArray(String[]::new));
    assertThat(outcome.err()).as("%s", line).startsWith("hexproof: ").contains(why);
    assertThat(outcome.code()).as("%s", line).isEqualTo(ExitCode.UNREADABLE.number());
    assertThat(outcome.out()).isEmpty();
  }
}
