package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.hexproof.board.Naming;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.Place;
import org.hexproof.format.Source;
import org.hexproof.format.file.Format;
import org.hexproof.format.file.Formats;
import org.hexproof.format.sgf.SgfAddition;
import org.hexproof.format.sgf.SgfCollection;
import org.hexproof.format.sgf.SgfEntry;

/**
 * A file with game records that are to be annotated.
 *
 * @param name as the user gave it
 * @param records those that could be read as far as that is needed to write to them, without what
 *     an earlier run added to the chosen games
 * @param games the chosen ones
 * @param naming what the file calls the players
 */
record GameFile(String name, SgfCollection records, ImmutableList<Game> games, Naming naming) {
  /**
   * A game that is to be annotated.
   *
   * @param number counted from 1 among all games of the file
   * @param name what the file calls it, or an empty text
   * @param place where it begins
   * @param record its number among the records, counted from 0, if it is there
   * @param fault why it is not
   */
  record Game(
      int number, String name, Place place, OptionalInt record, Optional<FormatException> fault) {
    /** What tells it from the others of the file. */
    String title() {
      return "game " + number + (name.isEmpty() ? "" : " (" + name + ")");
    }
  }

  /** The file that is the operand, with those of its games that the options choose. */
  static GameFile read(Line line, Inputs inputs) {
    String operand = line.operand();
    Operand named = Operand.of(operand);
    byte[] bytes = inputs.bytes(named);
    try {
      Optional<SgfCollection> records = Formats.games(named.file(), bytes);
      ImmutableList<Member> all =
          records.isPresent()
              ? records.get().members()
              : Member.wanted(Formats.read(named.file(), bytes));
      ImmutableList<Member> among = named.spot().isEmpty() ? all : named.read(bytes);
      ImmutableList<Member> chosen = Selection.of(line).among(operand, among);
      if (chosen.isEmpty()) {
        throw Selection.of(line).notFound(operand, among);
      }
      ImmutableList<Place> places =
          all.stream().map(Member::place).collect(ImmutableList.toImmutableList());
      ImmutableMap<Integer, Member> numbered =
          Maps.uniqueIndex(chosen, member -> places.indexOf(member.place()));
      return records.isPresent()
          ? of(named.file(), records.get(), numbered.keySet())
          : of(named.file(), numbered);
    } catch (FormatException e) {
      throw CommandException.unreadable(e);
    }
  }

  /** Games of an SGF file; those at fault have their faults there. */
  private static GameFile of(String name, SgfCollection records, ImmutableSet<Integer> numbers) {
    SgfCollection bare = SgfCollection.of(records.without(numbers));
    return new GameFile(
        name,
        bare,
        numbers.stream()
            .map(
                number ->
                    new Game(
                        number + 1,
                        bare.games().get(number).name(),
                        bare.games().get(number).place(),
                        OptionalInt.of(number),
                        Optional.empty()))
            .collect(ImmutableList.toImmutableList()),
        Naming.BLACK_AND_WHITE);
  }

  /** Games that are no SGF as yet. */
  private static GameFile of(String name, ImmutableMap<Integer, Member> members)
      throws FormatException {
    StringBuilder text = new StringBuilder();
    Naming naming = Naming.BLACK_AND_WHITE;
    ImmutableList.Builder<Game> games = ImmutableList.builder();
    List<FormatException> faults = new ArrayList<>();
    int records = 0;
    for (Map.Entry<Integer, Member> numbered : members.entrySet()) {
      int number = numbered.getKey() + 1;
      Member member = numbered.getValue();
      OptionalInt record = OptionalInt.empty();
      Optional<FormatException> fault = Optional.empty();
      try {
        text.append(record(member.entry()));
        naming = member.entry().naming();
        record = OptionalInt.of(records++);
      } catch (FormatException e) {
        fault = Optional.of(e);
        faults.add(e);
      }
      games.add(new Game(number, member.name(), member.place(), record, fault));
    }
    if (records == 0) {
      throw faults.get(0);
    }
    return new GameFile(
        name, SgfCollection.of(new Source(name, text.toString())), games.build(), naming);
  }

  private static String record(Entry entry) throws FormatException {
    if (entry.played().isEmpty()) {
      throw new FormatException(
          entry.place(), "this is no game with an order of moves, which annotate reads");
    }
    return Formats.write(Format.SGF, entry);
  }

  /**
   * The record of a game, of which the main line may end before a move that can't be played.
   *
   * @throws FormatException if it can't be read
   */
  SgfEntry playable(Game game) throws FormatException {
    if (game.fault().isPresent()) {
      throw game.fault().get();
    }
    return records.games().get(game.record().orElseThrow()).playable();
  }

  /** The file with additions to the nodes of its records, by their numbers. */
  SgfCollection.Annotated with(Map<Integer, Map<Integer, SgfAddition>> additions) {
    return records.with(additions);
  }
}
