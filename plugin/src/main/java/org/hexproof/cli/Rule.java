package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;

/** What options want of each other. */
sealed interface Rule {
  /**
   * Looks whether a line is against it.
   *
   * @throws CommandException if it is
   */
  void check(Line line);

  /** An option, and others of which none goes with it; {@code why} may have %s for the other. */
  record Excludes(Choice<?> option, String why, ImmutableList<Choice<?>> others) implements Rule {
    @Override
    public void check(Line line) {
      Optional<Choice<?>> other = others.stream().filter(line::has).findFirst();
      if (line.has(option) && other.isPresent()) {
        throw CommandException.usage(why.formatted(other.get()));
      }
    }
  }

  /** Options of use only where one of others is given; {@code why} may have %s for the option. */
  record Needs(ImmutableList<Choice<?>> options, String why, ImmutableList<Choice<?>> others)
      implements Rule {
    @Override
    public void check(Line line) {
      Optional<Choice<?>> option = options.stream().filter(line::has).findFirst();
      if (option.isPresent() && others.stream().noneMatch(line::has)) {
        throw CommandException.usage(why.formatted(option.get()));
      }
    }
  }

  /**
   * Options without which the command does nothing; {@code why} may have %s for the one missing.
   */
  record Required(String why, ImmutableList<Choice<?>> options) implements Rule {
    @Override
    public void check(Line line) {
      for (Choice<?> option : options) {
        if (!line.has(option)) {
          throw CommandException.usage(why.formatted(option));
        }
      }
    }
  }

  /** Options of which one can be given; {@code why} has %s for two that are. */
  record OneOf(String why, ImmutableList<Choice<?>> options) implements Rule {
    @Override
    public void check(Line line) {
      List<Choice<?>> given = options.stream().filter(line::has).toList();
      if (given.size() > 1) {
        throw CommandException.usage(why.formatted(given.get(0), given.get(1)));
      }
    }
  }

  /**
   * Refuses options where they are of no use.
   *
   * @param why may have %s for the option
   */
  static void refuse(Line line, String why, Choice<?>... options) {
    for (Choice<?> option : options) {
      if (line.has(option)) {
        throw CommandException.usage(why.formatted(option));
      }
    }
  }

  static ImmutableList<Rule> required(String why, Choice<?>... options) {
    return ImmutableList.of(new Required(why, ImmutableList.copyOf(options)));
  }

  static Rule oneOf(String why, Choice<?>... options) {
    return new OneOf(why, ImmutableList.copyOf(options));
  }

  static Rule excludes(Choice<?> option, String why, Choice<?>... others) {
    return new Excludes(option, why, ImmutableList.copyOf(others));
  }
}
