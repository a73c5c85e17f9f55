package org.hexproof.cli;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toList;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A script by which bash completes the command line. */
final class BashCompletion {
  private static final String BEGINNING =
      """
      # Completes command lines of hexproof in bash.
      _hexproof() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
        local words= files=
        # The sign in --format=json stands as a word of its own.
        if [[ $word == '=' ]]; then
          word=
        elif [[ $before == '=' ]]; then
          before=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        if (( COMP_CWORD == 1 )); then
          words='%s'
        else
          case ${COMP_WORDS[1]} in
            help) words='%s' ;;
      """;

  private static final String END =
      """
          esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$word"))
        # Files are left to readline, which is to propose none elsewhere.
        [[ $files ]] || compopt +o default 2> /dev/null
        return 0
      }
      complete -o default -F _hexproof hexproof
      """;

  private BashCompletion() {}

  static String script(ImmutableList<Command> commands) {
    String names = words(commands.stream().map(Command::name));
    String first = words(Stream.of(names, "help", "--help", "--version"));
    return BEGINNING.formatted(first, names)
        + commands.stream().map(BashCompletion::command).collect(joining())
        + END;
  }

  private static String words(Stream<String> words) {
    return words.collect(joining(" "));
  }

  private static String command(Command command) {
    Map<Proposals, List<Choice<?>>> values =
        command.choices().stream()
            .filter(option -> !option.isFlag())
            .collect(groupingBy(Proposals::of, LinkedHashMap::new, toList()));
    StringBuilder script = new StringBuilder();
    script.append("      %s)\n        case $before in\n".formatted(command.name()));
    values.forEach(
        (proposals, options) ->
            script.append(
                "          %s) %s ;;\n"
                    .formatted(
                        options.stream().map(Choice::toString).collect(joining(" | ")),
                        proposed(proposals))));
    Proposals operands = Proposals.of(command);
    String options =
        words(Stream.concat(command.choices().stream().map(Choice::toString), Stream.of("--help")));
    script.append("          *)\n            case $word in\n");
    script.append("              -*) words='%s' ;;\n".formatted(options));
    script.append(
        operands.words().isEmpty()
            ? "              *) %s ;;\n".formatted(proposed(operands))
            : "              *) if (( COMP_CWORD == 2 )); then %s; else %s; fi ;;\n"
                .formatted(
                    proposed(new Proposals(operands.words(), false)),
                    proposed(new Proposals(ImmutableList.of(), operands.files()))));
    return script.append("            esac ;;\n        esac ;;\n").toString();
  }

  private static String proposed(Proposals proposals) {
    if (!proposals.words().isEmpty()) {
      return "words='" + String.join(" ", proposals.words()) + "'";
    }
    return proposals.files() ? "files=1" : ":";
  }
}
