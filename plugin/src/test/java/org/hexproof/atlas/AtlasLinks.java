package org.hexproof.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.hexproof.page.LaboratoryLink;

/** Follows the links of an atlas: each leads to a file and, behind {@code #}, to a part of it. */
public final class AtlasLinks {
  private static final Pattern LINK = Pattern.compile("<a ([^>]*)>");
  private static final Pattern ATTRIBUTE = Pattern.compile("([a-z-]+)=\"([^\"]*)\"");
  private static final Pattern ID = Pattern.compile(" id=\"([^\"]*)\"");

  private final Path folder;
  private final Map<Path, Set<String>> ids = new HashMap<>();
  private final Set<Path> reached = new HashSet<>();
  private int count;

  private AtlasLinks(Path folder) {
    this.folder = folder;
  }

  /** Follows all of them; how many there are. */
  public static int check(Path folder) throws IOException {
    AtlasLinks links = new AtlasLinks(folder);
    for (Path page : links.pages()) {
      links.ids.put(page, attributes(ID, Files.readString(page)));
    }
    for (Path page : links.pages()) {
      links.follow(page);
    }
    assertThat(links.reached).as("pages to which a link leads").containsAll(links.pages());
    return links.count;
  }

  /** All but the laboratory, which is a program. */
  private List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".html"))
          .filter(file -> !file.endsWith(LaboratoryLink.FILE))
          .sorted()
          .toList();
    }
  }

  private static Set<String> attributes(Pattern pattern, String text) {
    Set<String> values = new HashSet<>();
    pattern.matcher(text).results().forEach(found -> values.add(found.group(1)));
    return values;
  }

  private void follow(Path page) throws IOException {
    Matcher link = LINK.matcher(Files.readString(page));
    while (link.find()) {
      Map<String, String> values = new HashMap<>();
      ATTRIBUTE
          .matcher(link.group(1))
          .results()
          .forEach(each -> values.put(each.group(1), each.group(2)));
      count++;
      follow(page, values);
    }
  }

  private void follow(Path page, Map<String, String> link) {
    String address = link.get("href");
    if (address.startsWith("http")) {
      assertThat(link.get("rel")).as(address).isEqualTo("external noreferrer noopener");
      return;
    }
    if (link.getOrDefault("id", "").equals("link")) {
      return; // the position that is shown, which the page's script writes behind the #
    }
    String[] parts = address.split("#", 2);
    Path target =
        parts[0].isEmpty() ? page : page.resolveSibling(URI.create(parts[0]).getPath()).normalize();
    assertThat(target).as(page + " leads to " + address).isRegularFile().startsWith(folder);
    reached.add(target);
    boolean isDrawing = target.endsWith(LaboratoryLink.FILE);
    if (parts.length > 1 && !isDrawing) {
      assertThat(ids.get(target))
          .as(page + " leads to " + address)
          .contains(URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
    }
  }
}
