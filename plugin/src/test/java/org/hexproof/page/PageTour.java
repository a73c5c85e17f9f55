package org.hexproof.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Iterables;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;

/** Goes through a page and compares what it shows with the certificate and with a solver. */
public final class PageTour {
  private final SeenPage page;
  private final HexSolver solver;
  private final String proof;
  private final Runnable restart;
  private int turns;

  /** Of one question of a template, both counted from 1. */
  public static PageTour of(
      SeenPage page, Path file, HexSolver solver, int template, int question) {
    Runnable restart = () -> page.open(file, "#" + template + "/" + question);
    restart.run();
    return new PageTour(page, solver, page.proof(template, question), restart);
  }

  /**
   * Of a page that shows the beginning of a game against this proof.
   *
   * @param restart goes back there
   */
  public PageTour(SeenPage page, HexSolver solver, String proof, Runnable restart) {
    this.page = page;
    this.solver = solver;
    this.proof = proof;
    this.restart = restart;
  }

  /** How many positions were looked at. */
  public int turns() {
    return turns;
  }

  /** Tries all first moves, after each of them all second ones, and so on. */
  public void go(int deep) {
    ProofPlay play = new ProofPlay(proof);
    compare(play);
    for (String move : shownAndEmpty(play)) {
      restart.run();
      go(move, "", deep);
    }
  }

  private Iterable<String> shownAndEmpty(ProofPlay play) {
    return Iterables.filter(play.empty(), page.cells("")::contains);
  }

  /** Makes a move behind others, which were made already. */
  private void go(String move, String before, int deep) {
    ProofPlay play = new ProofPlay(proof);
    for (String made : before.isEmpty() ? new String[0] : before.substring(1).split("/")) {
      play.play(made);
    }
    page.click(move);
    String says = play.winner() == Color.BLACK ? "White " + move : "Black " + move;
    Optional<String> reply = play.play(move);
    assertThat(page.text("status"))
        .startsWith(says + ".")
        .contains(
            reply
                .map(cell -> play.winner() == Color.BLACK ? "Black " + cell : "White " + cell)
                .orElse("need not reply"));
    assertThat(page.words(move)).contains(play.winner() == Color.BLACK ? "White" : "Black");
    compare(play);
    if (deep > 1) {
      for (String next : shownAndEmpty(play)) {
        go(next, before + "/" + move, deep - 1);
        page.value("document.getElementById('undo').click()");
      }
    }
  }

  private void compare(ProofPlay play) {
    turns++;
    assertThat(page.needed()).isEqualTo(play.needed());
    assertThat(solver.solve(play.promised(), Limits.DEFAULT))
        .isInstanceOfSatisfying(
            Answer.Decided.class, answer -> assertThat(answer.winner()).isEqualTo(play.winner()));
  }
}
