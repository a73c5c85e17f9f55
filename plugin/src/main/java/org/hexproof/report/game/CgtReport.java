package org.hexproof.report.game;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.calculator.CgtAnswer;
import org.hexproof.report.Account;
import org.hexproof.report.Document;

/** An answer of the calculator, in one line. */
public record CgtReport(CgtAnswer answer) implements Account {
  @Override
  public ImmutableList<String> lines() {
    return ImmutableList.of(answer.text());
  }

  @Override
  public Optional<Boolean> holds() {
    return answer.holds().or(() -> Optional.of(true));
  }

  @Override
  public Document members() {
    Object told =
        answer.holds().isPresent()
            ? answer.holds().get()
            : answer.parts().size() == 1 ? answer.text() : answer.parts();
    return new Document().add("kind", answer.kind()).add(answer.name(), told);
  }
}
