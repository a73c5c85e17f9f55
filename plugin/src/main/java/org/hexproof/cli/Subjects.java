package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Interpretation;
import org.hexproof.report.Report;
import org.hexproof.report.Unreadable;
import org.hexproof.template.Kind;
import org.hexproof.verify.Subject;

/** Reads the templates that are to be verified. */
final class Subjects {
  private final Optional<Kind> kind;
  private final PrintStream err;
  private final List<Subject> subjects = new ArrayList<>();

  /**
   * None as yet.
   *
   * @param kind what every template is read as; if absent, each as its file says
   */
  Subjects(Optional<Kind> kind, PrintStream err) {
    this.kind = kind;
    this.err = err;
  }

  /** The templates that were read. */
  ImmutableList<Subject> all() {
    return ImmutableList.copyOf(subjects);
  }

  /** Reads all templates. What can't be read is reported, and the rest is read all the same. */
  ExitCode read(ImmutableList<String> paths, Inputs inputs, Selection selection, Report report)
      throws IOException {
    Taking taking = new Taking(report);
    inputs.readAll(paths, selection, taking);
    return taking.code;
  }

  private final class Taking implements Readings {
    private final Report report;
    private ExitCode code = ExitCode.OK;

    Taking(Report report) {
      this.report = report;
    }

    @Override
    public void take(String input, Entry entry) throws IOException {
      try {
        Interpretation read = entry.interpret(kind);
        subjects.add(new Subject(entry.place(), read.template(), read.remarks()));
      } catch (FormatException e) {
        refuse(new Unreadable(input, e.place(), entry.diagram().name(), e.getMessage()));
      }
    }

    @Override
    public void refuse(Unreadable fault) throws IOException {
      err.println("hexproof: " + fault.message());
      report.addUnreadable(fault);
      code = code.and(ExitCode.UNREADABLE);
    }
  }
}
