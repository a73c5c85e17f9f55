package org.hexproof.file;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.Iterables;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Loads native libraries, which the system takes from files alone, out of the jar. A folder will do
 * if what was unpacked there can be loaded; else the next one is tried. The file is gone when the
 * library is in use, and at once from a folder that won't do.
 */
public final class UnpackedLibrary {
  /** Folders of other libraries' search paths are parted by it. */
  private static final CharMatcher PARTING = CharMatcher.anyOf(File.pathSeparator);

  private UnpackedLibrary() {}

  /**
   * What needs the file.
   *
   * @param <T> what comes of it
   * @param <E> how it fails
   */
  @FunctionalInterface
  public interface Use<T, E extends Exception> {
    T of(Path file) throws E;
  }

  /** Loads a library, whose file is told to its use, or throws a {@link NoFolderException}. */
  public static <T, E extends Exception> T load(
      URL library, String what, Folders folders, Use<T, E> use) throws E {
    Path file;
    try {
      file = Folders.first(folders.there(), folder -> loaded(library, folder));
    } catch (IOException e) {
      throw new NoFolderException(
          "%s can't be loaded from any folder:\n  %s%s, on a disk from which programs may be run"
              .formatted(what, e.getMessage(), Folders.HINT));
    }
    try {
      return use.of(file);
    } finally {
      delete(file);
    }
  }

  private static Path loaded(URL library, Path folder) throws IOException {
    if (PARTING.matchesAnyOf(folder.toString())) {
      throw new IOException("has '" + File.pathSeparator + "' in its name");
    }
    if (!Files.isDirectory(folder)) {
      throw new IOException(Files.exists(folder) ? "is not a folder" : "there is no such folder");
    }
    Path file = unpacked(library, folder);
    try {
      LibraryFile.check(file);
      System.load(file.toString());
      return file;
    } catch (IOException e) {
      delete(file);
      throw e;
    } catch (UnsatisfiedLinkError e) {
      delete(file);
      throw new IOException(reason(e), e);
    }
  }

  /** Unpacks a library into a new file of the folder, without loading it. */
  public static Path unpacked(URL library, Path folder) throws IOException {
    Path file = Files.createTempFile(folder, "libhexproof", ending());
    try (InputStream in = library.openStream()) {
      Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
      return file;
    } catch (IOException e) {
      delete(file);
      throw e;
    }
  }

  /** As in {@code .so}. */
  private static String ending() {
    return System.mapLibraryName("").replaceFirst("^[^.]*", "");
  }

  /** A system that doesn't let go of a file in use does so when the program ends. */
  public static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      file.toFile().deleteOnExit();
    }
  }

  /** The file's name stands before it, once or twice. */
  private static String reason(UnsatisfiedLinkError failure) {
    String message = String.valueOf(failure.getMessage());
    String words = Iterables.getLast(Splitter.on(".so: ").split(message));
    return words.startsWith("failed to map")
        ? words + ", as where nothing may be run (noexec)"
        : words;
  }
}
