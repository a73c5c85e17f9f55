package org.hexproof.prove;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.hexproof.file.FileLocks;
import org.hexproof.file.Folders;
import org.hexproof.solver.Problem;

/**
 * Stores of many problems. Each is in a folder that is called by the hash of its question and of
 * the program's version, so that what another version has decided is left alone; what another build
 * of it has decided is gone on with. Without a folder for all of them, each is in a temporary one
 * for as long as it is used. Serves several threads.
 */
public final class Stores implements AutoCloseable {
  private static final String LOCK = "lock";

  private final String version;
  private final String build;
  private final Optional<Path> folder;
  private final Optional<FileChannel> lock;
  private final Set<String> inUse = ConcurrentHashMap.newKeySet();

  private Stores(String version, String build, Optional<Path> folder, Optional<FileChannel> lock) {
    this.version = version;
    this.build = build;
    this.folder = folder;
    this.lock = lock;
  }

  /** Stores that are gone when they have been used. */
  public static Stores temporary(String version, String build) {
    return new Stores(version, build, Optional.empty(), Optional.empty());
  }

  /**
   * Stores in folders below this one, for this run alone until they are closed.
   *
   * @throws StoreException if another run has them
   */
  public static Stores open(Path folder, String version, String build) throws IOException {
    FileChannel lock =
        FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      if (!FileLocks.lock(lock)) {
        throw new StoreException(folder + ": in use by another run");
      }
      return new Stores(version, build, Optional.of(folder), Optional.of(lock));
    } catch (IOException | RuntimeException | Error e) {
      lock.close();
      throw e;
    }
  }

  /** Whether stores are kept for later runs. */
  boolean areKept() {
    return folder.isPresent();
  }

  /** Whether there is a store of this problem, from now or before. */
  boolean has(Setting setting) {
    return folder.isPresent()
        && Files.exists(folder.get().resolve(setting.hash(version)).resolve(ProofStore.FILE));
  }

  /** Begins a store of a problem, which is gone after its use. */
  public static <T> T temporarily(Problem problem, String version, String build, Use<T> use)
      throws IOException {
    return temporary(version, build).withTemporary(new Setting(problem, problem), use);
  }

  /** What is done with a store. */
  public interface Use<T> {
    T of(ProofStore store) throws IOException;
  }

  /**
   * Opens the store of a problem, or begins it, and closes it after its use. Where two threads are
   * at the same problem, the second one has a temporary store.
   *
   * @throws IOException if it can't be read or written, or is not of this problem
   */
  <T> T with(Setting setting, Use<T> use) throws IOException {
    String name = setting.hash(version);
    if (folder.isEmpty() || !inUse.add(name)) {
      return withTemporary(setting, use);
    }
    try {
      return in(Files.createDirectories(folder.get().resolve(name)), setting, use);
    } finally {
      inUse.remove(name);
    }
  }

  private <T> T withTemporary(Setting setting, Use<T> use) throws IOException {
    Path scratch = Folders.here().scratch("hexproof-proof");
    try {
      return in(scratch, setting, use);
    } finally {
      MoreFiles.deleteRecursively(scratch, RecursiveDeleteOption.ALLOW_INSECURE);
    }
  }

  private <T> T in(Path place, Setting setting, Use<T> use) throws IOException {
    try (ProofStore store = ProofStore.open(place, setting, version, build)) {
      return use.of(store);
    }
  }

  /** Lets other runs have them. */
  @Override
  public void close() throws IOException {
    if (lock.isPresent()) {
      lock.get().close();
    }
  }
}
