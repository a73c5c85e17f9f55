package org.hexproof.certificate;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.certificate.play.SumPlay;

/**
 * The games that a proof has described, numbered from 1. What can be moved to from one has a
 * smaller number.
 */
final class Described implements SumPlay.Playable {
  /**
   * A game.
   *
   * @param pairs the targets that are reached in it, if it is an outcome
   * @param own the games that the winner can move to, none if it is an outcome
   * @param other those that the opponent can
   */
  record Game(ImmutableList<Long> pairs, ImmutableIntArray own, ImmutableIntArray other) {
    boolean isOutcome() {
      return own.isEmpty();
    }
  }

  private final Sheet sheet;
  private final List<Game> all = new ArrayList<>();

  Described(Sheet sheet) {
    this.sheet = sheet;
  }

  Game get(int number) {
    return all.get(number - 1);
  }

  /** Goes on to read the line of a game, if there is one. */
  boolean read(Text text) throws IOException {
    if (text.take('o')) {
      all.add(new Game(readPairs(text), ImmutableIntArray.of(), ImmutableIntArray.of()));
    } else if (!text.take('h')) {
      return false;
    } else {
      ImmutableIntArray own = readGames(text);
      text.expect(';');
      all.add(new Game(ImmutableList.of(), own, readGames(text)));
    }
    text.expect('\n');
    return true;
  }

  private ImmutableList<Long> readPairs(Text text) throws IOException {
    ImmutableList.Builder<Long> pairs = ImmutableList.builder();
    while (text.more()) {
      int u = text.place(sheet);
      text.item();
      pairs.add(Claim.joined(u, text.place(sheet)));
    }
    return pairs.build();
  }

  private ImmutableIntArray readGames(Text text) throws IOException {
    ImmutableIntArray.Builder games = ImmutableIntArray.builder();
    text.item();
    do {
      games.add(readNumber(text));
    } while (text.more());
    return games.build();
  }

  int readNumber(Text text) throws IOException {
    int number = text.number();
    if (number < 1 || number > all.size()) {
      throw text.refuse("there is no game " + number);
    }
    return number;
  }

  @Override
  public ImmutableIntArray own(int game) {
    return get(game).own();
  }

  @Override
  public ImmutableIntArray other(int game) {
    return get(game).other();
  }

  /** Whether an outcome that can be come to names the place. */
  boolean isNamed(int number, int place) {
    return SumPlay.from(this, number).stream()
        .mapToObj(this::get)
        .flatMap(game -> game.pairs().stream())
        .anyMatch(pair -> Claim.first(pair) == place || Claim.second(pair) == place);
  }
}
