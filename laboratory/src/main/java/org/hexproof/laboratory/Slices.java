package org.hexproof.laboratory;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.hexproof.board.Position;
import org.hexproof.search.PivotSearch;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solving.Asking;
import org.hexproof.solving.ByPlay;
import org.hexproof.solving.Question;

/**
 * Questions about one drawing after the other, each asked in slices of time until it is decided.
 * What was learned is kept as long as the drawing is the same: the solver keeps what it has of a
 * goal, a search of many questions goes on, and what is decided is not asked again.
 */
final class Slices {
  private final Engine engine;
  private String subject = "";
  private final Map<Question, Answer> decided = new HashMap<>();
  private final Map<Question, PivotSearch> searches = new HashMap<>();

  /** The positions that were searched for each question of the subject. */
  private final Map<String, Long> nodes = new HashMap<>();

  Slices(Engine engine) {
    this.engine = engine;
  }

  /** What is asked next is about this text. */
  void begin(String text) {
    if (!text.equals(subject)) {
      subject = text;
      decided.clear();
      searches.clear();
      nodes.clear();
    }
  }

  HexSolver solver() {
    return engine.solver();
  }

  Limits limits(Duration slice) {
    return new Limits(slice, engine.bytes());
  }

  long bytes() {
    return engine.bytes();
  }

  /** Adds to the positions that were searched for a question in all its slices. */
  long nodes(String question, long more) {
    long all = nodes.getOrDefault(question, 0L) + more;
    nodes.put(question, all);
    return all;
  }

  /** The answer to a promise, or that the slice is over. */
  Answer ask(Question question, Position base, Duration slice) {
    Answer known = decided.get(question);
    if (known != null) {
      return known;
    }
    Answer answer =
        question instanceof Question.Pivot pivot
            ? searches
                .computeIfAbsent(
                    pivot, one -> new PivotSearch(pivot.position(), pivot.promise(), solver()))
                .decide(limits(slice))
            : new ByPlay(solver(), limits(slice)).answer((Question.Goal) question, base).answer();
    if (answer instanceof Answer.Decided verdict) {
      decided.put(question, recalled(verdict));
      searches.remove(question);
    }
    return answer;
  }

  /** What is answered when the question is asked again, for nothing. */
  private static Answer recalled(Answer.Decided verdict) {
    return new Answer.Decided(
        verdict.winner(),
        verdict.line(),
        verdict.carrier(),
        /* nodes= */ 0,
        Duration.ZERO,
        verdict.basis());
  }

  /** Answers to many questions in one slice, for which only those count that are new. */
  Asking asking(Duration slice) {
    Duration[] left = {slice};
    return (question, base) -> {
      if (left[0].isNegative() || left[0].isZero()) {
        return decided.getOrDefault(
            question, new Answer.Undecided(Answer.Undecided.Reason.TIME, 0, Duration.ZERO));
      }
      boolean isNew = !decided.containsKey(question);
      Answer answer = ask(question, base, left[0]);
      if (isNew) {
        left[0] = left[0].minus(answer.time());
      }
      return answer;
    };
  }
}
