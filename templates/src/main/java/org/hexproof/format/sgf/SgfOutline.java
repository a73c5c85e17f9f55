package org.hexproof.format.sgf;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * Where the nodes of a game lie in the text of its file, so that something can be added to them and
 * all else stay as it is. All numbers are offsets into the text; ends are exclusive. Brackets and
 * semicolons that the file lacks have no characters, but a place.
 *
 * @param branches the root's game tree and each variation in it, in the order of the file
 */
record SgfOutline(String text, ImmutableList<Node> nodes, ImmutableList<Branch> branches) {
  /** What stands after a node. */
  enum Follower {
    NODE,
    VARIATION,
    END;

    static Follower of(int token) {
      return switch (token) {
        case SgfParser.SEMICOLON -> NODE;
        case SgfParser.OPEN -> VARIATION;
        default -> END;
      };
    }
  }

  /**
   * A node.
   *
   * @param follows where the next node, a variation or the end of the branch begins
   * @param branch the number of the branch that it lies in
   */
  record Node(
      int start,
      int end,
      int follows,
      Follower follower,
      int branch,
      ImmutableList<Property> properties) {
    Optional<Property> property(String id) {
      return properties.stream().filter(property -> property.id().equals(id)).findFirst();
    }
  }

  /** A property with all its values. */
  record Property(String id, int start, int end) {
    String text(String file) {
      return file.substring(start, end);
    }
  }

  /**
   * A game tree in brackets.
   *
   * @param start at its opening bracket
   * @param close at its closing one
   * @param firstNode the number of its first node
   */
  record Branch(int start, int close, int end, int firstNode) {}
}
