package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.bound.Bound;
import org.hexproof.solver.Answer;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Values;

/**
 * What a region is worth at least and at most.
 *
 * @param asked the games that were asked about
 * @param best the best ones of few atoms, if these were looked for, and those not decided
 */
public record BoundReport(
    Values values, ImmutableList<Bound> asked, ImmutableList<Bound> best, boolean ascii)
    implements Account {
  /** Whether all that was asked about holds; nothing while something is not decided. */
  @Override
  public Optional<Boolean> holds() {
    if (asked.stream().anyMatch(bound -> bound.holds().equals(Optional.of(false)))) {
      return Optional.of(false);
    }
    return all().stream().allMatch(bound -> bound.holds().isPresent())
        ? Optional.of(true)
        : Optional.empty();
  }

  private ImmutableList<Bound> all() {
    return ImmutableList.<Bound>builder().addAll(asked).addAll(best).build();
  }

  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    asked.forEach(bound -> lines.add(verdict(bound) + ": " + claim(bound)));
    for (Bound bound : best) {
      lines.add(claim(bound) + (bound.holds().isPresent() ? "" : ": " + verdict(bound)));
    }
    return lines.build();
  }

  private String claim(Bound bound) {
    return (bound.isAtLeast() ? "at least " : "at most ") + text(bound);
  }

  private String text(Bound bound) {
    return GameWriter.write(values.form(bound.game()), values.poset(), ascii);
  }

  private static String verdict(Bound bound) {
    return bound
        .holds()
        .map(holds -> holds ? "yes" : "no")
        .orElseGet(() -> "undecided, " + why(bound.answer()));
  }

  private static String why(Answer answer) {
    return answer instanceof Answer.Undecided undecided
        ? undecided.reason().words()
        : "the solver failed: " + ((Answer.Failed) answer).message();
  }

  @Override
  public Document members() {
    return new Document().addEach("bounds", all(), this::document);
  }

  private Document document(Bound bound) {
    Document document = new Document().add(bound.isAtLeast() ? "at-least" : "at-most", text(bound));
    bound.holds().ifPresent(holds -> document.add("holds", holds));
    if (bound.answer() instanceof Answer.Decided decided) {
      document.add("nodes", decided.nodes());
    } else {
      document.add("undecided", why(bound.answer()));
    }
    return document;
  }
}
