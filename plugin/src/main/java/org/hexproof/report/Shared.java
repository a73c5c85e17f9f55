package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import java.util.Collection;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Subject;

/** What reports tell that others see, with files by their {@link SharedName}. */
public final class Shared {
  private Shared() {}

  public static Finding of(Finding finding) {
    Subject subject = finding.subject();
    String file = subject.place().file();
    return finding.with(
        of(subject), texts(finding.remarks(), file), texts(finding.troubles(), file));
  }

  /** What is to be verified. */
  public static Subject of(Subject subject) {
    return new Subject(
        SharedName.of(subject.place()),
        subject.template(),
        texts(subject.remarks(), subject.place().file()),
        subject.naming());
  }

  /** What can't be read. */
  public static Unreadable of(Unreadable input) {
    String file = input.place().file();
    return new Unreadable(
        SharedName.of(input.input()),
        SharedName.of(input.place()),
        input.name(),
        SharedName.in(input.problem(), file),
        input.hint().map(hint -> SharedName.in(hint, file)),
        texts(input.remarks(), file));
  }

  static Summary of(Summary summary) {
    Summary.Names names = summary.names();
    return new Summary(
        new Summary.Names(
            SharedName.in(names.solver()),
            names.second().map(SharedName::in),
            names.certificates().map(SharedName::of),
            names.store().map(SharedName::of)),
        summary.run(),
        summary.resumed());
  }

  private static ImmutableList<String> texts(Collection<String> texts, String file) {
    return texts.stream()
        .map(text -> SharedName.in(text, file))
        .collect(ImmutableList.toImmutableList());
  }
}
