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
import org.hexproof.format.Place;
import org.hexproof.library.Library;
import org.hexproof.report.Aside;
import org.hexproof.report.Report;
import org.hexproof.report.Unreadable;
import org.hexproof.template.Kind;
import org.hexproof.verify.Subject;

/** Reads the templates that are to be verified. */
final class Subjects extends Readings {
  /** Where they are in the sources and in the archive. */
  private static final String LIBRARY = "templates/library/";

  private final Optional<Kind> kind;
  private final Optional<Naming> naming;
  private final Baseline baseline;
  private final Optional<Report> report;
  private final List<Subject> subjects = new ArrayList<>();

  private Subjects(Line line, Baseline baseline, Optional<Report> report, PrintStream err) {
    super(err);
    this.kind = line.get(VerifyChoices.KIND);
    this.naming = line.find(Inputs.NAMES);
    this.baseline = baseline;
    this.report = report;
  }

  /**
   * Reads all templates that the line names. What can't be read is told, and the rest is read all
   * the same.
   *
   * @param baseline what is known to be wrong
   * @param report where what can't be read and what is no template is listed, if there is one
   */
  static Subjects read(
      Line line, Baseline baseline, Optional<Report> report, Surroundings surroundings)
      throws IOException {
    return read(line, line.paths(), baseline, report, surroundings);
  }

  /** The same of files and folders that are not all operands. */
  static Subjects read(
      Line line,
      ImmutableList<String> paths,
      Baseline baseline,
      Optional<Report> report,
      Surroundings surroundings)
      throws IOException {
    Subjects subjects = new Subjects(line, baseline, report, surroundings.err());
    Inputs.of(line, surroundings.in()).readAll(paths, Selection.withCells(line), subjects);
    return subjects;
  }

  /** The shipped templates. */
  static ImmutableList<Subject> shipped(Line line) {
    Naming naming = line.find(Inputs.NAMES).orElse(Naming.BLACK_AND_WHITE);
    return Library.files().entries().stream()
        .map(
            file ->
                new Subject(
                    new Place(LIBRARY + file.getKey(), 1, 1),
                    file.getValue(),
                    ImmutableList.of(),
                    naming))
        .collect(ImmutableList.toImmutableList());
  }

  /** The templates that were read. */
  ImmutableList<Subject> all() {
    return ImmutableList.copyOf(subjects);
  }

  @Override
  void take(Entry entry) throws FormatException {
    Interpretation read = naming.map(entry::named).orElse(entry).interpret(kind);
    subjects.add(
        new Subject(entry.place(), read.template(), read.remarks(), naming.orElse(entry.naming())));
  }

  @Override
  void passOver(Unreadable board) throws IOException {
    if (report.isPresent()) {
      report.get().addAside(Aside.NO_TEMPLATE, board);
    } else {
      super.passOver(board);
    }
  }

  @Override
  void refuse(Unreadable fault) throws IOException {
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
