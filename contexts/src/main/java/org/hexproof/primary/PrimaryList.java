package org.hexproof.primary;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.hexproof.file.ShippedText;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;
import org.hexproof.value.ValueSyntaxException;

/**
 * The list of primary positions as text. Each has a line with its name, the number of its empty
 * cells and its value, then its drawing, then an empty line; lines that start with {@code #} are
 * comments.
 */
public final class PrimaryList {
  /** The most empty cells of the shipped regions. */
  public static final int SHIPPED_CELLS = 7;

  /** The most stones inside them. */
  public static final int SHIPPED_STONES = 2;

  /**
   * What circuits need to know of a position: its name, as in {@code Q5}, and its 2 or 3 terminals.
   */
  public record Head(String name, int terminals) {}

  private static final String RESOURCE = "primaries.txt";
  private static final String HEAD =
      """
      # Primary positions, written by 'hexproof primaries': name, number of empty cells and value,
      # then the drawing with . for empty cells, 1, 2, 3 for black terminals, X for other black
      # stones and O for white ones.

      """;
  private static final Splitter WORDS = Splitter.on(' ').limit(3);

  private PrimaryList() {}

  /** The list that is shipped: the values of all regions of at most seven cells. */
  public static ImmutableList<PrimaryPosition> shipped() {
    try {
      return read(RESOURCE, ShippedText.read(PrimaryList.class, RESOURCE));
    } catch (FormatException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The heads of the shipped list, which are there much sooner than the positions. */
  public static ImmutableList<Head> heads() {
    ImmutableList.Builder<Head> heads = ImmutableList.builder();
    String name = "";
    int terminals = 2;
    for (String line : (ShippedText.read(PrimaryList.class, RESOURCE) + "\n\n").lines().toList()) {
      if (line.isEmpty() && !name.isEmpty()) {
        heads.add(new Head(name, terminals));
        name = "";
        terminals = 2;
      } else if (!line.isEmpty() && !line.startsWith("#")) {
        if (name.isEmpty()) {
          name = line.substring(0, line.indexOf(' '));
        } else if (line.indexOf('3') >= 0) {
          terminals = 3;
        }
      }
    }
    return heads.build();
  }

  /** A position of a list, and the place of its line with the name. */
  public record Listed(Place place, PrimaryPosition position) {}

  /** Reads a list; a fault is told with its place in what the text's origin is called. */
  public static ImmutableList<PrimaryPosition> read(String file, String text)
      throws FormatException {
    List<FormatException> bad = new ArrayList<>();
    ImmutableList<PrimaryPosition> positions =
        listed(file, text, bad::add).stream()
            .map(Listed::position)
            .collect(ImmutableList.toImmutableList());
    if (!bad.isEmpty()) {
      throw bad.get(0);
    }
    return positions;
  }

  /** Reads what can be read of a list, and tells what can't with its place. */
  public static ImmutableList<Listed> listed(
      String file, String text, Consumer<FormatException> bad) {
    ImmutableList.Builder<Listed> positions = ImmutableList.builder();
    List<String> block = new ArrayList<>();
    int number = 0;
    for (String line : (text + "\n\n").lines().toList()) {
      number++;
      if (!line.isBlank() && !line.startsWith("#")) {
        block.add(line);
      } else if (line.isBlank() && !block.isEmpty()) {
        int first = number - block.size();
        try {
          positions.add(new Listed(new Place(file, first, 1), position(file, first, block)));
        } catch (FormatException e) {
          bad.accept(e);
        }
        block.clear();
      }
    }
    return positions.build();
  }

  private static PrimaryPosition position(String file, int number, List<String> block)
      throws FormatException {
    Place place = new Place(file, number, 1);
    List<String> words = WORDS.splitToList(block.get(0));
    if (words.size() < 3) {
      throw new FormatException(place, "expected a name, the number of cells and the value");
    }
    Game value;
    try {
      value = GameReader.read(file, words.get(2), Posets.P3);
    } catch (ValueSyntaxException e) {
      throw new FormatException(new Place(file, number, e.column()), e.problem());
    }
    PrimaryDrawing drawing = place.read(() -> PrimaryDrawing.read(block.subList(1, block.size())));
    if (!words.get(1).equals(Integer.toString(drawing.cells().size()))) {
      throw new FormatException(
          place, "the drawing has " + drawing.cells().size() + " cells, not " + words.get(1));
    }
    return new PrimaryPosition(words.get(0), drawing.cells().size(), value, drawing);
  }

  /** Writes positions as {@link #read} reads them. */
  public static String write(List<PrimaryPosition> positions) {
    StringBuilder text = new StringBuilder(HEAD);
    for (PrimaryPosition position : positions) {
      text.append(position.name()).append(' ').append(position.cells()).append(' ');
      text.append(GameWriter.write(position.value(), Posets.P3, false)).append('\n');
      position.drawing().rows().forEach(row -> text.append(row).append('\n'));
      text.append('\n');
    }
    return text.toString();
  }
}
