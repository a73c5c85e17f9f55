package org.hexproof.intrusion;

import static java.util.Comparator.comparingInt;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import com.google.common.collect.Multimaps;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.solver.Answer;

/** What was found out about the intrusions into a template. */
public sealed interface Study {
  /** What is not known; all is if there is nothing. */
  ImmutableList<Gap> gaps();

  /**
   * The template is valid.
   *
   * @param intrusions into each cell of the carrier, in reading order; where those that a threat
   *     answers were passed over, into each cell where White has to move to meet all threats
   * @param threats those that leave White the fewest cells, in the order in which they do
   * @param pairs if they were asked for
   * @param gaps intrusions, replies, threats and pairs that may be missing
   */
  record Kept(
      ImmutableList<Intrusion> intrusions,
      ImmutableList<Threat> threats,
      Optional<ImmutableList<MovePair>> pairs,
      ImmutableList<Gap> gaps)
      implements Study {
    /** Where White has to move to meet all threats. */
    public ImmutableSet<Cell> mustPlay() {
      return Threat.left(
          threats, intrusions.stream().map(Intrusion::cell).collect(ImmutableSet.toImmutableSet()));
    }

    /** A good answer to each move: one of few cells, and to many moves the same. */
    public ImmutableList<Defense> defenses() {
      ListMultimap<Defense, Cell> moves =
          MultimapBuilder.linkedHashKeys().arrayListValues().build();
      for (Intrusion intrusion : intrusions) {
        moves.put(defense(intrusion), intrusion.cell());
      }
      return Multimaps.asMap(moves).entrySet().stream()
          .map(
              entry ->
                  new Defense(
                      entry.getKey().reply(),
                      entry.getKey().carrier(),
                      ImmutableList.copyOf(entry.getValue())))
          .collect(ImmutableList.toImmutableList());
    }

    /** Without the moves that it answers. */
    private Defense defense(Intrusion intrusion) {
      if (intrusion.ignored().isPresent()) {
        return new Defense(Optional.empty(), intrusion.ignored().get(), ImmutableList.of());
      }
      Reply best = intrusion.best().orElseThrow();
      Reply reply =
          threats.stream()
              .filter(threat -> threat.answers(intrusion.cell()))
              .min(comparingInt(threat -> threat.carrier().size()))
              .filter(threat -> threat.carrier().size() <= best.carrier().size())
              .map(threat -> new Reply(threat.cell(), threat.carrier()))
              .orElse(best);
      return new Defense(Optional.of(reply.cell()), reply.carrier(), ImmutableList.of());
    }
  }

  /**
   * The template is not valid.
   *
   * @param moves all White moves that break the promise, in reading order
   * @param line how play may go on, with White's move first
   * @param gaps whether there may be other moves
   */
  record Broken(ImmutableSet<Cell> moves, ImmutableList<Cell> line, ImmutableList<Gap> gaps)
      implements Study {}

  /** Nothing is known, and why. */
  record Open(Answer answer) implements Study {
    @Override
    public ImmutableList<Gap> gaps() {
      return ImmutableList.of(new Gap("whether it is valid", answer));
    }
  }
}
