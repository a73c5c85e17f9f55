package org.hexproof.annotate;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Function;
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
 * @param name what it is called in messages
 * @param records those that could be read as far as that is needed to write to them, without what
 *     an earlier run added to the chosen games
 * @param games the chosen ones
 * @param naming what the file calls the players
 */
public record GameFile(
    String name, SgfCollection records, ImmutableList<Game> games, Naming naming) {
  /**
   * A game that is to be annotated.
   *
   * @param number counted from 1 among all games of the file
   * @param name what the file calls it, or an empty text
   * @param place where it begins
   * @param record its number among the records, counted from 0, if it is there
   * @param fault why it is not
   */
  public record Game(
      int number, String name, Place place, OptionalInt record, Optional<FormatException> fault) {
    /** What tells it from the others of the file. */
    public String title() {
      return "game " + number + (name.isEmpty() ? "" : " (" + name + ")");
    }
  }

  /** All games of a file, of whatever format. */
  public static ImmutableList<Member> members(String name, byte[] bytes) throws FormatException {
    Optional<SgfCollection> records = Formats.games(name, bytes);
    return records.isPresent() ? records.get().members() : Member.wanted(Formats.read(name, bytes));
  }

  /**
   * The file with those of its games that are chosen.
   *
   * @throws FormatException if none of them is a game
   */
  public static GameFile of(String name, byte[] bytes, ImmutableList<Member> chosen)
      throws FormatException {
    ImmutableList<Place> places =
        members(name, bytes).stream().map(Member::place).collect(ImmutableList.toImmutableList());
    ImmutableMap<Integer, Member> numbered =
        Maps.uniqueIndex(chosen, member -> places.indexOf(member.place()));
    Optional<SgfCollection> records = Formats.games(name, bytes);
    return records.isPresent() ? of(name, records.get(), numbered.keySet()) : of(name, numbered);
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

  /**
   * The file with what is known of its games.
   *
   * @param naming what the players are called
   * @param standing the templates to be told of steps of a game, a line each
   */
  public SgfCollection.Annotated with(
      ImmutableList<AnnotatedGame> games,
      Naming naming,
      Function<GameRecord, ImmutableListMultimap<Integer, String>> standing) {
    Map<Integer, Map<Integer, SgfAddition>> additions = new TreeMap<>();
    for (AnnotatedGame annotated : games) {
      annotated
          .analysis()
          .ifPresent(
              analysis ->
                  additions.put(
                      annotated.game().record().orElseThrow(),
                      Annotations.of(analysis, naming, standing.apply(analysis.game()))));
    }
    return records.with(additions);
  }
}
