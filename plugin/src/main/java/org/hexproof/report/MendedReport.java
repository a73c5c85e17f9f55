package org.hexproof.report;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import java.util.List;
import java.util.Optional;
import org.hexproof.minimize.Mending;
import org.hexproof.solver.Answer;

/** What a drawing lacks that does not keep its promise. */
public record MendedReport(Mending.Outcome outcome) implements Account {
  private static List<String> board(Mending.Outcome.Mended mended) {
    return MarkedDrawing.rows(mended.drawing(), Maps.asMap(mended.added(), cell -> "+"));
  }

  @Override
  public Optional<Boolean> holds() {
    return Optional.of(!(outcome instanceof Mending.Outcome.None));
  }

  @Override
  public ImmutableList<String> lines() {
    ImmutableList<String> words = words();
    return outcome instanceof Mending.Outcome.Valid
        ? words
        : ImmutableList.<String>builder()
            .add("not valid; " + words.get(0))
            .addAll(words.subList(1, words.size()))
            .build();
  }

  /** What is told of a drawing that is known not to be valid. */
  public ImmutableList<String> words() {
    if (outcome instanceof Mending.Outcome.Mended mended) {
      int count = mended.added().size();
      return ImmutableList.<String>builder()
          .add(
              "valid with "
                  + (count == 1 ? "one cell more" : count + " cells more, and with no fewer")
                  + " (+): "
                  + Joiner.on(' ').join(mended.added()))
          .addAll(MarkedDrawing.indented(board(mended)))
          .build();
    }
    return ImmutableList.of(
        outcome instanceof Mending.Outcome.Valid
            ? "valid as it is"
            : outcome instanceof Mending.Outcome.Open open
                ? "what it lacks is undecided: " + reason(open.answer())
                : "no cells in the drawing or a row and a column around it mend it");
  }

  private static String reason(Answer answer) {
    return answer instanceof Answer.Failed failed
        ? failed.message()
        : "a limit was hit (--timeout)";
  }

  @Override
  public Document members() {
    Optional<Mending.Outcome.Mended> mended =
        outcome instanceof Mending.Outcome.Mended is ? Optional.of(is) : Optional.empty();
    return new Document()
        .add("valid", outcome instanceof Mending.Outcome.Valid)
        .add("added", mended.map(Mending.Outcome.Mended::added).orElse(ImmutableSet.of()))
        .add("board", mended.map(is -> String.join("\n", board(is)) + "\n"));
  }
}
