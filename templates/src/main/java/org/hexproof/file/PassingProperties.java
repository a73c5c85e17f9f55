package org.hexproof.file;

import com.google.common.collect.ImmutableMap;
import java.util.HashMap;
import java.util.Map;

/**
 * System properties that hold while a library of others starts, which asks for them. Whoever else
 * in this process has that library finds them as they were.
 */
public final class PassingProperties {
  private PassingProperties() {}

  /**
   * What is done meanwhile.
   *
   * @param <E> how it fails
   */
  @FunctionalInterface
  public interface Start<E extends Exception> {
    void run() throws E;
  }

  /** Sets them, starts, and sets them back. One at a time. */
  public static synchronized <E extends Exception> void during(
      ImmutableMap<String, String> properties, Start<E> start) throws E {
    Map<String, String> before = new HashMap<>();
    properties.forEach((name, value) -> before.put(name, System.setProperty(name, value)));
    try {
      start.run();
    } finally {
      before.forEach(PassingProperties::restore);
    }
  }

  private static void restore(String name, String before) {
    if (before == null) {
      System.clearProperty(name);
    } else {
      System.setProperty(name, before);
    }
  }
}
