package org.hexproof.format;

import com.google.common.collect.ImmutableList;
import java.util.Collection;

/** One of the boards and templates that a file has, be it that it can be read or not. */
public sealed interface Member {
  Place place();

  /** What the file calls it, or an empty text. */
  String name();

  Entry entry() throws FormatException;

  record Sound(Entry entry) implements Member {
    @Override
    public Place place() {
      return entry.place();
    }

    @Override
    public String name() {
      return entry.diagram().name();
    }
  }

  /**
   * A member that can't be read, with its name as far as it is known, and a fault at or after its
   * place.
   */
  record Spoilt(Place place, String name, FormatException fault) implements Member {
    @Override
    public Entry entry() throws FormatException {
      throw fault;
    }
  }

  /** A member that the file says to pass over, where all are wanted; it can be chosen by itself. */
  record Ignored(Member member) implements Member {
    @Override
    public Place place() {
      return member.place();
    }

    @Override
    public String name() {
      return member.name();
    }

    @Override
    public Entry entry() throws FormatException {
      return member.entry();
    }
  }

  /** The member where it is chosen, whatever the file says. */
  default Member itself() {
    return this instanceof Ignored ignored ? ignored.member() : this;
  }

  /**
   * Whether there is a board in the file, be it spoilt, and not only a hint that one is elsewhere.
   */
  default boolean isBoard() {
    return !(this instanceof Spoilt spoilt && spoilt.fault() instanceof NoTemplateException);
  }

  /** Those of a file that are wanted where none is chosen. */
  static ImmutableList<Member> wanted(Collection<Member> members) {
    return members.stream()
        .filter(member -> !(member instanceof Ignored))
        .collect(ImmutableList.toImmutableList());
  }

  /** Reads the board of a member. */
  @FunctionalInterface
  interface Attempt {
    Entry entry() throws FormatException;
  }

  /**
   * The member that an attempt makes, whose fault it keeps to itself; the place and name are those
   * of one that can't be read.
   */
  static Member of(Place place, String name, Attempt attempt) {
    try {
      return new Sound(attempt.entry());
    } catch (FormatException e) {
      return new Spoilt(place, name, e);
    }
  }

  /**
   * The boards of a file whose members are wanted all or none; fails at the first fault, which
   * suppresses the others. Those that the file says to pass over are not among them, and no calls
   * for a board.
   */
  static ImmutableList<Entry> entries(Collection<Member> members) throws FormatException {
    ImmutableList.Builder<Entry> entries = ImmutableList.builder();
    FormatException first = null;
    for (Member member : wanted(members)) {
      if (!member.isBoard()) {
        continue;
      }
      if (member instanceof Spoilt spoilt) {
        if (first == null) {
          first = spoilt.fault();
        } else {
          first.addSuppressed(spoilt.fault());
        }
      } else {
        entries.add(member.entry());
      }
    }
    if (first != null) {
      throw first;
    }
    return entries.build();
  }
}
