package org.hexproof.report.game;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.calculator.CgtAnswer;
import org.hexproof.report.Account;
import org.hexproof.report.Document;

/**
 * A loopy game: its value, by its sides if it is no stopper, and who wins.
 *
 * @param outcome if Left begins, and if Right does
 * @param relation to another game
 */
public record LoopyReport(CgtAnswer value, CgtAnswer outcome, Optional<CgtAnswer> relation)
    implements Account {
  @Override
  public ImmutableList<String> lines() {
    return ImmutableList.<String>builder()
        .add(value.text())
        .addAll(outcome.parts())
        .addAll(relation.stream().map(sign -> "compared: " + sign.text()).toList())
        .build();
  }

  @Override
  public Document members() {
    return new Document()
        .add("value", value.text())
        .add("outcome", outcome.parts())
        .addIfPresent("compared", relation.map(CgtAnswer::text));
  }
}
