package org.hexproof.certificate;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.zip.ZipException;
import org.hexproof.file.Gunzip;

/**
 * The text of a certificate, read once from the beginning to the end. Numbers, places and spaces
 * have one form each, so that no two texts say the same with the same items.
 */
final class Text {
  private static final int LONGEST_LINE = (1 << 17) - 1;
  private static final int MOST_DIGITS = 9;
  private static final int MOST_COLUMNS = 100;

  private final InputStream in;
  private final byte[] buffer = new byte[1 << 16];
  private int at;
  private int end;
  private long line = 1;

  Text(InputStream in) {
    this.in = in;
  }

  /** The text of a file, which may be compressed by gzip. */
  static Text of(InputStream file) throws IOException {
    try {
      return new Text(Gunzip.text(file));
    } catch (EOFException | ZipException e) {
      throw new CertificateException(1, "the compressed text is damaged");
    }
  }

  /** Whether the text begins so, in ASCII. Only before anything of it is read. */
  boolean beginsWith(String words) throws IOException {
    for (int count = 0; count >= 0 && end < words.length(); end += Math.max(0, count)) {
      count = read(end);
    }
    return new String(buffer, 0, end, StandardCharsets.ISO_8859_1).startsWith(words);
  }

  CertificateException refuse(String reason) {
    return new CertificateException(line, reason);
  }

  /** The line that was read to its end last, counted from 1. */
  long lastLine() {
    return line - 1;
  }

  /** Refuses the line that was read to its end last. */
  CertificateException refuseLast(String reason) {
    return new CertificateException(lastLine(), reason);
  }

  private CertificateException expected(String what) throws IOException {
    int c = peek();
    String found = c < 0 ? "the end of the file" : c > ' ' && c < 127 ? "" + (char) c : "byte " + c;
    return refuse("expected " + what + ", not " + (c == '\n' ? "the end of the line" : found));
  }

  /** The byte that comes next, or -1 at the end. */
  int peek() throws IOException {
    if (at == end) {
      end = Math.max(0, read(0));
      at = 0;
    }
    return end == 0 ? -1 : buffer[at] & 0xff;
  }

  /** Reads more into the buffer, from this index on; returns how much, or -1 at the end. */
  private int read(int from) throws IOException {
    try {
      return in.read(buffer, from, buffer.length - from);
    } catch (EOFException | ZipException e) {
      throw refuse("the compressed text is damaged or breaks off: " + e.getMessage());
    }
  }

  /** Takes the next byte, which must be there. */
  int next() throws IOException {
    int next = peek();
    at++;
    return next;
  }

  /** Takes the next byte if it is this one. */
  boolean take(char expected) throws IOException {
    boolean there = peek() == expected;
    at += there ? 1 : 0;
    return there;
  }

  void expect(char expected) throws IOException {
    if (!take(expected)) {
      throw expected(expected == '\n' ? "the end of the line" : "" + expected);
    }
    line += expected == '\n' ? 1 : 0;
  }

  /** Whether the list goes on, with a space before each item: it ends at " ;" or with the line. */
  boolean more() throws IOException {
    if (peek() == '\n') {
      return false;
    }
    if (!take(' ')) {
      throw expected("a space");
    }
    if (peek() == ' ' || peek() == '\n') {
      throw expected("an item behind the space");
    }
    return peek() != ';';
  }

  /** Goes on to the next item, which must be there. */
  void item() throws IOException {
    if (!more()) {
      throw expected("something more");
    }
  }

  /** Goes on to the next part of a line, behind a ';'. */
  void part() throws IOException {
    if (more()) {
      throw expected(";");
    }
    expect(';');
  }

  void expectEnd() throws IOException {
    if (peek() >= 0) {
      throw refuse("something follows the end");
    }
  }

  boolean isDigit() throws IOException {
    return peek() >= '0' && peek() <= '9';
  }

  /** A number of at most nine digits, without a sign or leading zeros. */
  int number() throws IOException {
    int number = 0;
    int digits = 0;
    for (; isDigit(); at++) {
      if (digits > 0 && number == 0) {
        throw refuse("a number with a leading zero");
      }
      number = number * 10 + buffer[at] - '0';
      if (++digits > MOST_DIGITS) {
        throw refuse("a number of more than " + MOST_DIGITS + " digits");
      }
    }
    if (digits == 0) {
      throw expected("a number");
    }
    return number;
  }

  private int signedNumber() throws IOException {
    boolean negative = take('-');
    int number = number();
    if (negative && number == 0) {
      throw refuse("a zero with a sign");
    }
    return negative ? -number : number;
  }

  /** Takes a word that must come next. */
  void word(String word) throws IOException {
    for (int i = 0; i < word.length(); i++) {
      expect(word.charAt(i));
    }
  }

  /** The index of a place on the sheet. */
  int place(Sheet sheet) throws IOException {
    Sheet.Site spot = spot(sheet);
    if (!sheet.contains(spot.col(), spot.row())) {
      throw refuse("no place outside in column " + spot.col() + ", row " + spot.row());
    }
    return sheet.place(spot.col(), spot.row());
  }

  /** A place that need not be on the sheet. */
  Sheet.Site spot(Sheet sheet) throws IOException {
    int col = 0;
    for (; peek() >= 'a' && peek() <= 'z' && col < MOST_COLUMNS; at++) {
      col = col * 26 + buffer[at] - 'a' + 1;
    }
    boolean cell = col > 0;
    if (!cell) {
      col = signedNumber();
      expect(',');
    }
    int row = cell ? number() : signedNumber();
    if (cell != sheet.isOnBoard(col, row)) {
      throw refuse(
          "no " + (cell ? "cell" : "place outside") + " in column " + col + ", row " + row);
    }
    return new Sheet.Site(col, row);
  }

  /** What follows this word and a space on a line of the head; nothing if the line is the word. */
  String after(String word) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (; peek() >= ' ' && bytes.size() < LONGEST_LINE; at++) {
      bytes.write(peek());
    }
    String text = decoded(bytes.toByteArray());
    if (text.equals(word)) {
      return "";
    }
    if (!text.startsWith(word + " ")) {
      throw refuse("expected '" + word + " ...'");
    }
    String rest = text.substring(word.length() + 1);
    if (rest.isEmpty() || rest.startsWith(" ") || rest.endsWith(" ")) {
      throw refuse("expected one space behind '" + word + "', and none at the end of the line");
    }
    return rest;
  }

  private String decoded(byte[] bytes) throws CertificateException {
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw refuse("the line is not in UTF-8");
    }
    if (text.chars().anyMatch(Character::isISOControl)) {
      throw refuse("a control character");
    }
    return text;
  }
}
