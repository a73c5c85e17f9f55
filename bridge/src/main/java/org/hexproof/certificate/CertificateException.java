package org.hexproof.certificate;

import java.io.IOException;

/** A certificate proves nothing: it is damaged, or a step of it doesn't follow. */
public final class CertificateException extends IOException {
  private static final long serialVersionUID = 1L;

  /** At a line of the text, counted from 1. */
  CertificateException(long line, String reason) {
    super("line " + line + ": " + reason);
  }
}
