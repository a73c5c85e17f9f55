package org.hexproof.prove;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import com.google.common.hash.Hashing;
import com.google.common.io.Closer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.hexproof.file.FileLocks;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Question;

/**
 * Stores of many problems. Each is in a folder that is called by the hash of its question and of
 * the program's version, so that what another version has decided is left alone; what another build
 * of it has decided is gone on with. Without a folder for all of them, each is in memory for as
 * long as it is taken. Serves several threads.
 */
public final class Stores implements AutoCloseable {
  private static final String LOCK = "lock";

  private final String version;
  private final String build;
  private final Optional<Path> folder;
  private final Optional<FileChannel> lock;
  private final Map<Problem, ProofStore> taken = new HashMap<>();
  private final Multiset<ProofStore> users = HashMultiset.create();

  private Stores(String version, String build, Optional<Path> folder, Optional<FileChannel> lock) {
    this.version = version;
    this.build = build;
    this.folder = folder;
    this.lock = lock;
  }

  /** Stores that are gone when they have been used. */
  public static Stores inMemory() {
    return new Stores("", "", Optional.empty(), Optional.empty());
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
  boolean has(Problem first) {
    return folder.isPresent() && Files.exists(place(folder.get(), first).resolve(ProofStore.FILE));
  }

  private Path place(Path all, Problem first) {
    String question = version + "\n" + new Question.Goal(first).text();
    return all.resolve(Hashing.sha256().hashString(question, StandardCharsets.UTF_8).toString());
  }

  /**
   * The store of a problem, which others may have taken, too, unless it is in memory.
   *
   * @return to be given back
   * @throws IOException if it can't be read or written, or is not of this problem
   */
  synchronized ProofStore take(Problem first) throws IOException {
    if (folder.isEmpty()) {
      return ProofStore.inMemory(first);
    }
    ProofStore store = taken.get(first);
    if (store == null) {
      store = open(folder.get(), first);
      taken.put(first, store);
    }
    users.add(store);
    return store;
  }

  private ProofStore open(Path all, Problem first) throws IOException {
    return ProofStore.open(Files.createDirectories(place(all, first)), first, version, build);
  }

  /** Closes a store if nobody else has it. */
  synchronized void giveBack(ProofStore store) {
    if (users.remove(store, 1) <= 1) {
      taken.values().remove(store);
      try {
        store.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Lets other runs have them. */
  @Override
  public synchronized void close() throws IOException {
    try (Closer closer = Closer.create()) {
      lock.ifPresent(closer::register);
      taken.values().forEach(closer::register);
    }
  }
}
