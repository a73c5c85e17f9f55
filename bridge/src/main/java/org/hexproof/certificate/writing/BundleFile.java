package org.hexproof.certificate.writing;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableSet;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import org.hexproof.board.Cell;
import org.hexproof.certificate.CertificateException;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.statement.OnlyMove;
import org.hexproof.certificate.statement.OpenMoves;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Proven.CheckedBundle;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.file.AtomicFile;
import org.hexproof.file.Stoppable;

/**
 * A bundle that is being written, proof by proof. Its file, which is compressed by gzip if its name
 * ends in {@code .gz}, appears only when all of it is written and checked.
 */
public final class BundleFile implements Closeable {
  private final OnlyMove claim;
  private final BooleanSupplier stopped;
  private final Checking checking;
  private final OpenMoves open;
  private final ProofFile file;

  /**
   * Begins a bundle without a proof as yet.
   *
   * @param about what it tells people
   * @param bytes how much memory the check of one proof may take, about
   * @param stopped whether to stop writing or checking, which then throws {@link
   *     java.io.InterruptedIOException}
   */
  public BundleFile(Path path, OnlyMove claim, String about, long bytes, BooleanSupplier stopped)
      throws IOException {
    this.claim = claim;
    this.stopped = stopped;
    checking = new Checking(bytes, 1, stopped);
    open = new OpenMoves(claim);
    file = ProofFile.begin(AtomicFile.createOver(path), path, stopped);
    try {
      file.write(CertificateWriter.head(ProofFormat.BUNDLE, about, claim.position(), claim.goal()));
      file.write("only-move " + claim.move() + "\n");
    } catch (IOException | RuntimeException e) {
      file.close();
      throw e;
    }
  }

  /** White's moves of which nothing is proved yet, in reading order. */
  public ImmutableSet<Cell> open() {
    return open.cells();
  }

  /**
   * Adds the proof that White's move wins, if it is the only one, or else that it loses.
   *
   * @throws CertificateException if it proves nothing
   * @throws IllegalArgumentException if the move is not open, or the numbers make no certificate
   */
  public void add(Cell move, Numbers numbers) throws IOException {
    checkArgument(open.contains(move), "of the move %s enough is proved already", move);
    ByteArrayOutputStream proof = new ByteArrayOutputStream();
    Statement statement = claim.after(move);
    CertificateWriter.writeProof(Stoppable.of(proof, stopped), statement, numbers);
    InputStream lines = new ByteArrayInputStream(proof.toByteArray());
    open.close(move, checking.proof(lines, statement).carrier());
    file.write("after " + move + "\n");
    proof.writeTo(file.out());
  }

  /**
   * Ends the bundle, checks what is in the file, and gives it its name.
   *
   * @throws CertificateException if it proves nothing, since moves are open
   */
  public CheckedBundle commit() throws IOException {
    CheckedBundle checked;
    try (InputStream in = Files.newInputStream(file.written())) {
      checked = (CheckedBundle) checking.proven(in);
    }
    if (!checked.claim().equals(claim)) {
      throw new IllegalStateException("the bundle proves something else: " + checked.claim());
    }
    file.commit();
    return checked;
  }

  /** Without {@link #commit} nothing is left of the file. */
  @Override
  public void close() throws IOException {
    try (checking) {
      file.close();
    }
  }
}
