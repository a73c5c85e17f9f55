package org.hexproof.page;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** What the laboratory is called beside other pages, and how it is opened with a drawing. */
public final class LaboratoryLink {
  public static final String FILE = "laboratory.html";

  private LaboratoryLink() {}

  /** The address that opens it so, from beside it. */
  public static String to(String drawing) {
    // Forms write a blank as a plus sign, addresses don't.
    return FILE + "#" + URLEncoder.encode(drawing, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
