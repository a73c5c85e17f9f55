package org.hexproof.local;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;

/** Follows a game, and tells which moves threaten to win, and which leave such a threat be. */
public final class Threats {
  private record Threat(Cell move, ImmutableSet<Cell> answers) {}

  private final MustPlay mustPlay;
  private Optional<Threat> last = Optional.empty();

  public Threats(MustPlay mustPlay) {
    this.mustPlay = mustPlay;
  }

  /** Whatever was threatened is over, by something else than a move. */
  public void clear() {
    last = Optional.empty();
  }

  /**
   * What is proved of a move. That there is no answer at all is not told: it is a verdict, which
   * belongs elsewhere.
   *
   * @param after the position after it
   * @param isOpen whether it is worth to ask what it threatens, since nobody has won
   */
  public ImmutableList<Fact> play(Cell move, Color player, Position after, boolean isOpen) {
    ImmutableList.Builder<Fact> facts = ImmutableList.builder();
    last.filter(threat -> !threat.answers().contains(move))
        .ifPresent(threat -> facts.add(new Fact.Overlooks(threat.move())));
    last =
        Optional.of(after)
            .filter(position -> isOpen)
            .flatMap(position -> mustPlay.answers(position, player.opposite()))
            .filter(answers -> !answers.isEmpty())
            .map(answers -> new Threat(move, answers));
    last.ifPresent(threat -> facts.add(new Fact.Threatens(threat.answers())));
    return facts.build();
  }
}
