package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;

/** A script by which zsh completes the command line. */
final class ZshCompletion {
  private static final String BEGINNING =
      """
      #compdef hexproof
      # Completes command lines of hexproof in zsh.
      _hexproof() {
        local -a commands
        commands=(
      %s  )
        if (( CURRENT == 2 )); then
          _describe command commands ||
            _arguments '--help[tells what the commands are]' '--version[tells the version]'
          return
        fi
        shift words
        (( CURRENT-- ))
        case ${words[1]} in
          help) _describe command commands ;;
      """;

  private static final String END =
      """
        esac
      }
      # As a file of $fpath this is the function itself, else it is read to be known.
      if [[ ${funcstack[1]} == _hexproof ]]; then
        _hexproof "$@"
      else
        compdef _hexproof hexproof
      fi
      """;

  private ZshCompletion() {}

  static String script(ImmutableList<Command> commands) {
    String summaries =
        commands.stream()
            .map(command -> "    " + quoted(command.name() + ":" + command.page().summary()) + "\n")
            .collect(joining());
    return BEGINNING.formatted(summaries + "    'help:tells more about a command'\n")
        + commands.stream().map(ZshCompletion::command).collect(joining())
        + END;
  }

  private static String command(Command command) {
    List<String> specs = new ArrayList<>();
    HelpPage page = command.page();
    for (Choice<?> option : command.choices()) {
      specs.add(spec(option, page.options().get(option.name())));
    }
    specs.add("--help[tells what the command does]");
    Proposals operands = Proposals.of(command);
    if (!operands.words().isEmpty()) {
      specs.add("1:word:" + words(operands));
    }
    if (operands.files()) {
      specs.add("*:file:_files");
    }
    return "    %s)\n      _arguments \\\n        %s ;;\n"
        .formatted(
            command.name(),
            specs.stream().map(ZshCompletion::quoted).collect(joining(" \\\n        ")));
  }

  private static String spec(Choice<?> option, String told) {
    String name = (option.repeats() ? "*" : "") + option;
    String description = "[" + escaped(told) + "]";
    if (option.isFlag()) {
      return name + description;
    }
    Proposals values = Proposals.of(option);
    String action = values.files() ? "_files" : values.words().isEmpty() ? " " : words(values);
    return name + "=" + description + ":" + option.value() + ":" + action;
  }

  private static String words(Proposals proposals) {
    return "(" + String.join(" ", proposals.words()) + ")";
  }

  private static String escaped(String description) {
    return description.replaceAll("[\\\\\\[\\]:]", "\\\\$0");
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
