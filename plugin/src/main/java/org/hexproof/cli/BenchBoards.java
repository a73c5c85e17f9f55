package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import java.io.PrintStream;
import java.util.Map;
import java.util.Optional;
import org.hexproof.bench.BenchQuestion;
import org.hexproof.bench.QuestionSet;
import org.hexproof.bench.Questions;
import org.hexproof.compose.Context;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.realize.Effort;
import org.hexproof.solving.EntryProblem;

/** The questions that boards and templates put, in each of several contexts. */
final class BenchBoards extends Readings {
  private final ImmutableMap<String, Optional<Context>> contexts;
  private final ImmutableListMultimap.Builder<String, BenchQuestion> questions =
      ImmutableListMultimap.builder();
  private int taken;
  private int leftOut;

  /**
   * None as yet.
   *
   * @param contexts by the words that call them behind the name of a set; the boards themselves are
   *     asked where there is none
   */
  BenchBoards(ImmutableMap<String, Optional<Context>> contexts, PrintStream err) {
    super(err);
    this.contexts = contexts;
  }

  @Override
  void take(Entry entry) throws FormatException {
    taken++;
    for (Map.Entry<String, Optional<Context>> context : contexts.entrySet()) {
      if (context.getValue().isPresent()) {
        questions.putAll(
            context.getKey(), Questions.of(entry, context.getValue().get(), Effort.MODEST));
      } else if (EntryProblem.isOne(entry)) {
        questions.putAll(context.getKey(), Questions.of(entry));
      } else {
        leftOut++;
      }
    }
  }

  /** A set for each context. */
  ImmutableList<QuestionSet> sets(String name) {
    if (leftOut > 0) {
      err.println(
          "hexproof: %s: %s of %s are left out, since a pivoting template is no single question; --context tester and tester-sente ask them on boards"
              .formatted(name, leftOut, taken));
    }
    ImmutableListMultimap<String, BenchQuestion> all = questions.build();
    return contexts.keySet().stream()
        .map(words -> new QuestionSet(name + words, all.get(words)))
        .collect(ImmutableList.toImmutableList());
  }
}
