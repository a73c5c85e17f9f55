package org.hexproof.library;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.file.Formats;
import org.hexproof.template.Template;

/** Reads the shipped templates from beside this class, be that in a folder or in a jar. */
public final class Library {
  private static final String FOLDER = Library.class.getPackageName().replace('.', '/');

  private Library() {}

  /** All shipped templates, in alphabetic order of their files. */
  public static ImmutableList<Template> read() {
    try {
      return readFrom(
          Path.of(Library.class.getProtectionDomain().getCodeSource().getLocation().toURI()));
    } catch (IOException | URISyntaxException | FormatException e) {
      throw new IllegalStateException("the shipped templates can't be read", e);
    }
  }

  /**
   * Those of one home.
   *
   * @param home the folder of the classes, or the jar
   */
  static ImmutableList<Template> readFrom(Path home) throws IOException, FormatException {
    if (Files.isDirectory(home)) {
      return readFolder(home.resolve(FOLDER));
    }
    try (FileSystem jar = FileSystems.newFileSystem(home)) {
      return readFolder(jar.getPath(FOLDER));
    }
  }

  private static ImmutableList<Template> readFolder(Path folder)
      throws IOException, FormatException {
    ImmutableList.Builder<Template> templates = ImmutableList.builder();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".yaml")).sorted().toList()) {
        for (Entry entry : Formats.entries(file)) {
          templates.add(entry.template(Optional.empty()));
        }
      }
    }
    return templates.build();
  }
}
