package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import java.util.Collection;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Subject;

/** What reports tell that others see, with files by their {@link SharedName}. */
public final class Shared {
  private Shared() {}

  /** A finding. */
  public static Finding of(Finding finding) {
    Subject subject = finding.subject();
    String file = subject.place().file();
    return finding.with(
        new Subject(
            SharedName.of(subject.place()),
            subject.template(),
            texts(subject.remarks(), file),
            subject.naming()),
        texts(finding.remarks(), file),
        texts(finding.troubles(), file));
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

  /** The run as a whole. */
  static Summary of(Summary summary) {
    return new Summary(
        SharedName.in(summary.solver()),
        summary.solves(),
        summary.resumed(),
        summary
            .crossCheck()
            .map(
                check ->
                    new Summary.CrossChecked(
                        SharedName.in(check.solver()),
                        check.confirmed(),
                        check.notPosed(),
                        check.undecided())),
        summary
            .certified()
            .map(
                certified ->
                    new Summary.Certified(
                        SharedName.of(certified.folder()), certified.written(), certified.kept())),
        summary
            .split()
            .map(
                split ->
                    new Summary.Split(
                        split.after(),
                        split.solves(),
                        split.resumed(),
                        split.foreign(),
                        split.store().map(SharedName::of))));
  }

  private static ImmutableList<String> texts(Collection<String> texts, String file) {
    return texts.stream()
        .map(text -> SharedName.in(text, file))
        .collect(ImmutableList.toImmutableList());
  }
}
