package org.hexproof.format.sgf;

import java.util.Optional;
import java.util.regex.Pattern;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;

/** The two ways in which files write Hex games. */
enum SgfDialect {
  /** red-bean's: GM[11], points such as {@code a1}, B is Black. */
  HEX {
    @Override
    Cell point(String text, Place place) throws FormatException {
      if (GO_POINT.matcher(text).matches()) {
        throw mix(text, place, "Hex points such as a1 and swap-pieces");
      }
      return place.read(() -> Cell.parse(text));
    }

    @Override
    Color color(String letter) {
      return letter.equals("B") ? Color.BLACK : Color.WHITE;
    }

    @Override
    Optional<String> text(Cell cell) {
      return Optional.of(cell.toString());
    }
  },

  /**
   * Little Golem's: no GM, Go points such as {@code cd}, {@code swap}. The side that moves first,
   * which joins top and bottom, is called W there.
   */
  LITTLE_GOLEM {
    @Override
    Cell point(String text, Place place) throws FormatException {
      if (GO_POINT.matcher(text).matches()) {
        return new Cell(text.charAt(0) - 'a', text.charAt(1) - 'a');
      }
      throw mix(text, place, "Go points such as cd and swap");
    }

    @Override
    Color color(String letter) {
      return letter.equals("W") ? Color.BLACK : Color.WHITE;
    }

    @Override
    Optional<String> text(Cell cell) {
      return cell.col() < LETTERS && cell.row() < LETTERS
          ? Optional.of("" + (char) ('a' + cell.col()) + (char) ('a' + cell.row()))
          : Optional.empty();
    }
  };

  private static final int LETTERS = 26;

  static final Pattern GO_POINT = Pattern.compile("[a-z]{2}");

  /** The cell that a point means. */
  abstract Cell point(String text, Place place) throws FormatException;

  /** The player whom {@code B} or {@code W} means. */
  abstract Color color(String letter);

  /** The point that means a cell; none where letters don't reach. */
  abstract Optional<String> text(Cell cell);

  /** How a player is called: {@code B} or {@code W}. */
  String letter(Color player) {
    return color("B") == player ? "B" : "W";
  }

  private static FormatException mix(String text, Place place, String rest) {
    return new FormatException(
        place,
        "'" + text + "' in a file with " + rest,
        "Hex points come with GM[11], Little Golem's Go points without GM; a file has one of them");
  }

  /** What the file uses: it says GM[11], or else its first point tells. */
  static SgfDialect of(GameTree tree) throws FormatException {
    SgfNode root = tree.root();
    if (root.property("GM").isPresent()) {
      SgfValue game = root.property("GM").get().values().get(0);
      if (!game.text().strip().equals("11")) {
        throw new FormatException(
            game.place(), "this is another game: GM[" + game.text() + "]", "Hex is GM[11]");
      }
      return HEX;
    }
    return usesGoPoints(tree) == Answer.YES ? LITTLE_GOLEM : HEX;
  }

  private enum Answer {
    YES,
    NO,
    UNKNOWN
  }

  private static Answer usesGoPoints(GameTree tree) {
    for (SgfNode node : tree.sequence()) {
      for (SgfProperty property : node.properties()) {
        String id = property.id();
        if (id.equals("B") || id.equals("W") || id.equals("AB") || id.equals("AW")) {
          for (SgfValue value : property.values()) {
            String text = value.text();
            if (GO_POINT.matcher(text).matches() || text.equals("swap")) {
              return Answer.YES;
            }
            if (text.matches("[A-Za-z]{1,2}[0-9]+.*|swap-.*")) {
              return Answer.NO;
            }
          }
        }
      }
    }
    for (GameTree variation : tree.variations()) {
      Answer answer = usesGoPoints(variation);
      if (answer != Answer.UNKNOWN) {
        return answer;
      }
    }
    return Answer.UNKNOWN;
  }
}
