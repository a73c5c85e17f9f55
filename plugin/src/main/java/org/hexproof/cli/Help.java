package org.hexproof.cli;

import com.google.common.base.Splitter;
import com.google.common.base.Strings;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** The help texts. */
final class Help {
  private static final int WIDTH = 80;

  /** The width of the column of commands. */
  private static final int NAMES = 14;

  private final StringBuilder text = new StringBuilder();

  /** What the program is and which commands it has. */
  static String general() {
    Help help = new Help();
    help.text.append("Usage: hexproof COMMAND [options] FILE...\n\n");
    help.paragraph(
        "Hexproof proves things about the board game Hex. It reads templates, shapes with the"
            + " promise that Black connects even if White moves first, and tells whether the"
            + " promise is kept and whether the shape is as small as it can be.");
    for (CommandGroup group : CommandGroup.values()) {
      help.text.append(group.title()).append(":\n");
      Map<String, String> rows = new LinkedHashMap<>();
      Commands.ALL.stream()
          .filter(command -> command.group() == group)
          .forEach(command -> rows.put(command.name(), command.page().summary()));
      help.table(rows, NAMES);
      help.text.append('\n');
    }
    help.paragraph(
        "'hexproof help COMMAND' tells more about a command, 'hexproof help docs/commands.md' prints"
            + " that page, and so the others that are named here; 'hexproof --version' tells the"
            + " version."
            + " A FILE can be - for standard input. Black (Red on HexWiki) joins top and bottom,"
            + " White (Blue) left and right.");
    help.exitCodes();
    return help.text.toString();
  }

  /** What a command does and which options it has. */
  static String of(Command command) {
    Help help = new Help();
    HelpPage page = command.page();
    help.text
        .append("Usage: hexproof ")
        .append((command.name() + " [options] " + page.operands()).stripTrailing())
        .append("\n\n");
    page.examples().forEach(example -> help.text.append("  hexproof " + example + "\n"));
    help.text.append('\n');
    page.about().forEach(help::paragraph);
    Map<String, String> rows = new TreeMap<>();
    if (command.parts().isEmpty()) {
      help.text.append("Options:\n");
      for (Choice<?> option : command.choices()) {
        rows.put(
            (option + " " + option.value()).stripTrailing(), page.options().get(option.name()));
      }
    } else {
      help.text.append("Commands, of which each has options and a help of its own:\n");
      for (Command part : command.parts()) {
        HelpPage told = part.page();
        rows.put((part.name() + " " + told.operands()).stripTrailing(), told.summary());
      }
    }
    help.table(rows);
    help.text.append('\n');
    help.exitCodes();
    return help.text.toString();
  }

  private void exitCodes() {
    text.append("Exit codes:\n");
    Map<String, String> rows = new LinkedHashMap<>();
    rows.put("0", "all is as claimed");
    rows.put(
        "1", "a template fails its claim, a certificate doesn't check, or the answer is \"no\"");
    rows.put("2", "bad usage, or input that can't be read");
    rows.put("3", "undecided: a limit was hit");
    rows.put(
        "4",
        "a solver failed, its certificate doesn't check, two solvers contradict each other, or"
            + " output can't be written");
    rows.put("130", "stopped by Ctrl-C");
    table(rows);
  }

  private void table(Map<String, String> rows) {
    table(rows, rows.keySet().stream().mapToInt(String::length).max().orElse(0) + 4);
  }

  private void table(Map<String, String> rows, int first) {
    rows.forEach(
        (left, right) -> {
          text.append(Strings.padEnd("  " + left, first, ' '));
          wrap(right, first);
        });
  }

  private void paragraph(String words) {
    wrap(words, 0);
    text.append('\n');
  }

  private void wrap(String words, int indent) {
    int column = indent;
    for (String word : Splitter.on(' ').split(words)) {
      if (column > indent && column + 1 + word.length() > WIDTH) {
        text.append('\n').append(" ".repeat(indent));
        column = indent;
      }
      if (column > indent) {
        text.append(' ');
        column++;
      }
      text.append(word);
      column += word.length();
    }
    text.append('\n');
  }
}
