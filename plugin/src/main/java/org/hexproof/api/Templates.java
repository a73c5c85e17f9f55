package org.hexproof.api;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.hexproof.format.FormatException;
import org.hexproof.format.Interpretation;
import org.hexproof.format.Member;
import org.hexproof.format.Place;
import org.hexproof.library.Library;
import org.hexproof.verify.Subject;

/**
 * Reads templates: text, YAML, HexWiki markup, HexProver's {@code .hdg}, Hex SGF and HexWorld
 * links.
 */
public final class Templates {
  private static final MemberReading<Template> READING = new MemberReading<>(Templates::template);

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
    return READING.file(file);
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
    return READING.file(file, faults);
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
    return READING.text(name, text);
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
    return READING.text(name, text, faults);
  }

  private static Template template(Member member) throws FormatException {
    Interpretation read = member.entry().interpret(Optional.empty());
    return new Template(new Subject(member.place(), read.template(), read.remarks()));
  }

  /** The templates that come with Hexproof. */
  public static List<Template> library() {
    return Library.read().stream()
        .map(template -> new Template(new Subject(new Place("library", 1, 1), template)))
        .collect(ImmutableList.toImmutableList());
  }
}
