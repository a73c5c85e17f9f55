package org.hexproof.pivot;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.template.Promise;

/**
 * Decides whether a fork pivots, straight from Definitions 6.1 and 6.4 of the main paper (6.4 with
 * b &lt;= G^R). The inequalities are questions to a solver; between them lies a depth-first
 * proof-number search over White's moves and Black's replies.
 *
 * <p>Every verdict comes with a carrier, and that is what keeps the search small. Black's threat
 * answers all White moves outside its carrier, and so does each reply that pivots again; White
 * needs to be tried only where all carriers found so far meet. Likewise a Black reply is hopeless
 * unless it lies in the carrier of every refutation found so far.
 */
public final class PivotSearch {
  /** Positions with more empty cells are refused. */
  public static final int MOST_CELLS = Long.SIZE;

  private final Field field;
  private final long cellB;
  private final boolean sente;
  private final Joins joinsA;
  private final Joins joinsB;
  private final Joins joinsEither;
  private final Budget budget;
  private final Side white = new Side();
  private final Side black = new Side();

  /** What is known with one side to move. */
  private static final class Side {
    private final Known decided = new Known();
    private final Map<Stones, Node> nodes = new HashMap<>();
  }

  private PivotSearch(
      Position position, Promise.Pivoting promise, HexSolver solver, Limits limits) {
    field = Field.of(position);
    cellB = field.bit(promise.b());
    sente = promise.sente();
    budget = new Budget(limits);
    joinsA = new Joins(field, ImmutableSet.of(promise.a()), promise.edge(), solver, budget);
    joinsB = new Joins(field, ImmutableSet.of(promise.b()), promise.edge(), solver, budget);
    Handle handle = Handle.of(position, promise);
    joinsEither =
        new Joins(Field.of(handle.position()), handle.terminal(), promise.edge(), solver, budget);
    solver.begin(joinsA.problem(Stones.NONE, Color.BLACK), limits);
  }

  /**
   * Does the position keep the promise, with White to move? Black wins if it does.
   *
   * @param position cell B of the promise is empty or White's, everything outside is White's
   * @param limits of the whole search; the tables of the search itself count as much as the
   *     solver's
   * @throws IllegalArgumentException if the position has too many empty cells
   */
  public static Answer decide(
      Position position, Promise.Pivoting promise, HexSolver solver, Limits limits) {
    return new PivotSearch(position, promise, solver, limits).decide();
  }

  private Answer decide() {
    try {
      Node root = node(Stones.NONE, false);
      while (!root.isDecided()) {
        search(root, Node.NEVER, Node.NEVER);
      }
      Verdict verdict = root.verdict().orElseThrow();
      if (Boolean.getBoolean("dbg"))
        System.err.println(
            "nodes "
                + budget.nodes()
                + " asked "
                + budget.verdicts()
                + " time "
                + budget.time()
                + " W "
                + white.nodes.size()
                + " B "
                + black.nodes.size()
                + " "
                + verdict.black()
                + " "
                + field.set(verdict.carrier()));
      return new Answer.Decided(
          verdict.black() ? Color.BLACK : Color.WHITE,
          ImmutableList.of(),
          field.set(verdict.carrier()),
          budget.nodes(),
          budget.time());
    } catch (Unanswered e) {
      if (Boolean.getBoolean("dbg"))
        System.err.println(
            "nodes "
                + budget.nodes()
                + " asked "
                + budget.verdicts()
                + " time "
                + budget.time()
                + " W "
                + white.nodes.size()
                + " B "
                + black.nodes.size());
      return e.answer();
    }
  }

  private Node node(Stones stones, boolean blackMoves) throws Unanswered {
    Side side = blackMoves ? black : white;
    Node node = side.nodes.get(stones);
    if (node == null) {
      node = new Node(stones, blackMoves);
      side.nodes.put(stones, node);
      Optional<Verdict> known = side.decided.find(stones);
      if (known.isPresent()) {
        node.decide(known.get());
      } else {
        if (blackMoves) {
          beginBlack(node);
        } else {
          beginWhite(node);
        }
        keep(node);
      }
    }
    return node;
  }

  private void keep(Node node) {
    node.verdict()
        .ifPresent(
            verdict -> (node.blackMoves() ? black : white).decided.add(node.stones(), verdict));
  }

  /** Is the position pivoting? White can but break the threat. */
  private void beginWhite(Node node) throws Unanswered {
    long against = 0;
    if (!sente) {
      Verdict b = achievesB(node.stones());
      if (b.black()) {
        node.decide(b);
        return;
      }
      against = b.carrier();
    }
    if ((node.stones().black() & cellB) == 0
        && ((node.stones().white() & cellB) != 0 || cellB == 0)) {
      node.decide(joinsA.ask(node.stones(), Color.WHITE));
      return;
    }
    Verdict threat = joinsA.ask(node.stones(), Color.BLACK);
    if (threat.black()) {
      Verdict either = joinsEither.ask(node.stones(), Color.WHITE);
      if (!either.black()) {
        node.decide(either);
        return;
      }
      node.begin(threat.carrier(), threat.carrier());
    } else {
      node.decide(new Verdict(false, against | threat.carrier()));
    }
  }

  /** Is there a reply that pivots? It threatens A again, or takes care of B. */
  private void beginBlack(Node node) throws Unanswered {
    Verdict a = joinsA.ask(node.stones(), Color.BLACK);
    if (a.black()) {
      node.decide(a);
      return;
    }
    if ((node.stones().black() & cellB) == 0
        && ((node.stones().white() & cellB) != 0 || cellB == 0)) {
      node.decide(a);
      return;
    }
    Verdict either = joinsEither.ask(node.stones(), Color.BLACK);
    if (!either.black()) {
      node.decide(either);
      return;
    }
    Verdict b = sente ? achievesB(node.stones()) : threatensB(node.stones());
    if (b.black()) {
      node.decide(b);
      return;
    }
    long both = a.carrier() | b.carrier();
    node.begin(sente ? a.carrier() : both, both);
  }

  /** Goes on until the node's numbers reach those given, or it is decided. */
  private void search(Node node, int mostOwn, int mostOther) throws Unanswered {
    while (true) {
      Node best = update(node);
      if (node.isDecided() || node.own() >= mostOwn || node.other() >= mostOther) {
        return;
      }
      int second = Node.NEVER;
      int count = 0;
      for (Node.Child child : node.children()) {
        if ((child.move() & node.open()) != 0) {
          count++;
          if (child.node() != best) {
            second = Math.min(second, child.node().other());
          }
        }
      }
      search(best, mostOther - count + 1, Math.min(mostOwn, second + 1));
    }
  }

  /** Counts again; returns the child that the mover likes best. */
  private Node update(Node node) throws Unanswered {
    Optional<Verdict> known = (node.blackMoves() ? black : white).decided.find(node.stones());
    if (known.isPresent()) {
      node.decide(known.get());
      return node;
    }
    if (node.children().isEmpty()) {
      expand(node);
    }
    Node best = node;
    int most = 0;
    int count = 0;
    for (Node.Child child : node.children()) {
      if ((child.move() & node.open()) == 0) {
        continue;
      }
      Node next = child.node();
      if (next.isDecided()) {
        node.absorb(child.move(), next.verdict().orElseThrow());
        if (node.isDecided()) {
          keep(node);
          return node;
        }
      }
    }
    for (Node.Child child : node.children()) {
      if ((child.move() & node.open()) == 0) {
        continue;
      }
      Node next = child.node();
      count++;
      most = Math.max(most, next.own());
      if (best == node || next.other() < best.other()) {
        best = next;
      }
    }
    if (!node.isDecided()) {
      node.numbers(best.other(), most + count - 1);
    }
    return best;
  }

  private void expand(Node node) throws Unanswered {
    for (long left = node.open(); left != 0; left &= left - 1) {
      long move = Long.lowestOneBit(left);
      if ((node.open() & move) != 0) {
        Stones next =
            node.blackMoves() ? node.stones().withBlack(move) : node.stones().withWhite(move);
        Node child = node(next, !node.blackMoves());
        node.children().add(new Node.Child(move, child));
        if (child.isDecided()) {
          node.absorb(move, child.verdict().orElseThrow());
          if (node.isDecided()) {
            keep(node);
            return;
          }
        }
      }
    }
  }

  /** b &lt;= G: White is to move, and takes cell B if that is empty. */
  private Verdict achievesB(Stones stones) throws Unanswered {
    return (stones.black() & cellB) != 0
        ? joinsB.ask(stones, Color.WHITE)
        : new Verdict(false, cellB & ~stones.white());
  }

  /** b ◁ G: Black is to move, and must take cell B if that is empty. */
  private Verdict threatensB(Stones stones) throws Unanswered {
    if ((stones.black() & cellB) != 0) {
      return joinsB.ask(stones, Color.BLACK);
    }
    if ((stones.white() & cellB) != 0 || cellB == 0) {
      return new Verdict(false, 0);
    }
    Verdict taken = joinsB.ask(stones.withBlack(cellB), Color.WHITE);
    return taken.black() ? new Verdict(true, cellB | taken.carrier()) : new Verdict(false, cellB);
  }
}
