package org.hexproof.solving;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.CharMatcher;
import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.writing.CertificateFile;
import org.hexproof.certificate.writing.Numbers;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.sum.SumProof;

/**
 * Verdicts that rest on certificates: each is written to a file, read back from there and checked,
 * and what it proves is compared with what was asked. A problem that no file is wanted for is
 * solved without. May watch over several solvers in several threads.
 */
public final class Certification {
  /** A file for a certificate, and what that tells people. */
  public record Target(Path path, String about) {}

  /** A certificate of so many numbers needs no shorter one. */
  private static final long SMALL = 2_000;

  /**
   * What a certificate of a board in parts may take before a proof in parts is looked for, some
   * seconds: work and not time, so that it is the same certificate on every machine.
   */
  private static final int LITTLE = 1_000;

  private static final CharMatcher WORDS = CharMatcher.anyOf(" \n");

  private interface Writing {
    void write(CertificateFile file, Statement statement, String about) throws IOException;
  }

  private final Function<Problem, ImmutableList<Target>> targets;
  private final long bytes;

  /** Two templates may put the same question, which is then certified twice. */
  private final Map<Path, Checked> written = new ConcurrentHashMap<>();

  private final Map<Path, Checked> kept = new ConcurrentHashMap<>();

  /**
   * Nothing certified as yet.
   *
   * @param targets the files that want a certificate of a problem
   * @param bytes how much memory the check of one of them may take, about
   */
  public Certification(Function<Problem, ImmutableList<Target>> targets, long bytes) {
    this.targets = targets;
    this.bytes = bytes;
  }

  /** A solver that writes its proofs of one problem into a file. */
  public static HexSolver into(Path file, String about, HexSolver solver) {
    Target target = new Target(file, about);
    return new Certification(
            problem -> ImmutableList.of(target), Runtime.getRuntime().maxMemory() / 2)
        .of(solver);
  }

  /** The certificates that were written and checked. */
  public long written() {
    return written.size();
  }

  /** The certificates from an earlier run that were checked again. */
  public long kept() {
    return kept.size();
  }

  /** What the certificate in this file proves, if it was written or kept, and so was checked. */
  public Optional<Checked> proven(Path file) {
    return Optional.ofNullable(written.getOrDefault(file, kept.get(file)));
  }

  /** Who wins by it. */
  public Optional<Color> winner(Path file) {
    return proven(file).map(checked -> checked.statement().winner());
  }

  /**
   * A solver that answers what the given one can prove, and else fails. Winning moves are not
   * certified: a certificate says who wins, not that a move loses.
   *
   * @throws IllegalArgumentException if it writes no certificates
   */
  public HexSolver of(HexSolver solver) {
    checkArgument(
        solver instanceof Certifier, "the solver %s writes no certificates", solver.name());
    return new Certifying((Certifier) solver);
  }

  /**
   * An answer from an earlier run, resting on its certificates if any are wanted; nothing if they
   * are not there, or not right.
   */
  public Optional<Answer> confirmed(Problem problem, Answer answer) {
    ImmutableList<Target> files = targets.apply(problem);
    if (!(answer instanceof Answer.Decided decided) || files.isEmpty()) {
      return Optional.of(answer);
    }
    Map<Path, Checked> found = new HashMap<>();
    for (Target target : files) {
      try {
        if (!Files.exists(target.path())) {
          return Optional.empty();
        }
        CertificateFile file = new CertificateFile(target.path(), () -> false);
        found.put(target.path(), check(file, problem, decided.winner()));
      } catch (IOException | IllegalStateException e) {
        return Optional.empty();
      }
    }
    kept.putAll(found);
    return Optional.of(decided.on(Basis.CERTIFICATE));
  }

  private Checked check(CertificateFile file, Problem problem, Color winner) throws IOException {
    Checked checked = file.check(bytes);
    if (!checked.statement().equals(statement(problem, winner))) {
      throw new IllegalStateException("it proves something else: " + checked.statement());
    }
    return checked;
  }

  private static Statement statement(Problem problem, Color winner) {
    return new Statement(problem.position(), problem.goal(), problem.toMove(), winner);
  }

  private final class Certifying extends ForwardingSolver<Certifier> {
    private final PartsProver parts = new PartsProver(() -> this.cancelled);
    private volatile boolean cancelled;

    Certifying(Certifier solver) {
      super(solver);
    }

    @Override
    public Answer solve(Problem problem, Limits limits) {
      cancelled = false;
      ImmutableList<Target> files = targets.apply(problem);
      if (files.isEmpty()) {
        return delegate().solve(problem, limits);
      }
      return SumProof.isPossible(problem)
          ? inParts(problem, limits, files)
          : asAWhole(problem, limits, files);
    }

    /**
     * By a proof in parts, if there is one and it is shorter. A certificate of the whole may
     * multiply what happens in the parts: it gets little time at first, and only where there is no
     * proof in parts all that is left.
     */
    private Answer inParts(Problem problem, Limits limits, ImmutableList<Target> files) {
      Stopwatch watch = Stopwatch.createStarted();
      Limits little =
          limits.withTime(limits.time().dividedBy(2)).withWork(Math.min(LITTLE, limits.work()));
      Certifier.Certified whole = delegate().certify(problem, little);
      boolean isLate = whole.answer() instanceof Answer.Undecided;
      long size = whole.certificate().map(Numbers::count).orElse(Long.MAX_VALUE);
      if (size < SMALL || whole.answer() instanceof Answer.Failed || cancelled) {
        return written(problem, whole, files);
      }
      Answer answer =
          isLate ? delegate().solve(problem, limits.after(watch.elapsed())) : whole.answer();
      if (!(answer instanceof Answer.Decided decided)) {
        return answer;
      }
      Optional<String> proof =
          decided.winner() == Color.BLACK
              ? parts.proof(
                  problem,
                  firstMove(problem, decided),
                  limits.after(watch.elapsed()).time().dividedBy(2))
              : Optional.empty();
      if (proof.isPresent() && WORDS.countIn(proof.get()) < size) {
        return written(
            problem,
            decided,
            files,
            (file, statement, about) ->
                file.write(ProofFormat.CERTIFICATE_2, statement, about, proof.get()));
      }
      if (cancelled) {
        return new Answer.Undecided(
            Answer.Undecided.Reason.CANCELLED, decided.nodes(), watch.elapsed());
      }
      return isLate
          ? asAWhole(problem, limits.after(watch.elapsed()), files)
          : written(problem, whole, files);
    }

    private static Optional<Cell> firstMove(Problem problem, Answer.Decided decided) {
      return problem.toMove() == decided.winner()
          ? decided.line().stream().findFirst()
          : Optional.empty();
    }

    private Answer asAWhole(Problem problem, Limits limits, ImmutableList<Target> files) {
      return written(problem, delegate().certify(problem, limits), files);
    }

    private Answer written(
        Problem problem, Certifier.Certified certified, ImmutableList<Target> files) {
      if (!(certified.answer() instanceof Answer.Decided decided)) {
        return certified.answer();
      }
      return written(
          problem,
          decided,
          files,
          (file, statement, about) ->
              file.write(
                  statement,
                  about,
                  certified
                      .certificate()
                      .orElseThrow(() -> new IllegalStateException("the solver gives none"))));
    }

    private Answer written(
        Problem problem, Answer.Decided decided, ImmutableList<Target> files, Writing writing) {
      Statement statement = statement(problem, decided.winner());
      for (Target target : files) {
        try {
          CertificateFile file = new CertificateFile(target.path(), () -> cancelled);
          writing.write(file, statement, target.about());
          written.put(target.path(), check(file, problem, decided.winner()));
        } catch (InterruptedIOException e) {
          return new Answer.Undecided(
              Answer.Undecided.Reason.CANCELLED, decided.nodes(), decided.time());
        } catch (IOException | RuntimeException e) {
          return new Answer.Failed(
              "no certificate " + target.path() + ": " + e.getMessage(), decided.time());
        }
      }
      return decided.on(Basis.CERTIFICATE);
    }

    @Override
    public void cancel() {
      cancelled = true;
      parts.cancel();
      super.cancel();
    }
  }
}
