package org.hexproof.serve;

import com.google.common.io.ByteSource;
import com.google.common.io.CharSource;
import java.nio.charset.StandardCharsets;

/** What is sent for a request, and of which media type. */
public record Content(String type, ByteSource bytes) {
  /** A page. */
  public static Content page(String text) {
    return of("text/html; charset=utf-8", text);
  }

  /** Data. */
  public static Content json(String text) {
    return of("application/json; charset=utf-8", text);
  }

  /** Words for people. */
  static Content words(String text) {
    return of("text/plain; charset=utf-8", text + "\n");
  }

  private static Content of(String type, String text) {
    return new Content(type, CharSource.wrap(text).asByteSource(StandardCharsets.UTF_8));
  }
}
