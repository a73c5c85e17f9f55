package org.hexproof.format.file;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.format.Diagram;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.Place;
import org.hexproof.format.PlayedGame;
import org.hexproof.format.Reader;
import org.hexproof.format.Source;
import org.hexproof.format.hdg.HdgReader;
import org.hexproof.format.hdg.HdgWriter;
import org.hexproof.format.hexboard.HexboardReader;
import org.hexproof.format.hexboard.HexboardWriter;
import org.hexproof.format.hexworld.HexWorldReader;
import org.hexproof.format.hexworld.HexWorldWriter;
import org.hexproof.format.htp.HtpWriter;
import org.hexproof.format.moves.MoveListReader;
import org.hexproof.format.moves.MoveListWriter;
import org.hexproof.format.sgf.SgfCollection;
import org.hexproof.format.sgf.SgfEntry;
import org.hexproof.format.sgf.SgfReader;
import org.hexproof.format.sgf.SgfWriter;
import org.hexproof.format.six.SixReader;
import org.hexproof.format.text.TextReader;
import org.hexproof.format.text.TextWriter;
import org.hexproof.format.yaml.YamlReader;
import org.hexproof.format.yaml.YamlWriter;

/** Reads files and writes entries in any format. */
public final class Formats {
  private Formats() {}

  /**
   * Reads a file, unless it is too large, not UTF-8 or has no member at all. The format is told by
   * its extension or, failing that, by what it holds.
   */
  public static ImmutableList<Member> read(Path path) throws IOException {
    try (InputStream in = Files.newInputStream(path)) {
      return read(path.toString(), in.readNBytes(Source.MAX_BYTES + 1));
    }
  }

  /** Reads the bytes of a file of this name; {@code -} names standard input. */
  public static ImmutableList<Member> read(String name, byte[] bytes) throws FormatException {
    Optional<Format> stated = Format.ofName(name);
    Source source =
        isSgf(stated, bytes)
            ? Decoding.decodeSgf(name, bytes)
            : Pasted.clean(Decoding.decode(name, bytes), stated);
    Format format = format(source);
    return reader(format)
        .orElseThrow(
            () ->
                new FormatException(
                    new Place(name, 1, 1),
                    "format " + format.label() + " is only written, not read",
                    "give the board as text, yaml, hexboard, hdg, sgf, hexworld, moves or six"))
        .read(source);
  }

  /** The format of a text, by the name of its file or, failing that, by what it holds. */
  public static Format format(Source source) {
    return Format.ofName(source.name()).orElseGet(() -> Format.ofText(source.text()));
  }

  /** The boards and templates of a file; fails at its first fault. */
  public static ImmutableList<Entry> entries(Path path) throws IOException {
    return Member.entries(read(path));
  }

  /** The games of an SGF file, to which something can be added; nothing if it is no SGF. */
  public static Optional<SgfCollection> games(String name, byte[] bytes) throws FormatException {
    return isSgf(Format.ofName(name), bytes)
        ? Optional.of(SgfCollection.of(Decoding.decodeSgf(name, bytes)))
        : Optional.empty();
  }

  private static boolean isSgf(Optional<Format> stated, byte[] bytes) {
    if (stated.isEmpty() && bytes.length > Source.MAX_BYTES) {
      return false; // what is too large is refused as any format
    }
    return stated.orElseGet(() -> Format.ofText(new String(bytes, StandardCharsets.ISO_8859_1)))
        == Format.SGF;
  }

  /** The text of a file that is no board. */
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
          case MOVES -> new MoveListReader();
          case SIX -> new SixReader();
          case HTP, SVG, PNG -> null;
        });
  }

  /**
   * An entry as text in this format; fails if the format is a picture, holds templates and the
   * entry is none, or can't express it.
   */
  public static String write(Format format, Entry entry) throws FormatException {
    Optional<PlayedGame> game = entry.played();
    return switch (format) {
      case YAML -> new YamlWriter().write(entry.template(Optional.empty()));
      case TEXT -> new TextWriter().write(entry.diagram());
      case HDG -> new HdgWriter().write(entry.diagram());
      case HEXBOARD -> new HexboardWriter().write(numbered(entry));
      case SGF ->
          entry instanceof SgfEntry record
              ? new SgfWriter().write(record.game().tree())
              : game.map(new SgfWriter()::write)
                  .orElseGet(() -> new SgfWriter().write(entry.diagram()));
      case HTP ->
          game.map(new HtpWriter()::write).orElseGet(() -> new HtpWriter().write(entry.diagram()));
      case HEXWORLD ->
          game.map(new HexWorldWriter()::write)
              .orElseGet(() -> new HexWorldWriter().write(entry.diagram()));
      case MOVES ->
          new MoveListWriter()
              .write(
                  game.orElseThrow(
                      () ->
                          new IllegalArgumentException(
                              "this is a position without an order of moves")));
      case SIX -> throw new IllegalArgumentException("games of Six are only read");
      case SVG, PNG -> throw new IllegalArgumentException(format.label() + " is a picture");
    };
  }

  /** With the numbers of moves on their stones, unless they have labels. */
  private static Diagram numbered(Entry entry) {
    Diagram diagram = entry.diagram();
    return diagram.labels().isEmpty()
        ? diagram.withLabels(entry.played().map(PlayedGame::numbers).orElse(ImmutableMap.of()))
        : diagram;
  }

  /** What this format can't hold of an entry's game, and of how a position came to be. */
  public static ImmutableList<String> losses(Format format, Entry entry) {
    return Losses.of(format, entry);
  }

  /** Whether a text that is no file's name is a game itself: a link, a list of moves. */
  public static boolean isGame(String text) {
    Format format = Format.ofText(text);
    return format == Format.HEXWORLD
        || (format == Format.SGF && text.stripLeading().startsWith("("))
        || (format == Format.MOVES && text.strip().matches("(?s).+[\\s,;:].*|(\\w+[0-9]){3,}"));
  }
}
