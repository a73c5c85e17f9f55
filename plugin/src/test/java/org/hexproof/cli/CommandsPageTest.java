package org.hexproof.cli;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The table of docs/commands.md has the commands that there are, and options that they have. */
final class CommandsPageTest {
  private static final Pattern QUOTED = Pattern.compile("`([^`]*)`");
  private static final Pattern OPTION = Pattern.compile("--([a-z-]+)");

  @Test
  void theTableIsThatOfTheRows() throws IOException {
    Set<String> told = new HashSet<>();
    for (String line : Files.readAllLines(Path.of("../docs/commands.md"))) {
      if (line.startsWith("| `")) {
        told.addAll(names(Splitter.on(" | ").splitToList(line).get(0)));
      }
    }
    assertThat(told)
        .containsExactlyInAnyOrderElementsOf(
            Commands.ALL.stream().map(Command::name).collect(toImmutableList()));
  }

  /** The commands of a cell of the table. What follows in it may be their first operands. */
  private static ImmutableList<String> names(String cell) {
    ImmutableList.Builder<String> names = ImmutableList.builder();
    Optional<Command> command = Optional.empty();
    Matcher quoted = QUOTED.matcher(cell);
    while (quoted.find()) {
      String synopsis = quoted.group(1);
      String word = synopsis.replaceFirst(" .*", "");
      Optional<Command> named = Commands.of(word);
      named.ifPresent(found -> names.add(found.name()));
      Optional<Command> last = command;
      command = named.or(() -> last.filter(known -> known.words().contains(word)));
      assertThat(command).as(cell).isPresent();
      ImmutableList<String> options =
          command.get().choices().stream().map(Choice::name).collect(toImmutableList());
      OPTION.matcher(synopsis).results().forEach(o -> assertThat(options).contains(o.group(1)));
    }
    return names.build();
  }
}
