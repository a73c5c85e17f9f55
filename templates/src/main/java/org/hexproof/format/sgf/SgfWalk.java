package org.hexproof.format.sgf;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.format.FormatException;
import org.hexproof.format.GameMove;

/** Plays a game that was checked, with all its variations. */
final class SgfWalk {
  private record Played(
      int number, SgfNode node, OptionalInt parent, SgfState state, Optional<GameMove> move) {}

  private final SgfRules rules;
  private final SgfState start;
  private final ImmutableSet<SgfNode> illegal;
  private final List<Played> played = new ArrayList<>();

  /** Who tried to move, after nodes where a line ends. */
  private final Map<Integer, Color> refused = new HashMap<>();

  private int number;

  /** A walk; at illegal nodes a line ends, since they can't be played. */
  SgfWalk(SgfRules rules, SgfState start, ImmutableSet<SgfNode> illegal) {
    this.rules = rules;
    this.start = start;
    this.illegal = illegal;
  }

  ImmutableList<SgfStep> steps(GameTree tree) {
    try {
      play(tree, start, OptionalInt.empty());
    } catch (FormatException e) {
      throw new IllegalStateException("the game was checked", e);
    }
    List<Optional<Color>> next = nextMovers();
    List<SgfStep> steps = new ArrayList<>();
    for (int i = 0; i < played.size(); i++) {
      Played node = played.get(i);
      steps.add(resigns(node) ? resigned(node, steps) : step(node, next.get(i)));
    }
    return ImmutableList.copyOf(steps);
  }

  private void play(GameTree part, SgfState before, OptionalInt parent) throws FormatException {
    SgfState state = before;
    OptionalInt last = parent;
    int end = number + part.sequence().size();
    for (SgfNode node : part.sequence()) {
      if (illegal.contains(node)) {
        number = end;
        if (last.isPresent()) {
          int after = last.getAsInt();
          rules.mover(node).ifPresent(mover -> refused.put(after, mover));
        }
        part.variations().forEach(this::pass);
        return;
      }
      state = rules.after(state, node);
      played.add(new Played(number, node, last, state, rules.move(node)));
      last = OptionalInt.of(played.size() - 1);
      number++;
    }
    for (GameTree variation : part.variations()) {
      play(variation, state, last);
    }
  }

  /** Counts the nodes that are not played. */
  private void pass(GameTree part) {
    number += part.sequence().size();
    part.variations().forEach(this::pass);
  }

  /** Who makes the next move after each node; of several variations the first that has one. */
  private List<Optional<Color>> nextMovers() {
    List<Optional<Color>> next = new ArrayList<>();
    for (int i = 0; i < played.size(); i++) {
      next.add(Optional.ofNullable(refused.get(i)));
    }
    for (int i = played.size() - 1; i > 0; i--) {
      Played node = played.get(i);
      int parent = node.parent().orElseThrow();
      Optional<Color> mover = node.move().map(GameMove::player);
      if (mover.isEmpty() && goesOn(node, played.get(parent))) {
        mover = next.get(i);
      }
      if (mover.isPresent() && !resigns(node)) {
        next.set(parent, mover);
      }
    }
    return next;
  }

  private static boolean resigns(Played node) {
    return node.move().filter(move -> move.kind().ends()).isPresent();
  }

  /** To resign is no move: it stays the turn of whom it was. */
  private static SgfStep resigned(Played node, List<SgfStep> steps) {
    Optional<Color> toMove =
        node.parent().isPresent()
            ? steps.get(node.parent().getAsInt()).toMove()
            : node.state().toMove();
    return new SgfStep(
        node.number(), node.node(), node.parent(), node.state().position(), toMove, node.move());
  }

  /** Whether a node says nothing of the board or of whose turn it is. */
  private static boolean goesOn(Played node, Played before) {
    return node.state().position().equals(before.state().position())
        && node.node().property("PL").isEmpty();
  }

  private static SgfStep step(Played played, Optional<Color> next) {
    SgfState state = played.state();
    Optional<Color> named =
        played.move().isEmpty() && played.node().property("PL").isPresent()
            ? state.toMove()
            : Optional.empty();
    Position position =
        state
            .swap()
            .filter(swap -> next.equals(Optional.of(swap.mover())))
            .map(SgfState.Swap::before)
            .orElse(state.position());
    return new SgfStep(
        played.number(),
        played.node(),
        played.parent(),
        position,
        named.or(() -> next).or(state::toMove),
        played.move());
  }
}
