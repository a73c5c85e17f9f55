package org.hexproof.cli;

import com.google.common.collect.ContiguousSet;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.cli.CommandLine;
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

/**
 * A file with game records that are to be annotated.
 *
 * @param name as the user gave it
 * @param records all of the file, without what an earlier run added to the chosen games
 * @param chosen the numbers of the games to be annotated, counted from 0
 * @param naming what the file calls the players
 * @param refused why others of the file are not among the records
 */
record GameFile(
    String name,
    SgfCollection records,
    ImmutableSet<Integer> chosen,
    Naming naming,
    ImmutableList<FormatException> refused) {
  /** The file that is the operand, with those of its games that the options choose. */
  static GameFile read(CommandLine line, Inputs inputs) throws CommandException {
    String operand = Choices.operand(line);
    Operand named = Operand.of(operand);
    byte[] bytes = inputs.bytes(named);
    try {
      Optional<SgfCollection> records = Formats.games(named.file(), bytes);
      ImmutableList<Member> among =
          records.isPresent() && named.spot().isEmpty()
              ? records.get().members()
              : named.read(bytes);
      ImmutableList<Member> chosen = Selection.of(line).among(operand, among);
      if (chosen.isEmpty()) {
        throw Selection.of(line).notFound(operand, among);
      }
      if (records.isEmpty()) {
        return of(named.file(), chosen);
      }
      ImmutableList<Place> places =
          records.get().members().stream()
              .map(Member::place)
              .collect(ImmutableList.toImmutableList());
      ImmutableSet<Integer> numbers =
          chosen.stream()
              .map(member -> places.indexOf(member.place()))
              .collect(ImmutableSet.toImmutableSet());
      return new GameFile(
          named.file(),
          SgfCollection.of(records.get().without(numbers)),
          numbers,
          Naming.BLACK_AND_WHITE,
          ImmutableList.of());
    } catch (FormatException e) {
      throw CommandException.unreadable(e);
    }
  }

  /** Games that are no SGF as yet. */
  private static GameFile of(String name, ImmutableList<Member> members) throws FormatException {
    StringBuilder text = new StringBuilder();
    Naming naming = Naming.BLACK_AND_WHITE;
    ImmutableList.Builder<FormatException> faults = ImmutableList.builder();
    for (Member member : members) {
      try {
        text.append(record(member.entry()));
        naming = member.entry().naming();
      } catch (FormatException e) {
        faults.add(e);
      }
    }
    ImmutableList<FormatException> refused = faults.build();
    if (refused.size() == members.size()) {
      throw refused.get(0);
    }
    return new GameFile(
        name,
        SgfCollection.of(new Source(name, text.toString())),
        ContiguousSet.closedOpen(0, members.size() - refused.size()),
        naming,
        refused);
  }

  private static String record(Entry entry) throws FormatException {
    if (entry.played().isEmpty()) {
      throw new FormatException(
          entry.place(), "this is no game with an order of moves, which annotate reads");
    }
    return Formats.write(Format.SGF, entry);
  }

  SgfCollection.Game game(int number) {
    return records.games().get(number);
  }

  /** What tells a game from the others of the file. */
  String title(int number) {
    String called =
        Optional.of(game(number).name())
            .filter(text -> !text.isEmpty())
            .map(text -> " (" + text + ")")
            .orElse("");
    return "game " + (number + 1) + called;
  }

  /** The file with additions to the nodes of its games. */
  SgfCollection.Annotated with(Map<Integer, Map<Integer, SgfAddition>> additions) {
    return records.with(additions);
  }
}
