package org.hexproof.file;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Where files may lie that are needed for a moment, as native libraries are until they are loaded:
 * folders that are tried in turn, since any of them may be missing, read-only, full, or on a disk
 * from which nothing may be run.
 */
public final class Folders {
  /** The system property that names a folder to be tried before all others. */
  public static final String PROPERTY = "hexproof.unpack";

  /** The environment variable that does so where the property is not set. */
  public static final String VARIABLE = "HEXPROOF_UNPACK";

  static final String HINT =
      "\n  hint: let " + VARIABLE + " or -D" + PROPERTY + " name a folder that may be written to";

  private static final String BESIDE = "beside the program";

  private final ImmutableList<Folder> folders;

  /** One of them, its name in the user's words. */
  public record Folder(String name, Path path) {
    @Override
    public String toString() {
      return path + " (" + name + ")";
    }
  }

  /** These, in this order. */
  public Folders(List<Folder> folders) {
    this.folders = ImmutableList.copyOf(folders);
  }

  /** Those of this program, user and machine. */
  public static Folders here() {
    ImmutableList.Builder<Folder> folders = ImmutableList.builder();
    String property = System.getProperty(PROPERTY);
    String named = property == null ? System.getenv(VARIABLE) : property;
    path(named)
        .map(Path::toAbsolutePath)
        .ifPresent(path -> folders.add(new Folder(property == null ? VARIABLE : PROPERTY, path)));
    besideTheJar().ifPresent(path -> folders.add(new Folder(BESIDE, path)));
    add(folders, "java.io.tmpdir", path(System.getProperty("java.io.tmpdir")));
    // Of a user whom the system does not know, as in containers, the home is "?".
    Optional<Path> home = path(System.getProperty("user.home")).filter(Path::isAbsolute);
    add(folders, "XDG_CACHE_HOME", path(System.getenv("XDG_CACHE_HOME")));
    add(folders, "the user's cache", home.map(path -> path.resolve(".cache")));
    add(folders, "XDG_RUNTIME_DIR", path(System.getenv("XDG_RUNTIME_DIR")));
    add(folders, "the user's home", home);
    return new Folders(folders.build());
  }

  private static void add(
      ImmutableList.Builder<Folder> folders, String name, Optional<Path> absolute) {
    absolute.filter(Path::isAbsolute).ifPresent(path -> folders.add(new Folder(name, path)));
  }

  private static Optional<Path> path(String text) {
    try {
      return text == null || text.isEmpty() ? Optional.empty() : Optional.of(Path.of(text));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** Classes that were built but not packed lie beside nothing of ours. */
  private static Optional<Path> besideTheJar() {
    CodeSource source = Folders.class.getProtectionDomain().getCodeSource();
    if (source == null || source.getLocation() == null) {
      return Optional.empty();
    }
    try {
      Path jar = Path.of(source.getLocation().toURI());
      return Files.isRegularFile(jar) ? Optional.of(jar.getParent()) : Optional.empty();
    } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
      return Optional.empty();
    }
  }

  /**
   * A new folder for what is needed for a while, in the first that has room for it, or else an
   * {@link IOException} with a line for each; beside the program only if no other has.
   */
  public Path scratch(String prefix) throws IOException {
    return made(folder -> Files.createTempDirectory(folder, prefix));
  }

  /** A new file, in the first folder that has room for it. */
  public Path scratchFile(String prefix) throws IOException {
    return made(folder -> Files.createTempFile(folder, prefix, null));
  }

  interface Making {
    Path in(Path folder) throws IOException;
  }

  private Path made(Making making) throws IOException {
    Predicate<Folder> isBeside = folder -> folder.name().equals(BESIDE);
    Iterable<Folder> besideLast =
        Iterables.concat(
            Iterables.filter(folders, folder -> !isBeside.test(folder)),
            Iterables.filter(folders, isBeside::test));
    try {
      return first(besideLast, making);
    } catch (IOException e) {
      throw new IOException(
          "what is needed for a while has no room in any folder:\n  " + e.getMessage() + HINT);
    }
  }

  /** Makes something in the first folder where it can, or tells in a line for each why not. */
  static Path first(Iterable<Folder> folders, Making making) throws IOException {
    Map<Path, String> tried = new LinkedHashMap<>();
    for (Folder folder : folders) {
      if (!tried.containsKey(folder.path())) {
        try {
          return making.in(folder.path());
        } catch (IOException e) {
          tried.put(folder.path(), folder + ": " + reason(e));
        }
      }
    }
    throw new IOException(String.join("\n  ", tried.values()));
  }

  private static String reason(IOException failure) {
    if (failure instanceof NoSuchFileException) {
      return "there is no such folder";
    }
    if (failure instanceof AccessDeniedException) {
      return "may not be written to";
    }
    return failure instanceof FileSystemException because && because.getReason() != null
        ? because.getReason()
        : String.valueOf(failure.getMessage());
  }

  /** Those that this machine and user have, in the order in which they are tried. */
  public ImmutableList<Folder> there() {
    return folders;
  }
}
