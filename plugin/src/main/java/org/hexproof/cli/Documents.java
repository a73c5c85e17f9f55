package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSetMultimap;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * What is written where {@code --out} says, in every command: the document of {@code --format} or
 * {@code --to}. Where neither is given, the ending of the name tells which one is meant, if the
 * command has it; a name that ends as another document does is told.
 */
final class Documents {
  /** The options that say which document is wanted; the report of a command goes first. */
  private static final ImmutableList<String> SAID = ImmutableList.of("format", "to");

  private static final ImmutableSetMultimap<String, String> ENDINGS =
      ImmutableSetMultimap.<String, String>builder()
          .put("text", "txt")
          .putAll("json", "json", "jsonl")
          .put("junit", "xml")
          .putAll("sarif", "sarif", "json")
          .putAll("markdown", "md", "markdown")
          .putAll("html", "html", "htm")
          .putAll("yaml", "yaml", "yml")
          .putAll("hexboard", "wiki", "hexboard", "txt")
          .put("hdg", "hdg")
          .put("sgf", "sgf")
          .put("htp", "htp")
          .put("hexworld", "hexworld")
          .put("svg", "svg")
          .put("png", "png")
          .put("graphml", "graphml")
          .put("dot", "dot")
          .put("compact", "gz")
          .build();

  private Documents() {}

  /**
   * The arguments that say what the name of the output says; none if the line says it, or the name
   * says nothing.
   *
   * @param err is told of a name that says something else than the rest of the line
   */
  static ImmutableList<String> named(Line line, PrintStream err) {
    Optional<String> ending = ending(line);
    if (ending.isEmpty()) {
      return ImmutableList.of();
    }
    ImmutableList<Choice<?>> kinds =
        SAID.stream()
            .flatMap(name -> line.choices().stream().filter(each -> each.name().equals(name)))
            .filter(kind -> !kind.words().isEmpty())
            .collect(ImmutableList.toImmutableList());
    Optional<Choice<?>> said = kinds.reverse().stream().filter(line::has).findFirst();
    if (said.isPresent()) {
      tell(line, said.get(), line.text(said.get()), ending.get(), err);
      return ImmutableList.of();
    }
    for (Choice<?> kind : kinds) {
      for (String word : kind.words()) {
        if (ENDINGS.containsEntry(word, ending.get())) {
          return ImmutableList.of(kind.toString(), word);
        }
      }
    }
    kinds.stream()
        .findFirst()
        .ifPresent(kind -> tell(line, kind, kind.words().get(0), ending.get(), err));
    return ImmutableList.of();
  }

  /** How the name of a file ends, if there is one. */
  private static Optional<String> ending(Line line) {
    String name = line.find(Output.OUT).orElse(Inputs.STANDARD);
    try {
      Path last = Path.of(name).getFileName();
      if (last == null || name.endsWith("/") || Files.isDirectory(Path.of(name))) {
        return Optional.empty();
      }
      String file = last.toString().toLowerCase(Locale.ROOT);
      return file.contains(".")
          ? Optional.of(file.substring(file.lastIndexOf('.') + 1))
          : Optional.empty();
    } catch (InvalidPathException e) {
      // Whoever opens it tells why it can't be.
      return Optional.empty();
    }
  }

  /** Tells of a name that another document would have. */
  private static void tell(Line line, Choice<?> kind, String word, String ending, PrintStream err) {
    if (ENDINGS.containsValue(ending) && !ENDINGS.containsEntry(word, ending)) {
      err.println(
          "hexproof: %s: holds what %s %s writes, though its name ends in .%s\n  hint: %s can be %s"
              .formatted(
                  line.get(Output.OUT), kind, word, ending, kind, String.join(", ", kind.words())));
    }
  }
}
