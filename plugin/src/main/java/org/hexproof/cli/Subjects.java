package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hexproof.board.Naming;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Interpretation;
import org.hexproof.report.Aside;
import org.hexproof.report.Report;
import org.hexproof.report.Unreadable;
import org.hexproof.template.Kind;
import org.hexproof.verify.Subject;

/** Reads the templates that are to be verified. */
final class Subjects {
  private final Optional<Kind> kind;
  private final Optional<Naming> naming;
  private final Baseline baseline;
  private final PrintStream err;
  private final List<Subject> subjects = new ArrayList<>();

  /**
   * None as yet.
   *
   * @param kind what every template is read as; if absent, each as its file says
   * @param naming what words about it call the players; if absent, as its file does
   * @param baseline what is known to be wrong
   */
  Subjects(Optional<Kind> kind, Optional<Naming> naming, Baseline baseline, PrintStream err) {
    this.kind = kind;
    this.naming = naming;
    this.baseline = baseline;
    this.err = err;
  }

  /** The templates that were read. */
  ImmutableList<Subject> all() {
    return ImmutableList.copyOf(subjects);
  }

  /**
   * Reads all templates. What can't be read is told, and the rest is read all the same.
   *
   * @param report where what can't be read and what is no template is listed, if there is one
   */
  ExitCode read(
      ImmutableList<String> paths, Inputs inputs, Selection selection, Optional<Report> report)
      throws IOException {
    Taking taking = new Taking(report);
    inputs.readAll(paths, selection, taking);
    return taking.code();
  }

  private final class Taking extends ToldReadings {
    private final Optional<Report> report;

    Taking(Optional<Report> report) {
      super(err);
      this.report = report;
    }

    @Override
    public void take(String input, Entry entry) throws FormatException {
      Interpretation read = naming.map(entry::named).orElse(entry).interpret(kind);
      subjects.add(
          new Subject(
              entry.place(), read.template(), read.remarks(), naming.orElse(entry.naming())));
    }

    @Override
    public void passOver(Unreadable board) throws IOException {
      if (report.isPresent()) {
        report.get().addAside(Aside.NO_TEMPLATE, board);
      } else {
        super.passOver(board);
      }
    }

    @Override
    public void refuse(Unreadable fault) throws IOException {
      boolean isKnown = baseline.has(fault);
      if (!isKnown) {
        super.refuse(fault);
      }
      if (report.isPresent() && isKnown) {
        report.get().addAside(Aside.KNOWN, fault);
      } else if (report.isPresent()) {
        report.get().addUnreadable(fault);
      }
    }
  }
}
