package org.hexproof.api;

import java.io.IOException;
import org.hexproof.certificate.CertificateException;

/** A certificate proves nothing: it is damaged, or a step of it doesn't follow. */
public final class RefusedException extends IOException {
  private static final long serialVersionUID = 1L;

  RefusedException(String name, CertificateException cause) {
    super(name + ": " + cause.getMessage(), cause);
  }
}
