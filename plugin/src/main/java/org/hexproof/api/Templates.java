package org.hexproof.api;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.hexproof.format.FormatException;
import org.hexproof.format.Interpretation;
import org.hexproof.format.Member;
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
   * @throws UnreadableException if anything in it is no template; further faults are suppressed in
   *     the first
   * @throws IOException if the file can't be read at all
   */
  public static List<Template> read(Path file) throws IOException {
    Faults faults = new Faults();
    List<Template> templates = read(file, faults);
    faults.check();
    return templates;
  }

  /**
   * The templates of a file that can be read, in their order.
   *
   * @param faults takes what is wrong with each of the others
   * @throws UnreadableException if the file as a whole can't be read
   * @throws IOException if there is no such file
   */
  public static List<Template> read(Path file, Consumer<? super UnreadableException> faults)
      throws IOException {
    try {
      return templates(Formats.read(file), faults);
    } catch (FormatException e) {
      throw new UnreadableException(e);
    }
  }

  /**
   * All templates of a text, in their order.
   *
   * @param name what to call the text in messages; an extension such as {@code .yaml} tells its
   *     format
   * @throws UnreadableException if anything in it is no template; further faults are suppressed in
   *     the first
   */
  public static List<Template> parse(String name, String text) throws UnreadableException {
    Faults faults = new Faults();
    List<Template> templates = parse(name, text, faults);
    faults.check();
    return templates;
  }

  /**
   * The templates of a text that can be read, in their order.
   *
   * @param name what to call the text in messages, as above
   * @param faults takes what is wrong with each of the others
   * @throws UnreadableException if the text as a whole can't be read
   */
  public static List<Template> parse(
      String name, String text, Consumer<? super UnreadableException> faults)
      throws UnreadableException {
    try {
      return templates(Formats.read(name, text.getBytes(StandardCharsets.UTF_8)), faults);
    } catch (FormatException e) {
      throw new UnreadableException(e);
    }
  }

  private static List<Template> templates(
      List<Member> members, Consumer<? super UnreadableException> faults) {
    ImmutableList.Builder<Template> templates = ImmutableList.builder();
    for (Member member : members) {
      try {
        Interpretation read = member.entry().interpret(Optional.empty());
        templates.add(new Template(new Subject(member.place(), read.template(), read.remarks())));
      } catch (FormatException e) {
        faults.accept(new UnreadableException(e));
      }
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
