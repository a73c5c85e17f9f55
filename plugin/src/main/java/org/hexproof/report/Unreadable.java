package org.hexproof.report;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.Stream;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.NoTemplateException;
import org.hexproof.format.Place;

/**
 * An input that could not be read, or a board in one, as a template or at all.
 *
 * @param input its name as the user gave it
 * @param place where it is at fault, or where it begins
 * @param name what the board is called; an empty text if that is not known
 * @param problem what is wrong with it, behind its place or the name of the input
 * @param hint how to mend it
 * @param remarks how it was read, where it leaves a choice
 */
public record Unreadable(
    String input,
    Place place,
    String name,
    String problem,
    Optional<String> hint,
    ImmutableList<String> remarks) {
  /** A member of a file that is at fault, or is not what is wanted. */
  public static Unreadable of(String input, Member member, FormatException fault) {
    return new Unreadable(
        input,
        fault.place(),
        member.name(),
        fault.place() + ": " + fault.problem(),
        fault.hint(),
        fault instanceof NoTemplateException && member instanceof Member.Sound sound
            ? sound.entry().remarks()
            : ImmutableList.of());
  }

  /** What it is called, or else where it is. */
  String title() {
    return name.isEmpty() ? place.file() + ":" + place.line() : name;
  }

  /** All of it, as lines of a terminal. */
  public String message() {
    return lines(problem);
  }

  /** The same of what fails nothing. */
  public String aside(Aside why) {
    return lines(place + ": " + why.words() + ": " + reason());
  }

  private String lines(String first) {
    return String.join("\n  ", ImmutableList.<String>builder().add(first).addAll(notes()).build());
  }

  /** What is told besides the problem, each by itself. */
  public ImmutableList<String> notes() {
    ImmutableList.Builder<String> notes = ImmutableList.builder();
    hint.ifPresent(text -> notes.add("hint: " + text));
    remarks.forEach(remark -> notes.add("remark: " + remark));
    return notes.build();
  }

  /** The reason and what is told besides, a sentence each. */
  String sentences() {
    return Stream.concat(
            Stream.of(reason()),
            notes().stream().map(note -> Ascii.toUpperCase(note.charAt(0)) + note.substring(1)))
        .collect(joining(". "));
  }

  /** The problem in one line, without the place with which it begins. */
  public String reason() {
    String start = place + ": ";
    return CharMatcher.whitespace()
        .collapseFrom(problem.startsWith(start) ? problem.substring(start.length()) : problem, ' ');
  }
}
