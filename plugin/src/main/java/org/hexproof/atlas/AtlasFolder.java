package org.hexproof.atlas;

import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.hexproof.file.AtomicFile;
import org.hexproof.report.Document;

/**
 * The folder of an atlas. A list says which files in it are the atlas's own, so that a later one
 * takes their place and leaves all others be.
 */
final class AtlasFolder {
  static final String LIST = "atlas.json";

  /** What may be removed: no name in a list leads out of the folder. */
  private static final Pattern OWN =
      Pattern.compile(
          "(template|certificates)/[a-z0-9-]+(\\.[a-z0-9-]+)+|(index|laboratory)\\.html");

  private final Path folder;
  private final Set<String> before;
  private final Set<String> written = new TreeSet<>();

  private AtlasFolder(Path folder, Set<String> before) {
    this.folder = folder;
    this.before = before;
  }

  /**
   * A folder that is there.
   *
   * @param isForced whether one that has other files, and no atlas, is wanted all the same
   * @throws DirectoryNotEmptyException if it has and is not
   */
  static AtlasFolder open(Path folder, boolean isForced) throws IOException {
    Path list = folder.resolve(LIST);
    if (Files.exists(list)) {
      return new AtlasFolder(folder, read(list));
    }
    try (Stream<Path> inside = Files.list(folder)) {
      if (!isForced && inside.findFirst().isPresent()) {
        throw new DirectoryNotEmptyException(folder.toString());
      }
    }
    return new AtlasFolder(folder, Set.of());
  }

  /** The files that the atlas in a folder says are its own, by their names in it. */
  static Set<String> files(Path folder) throws IOException {
    return read(folder.resolve(LIST));
  }

  private static Set<String> read(Path list) throws IOException {
    Set<String> files = new TreeSet<>();
    try {
      for (JsonElement file :
          JsonParser.parseString(Files.readString(list))
              .getAsJsonObject()
              .getAsJsonArray("files")) {
        if (OWN.matcher(file.getAsString()).matches()) {
          files.add(file.getAsString());
        }
      }
    } catch (JsonParseException
        | IllegalStateException
        | ClassCastException
        | NullPointerException e) {
      throw new FileSystemException(list.toString(), null, "is not the list of an atlas");
    }
    return files;
  }

  /** Says which files will be there, so that a run that is stopped leaves an atlas, if a part. */
  void begin(Collection<String> planned) throws IOException {
    list(Sets.union(before, Set.copyOf(planned)), new Document());
  }

  Path path(String name) {
    return folder.resolve(name);
  }

  void write(String name, String content) throws IOException {
    write(name, content.getBytes(StandardCharsets.UTF_8));
  }

  /** Writes a file, which appears when it is complete. */
  void write(String name, byte[] content) throws IOException {
    Path path = path(name);
    Files.createDirectories(path.getParent());
    AtomicFile.write(path, content);
    written.add(name);
  }

  /** Takes a file for the atlas's own that others have written, if it is there. */
  boolean keep(String name) {
    return Files.exists(path(name)) && (written.add(name) || written.contains(name));
  }

  /** Removes what an earlier atlas had and this one has not, and says what there is. */
  void end(Document contents) throws IOException {
    for (String file : Sets.difference(before, written)) {
      if (!file.equals(LIST)) {
        Files.deleteIfExists(path(file));
      }
    }
    list(written, contents);
  }

  private void list(Set<String> files, Document contents) throws IOException {
    StringWriter text = new StringWriter();
    Document.versioned()
        .addAll(contents)
        .add("files", ImmutableSortedSet.copyOf(files))
        .writePretty(text);
    AtomicFile.write(path(LIST), text.toString().getBytes(StandardCharsets.UTF_8));
  }
}
