package org.hexproof.page;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.Writer;
import org.hexproof.annotate.AnnotatedGame;
import org.hexproof.board.Naming;
import org.hexproof.report.SharedName;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Version;

/**
 * The games of a file as a page with a board for each move.
 *
 * @param file what it is called
 * @param name what the solver is called
 * @param naming what words call the players
 */
public record AnnotatedPage(
    String file, ImmutableList<AnnotatedGame> games, String name, Naming naming) {
  /**
   * Writes it.
   *
   * @param solver is asked for proofs, if it can give any
   * @param limits of each of them
   */
  public void write(HexSolver solver, Limits limits, Writer out) throws IOException {
    PageWriter page = new PageWriter(out, Version.text());
    for (AnnotatedGame annotated : games) {
      if (annotated.analysis().isPresent()) {
        String record = SharedName.of(file);
        new AnalysisPage(annotated.analysis().get(), naming, solver, limits, page)
            .write(games.size() == 1 ? record : record + ", " + annotated.game().title());
      } else {
        String trouble = annotated.trouble(name).orElseThrow();
        page.addUnreadable(SharedName.in(trouble, file), ImmutableList.of());
      }
    }
    page.end();
  }
}
