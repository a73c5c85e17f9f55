package org.hexproof.minimize;

import com.google.common.collect.ImmutableSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.solver.Unanswered;
import org.hexproof.solving.Asking;
import org.hexproof.solving.Question;

/** Whether a part of a drawing keeps its promise. */
final class Validity implements Monotone {
  private final Elements ground;
  private final Asking asking;
  private final Position base;
  private long questions;
  private Basis basis = Basis.NOTHING;

  Validity(Elements ground, Asking asking) {
    this.ground = ground;
    this.asking = asking;
    this.base = ground.drawing().surrounded();
  }

  /** How many positions were asked about. */
  long questions() {
    return questions;
  }

  /** What all that was answered rests on. */
  Basis basis() {
    return basis;
  }

  /** The carrier of a proof is a part that keeps the promise. */
  @Override
  public Monotone.Judgement of(BigInteger set) throws Unanswered {
    Answer.Decided decided = decided(question(ground.position(set)));
    return decided.winner() == Color.BLACK
        ? new Has(ground.needed(set, decided.carrier()))
        : new Lacks();
  }

  /** The carrier of a refutation tells which cells White does not use. */
  @Override
  public BigInteger lacking(BigInteger set) throws Unanswered {
    Question question = question(ground.position(set));
    return question instanceof Question.Goal
        ? new Refutation(ground.white(set), decided(question).carrier()).lacking()
        : set;
  }

  private Question question(Position position) {
    return Question.direct(position, ground.drawing().promise());
  }

  private Answer.Decided decided(Question question) throws Unanswered {
    questions++;
    Answer answer = asking.ask(question, base);
    if (answer instanceof Answer.Decided decided) {
      basis = basis.and(decided.basis());
      return decided;
    }
    throw new Unanswered(answer);
  }

  /**
   * White's win, with less and less in White's hands. Black may own every empty cell that White's
   * strategy does not need. Of White's cells as many as can be are given to Black as well, in
   * halves; there are few empty cells left, so that these questions are quick. Where White wins
   * against Black's stones, so does White where those are empty.
   */
  private final class Refutation {
    private final Set<Cell> white;
    private Set<Cell> empty;

    Refutation(Set<Cell> white, Set<Cell> empty) {
      this.white = new LinkedHashSet<>(white);
      this.empty = empty;
    }

    BigInteger lacking() throws Unanswered {
      give(new ArrayList<>(white));
      // A stone may stand nowhere that White's strategy needs.
      return ground
          .all()
          .andNot(ground.places(white))
          .andNot(ground.elements(empty).andNot(ground.places()));
    }

    private void give(List<Cell> cells) throws Unanswered {
      if (cells.isEmpty()) {
        return;
      }
      Set<Cell> rest = new LinkedHashSet<>(white);
      cells.forEach(rest::remove);
      Answer.Decided decided = decided(question(ground.position(rest, empty)));
      if (decided.winner() == Color.WHITE) {
        white.removeAll(ImmutableSet.copyOf(cells));
        empty = decided.carrier();
      } else if (cells.size() > 1) {
        give(cells.subList(0, cells.size() / 2));
        give(cells.subList(cells.size() / 2, cells.size()));
      }
    }
  }
}
