package org.hexproof.certificate;

import com.google.common.base.Throwables;
import com.google.common.hash.HashCode;
import com.google.common.util.concurrent.MoreExecutors;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.function.BooleanSupplier;

/**
 * Checks files with proofs: certificates, files of lemmas, bundles, and manifests with their
 * certificates. A file that several others use is checked once.
 */
public final class Checking implements Closeable {
  /**
   * What one file says by itself.
   *
   * @param uses the files of lemmas that it builds upon, and the line that names each
   * @param read what those were read to state
   * @param stated what it states itself, if it is a file of lemmas
   * @param proven what it proves if they do, or else {@code fault}
   */
  private record Alone(
      Map<Path, Long> uses,
      Map<Path, HashCode> read,
      Optional<HashCode> stated,
      Optional<Proven> proven,
      Optional<CertificateException> fault) {}

  /** What is found in a file while it is read. */
  private static final class Reader {
    private final Map<Path, Long> uses = new LinkedHashMap<>();
    private final Map<Path, HashCode> read = new HashMap<>();
    private Optional<HashCode> stated = Optional.empty();
  }

  /** Reads the rest of a file, with what the lemmas that it names state. */
  private interface Reading {
    Proven read(List<Lemmas> lemmas) throws IOException;
  }

  private static final String ALONE = "it names files beside it, so it must be a file itself";

  /** How many files may use each other, the first the second and so on. */
  private static final int MOST_USERS = 1000;

  private final long bytes;
  private final int threads;
  private final BooleanSupplier stopped;
  private final ExecutorService pool;
  private final Map<Path, FutureTask<Alone>> begun = new ConcurrentHashMap<>();

  /** Files that hold, with all that they use. */
  private final Set<Path> sound = new HashSet<>();

  /**
   * Begins.
   *
   * @param bytes how much memory claims may take, about; those that find no room are kept in a
   *     temporary file
   * @param threads how many files are checked at the same time
   * @param stopped whether to stop, which then throws {@link java.io.InterruptedIOException}
   */
  public Checking(long bytes, int threads, BooleanSupplier stopped) {
    this.bytes = bytes / threads;
    this.threads = threads;
    this.stopped = stopped;
    pool =
        threads == 1
            ? MoreExecutors.newDirectExecutorService()
            : Executors.newFixedThreadPool(threads);
  }

  /**
   * Checks a file, which is text or compressed by gzip.
   *
   * @throws CertificateException if it proves nothing
   * @throws IOException if it can't be read
   */
  public Proven check(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      if (Text.of(in).beginsWith(ManifestFile.KIND)) {
        return new ManifestFile(file).check(this);
      }
    }
    return check(located(file), new HashSet<>());
  }

  /**
   * Checks what names no other files.
   *
   * @throws CertificateException if it proves nothing, or names files
   * @throws IOException if it can't be read
   */
  Proven check(Text text) throws IOException {
    if (text.beginsWith(ManifestFile.KIND)) {
      throw text.refuse(ALONE);
    }
    return read(text, Optional.empty(), new Reader());
  }

  /**
   * Checks a certificate.
   *
   * @throws CertificateException if it proves nothing, or is something else
   * @throws IOException if it can't be read
   */
  Checked certificate(Path file) throws IOException {
    if (check(located(file), new HashSet<>()) instanceof Checked checked) {
      return checked;
    }
    throw new CertificateException(1, "this is no certificate");
  }

  boolean isParallel() {
    return threads > 1;
  }

  /** Begins to check a file that is {@link #located}, if there are threads to do so. */
  void ahead(Path file) {
    if (isParallel()) {
      begin(file);
    }
  }

  /** One name for one file in one folder, by whatever links the folder is reached. */
  static Path located(Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    return folder == null ? file : folder.toRealPath().resolve(file.getFileName());
  }

  private void begin(Path file) {
    FutureTask<Alone> task = new FutureTask<>(() -> alone(file));
    if (begun.putIfAbsent(file, task) == null) {
      pool.execute(task);
    }
  }

  private Alone get(Path file) throws IOException {
    begin(file);
    try {
      return begun.get(file).get();
    } catch (ExecutionException e) {
      Throwables.throwIfInstanceOf(e.getCause(), IOException.class);
      Throwables.throwIfUnchecked(e.getCause());
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Checks a file and all that it uses, and that none of these uses its users. */
  private Proven check(Path file, Set<Path> users) throws IOException {
    Alone alone = get(file);
    users.add(file);
    if (users.size() > MOST_USERS) {
      throw new CertificateException(1, "more than " + MOST_USERS + " files use each other");
    }
    for (Map.Entry<Path, Long> use : alone.uses().entrySet()) {
      try {
        if (users.contains(use.getKey())) {
          throw new CertificateException(use.getValue(), "it uses itself");
        }
        if (!sound.contains(use.getKey())) {
          check(use.getKey(), users);
        }
        HashCode read = alone.read().get(use.getKey());
        if (read != null && !Optional.of(read).equals(get(use.getKey()).stated())) {
          throw new CertificateException(use.getValue(), "it changed while it was read");
        }
      } catch (CertificateException e) {
        throw unsound(use.getKey(), use.getValue(), e);
      }
    }
    users.remove(file);
    if (alone.fault().isPresent()) {
      throw alone.fault().get();
    }
    sound.add(file);
    return alone.proven().orElseThrow();
  }

  private static CertificateException unsound(Path file, long line, CertificateException e) {
    return new CertificateException(
        line, file.getFileName() + " does not check: " + e.getMessage());
  }

  private Alone alone(Path file) throws IOException {
    Reader reader = new Reader();
    Optional<Proven> proven = Optional.empty();
    Optional<CertificateException> fault = Optional.empty();
    try (InputStream in = new CertificateFile.StoppableInput(Files.newInputStream(file), stopped)) {
      proven = Optional.of(read(Text.of(in), Optional.of(file), reader));
    } catch (CertificateException e) {
      fault = Optional.of(e);
    }
    return new Alone(reader.uses, reader.read, reader.stated, proven, fault);
  }

  private Proven read(Text text, Optional<Path> file, Reader reader) throws IOException {
    if (text.beginsWith(Head.CERTIFICATE_2)) {
      Head head = Head.read(text, Head.CERTIFICATE_2);
      Statement statement = head.statement(text);
      return withLemmas(
          text,
          file,
          reader,
          lemmas -> {
            Proof proof = Checker.check(text, statement, lemmas, bytes / 2);
            text.expectEnd();
            return new Checked(statement, head.about(), proof.nodes(), lemmas.size());
          });
    }
    if (text.beginsWith(Head.LEMMAS)) {
      Head head = Head.read(text, Head.LEMMAS);
      Statement statement = head.lemmas(text);
      return withLemmas(
          text,
          file,
          reader,
          lemmas -> {
            try (Lemmas stated = Lemmas.read(text, statement, bytes / 4)) {
              reader.stated = Optional.of(stated.digest());
              int nodes = Checker.check(text, stated, lemmas, bytes / 4);
              text.expectEnd();
              return new CheckedLemmas(statement, head.about(), stated.claims().size(), nodes);
            }
          });
    }
    return text.beginsWith(Head.BUNDLE_KIND)
        ? Proofs.bundle(text, bytes)
        : Proofs.certificate(text, bytes);
  }

  private Proven withLemmas(Text text, Optional<Path> file, Reader reader, Reading reading)
      throws IOException {
    while (text.peek() == 'l') {
      String name = Head.word(text, "lemmas");
      if (file.isEmpty()) {
        throw text.refuseLast(ALONE);
      }
      Path path = ManifestFile.beside(file.get(), name, text);
      if (reader.uses.putIfAbsent(path, text.lastLine()) != null) {
        throw text.refuseLast(name + " is named twice");
      }
      ahead(path);
    }
    List<Lemmas> lemmas = new ArrayList<>();
    try {
      for (Map.Entry<Path, Long> use : reader.uses.entrySet()) {
        try {
          lemmas.add(Lemmas.of(use.getKey(), bytes / 2 / reader.uses.size(), stopped));
          reader.read.put(use.getKey(), lemmas.get(lemmas.size() - 1).digest());
        } catch (CertificateException e) {
          throw unsound(use.getKey(), use.getValue(), e);
        }
      }
      return reading.read(lemmas);
    } finally {
      for (Lemmas each : lemmas) {
        each.close();
      }
    }
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
