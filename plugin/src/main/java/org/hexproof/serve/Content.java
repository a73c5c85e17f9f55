package org.hexproof.serve;

import java.nio.charset.StandardCharsets;

/** What is sent for a request, and of which media type. */
public record Content(String type, String text) {
  /** A page. */
  public static Content page(String text) {
    return new Content("text/html; charset=utf-8", text);
  }

  /** Data. */
  public static Content json(String text) {
    return new Content("application/json; charset=utf-8", text);
  }

  byte[] bytes() {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
