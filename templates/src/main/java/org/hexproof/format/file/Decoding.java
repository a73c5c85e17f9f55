package org.hexproof.format.file;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.Source;

/** From the bytes of a file to its text: strictly UTF-8, with or without a byte order mark. */
final class Decoding {
  private Decoding() {}

  static Source decode(String name, byte[] bytes) throws FormatException {
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
    CharBuffer chars = CharBuffer.allocate(bytes.length);
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    CoderResult result = decoder.decode(in, chars, true);
    String text = chars.flip().toString();
    if (result.isError()) {
      throw new FormatException(
          end(name, text),
          "byte "
              + (in.position() + 1)
              + " of the file (0x"
              + HexFormat.of().withUpperCase().toHexDigits(bytes[in.position()])
              + ") is not UTF-8",
          "save the file as UTF-8; it may be Latin-1 or no text at all");
    }
    int nul = text.indexOf('\0');
    if (nul >= 0) {
      throw new FormatException(
          end(name, text.substring(0, nul)), "a NUL character: this is no text file");
    }
    return new Source(name, text.startsWith("\uFEFF") ? text.substring(1) : text);
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
