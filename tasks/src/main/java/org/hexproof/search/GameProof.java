package org.hexproof.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
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
    Optional<Claim> known = known(game, stones);
    if (known.isPresent()) {
      return known.get();
    }
    Stones least = least(game, stones);
    Claim claim = search.outlook().isOutcome(game) ? outcome(game, least) : value(game, least);
    proved(game).add(claim);
    return claim;
  }

  private List<Claim> proved(int game) {
    return proved.computeIfAbsent(game, key -> new ArrayList<>());
  }

  private Optional<Claim> known(int game, Stones stones) {
    return proved(game).stream().filter(claim -> claim.holds(stones)).findFirst();
  }

  /** With as much in White's hands as may be, so that the claim serves many positions. */
  private Stones least(int game, Stones stones) throws Unanswered {
    Stones least = given(game, stones);
    for (long left = search.played(stones); left != 0 && search.isQuick(game); left &= left - 1) {
      long cell = Long.lowestOneBit(left);
      Stones without = new Stones(least.black() & ~cell, least.white() | cell);
      if (search.decide(game, without, /* ownMoves= */ false).black()) {
        least = given(game, without);
      }
    }
    return least;
  }

  private Stones given(int game, Stones stones) throws Unanswered {
    long carrier = search.decide(game, stones, /* ownMoves= */ false).carrier();
    return new Stones(stones.black(), stones.white() | (search.empty(stones) & ~carrier));
  }

  private Claim outcome(int outcome, Stones stones) throws Unanswered {
    if (search.outlook().isWorst(outcome)) {
      return new Claim(lines.node("s " + number(outcome) + " ; ;"), 0, 0);
    }
    Problem problem = search.ends().problem(outcome, stones);
    Certifier.Certified certified = solver.certify(problem, search.left());
    if (!(certified.answer() instanceof Answer.Decided decided)) {
      throw new Unanswered(certified.answer());
    }
    search.spend(decided);
    return Graft.of(search.field(), lines, stones.black(), number(outcome))
        .add(
            new Statement(problem.position(), problem.goal(), Color.WHITE, Color.BLACK),
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
    Optional<Claim.Way> known = knownWay(game, stones);
    if (known.isPresent()) {
      return known.get();
    }
    if (search.outlook().isOutcome(game)) {
      return ending(game, stones);
    }
    Optional<Claim.Way> enough = enough(game, stones, /* all= */ false);
    if (enough.isPresent()) {
      return enough.get();
    }
    OptionalLong reply = search.reply(game, stones);
    if (reply.isPresent()) {
      long move = reply.getAsLong();
      return new Claim.Way(move, prove(game, stones.withBlack(move)));
    }
    for (int option : search.outlook().other(game)) {
      if (search.decide(option, stones, /* ownMoves= */ false).black()) {
        return new Claim.Way(0, prove(option, stones));
      }
    }
    return enough(game, stones, /* all= */ true).orElseThrow();
  }

  /**
   * By an outcome that is as good as a game, and that Black comes to.
   *
   * @param all whether it joins all, which takes the longest to be proved
   */
  private Optional<Claim.Way> enough(int game, Stones stones, boolean all) throws Unanswered {
    for (int outcome : search.outlook().enough(game)) {
      if (all == (outcome == search.outlook().outcomes().top())
          && search.decide(outcome, stones, /* ownMoves= */ true).black()) {
        Claim.Way way = ending(outcome, stones);
        return Optional.of(new Claim.Way(way.move(), instead(game, way.claim())));
      }
    }
    return Optional.empty();
  }

  /** By a claim that is there and lacks one stone at most. */
  private Optional<Claim.Way> knownWay(int game, Stones stones) {
    for (Claim claim : proved(game)) {
      long missing = claim.need() & ~stones.black();
      if (Long.bitCount(missing) <= 1 && ((claim.room() | missing) & stones.white()) == 0) {
        return Optional.of(new Claim.Way(missing, claim));
      }
    }
    return Optional.empty();
  }

  /** How Black, to move, comes to an outcome. */
  private Claim.Way ending(int outcome, Stones stones) throws Unanswered {
    Optional<Claim.Way> known = knownWay(outcome, stones);
    if (known.isPresent()) {
      return known.get();
    }
    if (search.decide(outcome, stones, /* ownMoves= */ false).black()) {
      return new Claim.Way(0, prove(outcome, stones));
    }
    long carrier = search.decide(outcome, stones, /* ownMoves= */ true).carrier();
    for (long left = carrier & search.empty(stones); left != 0; left &= left - 1) {
      long move = Long.lowestOneBit(left);
      if (search.decide(outcome, stones.withBlack(move), /* ownMoves= */ false).black()) {
        return new Claim.Way(move, prove(outcome, stones.withBlack(move)));
      }
    }
    throw new IllegalStateException("no move to an outcome that is reached");
  }

  /** A claim of a game that an outcome is as good as. */
  private Claim instead(int game, Claim outcome) {
    String line =
        "s " + number(game) + " ;" + cells(outcome.need()) + " ; " + lines.back(outcome.node());
    Claim claim = new Claim(lines.node(line), outcome.need(), outcome.room());
    proved(game).add(claim);
    return claim;
  }

  private int number(int game) {
    return lines.number(worth, game);
  }

  private String text(Claim.Way way) {
    return (way.move() == 0 ? " " : cells(way.move()) + ":") + lines.back(way.claim().node());
  }

  private String cells(long cells) {
    return search.field().set(cells).stream().map(cell -> " " + cell).collect(Collectors.joining());
  }
}
