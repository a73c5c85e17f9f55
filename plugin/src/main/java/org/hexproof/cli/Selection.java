package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.hexproof.format.Entry;
import org.hexproof.format.Member;
import org.hexproof.format.Place;

/**
 * Which boards of a file the options choose.
 *
 * @param board the number of one, counted from 1
 * @param name the name of one
 * @param part what is taken of each, if not all
 */
record Selection(OptionalInt board, Optional<String> name, Optional<BoardPart> part) {
  /** All boards, and all of each. */
  static final Selection ALL =
      new Selection(OptionalInt.empty(), Optional.empty(), Optional.empty());

  private static final int MOST_BOARDS = 999_999_999;
  private static final int MOST_LISTED = 10;

  private static final Choice<Integer> BOARD = Choice.count("board", "N", MOST_BOARDS);
  private static final Choice<BoardPart> CELLS = Choice.of("cells", "CELLS", BoardPart::parse);
  private static final Choice<String> NAME = Choice.text("name", "NAME");

  /** The options that choose. */
  static final ImmutableList<Choice<?>> CHOICES = ImmutableList.of(BOARD, NAME);

  /** The options that choose, and the one that takes a part of a board as a template. */
  static final ImmutableList<Choice<?>> WITH_CELLS = ImmutableList.of(BOARD, NAME, CELLS);

  static Selection of(Line line) {
    OptionalInt board = line.find(BOARD).map(OptionalInt::of).orElseGet(OptionalInt::empty);
    return new Selection(board, line.find(NAME), Optional.empty());
  }

  /** With the part of the board, where {@link #WITH_CELLS} has the option. */
  static Selection withCells(Line line) {
    Selection whole = of(line);
    return new Selection(whole.board, whole.name, line.find(CELLS));
  }

  /** Those of a file's members that are chosen; maybe none by name. */
  ImmutableList<Member> among(String file, ImmutableList<Member> members) {
    if (board.isPresent() && board.getAsInt() > members.size()) {
      throw CommandException.unreadable(
          "%s: there is no board %s, only %s".formatted(file, board.getAsInt(), members.size()));
    }
    return IntStream.range(0, members.size())
        .filter(i -> board.isEmpty() || i == board.getAsInt() - 1)
        .mapToObj(members::get)
        .filter(member -> name.isEmpty() || member.name().equals(name.get()))
        .map(member -> board.isPresent() || name.isPresent() ? member.itself() : member)
        .map(this::taken)
        .collect(ImmutableList.toImmutableList());
  }

  private Member taken(Member member) {
    return part.isEmpty() || member instanceof Member.Ignored
        ? member
        : Member.of(member.place(), member.name(), () -> part.get().of(member.entry()));
  }

  /** The only one of a file's members that is chosen; the others may be at fault. */
  Entry one(String file, ImmutableList<Member> members) {
    ImmutableList<Member> among = among(file, members);
    ImmutableList<Member> wanted =
        Member.wanted(among).stream()
            .filter(Member::isBoard)
            .collect(ImmutableList.toImmutableList());
    ImmutableList<Member> chosen = wanted.isEmpty() ? among : wanted;
    if (chosen.isEmpty()) {
      throw notFound(file, members);
    }
    if (chosen.size() > 1) {
      throw CommandException.unreadable(
          file + ": " + chosen.size() + " boards, but one is wanted: " + list(chosen),
          "choose one by its line, as in %s, with --board N or with --name NAME"
              .formatted(example(chosen)));
    }
    return FileUse.read(file, Iterables.getOnlyElement(chosen)::entry);
  }

  /** The place of one that can be read, if any can; not the first, which it would go without. */
  private static String example(List<Member> chosen) {
    Place place =
        chosen.stream()
            .skip(1)
            .filter(member -> !(member instanceof Member.Spoilt))
            .findFirst()
            .orElse(chosen.get(0))
            .place();
    return place.file() + ":" + place.line();
  }

  /** No board has the name that is wanted, or there is none at all. */
  CommandException notFound(String file, List<Member> members) {
    return CommandException.unreadable(
        members.isEmpty()
            ? file + ": there is no board in this file"
            : file + ": no board is called '" + name.orElse("") + "'; there are " + list(members));
  }

  private static String list(List<Member> members) {
    String listed =
        members.stream().limit(MOST_LISTED).map(Selection::words).collect(joining(", "));
    int more = members.size() - MOST_LISTED;
    return more > 0 ? listed + " and " + more + " more" : listed;
  }

  private static String words(Member member) {
    List<String> words = new ArrayList<>();
    if (!member.name().isEmpty()) {
      words.add(member.name());
    }
    if (member instanceof Member.Spoilt) {
      words.add("can't be read");
    }
    return member.place() + (words.isEmpty() ? "" : " (" + String.join(", ", words) + ")");
  }
}
