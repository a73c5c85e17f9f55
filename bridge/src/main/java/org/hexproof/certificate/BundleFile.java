package org.hexproof.certificate;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableSet;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import java.util.zip.GZIPOutputStream;
import org.hexproof.board.Cell;
import org.hexproof.file.AtomicFile;

/**
 * A bundle that is being written, proof by proof. Its file, which is compressed by gzip if its name
 * ends in {@code .gz}, appears only when all of it is written and checked.
 */
public final class BundleFile implements Closeable {
  private final OnlyMove claim;
  private final long bytes;
  private final BooleanSupplier stopped;
  private final OpenMoves open;
  private final AtomicFile file;
  private final OutputStream stream;

  /** Leads to the stream. */
  private final OutputStream out;

  private BundleFile(
      AtomicFile file, boolean compressed, OnlyMove claim, long bytes, BooleanSupplier stopped)
      throws IOException {
    this.claim = claim;
    this.bytes = bytes;
    this.stopped = stopped;
    this.file = file;
    open = new OpenMoves(claim);
    stream = new CertificateFile.Stoppable(file.open(), stopped);
    out = compressed ? new GZIPOutputStream(stream, 1 << 16) : stream;
  }

  /**
   * Begins a bundle without a proof as yet.
   *
   * @param about what it tells people
   * @param bytes how much memory the check of one proof may take, about
   * @param stopped whether to stop writing or checking, which then throws {@link
   *     java.io.InterruptedIOException}
   */
  public static BundleFile begin(
      Path path, OnlyMove claim, String about, long bytes, BooleanSupplier stopped)
      throws IOException {
    AtomicFile file = AtomicFile.createOver(path);
    try {
      boolean compressed = path.getFileName().toString().endsWith(".gz");
      BundleFile bundle = new BundleFile(file, compressed, claim, bytes, stopped);
      bundle.write(CertificateWriter.head(Head.BUNDLE, about, claim.position(), claim.goal()));
      bundle.write("only-move " + claim.move() + "\n");
      return bundle;
    } catch (IOException | RuntimeException e) {
      file.close();
      throw e;
    }
  }

  private void write(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
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
    try (OutputStream copy =
        new BufferedOutputStream(new CertificateFile.Stoppable(proof, stopped), 1 << 16)) {
      CertificateWriter.writeProof(copy, statement, numbers);
    }
    open.close(move, check(proof.toByteArray(), statement).carrier());
    write("after " + move + "\n");
    proof.writeTo(out);
  }

  private Proof check(byte[] proof, Statement statement) throws IOException {
    InputStream in = new ByteArrayInputStream(proof);
    Text text = new Text(new CertificateFile.StoppableInput(in, stopped));
    return Checker.check(text, statement, bytes);
  }

  /**
   * Ends the bundle, checks what is in the file, and gives it its name.
   *
   * @throws CertificateException if it proves nothing, since moves are open
   */
  public CheckedBundle commit() throws IOException {
    out.close();
    CheckedBundle checked;
    InputStream in = Files.newInputStream(file.part());
    try (InputStream stoppable = new CertificateFile.StoppableInput(in, stopped)) {
      checked = Proofs.bundle(Text.of(stoppable), bytes);
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
    try (file) {
      stream.close();
    }
  }
}
