package org.hexproof.terminal;

import java.io.OutputStream;

/** Standard error. */
public final class Messages extends PrintableStream {
  public Messages(OutputStream stream) {
    super(stream, true);
  }
}
