package org.hexproof.cli;

import java.util.Optional;

/** The program's version. */
public final class Version {
  private Version() {}

  /** As in {@code 0.1.0}; {@code development} when not run from the packaged jar. */
  public static String text() {
    return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
        .orElse("development");
  }
}
