package org.hexproof.certificate;

import com.google.common.base.Throwables;
import com.google.common.hash.HashCode;
import com.google.common.io.Closer;
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
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Proven;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.certificate.statement.Proven.CheckedLemmas;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.file.NamedFiles;
import org.hexproof.file.Room;
import org.hexproof.file.Stoppable;

/**
 * The check of proofs, the only way to a {@link Proven}: of certificates, files of lemmas, bundles,
 * and manifests and swap maps with their certificates, as text or compressed by gzip. A file that
 * several others use is checked once.
 *
 * <p>All methods throw {@link CertificateException} if what they are given proves nothing, and
 * {@link IOException} if it can't be read.
 */
public final class Checking implements Closeable {
  /** What one file says by itself. It does not change once it is checked. */
  private static final class Alone {
    /** The files of lemmas that it builds upon, and the line that names each. */
    private final Map<Path, Long> uses = new LinkedHashMap<>();

    /** What those were read to state. */
    private final Map<Path, HashCode> read = new HashMap<>();

    /** What it states itself, if it is a file of lemmas. */
    private Optional<HashCode> stated = Optional.empty();

    /** What it proves if the lemmas hold, or else the fault. */
    private Optional<Proven> proven = Optional.empty();

    private Optional<CertificateException> fault = Optional.empty();
  }

  /** How many files may use each other, the first the second and so on. */
  private static final int MOST_USERS = 1000;

  private final Room room;
  private final int threads;
  private final BooleanSupplier stopped;
  private final ExecutorService pool;
  private final Map<Path, FutureTask<Alone>> begun = new ConcurrentHashMap<>();

  /** Files that hold, with all that they use. */
  private final Set<Path> sound = new HashSet<>();

  /**
   * Begins.
   *
   * @param bytes how much memory claims may take, about; others are kept in a temporary file
   * @param threads how many files are checked at the same time
   * @param stopped whether to stop, which then throws {@link java.io.InterruptedIOException}
   */
  public Checking(long bytes, int threads, BooleanSupplier stopped) {
    room = Room.withFile(bytes / threads);
    this.threads = threads;
    this.stopped = stopped;
    pool =
        threads == 1
            ? MoreExecutors.newDirectExecutorService()
            : Executors.newFixedThreadPool(threads);
  }

  /** How much memory claims take where nothing else is said: half of Java's. */
  public static long memory() {
    return Runtime.getRuntime().maxMemory() / 2;
  }

  /** Checks a file of any kind. */
  public static Proven check(Path file) throws IOException {
    try (Checking checking = new Checking(memory(), 1, () -> false)) {
      return checking.proven(file);
    }
  }

  /** Checks a certificate that names no files, with about so much memory. */
  public static Checked certificate(InputStream file, long bytes) throws IOException {
    return certificate(proven(file, Room.withFile(bytes)));
  }

  /** Checks a certificate or a bundle that names no files, in this room. */
  public static Proven proven(InputStream file, Room room) throws IOException {
    return new ProofText(Text.of(file), room).read();
  }

  /** Checks a file of any kind. */
  public Proven proven(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      Text text = Text.of(in);
      if (namesCertificates(text)) {
        if (threads > 1) {
          NamedFiles.in(Sibling.located(file), NamedCertificates.NAMING).forEach(this::begin);
        }
        NamedCertificates named = new NamedCertificates(file, text, this::certificate);
        return text.beginsWith(ProofFormat.MANIFEST.words())
            ? new ManifestReader(text, named).read()
            : new SwapMapReader(text, named).read();
      }
    }
    return sound(Sibling.located(file), new HashSet<>());
  }

  /** Checks a certificate or a bundle that names no files. */
  public Proven proven(InputStream file) throws IOException {
    Text text = Text.of(Stoppable.of(file, stopped));
    if (namesCertificates(text)) {
      throw text.refuse(ProofText.ALONE);
    }
    return read(text, Optional.empty(), new Alone());
  }

  private static boolean namesCertificates(Text text) throws IOException {
    return text.beginsWith(ProofFormat.MANIFEST.words())
        || text.beginsWith(ProofFormat.SWAP_MAP.words());
  }

  public Checked certificate(Path file) throws IOException {
    return certificate(sound(Sibling.located(file), new HashSet<>()));
  }

  private static Checked certificate(Proven proven) throws CertificateException {
    if (proven instanceof Checked checked) {
      return checked;
    }
    throw new CertificateException(1, "this is no certificate");
  }

  /** Tells each claim of one of format 1; format 2 is an {@link IllegalArgumentException}. */
  public Checked certificate(Path file, Claim.Listener listener) throws IOException {
    try (InputStream in = Stoppable.of(Files.newInputStream(file), stopped)) {
      Text text = Text.of(in);
      ProofFormat format = ProofText.certificateFormat(text);
      if (format != ProofFormat.CERTIFICATE) {
        throw new IllegalArgumentException(
            "%s: a certificate of format %s; only one of format 1 can be divided or restated"
                .formatted(file, format.lends() ? 3 : 2));
      }
      return new ProofText(text, room).certificate(ProofFormat.CERTIFICATE, listener);
    }
  }

  /** Checks a proof of a statement in format 1: the lines of a certificate behind its head. */
  public Checked proof(InputStream lines, Statement statement) throws IOException {
    return new ProofText(new Text(Stoppable.of(lines, stopped)), room).proof(statement);
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

  /** What a file proves, with all that it uses; none of these uses its users. */
  private Proven sound(Path file, Set<Path> users) throws IOException {
    Alone alone = get(file);
    users.add(file);
    if (users.size() > MOST_USERS) {
      throw new CertificateException(1, "more than " + MOST_USERS + " files use each other");
    }
    for (Map.Entry<Path, Long> use : alone.uses.entrySet()) {
      try {
        if (users.contains(use.getKey())) {
          throw new CertificateException(use.getValue(), "it uses itself");
        }
        if (!sound.contains(use.getKey())) {
          sound(use.getKey(), users);
        }
        HashCode read = alone.read.get(use.getKey());
        if (read != null && !Optional.of(read).equals(get(use.getKey()).stated)) {
          throw new CertificateException(use.getValue(), "it changed while it was read");
        }
      } catch (CertificateException e) {
        throw unsound(use, e);
      }
    }
    users.remove(file);
    if (alone.fault.isPresent()) {
      throw alone.fault.get();
    }
    sound.add(file);
    return alone.proven.orElseThrow();
  }

  private static CertificateException unsound(Map.Entry<Path, Long> use, CertificateException e) {
    return new CertificateException(
        use.getValue(), use.getKey().getFileName() + " does not check: " + e.getMessage());
  }

  private Alone alone(Path file) throws IOException {
    Alone alone = new Alone();
    try (InputStream in = Stoppable.of(Files.newInputStream(file), stopped)) {
      alone.proven = Optional.of(read(Text.of(in), Optional.of(file), alone));
    } catch (CertificateException e) {
      alone.fault = Optional.of(e);
    }
    return alone;
  }

  private Proven read(Text text, Optional<Path> file, Alone alone) throws IOException {
    boolean states = text.beginsWith(ProofFormat.LEMMAS.firstLine());
    ProofFormat format = states ? ProofFormat.LEMMAS : ProofText.certificateFormat(text);
    if (!format.hasGames()) {
      return new ProofText(text, room).read();
    }
    Head head = Head.read(text, format);
    Statement statement = head.statement(text, format);
    try (Closer files = Closer.create()) {
      List<Lemmas> lemmas = named(text, file, alone, files);
      Proven proven;
      if (states) {
        Lemmas stated = files.register(Lemmas.read(text, statement, room.part(4)));
        alone.stated = Optional.of(stated.digest());
        int nodes = new Derivation(text, format, lemmas, room.part(4)).check(stated);
        proven = new CheckedLemmas(statement, head.about(), stated.claims().size(), nodes);
      } else {
        proven =
            new Derivation(text, format, lemmas, room.part(2))
                .check(statement, head.about(), Claim.Listener.NONE);
      }
      text.expectEnd();
      return proven;
    }
  }

  /** Goes on to read the names of files of lemmas, and what these state. */
  private List<Lemmas> named(Text text, Optional<Path> file, Alone alone, Closer files)
      throws IOException {
    while (text.peek() == 'l') {
      String name = Head.word(text, "lemmas");
      if (file.isEmpty()) {
        throw text.refuseLast(ProofText.ALONE);
      }
      Path path = Sibling.of(file.get(), name, text);
      if (alone.uses.putIfAbsent(path, text.lastLine()) != null) {
        throw text.refuseLast(name + " is named twice");
      }
      if (threads > 1) {
        begin(path);
      }
    }
    List<Lemmas> lemmas = new ArrayList<>();
    for (Map.Entry<Path, Long> use : alone.uses.entrySet()) {
      try {
        Lemmas read = Lemmas.of(use.getKey(), room.part(2 * alone.uses.size()), stopped);
        lemmas.add(files.register(read));
        alone.read.put(use.getKey(), read.digest());
      } catch (CertificateException e) {
        throw unsound(use, e);
      }
    }
    return lemmas;
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
