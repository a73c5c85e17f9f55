package org.hexproof.cli;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Iterables;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.DefaultParser;
import org.apache.commons.cli.Option;
import org.apache.commons.cli.Options;
import org.apache.commons.cli.ParseException;
import org.apache.commons.cli.UnrecognizedOptionException;
import org.hexproof.word.Suggestion;

/**
 * A command line that was read: the options' values, and what stands beside options.
 *
 * @param values of each option on the line, by its name, as the option reads them
 * @param texts the same as they stand on the line
 * @param operands what is no option
 * @param choices the options that there are
 */
record Line(
    ImmutableListMultimap<String, Object> values,
    ImmutableListMultimap<String, String> texts,
    ImmutableList<String> operands,
    ImmutableList<Choice<?>> choices) {
  /** As games begin, and options don't. */
  private static final Pattern NEGATIVE =
      Pattern.compile(
          "-+([^\\p{Alpha}-]|v+\\b|v+[0-9]|up\\b|down\\b|star\\b|tiny\\b|miny\\b|oo\\b|loony)",
          Pattern.CASE_INSENSITIVE);

  /**
   * Reads the arguments of a command.
   *
   * @throws CommandException if there is no such option, a value is none of its, or two options
   *     don't go together
   */
  static Line of(Command command, List<String> arguments) {
    Options options = new Options();
    command.choices().forEach(choice -> options.addOption(choice.option()));
    CommandLine parsed;
    try {
      parsed =
          DefaultParser.builder()
              .setAllowPartialMatching(false)
              .get()
              .parse(options, arguments.toArray(String[]::new));
    } catch (UnrecognizedOptionException e) {
      throw CommandException.usage(
          unknown(command, e.getOption()) + see(command) + behind(command, e.getOption()));
    } catch (ParseException e) {
      throw CommandException.usage(e.getMessage() + see(command));
    }
    ImmutableListMultimap.Builder<String, String> texts = ImmutableListMultimap.builder();
    for (Option option : parsed.getOptions()) {
      texts.put(option.getLongOpt(), option.hasArg() ? option.getValue() : "");
    }
    return of(command, texts.build(), ImmutableList.copyOf(parsed.getArgList()));
  }

  private static Line of(
      Command command,
      ImmutableListMultimap<String, String> texts,
      ImmutableList<String> operands) {
    ImmutableListMultimap.Builder<String, Object> values = ImmutableListMultimap.builder();
    for (Choice<?> choice : command.choices()) {
      List<String> given = texts.get(choice.name());
      // Of an option given twice one would be lost; an empty name would stand for this folder.
      if (given.size() > 1 && !choice.repeats() && !choice.isFlag()) {
        throw CommandException.usage(choice + " is given twice" + see(command));
      }
      for (String text : given) {
        if (text.isEmpty() && !choice.isFlag()) {
          throw CommandException.usage("the value of " + choice + " is empty" + see(command));
        }
        values.put(choice.name(), choice.read(text));
      }
    }
    Line line = new Line(values.build(), texts, operands, command.choices());
    if (operands.contains("")) {
      throw CommandException.usage("an argument is empty" + see(command));
    }
    if (Collections.frequency(line.inputs(), Inputs.STANDARD) > 1) {
      throw CommandException.usage("standard input is named twice" + see(command));
    }
    for (Rule rule : command.rules()) {
      rule.check(line);
    }
    Targets.check(line, command.replacesInput());
    return line;
  }

  private static String unknown(Command command, String option) {
    String name = CharMatcher.is('-').trimLeadingFrom(option).replaceFirst("=.*", "");
    List<String> known = command.choices().stream().map(Choice::name).sorted().toList();
    return "unknown option '" + option + "'" + Suggestion.of(name, "--", known);
  }

  /** The hint for a negative number or game, which begins as options do. */
  private static String behind(Command command, String option) {
    return NEGATIVE.matcher(option).lookingAt()
        ? ("\n  hint: what begins with a minus sign and is no option stands behind --, as in"
                + " hexproof %s -- '%s'")
            .formatted(command.name(), option)
        : "";
  }

  private static String see(Command command) {
    return " (see hexproof " + command.name() + " --help)";
  }

  /** Whether the option is on the line. */
  boolean has(Choice<?> choice) {
    return values.containsKey(choice.name());
  }

  /** What the line says, or else what holds where it doesn't. */
  <T> T get(Choice<T> choice) {
    return find(choice).or(choice::preset).orElseThrow();
  }

  /** What the line says, if it says anything. */
  <T> Optional<T> find(Choice<T> choice) {
    return all(choice).stream().findFirst();
  }

  /** What the line says, as often as it does. */
  @SuppressWarnings("unchecked")
  <T> ImmutableList<T> all(Choice<T> choice) {
    return (ImmutableList<T>) values.get(choice.name());
  }

  /** The value as it stands on the line. */
  String text(Choice<?> choice) {
    return texts.get(choice.name()).get(0);
  }

  /** What is to be read: the operands, and files that an option names. */
  ImmutableList<String> inputs() {
    return Stream.concat(operands.stream(), named(Choice.Use.READ))
        .collect(ImmutableList.toImmutableList());
  }

  /** The files that options name for this use. */
  private Stream<String> named(Choice.Use use) {
    return choices.stream()
        .filter(choice -> choice.use() == use)
        .flatMap(choice -> texts.get(choice.name()).stream());
  }

  /** Refuses operands; {@code why} may have %s for them. */
  void refuseOperands(String why) {
    if (!operands.isEmpty()) {
      throw CommandException.usage(why.formatted(String.join(" ", operands)));
    }
  }

  /** Refuses options beside one that goes with these only. */
  void refuseBeside(Choice<?> which, Set<String> options, String hint) {
    for (Choice<?> option : choices()) {
      if (has(option) && !option.name().equals(which.name()) && !options.contains(option.name())) {
        throw CommandException.usage(
            "--%s does not go with %s\n  hint: it goes with %s"
                .formatted(which.name(), option, hint));
      }
    }
  }

  /** The only operand. */
  String operand() {
    if (operands.size() != 1) {
      throw CommandException.usage(
          "expected one FILE, not " + (operands.isEmpty() ? "none" : String.join(" ", operands)));
    }
    return Iterables.getOnlyElement(operands);
  }

  /** The operands; at least one. */
  ImmutableList<String> paths() {
    if (operands.isEmpty()) {
      throw CommandException.usage("expected a file or a folder");
    }
    return operands;
  }
}
