package org.hexproof.report.game;

import java.util.Optional;
import org.hexproof.calculator.CgtAnswer;
import org.hexproof.report.Account;

/** Answers of the calculator. */
public final class CgtReport {
  private CgtReport() {}

  /** One, in a line. */
  public static Account of(CgtAnswer answer) {
    Object told =
        answer.holds().isPresent()
            ? answer.holds().get()
            : answer.parts().size() == 1 ? answer.text() : answer.parts();
    return new Facts()
        .line(answer.text())
        .failing(!answer.holds().orElse(true))
        .member("kind", answer.kind())
        .member(answer.name(), told);
  }

  /**
   * A loopy game: its value, by its sides if it is no stopper, and who wins.
   *
   * @param outcome if Left begins, and if Right does
   * @param relation to another game
   */
  public static Account loopy(CgtAnswer value, CgtAnswer outcome, Optional<CgtAnswer> relation) {
    Facts facts =
        new Facts()
            .line(value.text())
            .lines(outcome.parts())
            .member("value", value.text())
            .member("outcome", outcome.parts());
    relation.ifPresent(
        sign -> facts.line("compared: " + sign.text()).member("compared", sign.text()));
    return facts;
  }
}
