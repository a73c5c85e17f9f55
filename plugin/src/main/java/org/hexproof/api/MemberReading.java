package org.hexproof.api;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.file.Formats;

/** Reads what is wanted of each member of a file or a text, with its faults or without any. */
record MemberReading<T>(Wanted<T> wanted) {
  /** What a member is read as. */
  interface Wanted<T> {
    T of(Member member) throws FormatException;
  }

  List<T> file(Path file) throws IOException {
    List<UnreadableException> faults = new ArrayList<>();
    List<T> all = file(file, faults::add);
    check(faults);
    return all;
  }

  List<T> file(Path file, Consumer<? super UnreadableException> faults) throws IOException {
    try {
      return all(Formats.read(file), faults);
    } catch (FormatException e) {
      throw new UnreadableException(e);
    }
  }

  List<T> text(String name, String text) throws UnreadableException {
    List<UnreadableException> faults = new ArrayList<>();
    List<T> all = text(name, text, faults::add);
    check(faults);
    return all;
  }

  List<T> text(String name, String text, Consumer<? super UnreadableException> faults)
      throws UnreadableException {
    try {
      return all(Formats.read(name, text.getBytes(StandardCharsets.UTF_8)), faults);
    } catch (FormatException e) {
      throw new UnreadableException(e);
    }
  }

  private List<T> all(List<Member> members, Consumer<? super UnreadableException> faults) {
    ImmutableList.Builder<T> all = ImmutableList.builder();
    for (Member member : members) {
      try {
        all.add(wanted.of(member));
      } catch (FormatException e) {
        faults.accept(new UnreadableException(e));
      }
    }
    return all.build();
  }

  /** Throws the first fault, with the others suppressed in it, if there is one. */
  private static void check(List<UnreadableException> faults) throws UnreadableException {
    if (!faults.isEmpty()) {
      faults.stream().skip(1).forEach(faults.get(0)::addSuppressed);
      throw faults.get(0);
    }
  }
}
