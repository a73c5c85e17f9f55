package org.hexproof.file;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.UUID;

/**
 * A file that appears under its name, or takes the place of the one of that name, only when all of
 * it is written; until then it grows beside it under another name. Links are followed to what they
 * name. A file that is replaced hands on its mode and, where the system allows it, its owner. What
 * is no regular file, such as a pipe or a device, is never replaced but written to directly.
 */
public final class AtomicFile implements Closeable {
  private static final int MOST_LINKS = 40;
  private static final FileAttribute<?>[] NO_ATTRIBUTES = {};

  private final Path target;
  private final Path part;

  /** The part is the target itself where that is written to directly. */
  private AtomicFile(Path target, Path part) {
    this.target = target;
    this.part = part;
  }

  /**
   * Begins a file.
   *
   * @throws IOException if it can't be written: the folder is missing or may not be written to, the
   *     name is that of a folder, or of a file that may not be written to
   */
  public static AtomicFile create(Path path) throws IOException {
    Path target = followed(path);
    if (isDirect(path, target)) {
      return new AtomicFile(path, path);
    }
    return begin(target, target.resolveSibling(".hexproof-" + UUID.randomUUID() + ".part"));
  }

  /**
   * Begins a regular file with one name for its part, over what an attempt before this one has
   * left; only one at a time may write the file.
   *
   * @throws IOException as for {@link #create}, and if the path leads to what is no regular file
   */
  public static AtomicFile createOver(Path path) throws IOException {
    Path target = followed(path);
    if (isDirect(path, target)) {
      throw new FileSystemException(path.toString(), null, "is no regular file");
    }
    Path part = target.resolveSibling("." + target.getFileName() + ".part");
    Files.deleteIfExists(part);
    return begin(target, part);
  }

  /** Writes a whole file; fails as {@link #create} does. */
  public static void write(Path path, byte[] bytes) throws IOException {
    try (AtomicFile file = create(path)) {
      Files.write(file.part, bytes, StandardOpenOption.WRITE);
      file.commit();
    }
  }

  /** Fails if {@link #create} would. */
  public static void check(Path path) throws IOException {
    create(path).close();
  }

  private static AtomicFile begin(Path target, Path part) throws IOException {
    Optional<PosixFileAttributes> mode = attributes(target);
    // With the mode from the first byte on, since what is in the file may be private.
    FileAttribute<?>[] attributes =
        mode.map(
                before ->
                    new FileAttribute<?>[] {
                      PosixFilePermissions.asFileAttribute(before.permissions())
                    })
            .orElse(NO_ATTRIBUTES);
    try {
      Files.createFile(part, attributes);
    } catch (NoSuchFileException e) {
      throw new FileSystemException(
          target.toString(), null, "there is no folder " + target.getParent());
    }
    return new AtomicFile(target, part);
  }

  /** What a path leads to, be it there or not. */
  private static Path followed(Path path) throws IOException {
    Path at = path.toAbsolutePath();
    for (int links = 0; Files.isSymbolicLink(at); links++) {
      if (links == MOST_LINKS) {
        throw new FileSystemLoopException(path.toString());
      }
      at = at.resolveSibling(Files.readSymbolicLink(at));
    }
    return at;
  }

  /** Whether a path leads to what can't be replaced. */
  private static boolean isDirect(Path path, Path target) throws IOException {
    if (Files.isDirectory(path)) {
      throw new FileSystemException(path.toString(), null, "is a folder, not a file to write");
    }
    if (!Files.exists(path)) {
      return false;
    }
    if (!Files.isWritable(path)) {
      throw new AccessDeniedException(path.toString());
    }
    // The system has links, to open files, that lead further than their text says.
    return !Files.isRegularFile(path) || !Files.exists(target);
  }

  private static Optional<PosixFileAttributes> attributes(Path file) throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
    return view == null || !Files.exists(file)
        ? Optional.empty()
        : Optional.of(view.readAttributes());
  }

  /** Where the bytes go for now: an empty file at first, or what is written to directly. */
  public Path part() {
    return part;
  }

  /** A stream to {@link #part}, which the caller closes. */
  public OutputStream open() throws IOException {
    return Files.newOutputStream(part, StandardOpenOption.WRITE);
  }

  /** All is written, and the stream closed: the file gets its name. */
  public void commit() throws IOException {
    if (part.equals(target)) {
      return;
    }
    Optional<PosixFileAttributes> before = attributes(target);
    if (before.isPresent()) {
      resemble(before.get());
    }
    try {
      Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private void resemble(PosixFileAttributes before) throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(part, PosixFileAttributeView.class);
    PosixFileAttributes now = view.readAttributes();
    try {
      if (!now.group().equals(before.group())) {
        view.setGroup(before.group());
      }
      if (!now.owner().equals(before.owner())) {
        view.setOwner(before.owner());
      }
    } catch (FileSystemException e) {
      // Only the superuser gives files away.
    }
    view.setPermissions(before.permissions());
  }

  /** Without {@link #commit} nothing is left of the file. */
  @Override
  public void close() throws IOException {
    if (!part.equals(target)) {
      Files.deleteIfExists(part);
    }
  }
}
