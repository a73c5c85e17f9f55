package org.hexproof.loopy;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.hexproof.value.ValueSyntaxException;

/**
 * What a file holds: positions and moves, and where play begins. Several starts are a sum: one
 * game, or one vehicle, at each.
 *
 * @param howToStart a hint for files that don't tell where play begins
 */
public record NamedGraph(
    String file, GraphBuilder builder, ImmutableList<String> starts, String howToStart) {
  /** How a graph begins in the DOT language, after comments. */
  private static final Pattern DOT =
      Pattern.compile(
          "\\A\\uFEFF?(\\s|//[^\\n]*\\n|/\\*(?s:.*?)\\*/|#[^\\n]*\\n)*+"
              + "(?i:strict\\s+(di)?graph|(di)?graph)\\b(?!\\s*=)");

  /**
   * Reads a text in whichever of the two languages.
   *
   * @throws ValueSyntaxException at a fault, with its place
   * @throws org.hexproof.value.GameTooLargeException if there are more positions and moves than may
   *     be
   */
  public static NamedGraph read(String file, String text, GraphLimit limit)
      throws ValueSyntaxException {
    return DOT.matcher(text).find()
        ? DotReader.read(file, text, limit)
        : GraphTextReader.read(file, text, limit);
  }

  /** The games of the sum that the file describes, if it says where play begins. */
  public ImmutableList<GameGraph> games() throws ValueSyntaxException {
    return gamesAt(starts);
  }

  /** The games that begin at these positions, whose names have commas between them. */
  public ImmutableList<GameGraph> games(String wanted) throws ValueSyntaxException {
    return gamesAt(split(wanted, builder));
  }

  /** Names that stand in one text; there may be a comma in the only one. */
  static ImmutableList<String> split(String names, GraphBuilder builder) {
    return builder.find(names).isPresent()
        ? ImmutableList.of(names)
        : Splitter.on(',')
            .trimResults()
            .omitEmptyStrings()
            .splitToStream(names)
            .collect(ImmutableList.toImmutableList());
  }

  private ImmutableList<GameGraph> gamesAt(ImmutableList<String> names)
      throws ValueSyntaxException {
    if (names.isEmpty()) {
      throw ValueSyntaxException.of(file, "no start: where does play begin?", howToStart);
    }
    ImmutableList.Builder<GameGraph> games = ImmutableList.builder();
    GameGraph all = builder.buildAll(0);
    for (String name : names) {
      games.add(all.at(number(name)));
    }
    return games.build();
  }

  private int number(String name) throws ValueSyntaxException {
    OptionalInt number = builder.find(name);
    if (number.isEmpty()) {
      throw ValueSyntaxException.of(
          file,
          "no position '" + name + "' where play could begin",
          builder.size() == 0 ? "the file has no positions" : "there are " + someNames());
    }
    return number.getAsInt();
  }

  private String someNames() {
    return IntStream.range(0, Math.min(8, builder.size()))
            .mapToObj(builder::name)
            .collect(Collectors.joining(", "))
        + (builder.size() > 8 ? ", …" : "");
  }
}
