package org.hexproof.probe;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.statement.OnlyMove;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.writing.BundleFile;
import org.hexproof.certificate.writing.CertificateWriter;
import org.hexproof.certificate.writing.Numbers;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/** Moves that certificates decide, from which a bundle grows as long as one move only wins. */
final class WitnessBundle implements UndecidedMoves, Closeable {
  private final Certifier solver;
  private final Problem problem;
  private final Cell only;
  private final Path path;
  private final long bytes;
  private final BundleFile file;

  /** Decided against what the bundle is to prove. */
  private final Set<Cell> contrary = new HashSet<>();

  WitnessBundle(
      Certifier solver,
      Problem problem,
      Cell only,
      Path path,
      String about,
      long bytes,
      BooleanSupplier stopped)
      throws IOException {
    this.solver = solver;
    this.problem = problem;
    this.only = only;
    this.path = path;
    this.bytes = bytes;
    OnlyMove claim = new OnlyMove(problem.position(), problem.goal(), only);
    file = new BundleFile(path, claim, about, bytes, stopped);
  }

  @Override
  public ImmutableSet<Cell> open() {
    return Sets.difference(file.open(), contrary).immutableCopy();
  }

  @Override
  public Answer decide(Cell move, Limits limits) {
    Problem after = UniqueMove.after(problem, move);
    Certifier.Certified certified = solver.certify(after, limits);
    if (!(certified.answer() instanceof Answer.Decided decided)) {
      return certified.answer();
    }
    try {
      Numbers numbers =
          certified
              .certificate()
              .orElseThrow(() -> new IllegalStateException("the solver gives no certificate"));
      if ((decided.winner() == Color.WHITE) == move.equals(only)) {
        file.add(move, numbers);
      } else {
        check(after, decided.winner(), numbers);
        contrary.add(move);
      }
    } catch (InterruptedIOException e) {
      return new Answer.Undecided(
          Answer.Undecided.Reason.CANCELLED, decided.nodes(), decided.time());
    } catch (IOException | RuntimeException e) {
      return new Answer.Failed(
          "no proof for " + path + " after White's " + move + ": " + e.getMessage(),
          decided.time());
    }
    return decided.on(Basis.CERTIFICATE);
  }

  private void check(Problem after, Color winner, Numbers numbers) throws IOException {
    Statement statement = new Statement(after.position(), after.goal(), after.toMove(), winner);
    ByteArrayOutputStream certificate = new ByteArrayOutputStream();
    CertificateWriter.write(certificate, statement, "", numbers);
    Checking.certificate(new ByteArrayInputStream(certificate.toByteArray()), bytes);
  }

  /** All moves are decided: the bundle is checked and appears. */
  void commit() throws IOException {
    file.commit();
  }

  /** Without {@link #commit} nothing is left of the bundle. */
  @Override
  public void close() throws IOException {
    file.close();
  }
}
