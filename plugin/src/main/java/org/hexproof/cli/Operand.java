package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.Place;
import org.hexproof.format.file.Formats;
import org.hexproof.report.Counted;

/**
 * What the user calls a file: its name, or its name with a line and maybe a column, as in {@code
 * page.wiki:10}. A file that has such a name itself goes before.
 *
 * @param spot the line and column
 */
record Operand(String file, Optional<Spot> spot) {
  private static final Pattern WITH_PLACE = Pattern.compile("(.+?):([0-9]{1,9})(?::([0-9]{1,9}))?");

  /** A line, and a column if one is given. */
  record Spot(int line, Optional<Integer> column) {
    private boolean isAtOrAfter(Place place) {
      return place.line() < line
          || (place.line() == line && column.map(c -> place.column() <= c).orElse(true));
    }
  }

  static Operand of(String text) {
    Matcher matcher = WITH_PLACE.matcher(text);
    if (exists(text) || !matcher.matches()) {
      return new Operand(text, Optional.empty());
    }
    String file = matcher.group(1);
    if (!exists(file)) {
      return new Operand(text, Optional.empty());
    }
    return new Operand(
        file,
        Optional.of(
            new Spot(
                Integer.parseInt(matcher.group(2)),
                Optional.ofNullable(matcher.group(3)).map(Integer::valueOf))));
  }

  /** Whether it is no file but a game itself: a link or a list of moves. */
  boolean isGame() {
    return spot.isEmpty() && !exists(file) && Formats.isGame(file);
  }

  private static boolean exists(String name) {
    try {
      return Files.exists(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /**
   * The members at the spot: those that begin last at or before it; all if there is no spot.
   *
   * @param bytes of the file
   */
  ImmutableList<Member> read(byte[] bytes) throws FormatException {
    ImmutableList<Member> members = Formats.read(file, bytes);
    if (spot.isEmpty() || members.isEmpty()) {
      return members;
    }
    long lines = new String(bytes, StandardCharsets.UTF_8).lines().count();
    if (spot.get().line() > lines) {
      throw CommandException.unreadable(
          file + ": there is no line " + spot.get().line(),
          "the file has " + Counted.of(lines, "line"));
    }
    ImmutableList<Member> before =
        members.stream()
            .filter(member -> spot.get().isAtOrAfter(member.place()))
            .collect(ImmutableList.toImmutableList());
    if (before.isEmpty()) {
      throw CommandException.unreadable(
          "%s: no board begins at or above line %s; the first is at %s"
              .formatted(file, spot.get().line(), members.get(0).place()));
    }
    Member last = before.get(before.size() - 1);
    return before.stream()
        .filter(
            member ->
                spot.get().column().isEmpty()
                    ? member.place().line() == last.place().line()
                    : member.place().equals(last.place()))
        .map(Member::itself)
        .collect(ImmutableList.toImmutableList());
  }
}
