package org.hexproof.work;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.certificate.statement.Beside;
import org.hexproof.realize.Effort;
import org.hexproof.solving.ContextBoards;
import org.hexproof.verify.CertificateFolder;
import org.hexproof.verify.Subject;

/**
 * Makes units of templates: the questions that verifying them puts, if all of them are valid.
 * Templates that pivot are put onto the boards that verifying them would draw.
 */
public final class Split {
  private final String solver;
  private final String build;
  private final CertificateFolder folder;
  private final ContextBoards boards;
  private final List<Unit> units = new ArrayList<>();
  private final List<Undrawn> undrawn = new ArrayList<>();

  /**
   * A question that is no unit, since there is no board for it.
   *
   * @param part the cell or stone that is taken away; nothing where validity is asked, without
   *     which there is no unit of the template at all
   * @param reason why there is none
   */
  public record Undrawn(Subject subject, Optional<Cell> part, String reason) {
    @Override
    public String toString() {
      return "%s: there is no unit for %s: %s"
          .formatted(subject.place(), CertificateFolder.about(subject.name(), part), reason);
    }
  }

  /**
   * No units as yet.
   *
   * @param minimality whether minimality is asked
   * @param solver the name and the version of the solver that is to answer
   * @param build the hash of this build of the program
   * @param stopped asked from time to time; once it says yes, boards are left as they are, and the
   *     units may be others
   */
  public Split(boolean minimality, String solver, String build, BooleanSupplier stopped) {
    this.solver = solver;
    this.build = build;
    boards = ContextBoards.testing(Effort.MODEST.until(stopped), (question, board) -> {});
    folder = new CertificateFolder(Path.of(""), minimality);
  }

  /** Takes the next template. */
  public void take(Subject subject) {
    CertificateFolder.Names names = folder.next(subject);
    for (CertificateFolder.Wanted wanted : names.certificates()) {
      add(subject, names, wanted.without(), Optional.empty());
    }
    for (CertificateFolder.Pivoting wanted : names.pivoting()) {
      ContextBoards.Outcome outcome = boards.of(wanted.drawn(), Board.MAX_SIDE);
      if (outcome instanceof ContextBoards.Outcome.Drawn drawn) {
        Beside beside = wanted.beside(drawn.board(), names.outline().tester().orElseThrow());
        add(subject, names, wanted.without(), Optional.of(beside));
      } else {
        String reason = ((ContextBoards.Outcome.Refused) outcome).reason();
        undrawn.add(new Undrawn(subject, wanted.without(), reason));
        if (wanted.without().isEmpty()) {
          return;
        }
      }
    }
  }

  private void add(
      Subject subject,
      CertificateFolder.Names names,
      Optional<Cell> part,
      Optional<Beside> beside) {
    units.add(
        new Unit(
            solver,
            subject.name(),
            subject.place().toString(),
            names.outline(),
            part,
            beside,
            names.stem(),
            Optional.of(build)));
  }

  /** The units of all templates so far. */
  public ImmutableList<Unit> units() {
    return ImmutableList.copyOf(units);
  }

  /** The questions that there are no units for. */
  public ImmutableList<Undrawn> undrawn() {
    return ImmutableList.copyOf(undrawn);
  }
}
