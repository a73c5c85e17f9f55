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
import org.hexproof.format.Place;
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
    ExitCode code = ExitCode.OK;
    List<Entry> passedOver = new ArrayList<>();
    for (String path : paths) {
      try {
        for (String file : Inputs.files(path)) {
          code = code.and(readFile(file, inputs, selection, passedOver, report));
        }
      } catch (CommandException e) {
        code = code.and(refuse(path, e, report));
      }
    }
    if (code == ExitCode.OK && subjects.isEmpty() && !passedOver.isEmpty()) {
      String all = String.join(" ", paths);
      return refuse(
          all, start(paths.get(0)), selection.notFound(all, passedOver).getMessage(), report);
    }
    return code;
  }

  private ExitCode readFile(
      String file, Inputs inputs, Selection selection, List<Entry> passedOver, Report report)
      throws IOException {
    ImmutableList<Entry> entries;
    try {
      ImmutableList<Entry> all = inputs.read(file);
      entries = selection.among(file, all);
      passedOver.addAll(all);
    } catch (CommandException e) {
      return refuse(file, e, report);
    }
    ExitCode code = ExitCode.OK;
    for (Entry entry : entries) {
      try {
        Interpretation read = entry.interpret(kind);
        subjects.add(new Subject(entry.place(), read.template(), read.remarks()));
      } catch (FormatException e) {
        code = code.and(refuse(file, e.place(), e.getMessage(), report));
      }
    }
    return code;
  }

  private static Place start(String input) {
    return new Place(Operand.of(input).file(), 1, 1);
  }

  private ExitCode refuse(String input, CommandException fault, Report report) throws IOException {
    return refuse(input, fault.place().orElse(start(input)), fault.getMessage(), report);
  }

  private ExitCode refuse(String input, Place place, String message, Report report)
      throws IOException {
    err.println("hexproof: " + message);
    report.addUnreadable(new Unreadable(input, place, message));
    return ExitCode.UNREADABLE;
  }
}
