package org.hexproof.api;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Interpretation;
import org.hexproof.format.Place;
import org.hexproof.format.file.Formats;
import org.hexproof.library.Library;
import org.hexproof.verify.Subject;

/**
 * Reads templates: text, YAML, HexWiki markup, HexProver's {@code .hdg}, Hex SGF and HexWorld
 * links.
 */
public final class Templates {
  private Templates() {}

  /**
   * All templates of a file, in their order. The format is told by the file's extension or, failing
   * that, by what it holds.
   *
   * @throws UnreadableException if anything in it is no template
   * @throws IOException if the file can't be read at all
   */
  public static List<Template> read(Path file) throws IOException {
    try {
      return templates(Formats.read(file));
    } catch (FormatException e) {
      throw new UnreadableException(e);
    }
  }

  /**
   * All templates of a text, in their order.
   *
   * @param name what to call the text in messages; an extension such as {@code .yaml} tells its
   *     format
   * @throws UnreadableException if anything in it is no template
   */
  public static List<Template> parse(String name, String text) throws UnreadableException {
    try {
      return templates(Formats.read(name, text.getBytes(StandardCharsets.UTF_8)));
    } catch (FormatException e) {
      throw new UnreadableException(e);
    }
  }

  private static List<Template> templates(List<Entry> entries) throws FormatException {
    ImmutableList.Builder<Template> templates = ImmutableList.builder();
    for (Entry entry : entries) {
      Interpretation read = entry.interpret(Optional.empty());
      templates.add(new Template(new Subject(entry.place(), read.template(), read.remarks())));
    }
    return templates.build();
  }

  /** The templates that come with Hexproof. */
  public static List<Template> library() {
    return Library.read().stream()
        .map(template -> new Template(new Subject(new Place("library", 1, 1), template)))
        .collect(ImmutableList.toImmutableList());
  }
}
