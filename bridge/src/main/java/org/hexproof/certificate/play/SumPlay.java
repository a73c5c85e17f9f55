package org.hexproof.certificate.play;

import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;

/**
 * The play that decides whether some games together are at least as good for the winner as the one
 * that is wanted. The wanted game is played with the sides exchanged, and the opponent may pass.
 */
public final class SumPlay {
  /** How many states a play can have at most. */
  public static final long MOST_STATES = 1 << 16;

  /** Games by their numbers; what can be moved to from one has a smaller number. */
  public interface Playable {
    /** The games that the winner can move to; none if this one is an outcome. */
    ImmutableIntArray own(int game);

    /** The games that the opponent can move to. */
    ImmutableIntArray other(int game);
  }

  /** A game that is played: what can be come to in it, the least number first. */
  private record Board(ImmutableIntArray numbers, boolean wanted, int weight) {}

  private final Playable games;
  private final List<Board> boards = new ArrayList<>();
  private final Predicate<int[]> won;
  private final long states;

  /**
   * Prepares.
   *
   * @param summands the numbers of games
   * @param wanted the number of a game, if there is one
   * @param won whether the winner has won with these outcomes, the wanted one at last
   */
  public SumPlay(
      Playable games, List<Integer> summands, List<Integer> wanted, Predicate<int[]> won) {
    this.games = games;
    this.won = won;
    long count = 1;
    for (int i = 0; i < summands.size() + wanted.size(); i++) {
      boolean isWanted = i >= summands.size();
      int number = isWanted ? wanted.get(i - summands.size()) : summands.get(i);
      ImmutableIntArray numbers = ImmutableIntArray.copyOf(from(games, number).stream());
      boards.add(new Board(numbers, isWanted, (int) count));
      count *= numbers.length();
      if (count > MOST_STATES) {
        break;
      }
    }
    states = count;
  }

  /** Whether it has more states than are looked at. */
  public boolean isTooLarge() {
    return states > MOST_STATES;
  }

  /** The games that can be come to from this one, and itself, by their numbers. */
  public static BitSet from(Playable games, int number) {
    BitSet found = new BitSet();
    found.set(number);
    for (int at = number; at >= 0; at = found.previousSetBit(at - 1)) {
      games.own(at).forEach(found::set);
      games.other(at).forEach(found::set);
    }
    return found;
  }

  /** Whether the winner wins when the opponent begins. */
  public boolean isWon() {
    // A move makes the number of a state less, since it does so with that of a game.
    boolean[] moving = new boolean[(int) states];
    boolean[] waiting = new boolean[(int) states];
    for (int state = 0; state < states; state++) {
      if (isOver(state)) {
        moving[state] = won.test(boards.stream().mapToInt(at(state)::game).toArray());
        waiting[state] = moving[state];
      } else {
        moving[state] = hasMove(state, true, waiting, true);
        waiting[state] = moving[state] && !hasMove(state, false, moving, false);
      }
    }
    return waiting[(int) states - 1];
  }

  private interface At {
    int game(Board board);
  }

  private static At at(int state) {
    return board -> board.numbers().get(place(state, board));
  }

  private static int place(int state, Board board) {
    return state / board.weight() % board.numbers().length();
  }

  private boolean isOver(int state) {
    return boards.stream().allMatch(board -> games.own(at(state).game(board)).isEmpty());
  }

  /** Whether a side can move to a state of which this is said. */
  private boolean hasMove(int state, boolean winner, boolean[] said, boolean wanted) {
    for (Board board : boards) {
      int game = at(state).game(board);
      ImmutableIntArray moves = winner == board.wanted() ? games.other(game) : games.own(game);
      int here = place(state, board);
      for (int i = 0; i < moves.length(); i++) {
        int there = board.numbers().indexOf(moves.get(i));
        if (said[state + (there - here) * board.weight()] == wanted) {
          return true;
        }
      }
    }
    return false;
  }
}
