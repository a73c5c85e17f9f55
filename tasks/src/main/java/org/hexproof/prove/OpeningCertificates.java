package org.hexproof.prove;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.certificate.CertificateException;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.statement.SwapMap;
import org.hexproof.certificate.writing.SwapMapFile;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Certification;

/** The certificates of the openings of a board, in a folder, with a swap map that binds them. */
public final class OpeningCertificates {
  private final Path folder;
  private SwapMap map;

  private OpeningCertificates(Path folder, Board board) {
    this.folder = folder;
    this.map = SwapMap.open(board);
  }

  /**
   * Those that a folder has, which are checked; what is no certificate of an opening is left out,
   * to be written again.
   *
   * @param stopped whether to stop, which then throws {@link java.io.InterruptedIOException}
   */
  public static OpeningCertificates read(Path folder, Board board, BooleanSupplier stopped)
      throws IOException {
    OpeningCertificates read = new OpeningCertificates(folder, board);
    try (Checking checking = new Checking(Checking.memory(), 1, stopped)) {
      for (Cell opening : SwapMap.openings(board)) {
        Optional<Color> winner = read.winner(opening, checking);
        winner.ifPresent(found -> read.map = read.map.with(opening, found));
      }
    }
    return read;
  }

  private Optional<Color> winner(Cell opening, Checking checking) throws IOException {
    Path file = folder.resolve(name(opening));
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      Statement proved = checking.certificate(file).statement();
      return proved.equals(map.statement(opening, proved.winner()))
          ? Optional.of(proved.winner())
          : Optional.empty();
    } catch (CertificateException e) {
      return Optional.empty();
    }
  }

  /** What is proved. */
  public SwapMap map() {
    return map;
  }

  /** The file that binds the certificates. */
  public Path file() {
    return folder.resolve(map.size() + ".map");
  }

  /** What the file of an opening's certificate is called. */
  public String name(Cell opening) {
    return map.size() + "-" + opening + ".cert.gz";
  }

  /**
   * A solver that writes the certificate of each opening it is asked for.
   *
   * @param solver one that can say why
   */
  public HexSolver certifying(HexSolver solver) {
    return new Certification(problem -> ImmutableList.of(target(problem)), Checking.memory())
        .of(solver);
  }

  private Certification.Target target(Problem problem) {
    Cell opening = Iterables.getOnlyElement(problem.position().black());
    return new Certification.Target(
        folder.resolve(name(opening)), "Black opens with " + opening + " on " + map.size());
  }

  /** Takes an opening of which a certificate was written, and writes the map. */
  public void add(Cell opening, Color winner) throws IOException {
    map = map.with(opening, winner);
    write();
  }

  /** Writes the map. */
  public void write() throws IOException {
    new SwapMapFile(file()).write("openings on " + map.size(), map, this::name);
  }
}
