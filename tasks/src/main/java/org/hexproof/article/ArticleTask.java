package org.hexproof.article;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Iterables;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.intrusion.Gap;
import org.hexproof.intrusion.IntrusionTask;
import org.hexproof.intrusion.Study;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.Grounds;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Certification;
import org.hexproof.solving.Journal;
import org.hexproof.solving.Watch;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.hexproof.verify.CertificateFolder;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Plan;
import org.hexproof.verify.Subject;
import org.hexproof.verify.VerifyTask;

/**
 * The wish to know all that an article about a template tells.
 *
 * @param plan how it is verified; where that leaves certificates in a folder, what is said of
 *     replies is certified there, too
 * @param first whether one reply to each White move will do
 * @param depth how many moves of White's are followed, at least 1
 */
public record ArticleTask(Subject subject, Plan plan, boolean first, int depth) {
  /** Finds it out; nothing if the watch is stopped before. */
  public Optional<Article> run(Watch watch) {
    List<Finding> findings = new ArrayList<>();
    VerifyTask.Verified verified =
        new VerifyTask(plan, ImmutableList.of(subject), Journal.none(), Optional.empty())
            .run(watch, (finding, stage) -> findings.add(finding));
    if (findings.isEmpty()) {
      return Optional.empty();
    }
    Finding finding = Iterables.getOnlyElement(findings);
    Collection collection = new Collection(finding, watch);
    verified.certification().ifPresent(collection::count);
    Optional<Goal> goal = promise().goal();
    if (goal.isPresent() && finding.valid().isPresent()) {
      try (HexSolver solver = plan.first().source().get()) {
        watch.onStop(solver::cancel);
        collection.ask(solver, goal.get());
      }
    }
    return watch.isStopped() ? Optional.empty() : Optional.of(collection.article());
  }

  private Promise promise() {
    return subject.template().promise();
  }

  private Optional<CertificateFolder.Names> names() {
    return plan.certificates()
        .map(folder -> new CertificateFolder(folder, plan.minimality()).next(subject));
  }

  /** What is known so far. */
  private final class Collection {
    private final Finding finding;
    private final Watch watch;
    private final Grounds grounds = new Grounds();
    private final List<Gap> gaps = new ArrayList<>();
    private Proofs validity = Proofs.NONE;
    private Proofs minimality = Proofs.NONE;
    private Proofs replies = Proofs.NONE;
    private Basis repliesRestOn = Basis.NOTHING;
    private Optional<Repertoire> repertoire = Optional.empty();
    private Optional<Study.Broken> refutation = Optional.empty();
    private Optional<String> failure = Optional.empty();

    Collection(Finding finding, Watch watch) {
      this.finding = finding;
      this.watch = watch;
    }

    /** Counts the certificates of the finding. */
    void count(Certification certification) {
      for (CertificateFolder.Wanted wanted : names().orElseThrow().certificates()) {
        certification
            .proven(wanted.target().path())
            .ifPresent(
                checked -> {
                  if (wanted.without().isEmpty()) {
                    validity = validity.and(checked.nodes());
                  } else {
                    minimality = minimality.and(checked.nodes());
                  }
                });
      }
    }

    void ask(HexSolver solver, Goal goal) {
      Template template = subject.template();
      Position position = template.surrounded();
      if (!solver.supports(new Problem(position, Color.WHITE, goal))) {
        return;
      }
      Study study = study(solver, goal, position);
      gaps.addAll(study.gaps());
      if (study instanceof Study.Broken broken) {
        refutation = Optional.of(broken);
      } else if (study instanceof Study.Kept kept) {
        Repertoire found =
            deeper(solver, goal, Repertoire.of(position, promise(), kept), position, depth - 1);
        repertoire = Optional.of(found);
        repliesRestOn = grounds.basis();
        certify(solver, goal, Claim.of(found, position));
      }
      failure = failure.or(grounds::failure);
    }

    private Study study(HexSolver solver, Goal goal, Position position) {
      IntrusionTask task =
          new IntrusionTask(
              new Problem(position, Color.WHITE, goal),
              first,
              /* pairs= */ false,
              /* threatened= */ true,
              plan.limits());
      IntrusionTask.Studied studied = task.run(watch, grounds.of(solver));
      failure = failure.or(studied::failure);
      return studied.study();
    }

    /** With what follows, where Black needs cells still. */
    private Repertoire deeper(
        HexSolver solver, Goal goal, Repertoire repertoire, Position position, int moves) {
      if (moves == 0) {
        return repertoire;
      }
      ImmutableList.Builder<Reaction> reactions = ImmutableList.builder();
      for (Reaction reaction : repertoire.reactions()) {
        Optional<Repertoire> next = Optional.empty();
        if (!reaction.carrier().isEmpty()) {
          Position reached = Claim.after(position, reaction.reply(), reaction.carrier());
          Study study = study(solver, goal, reached);
          gaps.addAll(study.gaps());
          if (study instanceof Study.Kept kept) {
            Repertoire found = Repertoire.of(reached, promise(), kept);
            next = Optional.of(deeper(solver, goal, found, reached, moves - 1));
          }
        }
        reactions.add(next.map(reaction::with).orElse(reaction));
      }
      return repertoire.with(reactions.build());
    }

    /** Has each claim proved, and what is said rests on that alone if all are. */
    private void certify(HexSolver solver, Goal goal, List<Claim> claims) {
      Optional<CertificateFolder.Names> names = names();
      if (names.isEmpty() || !(solver instanceof Certifier)) {
        return;
      }
      ImmutableListMultimap.Builder<Problem, Certification.Target> wanted =
          ImmutableListMultimap.builder();
      Set<Problem> problems = new HashSet<>();
      for (Claim claim : claims) {
        Problem problem = new Problem(claim.position(), Color.WHITE, goal);
        if (problems.add(problem)) {
          wanted.put(problem, target(names.get(), claim));
        }
      }
      ImmutableListMultimap<Problem, Certification.Target> targets = wanted.build();
      Certification certification =
          new Certification(targets::get, Runtime.getRuntime().maxMemory() / 2);
      Basis basis = Basis.NOTHING;
      try (Watch.Stage stage = watch.count("proofs", targets.size())) {
        HexSolver proving = certification.of(solver);
        for (Problem problem : targets.keySet()) {
          Answer answer = proving.solve(problem, plan.limits());
          basis = basis.and(answer.decided().map(Answer::basis).orElse(repliesRestOn));
          trouble(answer).ifPresent(words -> failure = failure.or(() -> Optional.of(words)));
          stage.step(1);
        }
      }
      for (Certification.Target target : targets.values()) {
        replies =
            certification
                .proven(target.path())
                .map(checked -> replies.and(checked.nodes()))
                .orElse(replies);
      }
      if (!targets.isEmpty()) {
        repliesRestOn = basis;
      }
    }

    private static Optional<String> trouble(Answer answer) {
      if (answer instanceof Answer.Failed failed) {
        return Optional.of(failed.message());
      }
      return answer
          .decided()
          .filter(decided -> decided.winner() == Color.WHITE)
          .map(decided -> "it contradicts itself: a reply holds, and does not");
    }

    private static Certification.Target target(CertificateFolder.Names names, Claim claim) {
      return new Certification.Target(
          names.manifest().resolveSibling(names.stem() + "." + claim.what() + ".cert.gz"),
          names.stem() + ", " + claim.what());
    }

    Article article() {
      return new Article(
          finding,
          validity,
          minimality,
          repertoire,
          replies,
          repliesRestOn,
          refutation,
          ImmutableList.copyOf(gaps),
          failure);
    }
  }
}
