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
import org.hexproof.format.NoTemplateException;
import org.hexproof.report.Aside;
import org.hexproof.report.Report;
import org.hexproof.report.Unreadable;
import org.hexproof.template.Kind;
import org.hexproof.verify.Subject;

/** Reads the templates that are to be verified. */
final class Subjects {
  private final Optional<Kind> kind;
  private final Optional<Naming> naming;
  private final boolean strict;
  private final Baseline baseline;
  private final PrintStream err;
  private final List<Subject> subjects = new ArrayList<>();

  /**
   * None as yet.
   *
   * @param kind what every template is read as; if absent, each as its file says
   * @param naming what words about it call the players; if absent, as its file does
   * @param baseline what is known to be wrong
   * @param strict whether a board that promises nothing is a fault
   */
  Subjects(
      Optional<Kind> kind,
      Optional<Naming> naming,
      boolean strict,
      Baseline baseline,
      PrintStream err) {
    this.kind = kind;
    this.naming = naming;
    this.baseline = baseline;
    this.strict = strict;
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
        Interpretation read = naming.map(entry::named).orElse(entry).interpret(kind);
        subjects.add(
            new Subject(
                entry.place(), read.template(), read.remarks(), naming.orElse(entry.naming())));
      } catch (NoTemplateException e) {
        passOver(new Unreadable(input, e.place(), entry.diagram().name(), withRemarks(e, entry)));
      } catch (FormatException e) {
        refuse(new Unreadable(input, e.place(), entry.diagram().name(), e.getMessage()));
      }
    }

    private void passOver(Unreadable board) throws IOException {
      if (strict) {
        refuse(board);
      } else {
        report.addAside(Aside.NO_TEMPLATE, board);
      }
    }

    private static String withRemarks(FormatException fault, Entry entry) {
      StringBuilder message = new StringBuilder(fault.getMessage());
      entry.remarks().forEach(remark -> message.append("\n  remark: ").append(remark));
      return message.toString();
    }

    @Override
    public void refuse(Unreadable fault) throws IOException {
      if (baseline.has(fault)) {
        report.addAside(Aside.KNOWN, fault);
        return;
      }
      err.println("hexproof: " + fault.message());
      report.addUnreadable(fault);
      code = code.and(ExitCode.UNREADABLE);
    }
  }
}
