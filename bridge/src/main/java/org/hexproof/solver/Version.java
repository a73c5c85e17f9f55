package org.hexproof.solver;

import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;

/** Which program this is, as the build wrote it down. */
public final class Version {
  /** What {@link #build} is of classes that Maven did not make, as in an IDE. */
  public static final String DEVELOPMENT = "development";

  private Version() {}

  /** As in {@code 0.1.0}. */
  public static String text() {
    return read(Resources.getResource(Version.class, "embedded/version.txt"));
  }

  /**
   * What tells this build from others of the same version: 16 hexadecimal digits, a hash over the
   * sources of the solver and of this program. The same sources have the same everywhere.
   */
  public static String build() {
    URL written = Version.class.getResource("build.txt");
    return written == null ? DEVELOPMENT : read(written);
  }

  private static String read(URL resource) {
    try {
      return Resources.toString(resource, StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
