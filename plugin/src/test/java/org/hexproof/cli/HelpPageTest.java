package org.hexproof.cli;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multiset;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The pages of help tell of what there is, and of nothing else. */
final class HelpPageTest {
  private static ImmutableSet<String> names(Command command) {
    return command.choices().stream().map(Choice::name).collect(toImmutableSet());
  }

  @Test
  void aPageTellsOfTheOptionsOfItsCommand() {
    for (Command command : Commands.ALL) {
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
    for (Command command : Commands.ALL) {
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
}
