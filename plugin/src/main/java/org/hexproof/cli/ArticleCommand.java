package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.article.Article;
import org.hexproof.article.ArticleTask;
import org.hexproof.board.Naming;
import org.hexproof.file.Folders;
import org.hexproof.format.Entry;
import org.hexproof.format.Interpretation;
import org.hexproof.probe.Probed;
import org.hexproof.report.ArticleText;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Plan;
import org.hexproof.verify.Subject;
import org.hexproof.verify.Verdict;

/** {@code hexproof article}. */
final class ArticleCommand {
  private static final int MOST_MOVES = 9;

  private static final Choice<Boolean> FIRST = Choice.flag("first");
  private static final Choice<Integer> MOVES = Choice.count("moves", "N", MOST_MOVES).or(1);
  private static final Choice<Boolean> UPDATE = Choice.flag("update");

  private static final ImmutableList<Choice<?>> OF_TEMPLATES =
      Choice.list()
          .addAll(Selection.WITH_CELLS)
          .add(VerifyChoices.KIND, FIRST, MOVES)
          .add(ArticleProbes.PROBES, ArticleProbes.MAX_CELLS)
          .add(VerifyChoices.SKIP_MINIMALITY, Targets.CERTIFY_ALL)
          .build();

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .add(UPDATE)
          .addAll(OF_TEMPLATES)
          .add(Asking.SOLVER, Asking.ENGINE_START, Asking.TIMEOUT, Asking.MEMORY, Asking.THREADS)
          .add(Output.OUT)
          .build();

  static final ImmutableList<Rule> RULES =
      ImmutableList.of(
          new Rule.Excludes(
              UPDATE,
              "--update brings a whole page up to date; %s is for the article of one template",
              OF_TEMPLATES));

  private ArticleCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    if (line.get(UPDATE)) {
      return PageUpdating.run(line, surroundings);
    }
    Targets.check(line, /* replaces= */ false);
    VerifyChoices choices = VerifyChoices.of(line);
    Entry entry = Asking.entry(line, surroundings);
    Interpretation read = entry.interpret(line.get(VerifyChoices.KIND));
    Inputs.tell(entry, read.remarks(), surroundings.err());
    Subject subject =
        new Subject(entry.place(), read.template(), read.remarks(), Naming.RED_AND_BLUE);
    Path scratch = Folders.here().scratch("hexproof-article");
    try (Output output = Output.of(line, surroundings.out())) {
      Plan plan = choices.plan(surroundings.startingOnce(), Optional.of(scratch));
      Optional<Article> article =
          new ArticleTask(subject, plan, line.get(FIRST), line.get(MOVES))
              .run(surroundings.watch(() -> "stopped; nothing is written"));
      surroundings.interrupt().check();
      ExitCode code = code(article.orElseThrow(), choices, surroundings);
      if (article.get().finding().valid().isEmpty()) {
        return code;
      }
      ArticleProbes probes = new ArticleProbes(line, surroundings);
      Optional<Probed> probed = probes.of(entry);
      output.write(
          ArticleText.of(article.get(), probed).getBytes(StandardCharsets.UTF_8),
          /* isText= */ true);
      output.commit();
      return code.and(probes.code());
    } finally {
      MoreFiles.deleteRecursively(scratch, RecursiveDeleteOption.ALLOW_INSECURE);
    }
  }

  /** Tells what is open, and why. */
  private static ExitCode code(Article article, VerifyChoices choices, Surroundings surroundings) {
    Finding finding = article.finding();
    finding.troubles().forEach(surroundings::tell);
    article.gaps().forEach(gap -> surroundings.tell("undecided: " + gap.words()));
    ExitCode code = finding.verdict() == Verdict.FAIL ? ExitCode.NO : ExitCode.OK;
    if (finding.verdict() == Verdict.UNDECIDED || !article.gaps().isEmpty()) {
      code = code.and(ExitCode.UNDECIDED);
    }
    if (article.failure().isPresent()) {
      String failure = article.failure().get();
      code = code.and(Asking.failed(choices.solver(), failure, true, surroundings));
    }
    return finding.solverFailed() ? code.and(ExitCode.SOLVER_FAILED) : code;
  }
}
