package org.hexproof.shannon.file;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Color;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.Source;
import org.hexproof.format.TextLine;
import org.hexproof.word.Suggestion;

/**
 * Reads a Shannon game in plain text:
 *
 * <pre>
 * # the ladder of four
 * terminals: top bottom
 * vertices: a b c d
 * black: c
 * edge: top a b
 * edge: a c
 * edge: b c d bottom
 * </pre>
 *
 * <p>Each {@code edge} is a hyperedge. Where there are {@code vertices} lines, they name all
 * vertices; else the hyperedges do. What follows {@code #} does not count.
 */
final class GameTextReader {
  private static final Pattern KEY = Pattern.compile("\\s*([A-Za-z]+):(?=\\s|$)");
  private static final Pattern WORD = Pattern.compile("\\S+");
  private static final ImmutableList<String> KEYS =
      ImmutableList.of("terminals", "vertices", "black", "white", "edge");
  private static final String HINT =
      "write a line as 'terminals: top bottom', and one as 'edge: top a b' for each hyperedge";

  private record Word(String text, Place place) {}

  private record Statement(Word key, ImmutableList<Word> names) {}

  private GameTextReader() {}

  static ShannonFile read(Source source) throws FormatException {
    List<Statement> statements = new ArrayList<>();
    for (TextLine line : TextLine.of(source)) {
      int comment = line.text().indexOf('#');
      TextLine said =
          comment < 0 ? line : new TextLine(line.start(), line.text().substring(0, comment));
      if (!said.isBlank()) {
        statements.add(statement(said));
      }
    }
    GameBuilder builder = new GameBuilder();
    for (Statement statement : statements) {
      for (Word name : statement.names) {
        switch (statement.key.text) {
          case "terminals" -> builder.terminal(name.text, name.place);
          case "vertices" -> vertex(name, builder);
          default -> {}
        }
      }
    }
    List<Statement> ends =
        statements.stream().filter(each -> each.key.text.equals("terminals")).toList();
    if (ends.size() > 1) {
      throw new FormatException(ends.get(1).key.place, "the terminals are named already", HINT);
    }
    boolean declared = statements.stream().anyMatch(s -> s.key.text.equals("vertices"));
    for (Statement statement : statements) {
      apply(statement, declared, builder);
    }
    return builder.build(new Place(source.name(), 1, 1), HINT);
  }

  private static void vertex(Word name, GameBuilder builder) throws FormatException {
    if (builder.has(name.text)) {
      throw new FormatException(name.place, name.text + " is named twice");
    }
    builder.vertex(name.text, name.place);
  }

  private static Statement statement(TextLine line) throws FormatException {
    Matcher matcher = KEY.matcher(line.text());
    if (!matcher.lookingAt()) {
      throw new FormatException(
          line.at(line.indent()),
          "expected 'terminals:', 'vertices:', 'black:', 'white:' or 'edge:'",
          HINT);
    }
    Word key = new Word(matcher.group(1), line.at(matcher.start(1)));
    ImmutableList.Builder<Word> names = ImmutableList.builder();
    Matcher words = WORD.matcher(line.text()).region(matcher.end(), line.text().length());
    while (words.find()) {
      names.add(new Word(words.group(), line.at(words.start())));
    }
    return new Statement(key, names.build());
  }

  private static void apply(Statement statement, boolean declared, GameBuilder builder)
      throws FormatException {
    switch (statement.key.text) {
      case "terminals", "vertices" -> {}
      case "black", "white" -> {
        Color color = statement.key.text.equals("black") ? Color.BLACK : Color.WHITE;
        for (Word name : statement.names) {
          known(name, declared, builder);
          builder.color(name.text, color, name.place);
        }
      }
      case "edge" -> {
        Set<String> members = new LinkedHashSet<>();
        for (Word name : statement.names) {
          known(name, declared, builder);
          builder.vertex(name.text, name.place);
          if (!members.add(name.text)) {
            throw new FormatException(name.place, name.text + " is named twice in this hyperedge");
          }
        }
        if (members.isEmpty()) {
          throw new FormatException(statement.key.place, "a hyperedge without vertices", HINT);
        }
        builder.edge(members);
      }
      default ->
          throw new FormatException(
              statement.key.place,
              "unknown key '%s'%s"
                  .formatted(statement.key.text, Suggestion.of(statement.key.text, "", KEYS)),
              HINT);
    }
  }

  private static void known(Word name, boolean declared, GameBuilder builder)
      throws FormatException {
    if (declared && !builder.has(name.text)) {
      throw new FormatException(
          name.place,
          "no vertex is called " + name.text,
          "name it in 'vertices:', or leave those lines out");
    }
  }
}
