package org.hexproof.house;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;

/** The program's own classes, without those of tests, be they in folders or in jars. */
public final class Production {
  /** The package that all of them are in or below. */
  public static final String OURS = "org.hexproof";

  public static final JavaClasses CLASSES =
      new ClassFileImporter().withImportOption(Production::includes).importPackages(OURS);

  private Production() {}

  private static boolean includes(Location location) {
    return ImportOption.Predefined.DO_NOT_INCLUDE_TESTS.includes(location)
        && !location.contains("-tests.jar");
  }
}
