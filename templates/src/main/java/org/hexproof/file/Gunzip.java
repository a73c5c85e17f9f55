package org.hexproof.file;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/** Uncompresses gzip. Other than its parent it doesn't overlook what follows. */
public final class Gunzip extends GZIPInputStream {
  private static final int TRAILER = 8;

  private Gunzip(InputStream in) throws IOException {
    super(in, 1 << 16);
  }

  /** The text of a file, which may be compressed. */
  public static InputStream text(InputStream file) throws IOException {
    InputStream in = new BufferedInputStream(file);
    in.mark(2);
    boolean compressed = in.read() == 0x1f && in.read() == 0x8b;
    in.reset();
    return compressed ? new Gunzip(in) : in;
  }

  /** The lines of such a file, for who knows already that it is in order. */
  public static BufferedReader lines(Path file) throws IOException {
    return new BufferedReader(
        new InputStreamReader(text(Files.newInputStream(file)), StandardCharsets.UTF_8));
  }

  @Override
  public int read(byte[] bytes, int from, int length) throws IOException {
    int count = super.read(bytes, from, length);
    if (count < 0 && (inf.getRemaining() > TRAILER || in.read() >= 0)) {
      throw new ZipException("something follows the compressed text");
    }
    return count;
  }
}
