package org.hexproof.cli;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multiset;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The pages of help tell of what there is, and of nothing else. */
final class HelpPageTest {
  private static ImmutableSet<String> names(Command command) {
    return command.choices().stream().map(Choice::name).collect(toImmutableSet());
  }

  @Test
  void aPageTellsOfTheOptionsOfItsCommand() {
    for (Command command : Commands.rows()) {
      assertThat(HelpPage.own(command.name()).keySet())
          .as(command.name())
          .isSubsetOf(names(command));
      assertThat(command.page().options().keySet()).as(command.name()).containsAll(names(command));
    }
  }

  @Test
  void whatSeveralCommandsHaveIsToldOnce() {
    Map<String, String> shared = HelpPage.own(HelpPage.SHARED);
    Multiset<String> uses = HashMultiset.create();
    for (Command command : Commands.rows()) {
      Map<String, String> own = HelpPage.own(command.name());
      assertThat(own.entrySet()).as(command.name()).doesNotContainAnyElementsOf(shared.entrySet());
      names(command).stream().filter(name -> !own.containsKey(name)).forEach(uses::add);
    }
    for (String name : shared.keySet()) {
      assertThat(uses.count(name))
          .as("commands that go by what is told of --" + name)
          .isGreaterThan(1);
    }
  }

  private static final Pattern WORD = Pattern.compile("'([^']*)'|[^ ]+");

  /** Up to where the shell sends what is printed. */
  private static ImmutableList<String> words(String example) {
    return WORD.matcher(example.replaceFirst(" > .*", ""))
        .results()
        .map(word -> word.group(1) == null ? word.group() : word.group(1))
        .collect(toImmutableList());
  }

  @Test
  void aPageBeginsWithTwoExamplesThatFitTheCommand() {
    for (Command command : Commands.rows()) {
      ImmutableList<String> examples = command.page().examples();
      assertThat(examples).as(command.name()).hasSize(2);
      for (String example : examples) {
        ImmutableList<String> words = words(example);
        assertThat(String.join(" ", words)).startsWith(command.name());
        int named = command.name().split(" ").length;
        Line line = Line.of(command, words.subList(named, words.size()));
        for (String operand : line.operands()) {
          if (operand.startsWith("templates/")) {
            assertThat(Path.of("..", operand)).as(example).exists();
          }
        }
      }
    }
  }
}
