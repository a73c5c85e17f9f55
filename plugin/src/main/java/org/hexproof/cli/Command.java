package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.hexproof.cgt.Dyadic;
import org.hexproof.database.DatabaseException;
import org.hexproof.format.FormatException;
import org.hexproof.prove.StoreException;
import org.hexproof.realize.DrawingTooLargeException;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.StoreFullException;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.word.Suggestion;

/**
 * One command of the program. What is told of it stands in {@link HelpPage}.
 *
 * @param group what people want who use it
 * @param name the word on the command line
 * @param choices its options
 * @param action what does it
 * @param rules what its options want of each other
 * @param words those of which the first operand is one; none if it may be anything
 * @param replacesInput whether it may write to the file that it reads
 * @param parts commands of which one is named behind it, as in {@code db lookup}; maybe none
 */
record Command(
    CommandGroup group,
    String name,
    ImmutableList<Choice<?>> choices,
    Action action,
    ImmutableList<Rule> rules,
    ImmutableList<String> words,
    boolean replacesInput,
    ImmutableList<Command> parts) {
  /** What a command does. */
  interface Action {
    /**
     * Does it.
     *
     * @throws FormatException if what it reads can't be read, as other texts
     * @throws IOException if the file of {@code --out} can't be written
     */
    ExitCode run(Line line, Surroundings surroundings) throws IOException;
  }

  static Command of(
      CommandGroup group, String name, ImmutableList<? extends Choice<?>> choices, Action action) {
    return new Command(
        group,
        name,
        ImmutableList.copyOf(choices),
        action,
        ImmutableList.of(),
        ImmutableList.of(),
        /* replacesInput= */ false,
        /* parts= */ ImmutableList.of());
  }

  /** One that stands for its parts, and has the options of all of them. */
  static Command of(CommandGroup group, String name, ImmutableList<Command> parts) {
    Map<String, Choice<?>> choices = new LinkedHashMap<>();
    for (Command part : parts) {
      part.choices().forEach(choice -> choices.merge(choice.name(), choice, Choice::proposingBoth));
    }
    return new Command(
        group,
        name,
        ImmutableList.copyOf(choices.values()),
        (line, surroundings) -> {
          throw new IllegalStateException(name + " does nothing by itself");
        },
        ImmutableList.of(),
        parts.stream().map(Command::lastWord).collect(ImmutableList.toImmutableList()),
        /* replacesInput= */ false,
        parts);
  }

  private String lastWord() {
    return name.substring(name.indexOf(' ') + 1);
  }

  /**
   * The part that a line means, by the first word that is one's name.
   *
   * @throws CommandException if there is none
   */
  Command part(List<String> arguments) {
    Optional<String> word = arguments.stream().filter(words::contains).findFirst();
    if (word.isEmpty()) {
      String first =
          arguments.stream().filter(argument -> !argument.startsWith("-")).findFirst().orElse("");
      throw CommandException.usage(
          "expected %s, not '%s'%s"
              .formatted(String.join(", ", words), first, Suggestion.of(first, "", words)));
    }
    return parts.get(words.indexOf(word.get()));
  }

  Command with(ImmutableList<Rule> rules) {
    return new Command(group, name, choices, action, rules, words, replacesInput, parts);
  }

  Command words(ImmutableList<String> words) {
    return new Command(group, name, choices, action, rules, words, replacesInput, parts);
  }

  Command replacing() {
    return new Command(
        group, name, choices, action, rules, words, /* replacesInput= */ true, parts);
  }

  /** Does what a line says. */
  ExitCode run(Line line, Surroundings surroundings) throws IOException {
    try {
      return action.run(line, surroundings);
    } catch (FormatException e) {
      throw CommandException.unreadable(e);
    } catch (ValueSyntaxException | DatabaseException | StoreException e) {
      throw CommandException.unreadable(e.getMessage());
    } catch (DrawingTooLargeException | GameTooLargeException | Dyadic.RangeException e) {
      throw CommandException.undecided(e.getMessage());
    } catch (StoreFullException e) {
      boolean isBounded = choices.stream().anyMatch(choice -> choice.name().equals("memory"));
      throw CommandException.undecided(e.getMessage() + (isBounded ? " (--memory raises it)" : ""));
    } catch (CancellationException | InterruptedIOException e) {
      return ExitCode.INTERRUPTED;
    }
  }

  HelpPage page() {
    HelpPage page = HelpPage.of(name);
    for (Command part : parts) {
      page = page.withOptions(part.page());
    }
    return page;
  }
}
