package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.cli.CommandLine;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.file.Formats;
import org.hexproof.format.sgf.SgfAddition;
import org.hexproof.format.sgf.SgfAdditions;
import org.hexproof.format.sgf.SgfEntry;
import org.hexproof.format.sgf.SgfGame;

/**
 * A file with a game record that is to be annotated.
 *
 * @param name as the user gave it
 * @param text all of the file, a byte order mark too, without what an earlier run added to the game
 * @param number of the game in the file, counted from 0
 */
record GameFile(String name, String text, int number, SgfGame game) {
  /** The file that is the operand, with the one of its games that the options choose. */
  static GameFile read(CommandLine line, Inputs inputs) throws CommandException {
    String operand = Choices.operand(line);
    Operand named = Operand.of(operand);
    byte[] bytes = inputs.bytes(named);
    try {
      ImmutableList<Member> all = new Operand(named.file(), Optional.empty()).read(bytes);
      Entry entry =
          Selection.of(line).one(operand, named.spot().isEmpty() ? all : named.read(bytes));
      if (!(entry instanceof SgfEntry)) {
        throw CommandException.unreadable(
            entry.place() + ": this is no game record in SGF, which annotate reads");
      }
      int number = all.stream().map(Member::place).toList().indexOf(entry.place());
      String text = new String(bytes, StandardCharsets.UTF_8);
      String bare = SgfAdditions.remove(text, number);
      Entry game = bare.equals(text) ? entry : read(named.file(), bare, number);
      return new GameFile(named.file(), bare, number, ((SgfEntry) game).game());
    } catch (FormatException e) {
      throw CommandException.unreadable(e);
    }
  }

  private static Entry read(String name, String text, int number) throws FormatException {
    return Formats.read(name, text.getBytes(StandardCharsets.UTF_8)).get(number).entry();
  }

  /** The text of the file with additions to the steps of the game. */
  String with(Map<Integer, SgfAddition> additions) throws CommandException {
    String annotated = SgfAdditions.add(text, number, additions);
    try {
      read(name, annotated, number);
    } catch (FormatException e) {
      throw CommandException.unreadable(
          "the annotated record could not be read again: " + e.getMessage());
    }
    return annotated;
  }
}
