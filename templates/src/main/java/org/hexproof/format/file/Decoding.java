package org.hexproof.format.file;

import com.google.common.collect.ImmutableList;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import org.hexproof.format.Encoding;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.Source;

/** From the bytes of a file to its text. */
final class Decoding {
  /** The property of SGF that names the charset. */
  private static final Pattern CHARSET = Pattern.compile("CA\\s*\\[\\s*([^\\]\\s]{1,40})\\s*\\]");

  private static final String ASCII = "()[];\\:\n ABZabz019";
  private static final char MARK = '\uFEFF';

  private Decoding() {}

  /** Strictly UTF-8, with or without a byte order mark. */
  static Source decode(String name, byte[] bytes) throws FormatException {
    check(name, bytes);
    CharBuffer chars = CharBuffer.allocate(bytes.length);
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    CoderResult result = decoder.decode(in, chars, true);
    String text = chars.flip().toString();
    if (result.isError()) {
      throw new FormatException(
          end(name, text),
          "byte %s of the file (0x%02X) is not UTF-8"
              .formatted(in.position() + 1, bytes[in.position()]),
          "save the file as UTF-8; it may be Latin-1 or no text at all");
    }
    return source(name, text, StandardCharsets.UTF_8);
  }

  /**
   * An SGF file: in the charset that it names, else in UTF-8, else in ISO-8859-1, the first that
   * gives back the same bytes.
   */
  static Source decodeSgf(String name, byte[] bytes) throws FormatException {
    check(name, bytes);
    ImmutableList.Builder<Charset> charsets = ImmutableList.builder();
    CHARSET
        .matcher(new String(bytes, StandardCharsets.ISO_8859_1))
        .results()
        .map(match -> match.group(1))
        .distinct()
        .forEach(called -> charset(called).ifPresent(charsets::add));
    charsets.add(StandardCharsets.UTF_8);
    for (Charset charset : charsets.build()) {
      String text = new String(bytes, charset);
      if (Arrays.equals(text.getBytes(charset), bytes)) {
        return source(name, text, charset);
      }
    }
    return source(
        name, new String(bytes, StandardCharsets.ISO_8859_1), StandardCharsets.ISO_8859_1);
  }

  /** The charset of this name, if there is one that has ASCII in it. */
  private static Optional<Charset> charset(String name) {
    if (!Encoding.isKnown(name)) {
      return Optional.empty();
    }
    Charset charset = Charset.forName(name);
    boolean hasAscii =
        charset.canEncode()
            && Arrays.equals(ASCII.getBytes(charset), ASCII.getBytes(StandardCharsets.US_ASCII));
    return hasAscii ? Optional.of(charset) : Optional.empty();
  }

  private static void check(String name, byte[] bytes) throws FormatException {
    Place start = new Place(name, 1, 1);
    if (bytes.length == 0) {
      throw new FormatException(start, "the file is empty", "expected a board or a template");
    }
    if (bytes.length > Source.MAX_BYTES) {
      throw new FormatException(
          start,
          "the file is larger than " + (Source.MAX_BYTES >> 20) + " MiB",
          "split it into several files");
    }
    if (looksLikeUtf16(bytes)) {
      throw new FormatException(
          start, "the file is UTF-16, expected UTF-8", "save it as UTF-8 and try again");
    }
  }

  private static Source source(String name, String text, Charset charset) throws FormatException {
    int nul = text.indexOf('\0');
    if (nul >= 0) {
      throw new FormatException(
          end(name, text.substring(0, nul)), "a NUL character: this is no text file");
    }
    boolean marked = !text.isEmpty() && text.charAt(0) == MARK;
    return new Source(name, marked ? text.substring(1) : text, new Encoding(charset, marked));
  }

  private static boolean looksLikeUtf16(byte[] bytes) {
    if (bytes.length < 2) {
      return false;
    }
    int first = bytes[0] & 0xff;
    int second = bytes[1] & 0xff;
    boolean marked = (first == 0xff && second == 0xfe) || (first == 0xfe && second == 0xff);
    return marked || (first == 0) != (second == 0);
  }

  private static Place end(String name, String text) {
    int lineStart = text.lastIndexOf('\n') + 1;
    int line = 1 + (int) text.chars().filter(c -> c == '\n').count();
    return new Place(name, line, text.length() - lineStart + 1);
  }
}
