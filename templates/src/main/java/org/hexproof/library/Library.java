package org.hexproof.library;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.hexproof.format.Diagram;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.file.Formats;
import org.hexproof.template.Template;

/**
 * Reads the shipped templates and witnesses from beside this class, be that in a folder or in a
 * jar.
 */
public final class Library {
  private static final String FOLDER = Library.class.getPackageName().replace('.', '/');

  private Library() {}

  /** All shipped templates, in alphabetic order of their files. */
  public static ImmutableList<Template> read() {
    return files().values().asList();
  }

  /** The same by the names of their files, as in {@code edge/row-3/iii-1-a.yaml}. */
  public static ImmutableListMultimap<String, Template> files() {
    ImmutableListMultimap.Builder<String, Template> templates = ImmutableListMultimap.builder();
    entries(".yaml")
        .forEach(
            (file, entry) -> {
              try {
                templates.put(file, entry.template(Optional.empty()));
              } catch (FormatException e) {
                throw unreadable(e);
              }
            });
    return templates.build();
  }

  /** The boards of all shipped witnesses by the names of their files, in alphabetic order. */
  public static ImmutableMap<String, Diagram> witnesses() {
    ImmutableMap.Builder<String, Diagram> witnesses = ImmutableMap.builder();
    entries(".sgf")
        .forEach(
            (file, entry) ->
                witnesses.put(file.substring(file.lastIndexOf('/') + 1), entry.diagram()));
    return witnesses.buildOrThrow();
  }

  private static ImmutableListMultimap<String, Entry> entries(String extension) {
    try {
      return entries(
          Path.of(Library.class.getProtectionDomain().getCodeSource().getLocation().toURI()),
          extension);
    } catch (ClosedByInterruptException e) {
      // A jar is read by channels, which an interrupted thread finds closed.
      throw new CancellationException("interrupted while what is shipped was read");
    } catch (IOException | URISyntaxException e) {
      throw unreadable(e);
    }
  }

  private static IllegalStateException unreadable(Exception cause) {
    return new IllegalStateException("what is shipped can't be read", cause);
  }

  /** The boards of one home, a folder of classes or a jar, by the names of their files. */
  static ImmutableListMultimap<String, Entry> entries(Path home, String extension)
      throws IOException {
    if (Files.isDirectory(home)) {
      return readFolder(home.resolve(FOLDER), extension);
    }
    try (FileSystem jar = FileSystems.newFileSystem(home)) {
      return readFolder(jar.getPath(FOLDER), extension);
    }
  }

  private static ImmutableListMultimap<String, Entry> readFolder(Path folder, String extension)
      throws IOException {
    ImmutableListMultimap.Builder<String, Entry> entries = ImmutableListMultimap.builder();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file :
          files.filter(path -> path.toString().endsWith(extension)).sorted().toList()) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        entries.putAll(name, Formats.entries(file));
      }
    }
    return entries.build();
  }
}
