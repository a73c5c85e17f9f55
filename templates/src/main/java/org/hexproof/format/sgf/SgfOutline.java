package org.hexproof.format.sgf;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Where the nodes of a game lie in the text of its file, so that something can be added to them and
 * all else stay as it is. All numbers are offsets into the text; ends are exclusive.
 *
 * @param nodes in the order of the file, which is that of {@link SgfGame#steps}
 * @param branches the root's game tree and each variation in it, in the order of the file
 */
record SgfOutline(ImmutableList<Node> nodes, ImmutableList<Branch> branches) {
  /**
   * A node.
   *
   * @param end after its last property
   * @param follows where the next node, a variation or the end of the branch begins
   * @param branch the number of the branch that it lies in
   */
  record Node(int start, int end, int follows, int branch, ImmutableList<Property> properties) {
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
   * @param end after its closing one
   * @param firstNode the number of its first node
   */
  record Branch(int start, int end, int firstNode) {}

  /**
   * The outline of a game.
   *
   * @param text a file of which this game was read without an error
   * @param game the number of the game in the file, counted from 0
   */
  static SgfOutline of(String text, int game) {
    Scan scan = new Scan(text);
    scan.game(SgfStretch.of(text).get(game).game());
    return new SgfOutline(
        ImmutableList.copyOf(scan.nodes),
        scan.branches.stream().map(OpenBranch::closed).collect(ImmutableList.toImmutableList()));
  }

  private static final class OpenBranch {
    private final int start;
    private final int firstNode;
    private int end;

    OpenBranch(int start, int firstNode) {
      this.start = start;
      this.firstNode = firstNode;
    }

    Branch closed() {
      return new Branch(start, end, firstNode);
    }
  }

  private static final class Scan {
    private final String text;
    private final List<Node> nodes = new ArrayList<>();
    private final List<OpenBranch> branches = new ArrayList<>();
    private final Deque<Integer> open = new ArrayDeque<>();
    private List<Property> properties = new ArrayList<>();
    private int nodeStart = -1;
    private int nodeEnd;

    Scan(String text) {
      this.text = text;
    }

    /** Goes through a game from its bracket on. */
    void game(int from) {
      int at = from;
      while (true) {
        checkArgument(at >= 0 && at < text.length(), "the file was not read");
        char c = text.charAt(at);
        if (c == '(' || c == ')' || c == ';') {
          endNode(at);
          at++;
          structure(c, at);
          if (open.isEmpty()) {
            return;
          }
        } else if (Character.isLetter(c)) {
          at = property(at);
        } else {
          at++;
        }
      }
    }

    private void structure(char c, int after) {
      switch (c) {
        case '(' -> {
          open.push(branches.size());
          branches.add(new OpenBranch(after - 1, nodes.size()));
        }
        case ')' -> branches.get(open.pop()).end = after;
        default -> {
          nodeStart = after - 1;
          nodeEnd = after;
          properties = new ArrayList<>();
        }
      }
    }

    private void endNode(int follows) {
      if (nodeStart >= 0) {
        nodes.add(
            new Node(
                nodeStart, nodeEnd, follows, open.element(), ImmutableList.copyOf(properties)));
        nodeStart = -1;
      }
    }

    private int property(int start) {
      int at = start;
      while (Character.isLetter(text.charAt(at))) {
        at++;
      }
      String id = CharMatcher.inRange('A', 'Z').retainFrom(text.substring(start, at));
      int end = at;
      while (at < text.length() && (text.charAt(at) == '[' || isSpace(text.charAt(at)))) {
        if (text.charAt(at) == '[') {
          end = value(at);
          at = end;
        } else {
          at++;
        }
      }
      nodeEnd = end;
      properties.add(new Property(id, start, end));
      return end;
    }

    private int value(int start) {
      int at = start + 1;
      while (text.charAt(at) != ']') {
        at += text.charAt(at) == '\\' ? 2 : 1;
      }
      return at + 1;
    }

    private static boolean isSpace(char c) {
      return CharMatcher.whitespace().matches(c);
    }
  }
}
