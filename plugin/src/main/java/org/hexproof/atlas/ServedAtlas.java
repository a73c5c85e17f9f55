package org.hexproof.atlas;

import com.google.common.collect.ImmutableMap;
import com.google.common.io.MoreFiles;
import java.io.IOException;
import java.nio.file.Path;
import org.hexproof.page.LaboratoryLink;
import org.hexproof.serve.Content;

/** An atlas that was written before, for a server: the files that it says are its own. */
public final class ServedAtlas {
  private static final String INDEX = "index.html";

  private ServedAtlas() {}

  /**
   * What is sent at which path.
   *
   * @param root where the atlas is to be, as in {@code /atlas/}
   * @param laboratory takes the place of the one that the atlas has
   * @throws IOException if the folder has no atlas
   */
  public static ImmutableMap<String, Content> of(Path folder, String root, Content laboratory)
      throws IOException {
    ImmutableMap.Builder<String, Content> pages = ImmutableMap.builder();
    for (String name : AtlasFolder.files(folder)) {
      Content content = new Content(type(name), MoreFiles.asByteSource(folder.resolve(name)));
      pages.put(root + name, name.equals(LaboratoryLink.FILE) ? laboratory : content);
      if (name.equals(INDEX)) {
        pages.put(root, content);
      }
    }
    return pages.buildOrThrow();
  }

  private static String type(String name) {
    return switch (name.substring(name.lastIndexOf('.'))) {
      case ".html" -> "text/html; charset=utf-8";
      case ".svg" -> "image/svg+xml";
      case ".gz" -> "application/gzip";
      default -> "text/plain; charset=utf-8";
    };
  }
}
