package org.hexproof.format.file;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.Place;
import org.hexproof.format.Reader;
import org.hexproof.format.Source;
import org.hexproof.format.hdg.HdgReader;
import org.hexproof.format.hdg.HdgWriter;
import org.hexproof.format.hexboard.HexboardReader;
import org.hexproof.format.hexboard.HexboardWriter;
import org.hexproof.format.hexworld.HexWorldReader;
import org.hexproof.format.hexworld.HexWorldWriter;
import org.hexproof.format.htp.HtpWriter;
import org.hexproof.format.sgf.SgfEntry;
import org.hexproof.format.sgf.SgfReader;
import org.hexproof.format.sgf.SgfWriter;
import org.hexproof.format.text.TextReader;
import org.hexproof.format.text.TextWriter;
import org.hexproof.format.yaml.YamlReader;
import org.hexproof.format.yaml.YamlWriter;

/** Reads files and writes entries in any format. */
public final class Formats {
  private Formats() {}

  /**
   * Reads a file. The format is told by its extension or, failing that, by what it holds.
   *
   * @throws FormatException if the file is empty, too large, not UTF-8 or has no member at all
   * @throws IOException if the file can't be read at all
   */
  public static ImmutableList<Member> read(Path path) throws FormatException, IOException {
    try (InputStream in = Files.newInputStream(path)) {
      return read(path.toString(), in.readNBytes(Source.MAX_BYTES + 1));
    }
  }

  /** Reads the bytes of a file of this name; {@code -} names standard input. */
  public static ImmutableList<Member> read(String name, byte[] bytes) throws FormatException {
    Optional<Format> stated = Format.ofName(name);
    Source source = Pasted.clean(Decoding.decode(name, bytes), stated);
    Format format = stated.orElseGet(() -> Format.ofText(source.text()));
    return reader(format)
        .orElseThrow(
            () ->
                new FormatException(
                    new Place(name, 1, 1),
                    "format " + format.label() + " is only written, not read",
                    "give the board as text, yaml, hexboard, hdg, sgf or hexworld"))
        .read(source);
  }

  /**
   * The boards and templates of a file that has no fault.
   *
   * @throws FormatException at the first fault
   * @throws IOException if the file can't be read at all
   */
  public static ImmutableList<Entry> entries(Path path) throws FormatException, IOException {
    return Member.entries(read(path));
  }

  /** Those of the bytes of a file of this name. */
  public static ImmutableList<Entry> entries(String name, byte[] bytes) throws FormatException {
    return Member.entries(read(name, bytes));
  }

  /**
   * The text of a file that is no board.
   *
   * @throws FormatException if the file is empty, too large or not UTF-8
   */
  public static Source decode(String name, byte[] bytes) throws FormatException {
    return Decoding.decode(name, bytes);
  }

  /** The reader of a format; none for formats that are only written. */
  public static Optional<Reader> reader(Format format) {
    return Optional.ofNullable(
        switch (format) {
          case TEXT -> new TextReader();
          case YAML -> new YamlReader();
          case HDG -> new HdgReader();
          case HEXBOARD -> new HexboardReader();
          case SGF -> new SgfReader();
          case HEXWORLD -> new HexWorldReader();
          case HTP, SVG, PNG -> null;
        });
  }

  /**
   * An entry as text in this format.
   *
   * @throws FormatException if the format holds templates and the entry is none
   * @throws IllegalArgumentException if the format is a picture, or can't express the entry
   */
  public static String write(Format format, Entry entry) throws FormatException {
    return switch (format) {
      case YAML -> new YamlWriter().write(entry.template(Optional.empty()));
      case TEXT -> new TextWriter().write(entry.diagram());
      case HDG -> new HdgWriter().write(entry.diagram());
      case HEXBOARD -> new HexboardWriter().write(entry.diagram());
      case SGF ->
          entry instanceof SgfEntry game
              ? new SgfWriter().write(game.game().tree())
              : new SgfWriter().write(entry.diagram());
      case HTP -> new HtpWriter().write(entry.diagram());
      case HEXWORLD -> new HexWorldWriter().write(entry.diagram());
      case SVG, PNG -> throw new IllegalArgumentException(format.label() + " is a picture");
    };
  }
}
