package org.hexproof.atlas;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Where the laboratory lies in an atlas, and how it is opened with a drawing. */
final class LaboratoryLink {
  static final String FILE = "laboratory.html";

  private LaboratoryLink() {}

  /** The address that opens it so, from beside it. */
  static String to(String drawing) {
    // Forms write a blank as a plus sign, addresses don't.
    return FILE + "#" + URLEncoder.encode(drawing, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
