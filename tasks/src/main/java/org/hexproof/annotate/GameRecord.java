package org.hexproof.annotate;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.format.GameMove;
import org.hexproof.format.sgf.SgfGame;
import org.hexproof.format.sgf.SgfStep;

/**
 * The positions of a game record and how they follow each other; numbers are those of the steps.
 */
public final class GameRecord {
  private final SgfGame game;
  private final ImmutableList<SgfStep> steps;
  private final ImmutableListMultimap<Integer, Integer> children;
  private final BitSet same = new BitSet();
  private final List<ImmutableList<Integer>> reached = new ArrayList<>();

  public GameRecord(SgfGame game) {
    this.game = game;
    this.steps = game.steps();
    ImmutableListMultimap.Builder<Integer, Integer> found = ImmutableListMultimap.builder();
    for (int i = 1; i < steps.size(); i++) {
      found.put(steps.get(i).parent().orElseThrow(), i);
    }
    this.children = found.build();
    for (int i = 1; i < steps.size(); i++) {
      same.set(i, leavesAll(i));
    }
    reached.addAll(Collections.nCopies(steps.size(), ImmutableList.of()));
    for (int i = steps.size() - 1; i >= 0; i--) {
      reached.set(i, next(i).size() == 1 ? reachedBy(next(i).get(0)) : reachedFrom(i));
    }
  }

  private boolean leavesAll(int number) {
    SgfStep step = step(number);
    return step.position().equals(before(number).position())
        && step.toMove().equals(before(number).toMove());
  }

  private ImmutableList<Integer> reachedFrom(int number) {
    return next(number).stream()
        .flatMap(next -> reachedBy(next).stream())
        .collect(ImmutableList.toImmutableList());
  }

  private ImmutableList<Integer> reachedBy(int next) {
    return same.get(next) ? reached.get(next) : ImmutableList.of(next);
  }

  public SgfGame game() {
    return game;
  }

  public int size() {
    return steps.size();
  }

  public SgfStep step(int number) {
    return steps.get(number);
  }

  /** The steps that follow one, the main one first. */
  ImmutableList<Integer> next(int number) {
    return children.get(number);
  }

  /** The steps of the main line, the root first. */
  public ImmutableList<Integer> mainLine() {
    List<Integer> line = new ArrayList<>();
    line.add(0);
    int last = 0;
    while (!next(last).isEmpty()) {
      last = next(last).get(0);
      line.add(last);
    }
    return ImmutableList.copyOf(line);
  }

  /** Whether a step leaves the position and whose turn it is as they were. */
  boolean isSameAsBefore(int number) {
    return same.get(number);
  }

  /** The steps that follow, also those behind steps that change nothing. */
  ImmutableList<Integer> reached(int number) {
    return reached.get(number);
  }

  /** The step before, which is there for all but the root. */
  SgfStep before(int number) {
    return step(step(number).parent().orElseThrow());
  }

  /** The move of a step that is played, or passed, by the side whose turn it was before. */
  Optional<GameMove> turn(int number) {
    SgfStep step = step(number);
    if (step.parent().isEmpty()
        || step.move().isEmpty()
        || !before(number).toMove().equals(step.move().map(GameMove::player))
        || !step.toMove().equals(step.move().map(move -> move.player().opposite()))) {
      return Optional.empty();
    }
    GameMove move = step.move().get();
    Position before = before(number).position();
    boolean follows =
        switch (move.kind()) {
          case PASS -> step.position().equals(before);
          case STONE -> follows(before, move.cell().orElseThrow(), step);
          case SWAP_SIDES, SWAP_PIECES, RESIGN, FORFEIT -> false;
        };
    return follows ? Optional.of(move) : Optional.empty();
  }

  private static boolean follows(Position before, Cell cell, SgfStep step) {
    return step.position().equals(before.with(cell, step.move().orElseThrow().player().stone()));
  }
}
