package org.hexproof.search;

import static java.util.Comparator.comparingInt;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hexproof.solver.Unanswered;

/**
 * A depth-first proof-number search over White's moves and Black's replies, of one question. Other
 * questions, which a solver or another search answers, say what is so at a node by itself.
 *
 * <p>Every verdict comes with a carrier, and that is what keeps the search small: what answers a
 * move answers all moves outside its carrier, so moves need to be tried only where all carriers
 * found so far meet.
 */
abstract class ReplySearch {
  /** What is known with one side to move. */
  private static final class Side {
    private final Known decided = new Known();
    private final Map<Stones, Node> nodes = new HashMap<>();
  }

  private final Side white = new Side();
  private final Side black = new Side();

  /** Decides a node by itself, or says which moves may help the mover. */
  abstract void begin(Node node) throws Unanswered;

  /** Searches until the answer is known; where it was stopped before, it goes on. */
  public final Reach decide(Stones stones, boolean blackMoves) throws Unanswered {
    Node root = node(stones, blackMoves);
    while (!root.isDecided()) {
      search(root, Node.NEVER, Node.NEVER);
    }
    return root.verdict().orElseThrow();
  }

  /** What is known by now with White to move. */
  final Optional<Reach> known(Stones stones) {
    return white.decided.find(stones);
  }

  private Node node(Stones stones, boolean blackMoves) throws Unanswered {
    Side side = blackMoves ? black : white;
    Node node = side.nodes.get(stones);
    if (node == null) {
      node = new Node(stones, blackMoves);
      if (!recall(node)) {
        begin(node);
        keep(node);
      }
      // Only now, since a question that is not answered leaves it half begun.
      side.nodes.put(stones, node);
    }
    return node;
  }

  /** Whether what is known of other positions decides this one. */
  private boolean recall(Node node) {
    (node.blackMoves() ? black : white).decided.find(node.stones()).ifPresent(node::decide);
    return node.isDecided();
  }

  private void keep(Node node) {
    node.verdict()
        .ifPresent(
            verdict -> (node.blackMoves() ? black : white).decided.add(node.stones(), verdict));
  }

  /** Goes on until a number of the node reaches the one given, or the node is decided. */
  private void search(Node node, int mostOwn, int mostOther) throws Unanswered {
    update(node);
    while (!node.isDecided() && node.own() < mostOwn && node.other() < mostOther) {
      List<Node> nodes =
          node.open().map(Node.Child::node).sorted(comparingInt(Node::other)).toList();
      int second = nodes.size() > 1 ? nodes.get(1).other() : Node.NEVER;
      search(nodes.get(0), mostOther - nodes.size() + 1, Math.min(mostOwn, second + 1));
      update(node);
    }
  }

  private void update(Node node) throws Unanswered {
    if (recall(node)) {
      return;
    }
    if (!node.isExpanded()) {
      expand(node);
    }
    node.absorbDecided();
    if (node.isDecided()) {
      keep(node);
    } else {
      node.count();
    }
  }

  private void expand(Node node) throws Unanswered {
    for (long left = node.moves(); left != 0 && !node.isDecided(); left &= left - 1) {
      long move = Long.lowestOneBit(left) & node.moves();
      if (move != 0 && !node.has(move)) {
        Stones stones = node.stones();
        node.add(
            move,
            node(
                node.blackMoves() ? stones.withBlack(move) : stones.withWhite(move),
                !node.blackMoves()));
      }
    }
    node.setExpanded();
  }
}
