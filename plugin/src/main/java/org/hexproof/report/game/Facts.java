package org.hexproof.report.game;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.hexproof.report.Account;
import org.hexproof.report.Document;

/**
 * What is told of a game, one fact after the other, each a line for people, a member of a document,
 * or both. Many lines are made only when they are written.
 */
final class Facts implements Account {
  /** How wide the column of headings is. */
  private static final int HEADING = 15;

  private final List<Iterable<String>> lines = new ArrayList<>();
  private final Document members = new Document();
  private boolean holds = true;

  /** Names of positions may have any characters. */
  Facts line(String line) {
    lines.add(ImmutableList.of(line.replace('\n', ' ')));
    return this;
  }

  /** A line with a heading. */
  Facts line(String heading, Object text) {
    return line(Strings.padEnd(heading, HEADING, ' ') + text);
  }

  Facts lines(Iterable<String> more) {
    lines.add(Iterables.transform(more, line -> line.replace('\n', ' ')));
    return this;
  }

  Facts member(String name, Object value) {
    members.add(name, value);
    return this;
  }

  /** A line with a heading, and a member. */
  Facts fact(String heading, Object text, String member, Object value) {
    return line(heading, text).member(member, value);
  }

  /** A list of what each of these becomes, as a member. */
  <T> Facts each(String name, Collection<T> things, Function<? super T, ?> becomes) {
    members.addEach(name, things, becomes);
    return this;
  }

  /** Something that is so or not. */
  Facts fact(String line, String member, boolean holds) {
    return line(line + ": " + yes(holds)).member(member, holds);
  }

  static String yes(boolean holds) {
    return holds ? "yes" : "no";
  }

  /** Also all that another tells in a document. */
  Facts members(Document more) {
    members.addAll(more);
    return this;
  }

  /** What was asked does not hold. */
  Facts failing(boolean fails) {
    holds = !fails;
    return this;
  }

  @Override
  public Iterable<String> lines() {
    return Iterables.concat(lines);
  }

  @Override
  public Document members() {
    return members;
  }

  @Override
  public Optional<Boolean> holds() {
    return Optional.of(holds);
  }
}
