package org.hexproof.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hexproof.board.Color;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Unanswered;
import org.hexproof.sum.Lines;
import org.hexproof.sum.Worth;

/**
 * Writes down why Black keeps the games that a search says he keeps: claims of games, the last of
 * which rest on a solver's certificates of what is joined.
 */
final class GameProof {
  private final GameSearch search;
  private final Certifier solver;
  private final Worth worth;
  private final Lines lines;
  private final Map<Integer, List<Claim>> proved = new HashMap<>();

  GameProof(GameSearch search, Certifier solver, Worth worth, Lines lines) {
    this.search = search;
    this.solver = solver;
    this.worth = worth;
    this.lines = lines;
  }

  /** Proves that a position keeps a game, which it must, with White to move. */
  Claim prove(int game, Stones stones) throws Unanswered {
    List<Claim> known = proved(game);
    for (Claim claim : known) {
      if (claim.holds(stones)) {
        return claim;
      }
    }
    Claim claim = search.outlook().isOutcome(game) ? outcome(game, stones) : value(game, stones);
    known.add(claim);
    return claim;
  }

  private List<Claim> proved(int game) {
    return proved.computeIfAbsent(game, key -> new ArrayList<>());
  }

  private Claim outcome(int outcome, Stones stones) throws Unanswered {
    return search.outlook().isWorst(outcome)
        ? new Claim(lines.node("s " + number(outcome) + " ; ;"), 0, 0)
        : solved(outcome, stones, Color.WHITE).claim();
  }

  private Claim.Way solved(int outcome, Stones stones, Color toMove) throws Unanswered {
    Problem problem = search.ends().problem(outcome, stones, toMove);
    Certifier.Certified certified = solver.certify(problem, search.left());
    if (!(certified.answer() instanceof Answer.Decided decided)) {
      throw new Unanswered(certified.answer());
    }
    search.spend(decided);
    return Graft.of(search.field(), lines, stones.black(), number(outcome))
        .add(
            new Statement(problem.position(), problem.goal(), toMove, Color.BLACK),
            certified.certificate().orElseThrow());
  }

  private Claim value(int game, Stones stones) throws Unanswered {
    List<Claim.Way> ways = new ArrayList<>();
    long left = search.empty(stones);
    while (left != 0) {
      Claim.Way way = way(game, stones.withWhite(Long.lowestOneBit(left)));
      ways.add(way);
      left &= way.room();
    }
    if (ways.isEmpty()) {
      ways.add(passed(game, stones));
    }
    List<Claim.Way> all = new ArrayList<>(ways);
    for (int option : search.outlook().own(game)) {
      all.add(way(option, stones));
    }
    StringBuilder line = new StringBuilder("v " + number(game) + " ;");
    long need = 0;
    long room = 0;
    for (int i = 0; i < all.size(); i++) {
      line.append(i == ways.size() ? " ;" : "").append(text(all.get(i)));
      need |= all.get(i).need();
      room |= all.get(i).room();
    }
    return new Claim(lines.node(line.toString()), need, room & ~need);
  }

  /** White can move in the game only, where all cells are taken. */
  private Claim.Way passed(int game, Stones stones) throws Unanswered {
    for (int option : search.outlook().other(game)) {
      if (search.decide(option, stones, /* ownMoves= */ false).black()) {
        return new Claim.Way(0, prove(option, stones));
      }
    }
    throw new IllegalStateException("a game is not kept");
  }

  /** How Black, to move, comes to a game that he can come to. */
  private Claim.Way way(int game, Stones stones) throws Unanswered {
    if (search.outlook().isOutcome(game)) {
      return ending(game, stones);
    }
    for (long left = search.empty(stones); left != 0; left &= left - 1) {
      long move = Long.lowestOneBit(left);
      if (search.isKept(game, stones.withBlack(move))) {
        return new Claim.Way(move, prove(game, stones.withBlack(move)));
      }
    }
    for (int outcome : search.outlook().enough(game)) {
      if (search.decide(outcome, stones, /* ownMoves= */ true).black()) {
        Claim.Way way = ending(outcome, stones);
        return new Claim.Way(way.move(), instead(game, way.claim()));
      }
    }
    for (int option : search.outlook().other(game)) {
      if (search.decide(option, stones, /* ownMoves= */ false).black()) {
        return new Claim.Way(0, prove(option, stones));
      }
    }
    throw new IllegalStateException("no way to a game that is kept");
  }

  /** How Black, to move, comes to an outcome. */
  private Claim.Way ending(int outcome, Stones stones) throws Unanswered {
    for (Claim claim : proved(outcome)) {
      long missing = claim.need() & ~stones.black();
      if (Long.bitCount(missing) <= 1 && ((claim.room() | missing) & stones.white()) == 0) {
        return new Claim.Way(missing, claim);
      }
    }
    if (search.decide(outcome, stones, /* ownMoves= */ false).black()) {
      return new Claim.Way(0, prove(outcome, stones));
    }
    Claim.Way way = solved(outcome, stones, Color.BLACK);
    proved(outcome).add(way.claim());
    return way;
  }

  /** A claim of a game that an outcome is as good as. */
  private Claim instead(int game, Claim outcome) {
    Claim claim =
        new Claim(
            lines.node("s " + number(game) + " ; ; " + lines.back(outcome.node())),
            outcome.need(),
            outcome.room());
    proved(game).add(claim);
    return claim;
  }

  private int number(int game) {
    return lines.number(worth, game);
  }

  private String text(Claim.Way way) {
    String move = way.move() == 0 ? "" : search.field().set(way.move()).asList().get(0) + ":";
    return " " + move + lines.back(way.claim().node());
  }
}
