package org.hexproof.report;

import com.google.common.base.CharMatcher;
import org.hexproof.format.Place;

/**
 * An input that could not be read, or a board in one, as a template or at all.
 *
 * @param input its name as the user gave it
 * @param place where it is at fault, or where it begins
 * @param name what the board is called; an empty text if that is not known
 * @param message what is wrong with it
 */
public record Unreadable(String input, Place place, String name, String message) {
  private static final CharMatcher LINE_BREAKS = CharMatcher.anyOf("\r\n");

  /** What it is called, or else where it is. */
  String title() {
    return name.isEmpty() ? place.file() + ":" + place.line() : name;
  }

  /** The message in one line; a hint is a sentence of its own. */
  String sentence() {
    String hinted = message.replaceAll("\\s*\\R\\s*(hint|remark): ", "; $1: ");
    return CharMatcher.whitespace().collapseFrom(LINE_BREAKS.replaceFrom(hinted, ' '), ' ');
  }

  /** The sentence without the place with which it begins. */
  public String reason() {
    String start = place + ": ";
    return sentence().startsWith(start) ? sentence().substring(start.length()) : sentence();
  }
}
