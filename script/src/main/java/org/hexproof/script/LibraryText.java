package org.hexproof.script;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.hexproof.format.yaml.YamlWriter;
import org.hexproof.library.Library;

/** Makes the text of the {@link ShippedLibrary} when the script is built. */
public final class LibraryText {
  private LibraryText() {}

  /** Writes it below the folder that is given. */
  public static void main(String... arguments) throws IOException {
    Path file = Path.of(arguments[0]).resolve(ShippedLibrary.RESOURCE);
    Files.createDirectories(file.getParent());
    Files.writeString(file, new YamlWriter().write(Library.read()));
  }
}
