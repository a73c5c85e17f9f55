package org.hexproof.page;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import org.hexproof.annotate.Analysis;
import org.hexproof.annotate.AnnotatedGame;
import org.hexproof.board.Naming;
import org.hexproof.report.Printable;
import org.hexproof.report.SharedName;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Version;

/**
 * The games of a file as a page on which they are gone through. Where the winner can be proved
 * within the limits, the reader plays on for the loser, and the proof answers.
 *
 * @param file what it is called
 * @param name what the solver is called
 * @param naming what words call the players
 * @param laboratory where the laboratory lies, if the page may lead there
 */
public record AnnotatedPage(
    String file,
    ImmutableList<AnnotatedGame> games,
    String name,
    Naming naming,
    Optional<String> laboratory) {
  /**
   * Writes it.
   *
   * @param solver is asked for proofs, if it can give any
   * @param limits of each of them
   */
  public void write(HexSolver solver, Limits limits, Writer out) throws IOException {
    PageWriter page = new PageWriter(out, Skeleton.of(Skeleton.Parts.REVIEW, Version.text()));
    for (AnnotatedGame annotated : games) {
      if (annotated.analysis().isPresent()) {
        Analysis analysis = annotated.analysis().get();
        String prefix = "proof-" + annotated.game().number() + "-";
        PositionProofs proofs = new PositionProofs(analysis, solver, limits, page, prefix);
        page.add(
            "game",
            "",
            reviewed(annotated, analysis)
                .document(proofs)
                .add("fault", fault(annotated))
                .addIfPresent("laboratory", laboratory));
      } else {
        String trouble = annotated.trouble(name).orElseThrow();
        page.addUnreadable(SharedName.in(trouble, file), ImmutableList.of());
      }
    }
    page.end();
  }

  /** Why the main line can't be played to its end, or an empty text. */
  private String fault(AnnotatedGame annotated) {
    return annotated
        .mainLineFault()
        .map(fault -> Printable.text(SharedName.in(fault.getMessage(), file)))
        .orElse("");
  }

  private ReviewedGame reviewed(AnnotatedGame annotated, Analysis analysis) {
    String record = SharedName.of(file);
    String called = annotated.game().name();
    String about = games.size() == 1 ? record : record + ", " + annotated.game().title();
    return new ReviewedGame(analysis, naming, called.isEmpty() ? about : called, about);
  }
}
